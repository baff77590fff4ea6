// The second list: totals, the command line's endpoints, payment events.
import { mutationsOf } from '../mutation.ts';
import { patch } from './edits.ts';

const STORE = 'store/integration.ts';
const READ = 'payments/read-event.ts';

export const MORE_FIGURES = [
  ...mutationsOf('figures', {
    'refunded sales are not counted': patch(
      STORE,
      "counted('sold', 'sales', 'sales', 'recorded_at', 'last_sale_at')",
      "counted('sold', 'sales', 'sales', 'recorded_at', 'last_sale_at', 'not exists (select from refunds r where r.program_id = sales.program_id and r.sale_id = sales.id)')",
    ),
    'partners who left are active': patch(
      STORE,
      "status = 'joined' and partner_id is not null)`",
      'partner_id is not null)`',
    ),
    'programs: links are partners': patch(
      'operations/cli-programs.ts',
      'partners: program.joined_partners',
      'partners: program.enabled_links',
    ),
    'a verified integration needs an enabled link': patch(
      'domain/readiness.ts',
      'if (facts.integration_verified) return',
      'if (facts.integration_verified && facts.enabled_links > 0) return',
    ),
    'the tracking gate of a live program always passes': patch(
      'domain/readiness.ts',
      'tracking: tracking(facts),',
      "tracking: facts.has_live_sale ? pass('A real sale is attributed') : tracking(facts),",
    ),
    'last_event_at is the time of the first event': patch(STORE, '(select max(${at})', '(select min(${at})'),
  }),
  ...mutationsOf('cli', {
    'an ID token of another sign-in is accepted': patch('identity/openid.ts', 'payload.nonce === nonce && ', ''),
    'an expired session is unknown at the callback': patch(
      'operations/cli-auth-callback.ts',
      "throw fail('sessionExpired')",
      "throw fail('sessionNotFound')",
    ),
    'init: the origins lack the port of the domain': patch(
      'domain/origin.ts',
      '[`https://${domain}`, `https://www.${domain}`].map(parseOrigin)',
      '[domain.split(":")[0]!].flatMap((host) => [`https://${host}`, `https://www.${host}`]).map(parseOrigin)',
    ),
    'init: the cookie window is 30 days': patch(
      'store/program-admin.ts',
      'coalesce($9::integer, 60), coalesce($10::integer, 60), $11',
      'coalesce($9::integer, 30), coalesce($10::integer, 60), $11',
    ),
    'programs: the currency is always USD': patch(
      'operations/cli-programs.ts',
      'currency: program.currency,',
      "currency: 'USD',",
    ),
    'chains: a refused run counts as a run': patch(
      'store/chains.ts',
      'if (recent!.runs >= cap) {',
      'if (recent!.runs >= cap) {\n      await tx.run(insertRun, [programId, at]);',
    ),
  }),
  ...mutationsOf('payments', {
    'a warning of a dispute is a chargeback': patch(
      READ,
      '(isWarning(dispute) ? undefined : readDispute(dispute))',
      'readDispute(dispute)',
    ),
    'a dispute is taken back with each of its events': patch(
      'payments/apply-refund.ts',
      'const { amountCents, dispute: reference } = notice;',
      'const { amountCents } = notice;\n  const reference = context.eventId;',
    ),
    'subscriptions of old invoices are not read': patch(
      READ,
      'idOf(details.subscription) ?? idOf(invoice.subscription)',
      'idOf(details.subscription)',
    ),
    'expanded objects are not read': patch(READ, 'text(isObject(value) ? value.id : value)', 'text(value)'),
    'payments of invoices are not linked': patch(READ, "  'invoice_payment.paid': readInvoicePayment,\n", ''),
    'sessions without a payment are ignored': patch(READ, "['paid', 'no_payment_required']", "['paid']"),
    'a refund in another currency is applied': patch(
      'payments/apply-refund.ts',
      "sale.currency === notice.currency ? sale : 'currency_differs'",
      'sale',
    ),
    'the customer_key of an event is not saved': patch(
      'payments/payer.ts',
      'if (customerKey !== undefined) return customerKey;',
      'if (customerKey !== undefined) return undefined;',
    ),
    'an event that waits is not tried again': patch(
      'payments/receive.ts',
      "known?.state === 'pending' ?",
      "known?.state === 'pending' && known.id < 0 ?",
    ),
    'a subscription does not tell whose its invoices are': patch(
      'payments/payer.ts',
      '(await findNamed(place, named)) ?? (await payerOfOwner(place, owner))',
      'await findNamed(place, named)',
    ),
  }),
];
