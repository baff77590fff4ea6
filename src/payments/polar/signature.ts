// Standard Webhooks: https://www.standardwebhooks.com. Polar has signed with two keys of the same secret.
import { headerIn, hmac, isEqual, timeFault } from '../signing.ts';
import type { Processor } from '../processor.ts';

const [ID, TIME, SIGNATURE] = ['webhook-id', 'webhook-timestamp', 'webhook-signature'];

/** The fewest bytes of a key. A text that a person chose may be base64 of very few. */
const SHORTEST_KEY = 24;

/**
 * Secrets that were made before 2026-09-08 are keys by the UTF-8 bytes of their whole text; later ones, as Standard Webhooks
 * has it, by the bytes that follow their prefix in base64.
 */
function keysOf(secret: string): Buffer[] {
  const [, encoded] = /^whsec_([A-Za-z0-9+/]+={0,2})$/.exec(secret) ?? [];
  const key = Buffer.from(encoded ?? '', 'base64');
  return key.length < SHORTEST_KEY ? [Buffer.from(secret)] : [Buffer.from(secret), key];
}

/** The signatures of the version that is known, of several with a space between them. */
const signaturesIn = (header: string): string[] =>
  header.split(' ').flatMap((one) => {
    const [version, signature = ''] = one.split(',');
    return version === 'v1' ? [signature] : [];
  });

export const signature: Pick<Processor, 'headerFault' | 'signatureFault'> = {
  headerFault: (headers) => {
    const hasTime = /^\d{1,12}$/.test(headerIn(headers, TIME) ?? '');
    return hasTime && headerIn(headers, ID) && headerIn(headers, SIGNATURE) ? undefined : 'signatureMissing';
  },
  signatureFault({ body, headers }, trust) {
    const time = headerIn(headers, TIME)!;
    const signed = Buffer.concat([Buffer.from(`${headerIn(headers, ID)!}.${time}.`), body]);
    const sent = signaturesIn(headerIn(headers, SIGNATURE)!);
    const isValid = trust.secrets.flatMap(keysOf).some((key) => {
      const expected = hmac(key, signed, 'base64');
      return sent.some((one) => isEqual(one, expected));
    });
    return isValid ? timeFault(Number(time), trust) : 'signatureInvalid';
  },
};
