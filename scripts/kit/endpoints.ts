import { fileOf, type Mutation } from './mutation.ts';

/** Parts of a mutation's file or area, and the kit's endpoints that are most likely to notice it. */
const LIKELY: readonly (readonly [part: RegExp, endpoints: readonly string[]])[] = [
  [/limit/, ['limits', 'stripe-connect', 'click', 'lead', 'sale']],
  [/click|link-code/, ['click']],
  [/lead|settlement|email/, ['lead']],
  [/refund/, ['refund', 'money']],
  [/commission|money|currency|attribution/, ['money', 'sale', 'refund']],
  [/sale/, ['sale']],
  [/readiness|integration|gates/, ['readiness', 'status', 'figures']],
  [/status/, ['status']],
  [/test-event|chain/, ['test-event']],
  [/cli-auth|session|sign-in/, ['auth']],
  [/init|program/, ['init']],
  [/cors|origin/, ['origins']],
  [/payment|webhook|stripe/, ['webhook', 'payments', 'stripe']],
  [/credential|token|rotation/, ['sale', 'lead', 'auth', 'rotation']],
  [/body|json|order|steps/, ['sale', 'paths']],
  [/router|path|method/, ['paths']],
];

/** The endpoints to ask first: the run ends with the first that notices. */
export function endpointsFor(mutation: Mutation): string[] {
  const text = `${mutation.area} ${fileOf(mutation) ?? ''} ${mutation.what}`.toLowerCase();
  return [...new Set(LIKELY.filter(([part]) => part.test(text)).flatMap(([, endpoints]) => endpoints))];
}
