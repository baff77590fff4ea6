// `Paddle-Signature: ts=<seconds>;h1=<hex>[;h1=…]`: https://developer.paddle.com/webhooks/signature-verification
import { headerIn, hmac, isEqual, timeFault } from '../signing.ts';
import type { Processor } from '../processor.ts';

const HEADER = 'paddle-signature';

/** The values of `ts` and `h1`; there are several `h1` while a secret is being replaced. */
function partsOf(header: string | undefined): { time: string; signatures: string[] } | undefined {
  const parts = (header ?? '').split(';').map((part) => part.trim());
  const values = (name: string) => parts.filter((part) => part.startsWith(`${name}=`)).map((part) => part.slice(3));
  const [times, signatures] = [values('ts'), values('h1')];
  const [time = ''] = times;
  return times.length === 1 && /^\d{1,12}$/.test(time) && signatures.length > 0 ? { time, signatures } : undefined;
}

export const signature: Pick<Processor, 'headerFault' | 'signatureFault'> = {
  headerFault: (headers) => (partsOf(headerIn(headers, HEADER)) ? undefined : 'signatureMissing'),
  signatureFault({ body, headers }, trust) {
    const { time, signatures } = partsOf(headerIn(headers, HEADER))!;
    const signed = Buffer.concat([Buffer.from(`${time}:`), body]);
    const isValid = trust.secrets.some((secret) => {
      const expected = hmac(secret, signed, 'hex');
      return signatures.some((one) => isEqual(one, expected));
    });
    return isValid ? timeFault(Number(time), trust) : 'signatureInvalid';
  },
};
