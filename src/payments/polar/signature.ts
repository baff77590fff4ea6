// Standard Webhooks: https://www.standardwebhooks.com. Polar has signed with two keys of the same secret.
import { headerIn, hmac, isEqual, timeFault } from '../signing.ts';
import type { Processor } from '../processor.ts';

const [ID, TIME, SIGNATURE] = ['webhook-id', 'webhook-timestamp', 'webhook-signature'];

/**
 * Secrets that were made before 2026-09-08 are keys by the UTF-8 bytes of their whole text; later ones, as Standard Webhooks
 * has it, by the bytes that follow their prefix in base64.
 */
const keysOf = (secret: string): Buffer[] => [
  Buffer.from(secret),
  Buffer.from(secret.replace(/^whsec_/, ''), 'base64'),
];

export const signature: Pick<Processor, 'headerFault' | 'signatureFault'> = {
  headerFault: (headers) => {
    const hasTime = /^\d{1,12}$/.test(headerIn(headers, TIME) ?? '');
    return hasTime && headerIn(headers, ID) && headerIn(headers, SIGNATURE) ? undefined : 'signatureMissing';
  },
  signatureFault({ body, headers }, trust) {
    const time = headerIn(headers, TIME)!;
    const signed = Buffer.concat([Buffer.from(`${headerIn(headers, ID)!}.${time}.`), body]);
    const sent = headerIn(headers, SIGNATURE)!.split(' ');
    const isValid = trust.secrets.flatMap(keysOf).some((key) => {
      const expected = `v1,${hmac(key, signed, 'base64')}`;
      return key.length > 0 && sent.some((one) => isEqual(one, expected));
    });
    return isValid ? timeFault(Number(time), trust) : 'signatureInvalid';
  },
};
