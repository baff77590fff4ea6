// Regressions of the tracking side, written by somebody who knows the service but not the tests.
import { mutationsOf } from '../mutation.ts';
import { field, patch } from './edits.ts';

const CLICKS = {
  'an existing click of another link of the program is returned instead of a new one': patch(
    'operations/track-click.ts',
    `deps.clickIds.read(kind, existing)?.linkId === link.id`,
    `deps.clickIds.read(kind, existing)?.programId === link.program_id`,
  ),
  'a click on a link of an archived program is recorded': patch(
    'store/clicks.ts',
    `l.enabled and p.archived_at is null as enabled`,
    `l.enabled`,
  ),
  'a test click from a page that the program does not list is recorded': patch(
    'operations/track-click.ts',
    `if (origin !== undefined && !fromServer) {`,
    `if (origin !== undefined && !testMode) {`,
  ),
};

const LEADS = {
  'a lead that settles from a browser does not save its customer_key': patch(
    'store/leads.ts',
    `case when s.mode = 'browser' and \${KEY_OF_ANOTHER} then null`,
    `case when s.mode = 'browser' then null`,
  ),
  'a lead of a partner who has left earns the commission for leads': patch(
    'store/leads.ts',
    `where p.lead_commission_cents > 0 and r.status = 'joined' and r.partner_id is not null`,
    `where p.lead_commission_cents > 0 and r.partner_id is not null`,
  ),
  'a lead with a malformed e-mail address is refused': field('lead-request', 'email', { format: 'email' }),
  'an empty click_id counts as a sent identifier': patch(
    'api/ajv.ts',
    `const isEmpty = (value: unknown): boolean => isAbsent(value) || value === '';`,
    `const isEmpty = (value: unknown): boolean => isAbsent(value);`,
  ),
};

const SALES = {
  'a sale with both identifiers does not save the customer_key': patch(
    'operations/track-sale.ts',
    `customerKey: present(body.click_id) && present(body.customer_key),`,
    `customerKey: undefined,`,
  ),
  // A sale under a recurring kind earns in any case, but after a change of the kind the subscription has had its first sale.
  'a sale under a recurring kind does not count as the first of its subscription': patch(
    'store/sale-batch.ts',
    `where subscription_id is not null order by program_id`,
    `where subscription_id is not null and not recurring order by program_id`,
  ),
  'an occurred_at a few seconds in the future is refused': patch(
    'api/ajv.ts',
    `ahead <= maxAheadSeconds! * SECOND`,
    `ahead <= maxAheadSeconds!`,
  ),
  'a fixed commission is paid in the currency of the sale': patch(
    'domain/commission.ts',
    `denominator), currency: terms.currency };`,
    `denominator), currency: sale.currency };`,
  ),
  'a repeated sale is answered 400 and not 409 once the partner has left': patch(
    'operations/track-sale.ts',
    `if (buyer.recorded) throw`,
    `if (buyer.recorded && buyer.partnership.status === 'joined') throw`,
  ),
  'a sale without a currency is in USD, whatever the currency of the program': patch(
    'domain/payment.ts',
    `{ currency = program.currency, ...payment }: Payment`,
    `{ currency = 'USD', ...payment }: Payment`,
  ),
};

const REFUNDS = {
  'a refund of an approved commission makes a clawback': patch(
    'domain/refund.ts',
    `commission.status === 'paid' ? 'clawed_back' : 'reversed'`,
    `commission.status === 'pending' ? 'reversed' : 'clawed_back'`,
  ),
  'a repeat of a partial refund that no longer fits is refused and not skipped': patch(
    'store/refunds.ts',
    `  if (sale.seen !== null) return { kind: 'skipped', refundId: sale.seen, commissionId };
  const refund = decideRefund(sale, sale.commission, request.amountCents);
  if (refund.kind === 'nothing_left') return { kind: 'skipped', refundId: null, commissionId };
  if (refund.kind === 'too_large') return refund;
`,
    `  const refund = decideRefund(sale, sale.commission, request.amountCents);
  if (refund.kind === 'too_large') return refund;
  if (sale.seen !== null) return { kind: 'skipped', refundId: sale.seen, commissionId };
  if (refund.kind === 'nothing_left') return { kind: 'skipped', refundId: null, commissionId };
`,
  ),
  'the deduction of each partial refund is rounded by itself': patch(
    'domain/refund.ts',
    `taken(sale.refunded_cents + amountCents) - taken(sale.refunded_cents)`,
    `taken(amountCents)`,
  ),
};

const PAYMENTS = {
  'a checkout that needs no payment is ignored': patch(
    'payments/read-event.ts',
    `const PAID = ['paid', 'no_payment_required'];`,
    `const PAID = ['paid'];`,
  ),
  'the client_reference_id of a checkout wins over its metadata': patch(
    'payments/payer.ts',
    `    { clickId, customerKey },
    { clickId: reference, customerKey: reference },
`,
    `    { clickId: reference, customerKey: reference },
    { clickId, customerKey },
`,
  ),
  'only the newest webhook secret is valid': patch(
    'payments/signature.ts',
    `secrets.some((secret) => {`,
    `secrets.slice(0, 1).some((secret) => {`,
  ),
  'a program that has named no Connect account takes the events of every account': patch(
    'operations/stripe-webhook.ts',
    `account === undefined || accounts.includes(account)`,
    `account === undefined || accounts.length === 0 || accounts.includes(account)`,
  ),
  'the payment of an invoice that arrives after its sale is not stored with the sale': patch(
    'payments/apply.ts',
    `[invoice, payment], payment);`,
    `[invoice, payment], undefined);`,
  ),
};

const HTTP = {
  'X-RateLimit-Reset is the number of seconds that are left': patch(
    'api/answer.ts',
    `exchange.spent && seconds(exchange.spent.resetAt)`,
    `exchange.spent && seconds(exchange.spent.resetAt - exchange.receivedAt.getTime())`,
  ),
  'a retired key still works where the key is not required': patch(
    'api/credential.ts',
    `  if (token.kind === 'program' && token.retired) throw failure('apiKeyRetired');
  if (credential === 'retiredOnly' || credential === 'testMode') return;
`,
    `  if (credential === 'retiredOnly' || credential === 'testMode') return;
  if (token.kind === 'program' && token.retired) throw failure('apiKeyRetired');
`,
  ),
  'an error has no warnings about a marked key': patch(
    'api/answer.ts',
    `if (!rotation) return text`,
    `if (!rotation || 'error' in body) return text`,
  ),
  'a page that only another program lists can read why it was refused': patch(
    'api/api.ts',
    `exchange.originRefused = error.error === 'originNotAllowed';`,
    `exchange.originRefused = false;`,
  ),
  'browsers ask for the snippet with each page': patch(
    'pages/snippet.ts',
    `'public, max-age=3600, stale-while-revalidate=86400'`,
    `'no-cache'`,
  ),
};

const CLI = {
  // The look-up counts at most as many runs as the cap.
  'synthetic chains have no hourly cap': patch('store/chains.ts', `recent!.runs >= cap`, `recent!.runs > cap`),
  'an ID token that does not say whether the address is verified signs in': patch(
    'identity/claims.ts',
    `: verified === true;`,
    `: verified !== false && verified !== 'false';`,
  ),
  'a new sign-in in the same browser leaves the former session alive': patch(
    'identity/session.ts',
    `  if (former !== undefined) await endFormer(tx, former, now);
`,
    ``,
  ),
};

const READINESS = {
  'a sale with livemode false makes a program live': patch(
    'store/integration.ts',
    `where program_id = \${program} and livemode is not false`,
    `where program_id = \${program}`,
  ),
};

export const THIRTEENTH_TRACKING = [
  ...mutationsOf('thirteenth clicks', CLICKS),
  ...mutationsOf('thirteenth leads', LEADS),
  ...mutationsOf('thirteenth sales', SALES),
  ...mutationsOf('thirteenth refunds', REFUNDS),
  ...mutationsOf('thirteenth payments', PAYMENTS),
  ...mutationsOf('thirteenth http', HTTP),
  ...mutationsOf('thirteenth cli', CLI),
  ...mutationsOf('thirteenth readiness', READINESS),
];
