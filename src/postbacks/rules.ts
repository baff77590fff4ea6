// A partner's postback: which events it can get, and how its address is filled.
import { decimalText } from '@referral-tracking/shared/amount-text';
import { keyedHash } from '../lib/hashing.ts';
import type { EventType } from '../webhooks/event.ts';
import type { CommissionStatus, Currency } from '../common/types.ts';

export type PostbackEvent = Extract<EventType, `commission.${string}`>;
export type PostbackType = PostbackEvent | 'postback.test';

/** What a postback says of a commission: nothing of the customer. */
export interface PostbackData {
  /** stands for the click; empty without one */
  click_ref: string;
  commission_id: number;
  amount_cents: number;
  currency: Currency;
  status: CommissionStatus;
  /** what the partner has noted on the click; empty without a note */
  sub: string;
  sub2: string;
  sub3: string;
}

/** What is posted, and what the placeholders of an address have their values from. */
export interface PostbackBody {
  type: PostbackType;
  timestamp: string;
  data: PostbackData;
  program_id: number;
  test: boolean;
  sequence: number;
}

/** A click's identifier is a credential, so partners get a keyed hash of it: the same for the same click of the program. */
export const clickRef = (secretKey: Buffer, programId: number, clickId: string): string =>
  keyedHash(secretKey, `click of a postback of program ${programId} ${clickId}`).toString('base64url');

const VALUES = {
  click_ref: ({ data }: PostbackBody) => data.click_ref,
  event: ({ type }: PostbackBody) => type,
  commission_id: ({ data }: PostbackBody) => String(data.commission_id),
  amount: ({ data }: PostbackBody) => decimalText(data.amount_cents, data.currency),
  currency: ({ data }: PostbackBody) => data.currency,
  status: ({ data }: PostbackBody) => data.status,
  sub: ({ data }: PostbackBody) => data.sub,
  sub2: ({ data }: PostbackBody) => data.sub2,
  sub3: ({ data }: PostbackBody) => data.sub3,
};
type Placeholder = keyof typeof VALUES;

const PLACEHOLDER = /\{([^{}]*)\}/g;
/** Scheme and host without a placeholder, then path and query. What a browser's parser would drop or read as a slash is refused. */
const TEMPLATE = /^https?:\/\/[^/?#\\{}\s]+(?:[/?][^#\\\s]*)?$/i;

/** What other services write for a placeholder: a known name in other brackets, or any name as the whole of a value. */
const FOREIGN = [
  /[[<(%$:*|!~@](?:click_ref|event|commission_id|amount|currency|status|sub[23]?)[\])>%$*|!~@](?![=[])/i,
  /[$:@](?:click_ref|event|commission_id|amount|currency|status|sub[23]?)\b/i,
  /[=/][[<][\w .-]+[\]>](?=[&/;?]|$)/,
];

const isForeign = (text: string): boolean => /[{}]/.test(text) || FOREIGN.some((pattern) => pattern.test(text));

/** The text after each layer of percent encoding. Only ASCII matters, so a broken sequence may stay. */
function layersOf(text: string): string[] {
  const decoded = text.replaceAll(/%([0-7][0-9a-f])/gi, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));
  return decoded === text ? [text] : [text, ...layersOf(decoded)];
}

/** Whether the placeholders are known, and in the path and the query only. One that is spelled in another way is unknown. */
export function isTemplate(text: string): boolean {
  const names = [...text.matchAll(PLACEHOLDER)].map(([, name]) => name!);
  return (
    TEMPLATE.test(text) &&
    names.every((name) => Object.hasOwn(VALUES, name)) &&
    !/[$%]\{/.test(text) &&
    !layersOf(text.replaceAll(PLACEHOLDER, '')).some(isForeign)
  );
}

const fillWith = (template: string, valueOf: (name: Placeholder) => string): string =>
  template.replaceAll(PLACEHOLDER, (_, name: Placeholder) => encodeURIComponent(valueOf(name)));

/** The template with a value instead of each placeholder, to check it like an address. */
export const sampleOf = (template: string): string => fillWith(template, () => 'x');

/** The server that an address leads to, and how many segments its path has, as a client reads them. */
function placeOf(address: string): string {
  const { origin, pathname } = new URL(address);
  return `${origin} ${pathname.split('/').length}`;
}

/**
 * The address with the values of an event; undefined if it would lead to another server than the template does. A visitor may
 * write notes, so those that would change the path, as dots do, are left out.
 */
export function fillTemplate(template: string, body: PostbackBody): string | undefined {
  if (!isTemplate(template)) return undefined;
  const place = placeOf(sampleOf(template));
  const withoutNotes = { ...body, data: { ...body.data, sub: '', sub2: '', sub3: '' } };
  return [body, withoutNotes]
    .map((values) => fillWith(template, (name) => VALUES[name](values)))
    .find((filled) => placeOf(filled) === place);
}
