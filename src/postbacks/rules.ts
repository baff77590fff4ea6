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
};
type Placeholder = keyof typeof VALUES;

const PLACEHOLDER = /\{([^{}]*)\}/g;
/** Scheme and host without a placeholder, then path and query. What a browser's parser would drop or read as a slash is refused. */
const TEMPLATE = /^https?:\/\/[^/?#\\{}\s]+(?:[/?][^#\\\s]*)?$/i;

/** What other services write for a placeholder: a known name in other brackets, or any name as the whole of a value. */
const FOREIGN = [
  /[[<(%$:*|!~@](?:click_ref|event|commission_id|amount|currency|status)[\])>%$*|!~@](?![=[])/i,
  /[$:@](?:click_ref|event|commission_id|amount|currency|status)\b/i,
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

/** The address with the values of an event; undefined if it would lead to another server than the template does. */
export function fillTemplate(template: string, body: PostbackBody): string | undefined {
  if (!isTemplate(template)) return undefined;
  const filled = fillWith(template, (name) => VALUES[name](body));
  return new URL(filled).origin === new URL(fillWith(template, () => 'x')).origin ? filled : undefined;
}

/** The template with a value instead of each placeholder, to check it like an address. */
export const sampleOf = (template: string): string => fillWith(template, () => 'x');
