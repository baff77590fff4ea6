// What signatures of several processors have in common.
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { secondsOf } from './fields.ts';
import type { HeaderFault, SignatureFault, Trust } from './processor.ts';

/** A header that was sent once; undefined if it was not, or is empty. Node.js joins repeated ones by a comma. */
export function headerIn(headers: IncomingHttpHeaders, name: string): string | undefined {
  const value = [headers[name]].flat()[0]?.trim();
  return value === '' ? undefined : value;
}

export const hmac = (key: string | Buffer, data: string | Buffer, encoding: 'hex' | 'base64'): string =>
  createHmac('sha256', key).update(data).digest(encoding);

/** Compares in a time that does not depend on the texts. */
export function isEqual(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}

/** Whether the time that was signed is near enough. */
export function timeFault(seconds: number, { toleranceSeconds, now }: Trust): SignatureFault | undefined {
  const age = secondsOf(now) - seconds;
  if (age > toleranceSeconds) return 'signatureTooOld';
  return -age > toleranceSeconds ? 'signatureAhead' : undefined;
}

/** A scheme in which the header is the HMAC of the body, and no time is signed. */
export const plainSignature = (name: string, encoding: 'hex' | 'base64') => ({
  headerFault: (headers: IncomingHttpHeaders): HeaderFault | undefined =>
    headerIn(headers, name) === undefined ? 'signatureMissing' : undefined,
  signatureFault: (
    { body, headers }: { body: Buffer; headers: IncomingHttpHeaders },
    { secrets }: Trust,
  ): SignatureFault | undefined => {
    const sent = headerIn(headers, name)!;
    return secrets.some((secret) => isEqual(hmac(secret, body, encoding), sent)) ? undefined : 'signatureInvalid';
  },
});

/** A secret of a processor that says nothing of its form. */
export const anySecret = (text: string): string | undefined => (text === '' ? undefined : text);

/** Enough of a secret to recognize it: its kind, and of a long one the end. Short ones are chosen by people. */
export const maskSecret = (secret: string): string =>
  `${/^[a-z]{1,8}_/.exec(secret)?.[0] ?? ''}…${secret.length >= 16 ? secret.slice(-4) : ''}`;
