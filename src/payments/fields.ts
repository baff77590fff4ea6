// The fields of an event's objects, whose shapes nothing guarantees.
import { isCurrencyCode, minorDigits } from '@referral-tracking/shared/amount-text';
import type { NamedCustomer } from '../common/types.ts';
import { SECOND } from '../lib/clock.ts';
import { isStorable } from '../lib/json.ts';
import type { CodeReference } from '../attribution/codes.ts';

export type Fields = Readonly<Record<string, unknown>>;

/** The most characters of a stored name. */
export const LONGEST_NAME = 255;
export const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null;
export const fieldsOf = (value: unknown): Fields => (isObject(value) ? value : {});

/** The objects of a list; of anything else none. */
export const listOf = (value: unknown): Fields[] => (Array.isArray(value) ? value.map(fieldsOf) : []);

/** A text that can be stored as an identifier; undefined for any other value. */
export const text = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' && isShort(value) && isStorable(value) ? value : undefined;

/** A character has two units at most, so that a huge text is not taken apart. */
const isShort = (value: string): boolean => value.length <= 2 * LONGEST_NAME && [...value].length <= LONGEST_NAME;

/** The identifier in a field that holds an identifier or the expanded object. */
export const idOf = (value: unknown): string | undefined => text(isObject(value) ? value.id : value);

export const amount = (value: unknown): number | undefined =>
  Number.isSafeInteger(value) && (value as number) >= 0 ? (value as number) : undefined;

export const currency = (value: unknown): string | undefined => text(value)?.toUpperCase();

/** Identifiers of nobody: a guest's `0`, an empty text. */
const NOBODY: readonly unknown[] = ['0', 0, '', null, undefined];

/** An identifier that may be a number; undefined if it is nobody's. */
export const identifier = (value: unknown): string | undefined =>
  NOBODY.includes(value) ? undefined : text(Number.isSafeInteger(value) ? String(value) : value);

/** The same with the processor's name before it, because other processors have equal numbers. */
export const prefixed = (prefix: string, value: unknown): string | undefined => {
  const id = identifier(value);
  return id === undefined ? undefined : text(`${prefix}-${id}`);
};

/** The customer in data that the seller's checkout passed on. */
export const namedIn = (data: unknown, reference?: unknown): NamedCustomer => ({
  clickId: text(fieldsOf(data).click_id),
  customerKey: identifier(fieldsOf(data).customer_key),
  reference: identifier(reference),
});

/** A text or a number as a text; empty for any other value, which may be too large, or have no text at all. */
export const printed = (value: unknown): string =>
  typeof value === 'number' ? String(value) : typeof value === 'string' ? value : '';

/** The years of times that are stored. */
const [EARLIEST, LATEST] = [Date.UTC(1970, 0), Date.UTC(9999, 0)];

/** A time as a text with its zone; undefined if it is not one, or none that can be stored. */
export function timeIn(value: unknown): Date | undefined {
  const ms = typeof value === 'string' ? Date.parse(value) : NaN;
  return ms >= EARLIEST && ms < LATEST ? new Date(ms) : undefined;
}

/** A time in UTC whose text does not say so. */
export const timeInUtc = (value: unknown): Date | undefined =>
  typeof value === 'string' ? timeIn(/(Z|[+-]\d\d:?\d\d)$/.test(value) ? value : `${value}Z`) : undefined;

/** A decimal such as `59.40` in the smallest unit of its currency; undefined if it is no amount, or has a part of that unit. */
export function decimalIn(code: string | undefined, value: unknown): number | undefined {
  const digits = code !== undefined && isCurrencyCode(code) ? minorDigits(code) : 2;
  const [, sign = '', whole = '', part = ''] = /^(-?)(\d{1,12})(?:\.(\d{1,8}))?$/.exec(printed(value)) ?? [];
  if (whole === '' || /[1-9]/.test(part.slice(digits))) return undefined;
  const cents = Number(whole + part.slice(0, digits).padEnd(digits, '0'));
  return amount(sign === '' ? cents : cents === 0 ? 0 : NaN);
}

/** A part of an amount: 0 if it is not stated; undefined if it is no amount, because what is unknown must not earn. */
export const partIn = (code: string | undefined, value: unknown): number | undefined =>
  value === undefined || value === null || value === '' ? 0 : decimalIn(code, value);

/** The most codes of a payment: each is looked up, and stored with its event. */
export const MOST_CODES = 20;

/** The discount codes that customers entered. */
export const codesIn = (texts: readonly unknown[]): { codes?: CodeReference[] } => {
  const codes = texts.slice(0, MOST_CODES).flatMap((sent) => {
    const code = text(sent);
    return code === undefined ? [] : [{ code }];
  });
  return codes.length === 0 ? {} : { codes };
};

/** A whole number in a text, as some processors write amounts; undefined for anything else. */
export const wholeIn = (value: unknown): number | undefined =>
  typeof value === 'string' && /^\d{1,15}$/.test(value) ? amount(Number(value)) : amount(value);

/** A signed time is in seconds. */
export const secondsOf = (at: Date): number => Math.floor(at.getTime() / SECOND);

/** A part of an amount, if there is any. */
export const part = (cents: number | undefined): number | undefined => (cents === 0 ? undefined : cents);
