// Parsers for the values of flags. Each returns the value, or throws the error that commander shows with the help.
import { InvalidArgumentError } from 'commander';
import { isDecimal } from './decimal.ts';
import { LONGEST_ADDRESS, parseAddress } from '../common/email.ts';
import { parseLinkCode } from '../links/rules.ts';
import { parseDomain, parseOrigin } from '../common/origin.ts';
import { isCurrencyCode } from '@referral-tracking/shared/amount-text';
import type { Currency } from '../common/types.ts';
import { isDateTime } from '@referral-tracking/shared/formats';
import { HIGHEST_RATES, HOST_NAME, isVisible, POSITIVE_RATE } from './requirements.ts';

const mustBe = (what: string): never => {
  throw new InvalidArgumentError(`It must be ${what}.`);
};

const whole =
  (what: string, least: number, most: number) =>
  (text: string): number => {
    const value = /^\d+$/.test(text) ? Number(text) : NaN;
    return value >= least && value <= most ? value : mustBe(what);
  };

export const id = whole('the id of a record, a positive integer', 1, Number.MAX_SAFE_INTEGER);
/** Adds to the ids given so far: the flag may be repeated. */
export const ids = (value: string, before: number[] = []): number[] => [...before, id(value)];
export const windowDays = whole('a positive whole number of days', 1, 2 ** 31 - 1);
export const cents = whole('a whole number of the smallest currency unit, 0 or more', 0, Number.MAX_SAFE_INTEGER);

export const limit = whole('a whole number from 1 to 1000', 1, 1000);

/** Which currencies there are depends on the settings, which are not read yet. */
export const currency = (text: string): Currency =>
  isCurrencyCode(text) ? (text as Currency) : mustBe('the code of a currency (ISO 4217), such as USD');

/** The number of characters as readers count them, not the number of UTF-16 units. */
const lengthOf = (value: string): number => [...value].length;

/** Free text of up to 1000 characters that is not blank. */
export const text = (value: string): string =>
  isVisible(value) && lengthOf(value) <= 1000 ? value : mustBe('a text of 1 to 1000 characters');

export const identifier = (value: string): string =>
  value !== '' && lengthOf(value) <= 255 ? value : mustBe('a text of 1 to 255 characters');

/** The flag value that stands for the first line of standard input. */
export const STANDARD_INPUT = '-';
export const WEBHOOK_SECRET_RULE = 'the signing secret of a webhook endpoint, whsec_…';

/** Whether the text is a webhook secret. Stripe's other keys look similar but would never match a signature. */
export const isWebhookSecret = (value: string): boolean => /^whsec_[\x21-\x7e]{1,249}$/.test(value);

export const webhookSecret = (value: string): string =>
  value === STANDARD_INPUT || isWebhookSecret(value) ? value : mustBe(WEBHOOK_SECRET_RULE);

/** Adds Stripe Connect accounts to the previous ones: the flag may be repeated. */
export const stripeAccounts = (value: string, before: string[] = []): string[] => [
  ...before,
  /^acct_[A-Za-z0-9]{1,250}$/.test(value) ? value : mustBe('the id of a Stripe account, acct_…'),
];

/** An e-mail address, in the form in which addresses are stored. */
export const email = (value: string): string =>
  (value === value.trim() ? parseAddress(value) : undefined) ??
  mustBe(`an e-mail address of up to ${LONGEST_ADDRESS} characters`);

export const code = (value: string): string => parseLinkCode(value) ?? mustBe('3 to 32 letters, digits and dashes');

export const domain = (value: string): string =>
  (value.length <= 1000 ? parseDomain(value) : undefined) ?? mustBe(HOST_NAME);

/** Adds origins to the previous ones: the flag may be repeated. */
export const origins = (value: string, before: string[] = []): string[] => {
  const origin = value.length <= 4096 ? parseOrigin(value) : undefined;
  return [...before, origin ?? mustBe('an exact origin such as https://shop.brand.dev, without a path')];
};

/** The rate as text. The database checks the limits of the commission type. */
export const commissionRate = (value: string): string => {
  const rate = isDecimal(value) ? Number(value) : NaN;
  if (!(rate > 0)) return mustBe(POSITIVE_RATE);
  return rate <= 1_000_000 ? value : mustBe(HIGHEST_RATES);
};

/** A future time, in ISO 8601 with an offset. */
export const futureTime =
  (now: () => Date) =>
  (value: string): Date => {
    const time = isDateTime(value) ? new Date(value) : undefined;
    return time && time > now() ? time : mustBe('a time in the future, in ISO 8601 with offset: 2030-01-31T12:00:00Z');
  };
