import { SECOND } from '../lib/clock.ts';

export type SignatureFault = 'signatureInvalid' | 'signatureTooOld' | 'signatureAhead';

/** The package is large, and many a service never receives an event: it is loaded with the first one. */
async function loadCheck() {
  const { Stripe } = await import('stripe');
  return Stripe.webhooks.signature!;
}

/** The time that the signature holds for, in unix seconds, read as the package reads it; undefined for none. */
function timestampOf(header: string): number | undefined {
  const times = header.split(',').filter((item) => item.startsWith('t='));
  const time = parseInt(times.at(-1)?.slice(2) ?? '', 10);
  return Number.isSafeInteger(time) ? time : undefined;
}

/** What is wrong with the header alone, whatever the body is; undefined if nothing is. */
export function headerFault(header: string | undefined): 'signatureMissing' | 'signatureMalformed' | undefined {
  if (header === undefined || header.trim() === '') return 'signatureMissing';
  return timestampOf(header) === undefined || !/(^|,)v1=[^,]/.test(header) ? 'signatureMalformed' : undefined;
}

/**
 * Checks Stripe's signature of a body as it was sent, by the package's own check, against every secret in use; undefined
 * when it holds. The header has passed `headerFault`. It may be at most `toleranceSeconds` old, and, what the package does not ask, at most as far ahead.
 */
export async function signatureFault(
  body: string,
  header: string,
  secrets: readonly string[],
  toleranceSeconds: number,
  now: Date,
): Promise<SignatureFault | undefined> {
  const check = await loadCheck();
  const holds = (tolerance: number) =>
    secrets.some((secret) => {
      try {
        return check.verifyHeader(body, header, secret, tolerance, undefined, now.getTime());
      } catch {
        return false;
      }
    });
  if (!holds(toleranceSeconds)) return holds(0) ? 'signatureTooOld' : 'signatureInvalid';
  const ahead = timestampOf(header)! - Math.floor(now.getTime() / SECOND);
  return ahead > toleranceSeconds ? 'signatureAhead' : undefined;
}
