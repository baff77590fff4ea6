// Parsers for the values of flags. Each returns the value, or throws the error that is shown with the help.
import { InvalidArgumentError } from 'commander';
import { isDateTime, parseUrl } from '@referral-tracking/shared/formats';
import { nameIn } from '@referral-tracking/shared/link-names';
import { API_KEY_RULE, BASE_URL_RULE, parseApiKey, parseBaseUrl, TOKEN_RULE } from './settings.ts';

const mustBe = (what: string): never => {
  throw new InvalidArgumentError(`It must be ${what}.`);
};

export const id = (text: string): number => {
  const value = /^\d+$/.test(text) ? Number(text) : NaN;
  return Number.isSafeInteger(value) && value > 0 ? value : mustBe('the id of a record, a positive integer');
};

/** Any number; the service checks its range. */
export const number = (text: string): number =>
  /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)$/.test(text) ? Number(text) : mustBe('a number such as 12.5');

/** Any whole number, in a form that a number represents exactly; the service checks its range. */
export const whole = (text: string): number => {
  const value = /^-?\d+$/.test(text) ? Number(text) : NaN;
  return Number.isSafeInteger(value) ? value : mustBe('a whole number');
};

/** A time as the service reads it. A day stands for its beginning (UTC). */
export const time = (text: string): string => {
  const full = /^\d{4}-\d\d-\d\d$/.test(text) ? `${text}T00:00:00Z` : text;
  return isDateTime(full) ? full : mustBe('a day such as 2026-11-01, or a time such as 2026-11-01T09:00:00Z');
};

export interface Person {
  email: string;
  name?: string;
}

/** `anna@partner.dev`, or `Anna <anna@partner.dev>` with a name. */
export const person = (text: string): Person => {
  const [, name = '', email = text.trim()] = /^([^<>]*)<([^<>]*)>$/.exec(text.trim()) ?? [];
  if (!/^[^\s<>@]+@[^\s<>@]+$/.test(email))
    return mustBe('an e-mail address, or a name and an address: "Anna <anna@partner.dev>"');
  return { email, ...(name.trim() === '' ? {} : { name: name.trim() }) };
};

export interface Header {
  name: string;
  value: string;
}

export const HEADER_RULE = 'a header such as "X-Gateway-Key: 4f1c", or - to read it from standard input';

/** `X-Gateway-Key: 4f1c`; the service checks the name and the value. */
export function parseHeader(text: string): Header | undefined {
  const [, name = '', value = ''] = /^([^:\s]+):(.+)$/.exec(text.trim()) ?? [];
  return value.trim() === '' ? undefined : { name, value: value.trim() };
}

/** The value often is a secret, so `-` stands for the first line of standard input, which is read later. */
export const header = (text: string): Header | '-' =>
  text === '-' ? text : (parseHeader(text) ?? mustBe(HEADER_RULE));

export const scale = (text: string): number => {
  const value = number(text);
  return value > 0 ? value : mustBe('a number above 0');
};

export const baseUrl = (text: string): string => parseBaseUrl(text) ?? mustBe(BASE_URL_RULE);

export const apiKey = (text: string): string => parseApiKey(text) ?? mustBe(API_KEY_RULE);

export const token = (text: string): string => parseApiKey(text) ?? mustBe(TOKEN_RULE);

export const code = (text: string): string =>
  nameIn(text) === text.toLowerCase()
    ? text
    : mustBe('the code of a link or an alias, 1 to 64 letters, digits and . _ ~ -');

export const origin = (text: string): string =>
  /^https?:/.test(text) && parseUrl(text)?.origin === text ? text : mustBe('an origin such as https://brand.dev');
