import { SECOND } from '../../lib/clock.ts';

export type SignatureFault = 'signatureInvalid' | 'signatureTooOld' | 'signatureAhead';

/** Loads the package with the first event: it is large, and many deployments never receive one. */
async function loadCheck() {
  const { Stripe } = await import('stripe');
  return Stripe.webhooks.signature!;
}

/** The time in the signature header, in unix seconds, parsed as the package does; undefined if there is none. */
function timestampOf(header: string): number | undefined {
  const times = header.split(',').filter((item) => item.startsWith('t='));
  const time = parseInt(times.at(-1)?.slice(2) ?? '', 10);
  return Number.isSafeInteger(time) ? time : undefined;
}

/** Checks the header without the body; returns the fault, or undefined if there is none. */
export function headerFault(header: string | undefined): 'signatureMissing' | 'signatureMalformed' | undefined {
  if (header === undefined || header.trim() === '') return 'signatureMissing';
  return timestampOf(header) === undefined || !/(^|,)v1=[^,]/.test(header) ? 'signatureMalformed' : undefined;
}

/**
 * Checks Stripe's signature of the raw body with the package's own function, against every active secret; returns
 * undefined if the signature is valid. Call `headerFault` first. The signature may be at most `toleranceSeconds` old;
 * the package does not check the future, so this function also rejects times further ahead than that.
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
