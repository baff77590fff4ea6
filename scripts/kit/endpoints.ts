import { fileOf, type Mutation } from './mutation.ts';

/** Parts of a mutation's file or area, and the kit's endpoints that are most likely to notice it. */
const LIKELY: readonly (readonly [part: RegExp, endpoints: readonly string[]])[] = [
  // First, before the clock is advanced: only then can people sign in.
  [/member|partner|invit|access|scope|role|viewer|admin|session|token/, ['people']],
  [/manage|audit|idempot|repeat|key|link|commission|customer|stats|totals|adjust|export|erase/, ['managed-records']],
  [/manage|member|audit|idempot|access|right|token|cursor|page|parameter|list/, ['management']],
  [/occurred_at|formats/, ['occurred-at', 'boundaries']],
  [/limit/, ['stripe-connect', 'limits']],
  [/origin|cors|preflight/, ['origins', 'clicks']],
  [/click|link-code/, ['click', 'clicks']],
  [/settlement|email|lead/, ['lead', 'chain']],
  [/refund/, ['refund', 'money', 'operated', 'at-once']],
  [/money|commission|currency|attribution/, ['money', 'sale', 'operated']],
  [/sale/, ['sale', 'chain', 'at-once', 'two-programs']],
  [/readiness|integration|figures|gate/, ['readiness', 'status', 'totals', 'gates', 'managed-records']],
  [/status/, ['status']],
  [/test-event|chain/, ['test-event', 'totals', 'gates']],
  [/event|call/, ['managed-records']],
  [/page|snippet|catalog/, ['http']],
  [/auth|session|sign-in/, ['auth-start', 'auth-poll', 'auth-callback', 'session']],
  [/init|program|percent/, ['init', 'programs', 'gates', 'boundaries', 'two-programs', 'managed-records']],
  [/payment|webhook|stripe/, ['signatures', 'payments']],
  [/credential|token|rotat|retired|marked|deadline|warning/, ['rotation', 'credentials', 'sale', 'lead']],
  [/echo/, ['echo']],
  [/field|characters|additional/, ['boundaries', 'sale', 'init']],
  [/http|body|json|order|steps/, ['http', 'order', 'boundaries', 'paths']],
  [/router|path|method|api\.ts/, ['paths', 'http']],
];

/** The endpoints to ask first: the run ends with the first that notices. */
export function endpointsFor(mutation: Mutation): string[] {
  const text = `${mutation.area} ${fileOf(mutation) ?? ''} ${mutation.what}`.toLowerCase();
  return [...new Set(LIKELY.filter(([part]) => part.test(text)).flatMap(([, endpoints]) => endpoints))];
}
