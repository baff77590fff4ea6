import { PROCESSORS } from '../../src/payments/processors.ts';
import type { ProcessorType } from '../../src/payments/processor.ts';

export interface Signed {
  body: string | Buffer;
  headers: Record<string, string>;
}

/** What is wrong with the signature of a delivery; undefined if one of the secrets made it. */
export async function faultOf(
  type: ProcessorType,
  { body, headers }: Signed,
  secrets: readonly string[],
  now = new Date(),
) {
  const processor = PROCESSORS[type];
  const trust = { secrets, toleranceSeconds: 300, now };
  return (
    processor.headerFault(headers) ?? (await processor.signatureFault({ body: Buffer.from(body), headers }, trust))
  );
}

/** The body with one bit of one byte changed. */
export function flipped(body: string, at = Math.floor(body.length / 2)): Buffer {
  const bytes = Buffer.from(body);
  bytes[at]! ^= 1;
  return bytes;
}

export const secondsLater = (at: Date, seconds: number): Date => new Date(at.getTime() + seconds * 1000);
