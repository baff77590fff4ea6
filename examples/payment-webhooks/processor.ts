import { createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { RefundRequest, SaleRequest } from '@referral-tracking/client';

/** What a payment processor sends: the body exactly as it arrived, because the signature covers its bytes. */
export interface Delivery {
  body: string;
  headers: IncomingHttpHeaders;
}

/** What to send to the referral service. Undefined: the event changes nothing there. */
export type Tracked = { sale: SaleRequest } | { refund: RefundRequest } | undefined;

export interface Processor {
  isSigned: (delivery: Delivery, secret: string, now: Date) => boolean;
  read: (event: never) => Tracked;
}

/** A signature of an older delivery is rejected, so that nobody can send it again. */
const TOLERANCE_SECONDS = 300;

export const isFresh = (seconds: number, now: Date): boolean =>
  Math.abs(now.getTime() / 1000 - seconds) <= TOLERANCE_SECONDS;

export const hmac = (key: string | Buffer, text: string, encoding: 'hex' | 'base64'): string =>
  createHmac('sha256', key).update(text).digest(encoding);

/** Compares in a time that does not depend on the texts. */
export function isEqual(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}

/** The identifiers that your checkout passed to the processor. */
export interface Identifiers {
  click_id?: string;
  customer_key?: string;
}

export const identifiersOf = (data: Identifiers | null | undefined): Identifiers => ({
  ...(data?.click_id && { click_id: data.click_id }),
  ...(data?.customer_key && { customer_key: data.customer_key }),
});

/** The service rejects other currencies than its own with 422. */
export const currencyOf = (code: string) => code.toUpperCase() as NonNullable<SaleRequest['currency']>;
