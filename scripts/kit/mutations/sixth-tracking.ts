// The sixth list: calls of integrators, the command line and payment events. Both of its files were written from the
// contract, the document and the source alone, without a look at the kit's rules or at the other lists.
import { mutationsOf } from '../mutation.ts';
import { patch } from './edits.ts';

const CLICK = 'operations/track-click.ts';
const SALE = 'operations/track-sale.ts';
const REFUND = 'operations/track-refund.ts';
const INTEGRATION = 'store/integration.ts';
const READ_EVENT = 'payments/read-event.ts';
const PAYER = 'payments/payer.ts';

export const SIXTH_TRACKING = [
  ...mutationsOf('clicks', {
    'a click of another link of the same partner is returned as an existing one': patch(
      CLICK,
      '?.linkId === link.id',
      '?.partnershipId === link.partnership_id',
    ),
    'an alias of more than 32 characters leads nowhere': patch(
      'domain/link-code.ts',
      '/^[a-z0-9._~-]{1,64}$/',
      '/^[a-z0-9._~-]{1,32}$/',
    ),
    'a disabled link judges the origin of the page first': patch(
      CLICK,
      'if (!link.enabled) throw',
      'if (!link.enabled && (origin === undefined || link.origins.has(origin))) throw',
    ),
    'a test click with the key of another program verifies the integration': patch(
      CLICK,
      'withKey: program?.id === link.program_id',
      'withKey: program !== undefined',
    ),
    'the referring page of a click is the page that was opened': patch(
      CLICK,
      'referrerUrl: body.referrer_url ?? undefined',
      'referrerUrl: body.page_url ?? undefined',
    ),
  }),
  ...mutationsOf('leads', {
    'a lead earns a commission for a partner who has left': patch(
      'store/leads.ts',
      "and r.status = 'joined' and r.partner_id is not null",
      'and r.partner_id is not null',
    ),
    'the commission of a lead is in dollars': patch(
      'store/leads.ts',
      "p.lead_commission_cents, p.currency,\n       'pending'",
      "p.lead_commission_cents, 'USD',\n       'pending'",
    ),
    'a lead that settles from a browser does not save the customer key': patch(
      'store/leads.ts',
      "case when s.mode = 'browser' and ${KEY_OF_ANOTHER} then null",
      "case when s.mode = 'browser' then null",
    ),
  }),
  ...mutationsOf('sales', {
    'a sale replaces the key of its customer': patch(
      'store/sale-batch.ts',
      'customer_key = coalesce(c.customer_key, excluded.customer_key)',
      'customer_key = coalesce(excluded.customer_key, c.customer_key)',
    ),
    'a sale forgets that it is not of the live mode': patch(
      SALE,
      'livemode: body.livemode ?? undefined',
      'livemode: body.livemode || undefined',
    ),
    'a test sale without a currency is in dollars': patch(
      SALE,
      'body.currency ?? program.currency',
      "body.currency ?? 'USD'",
    ),
    'a fixed commission has the smallest units of the currency of the sale': patch(
      'domain/commission.ts',
      'numerator * MINOR_UNITS[terms.currency]',
      'numerator * MINOR_UNITS[sale.currency]',
    ),
    'a later sale does not save the key of its customer': patch(
      'store/sale-batch.ts',
      "customer.status !== 'conversion' ||\n  (customer.customer_key === null && customerKey !== undefined);",
      "customer.status !== 'conversion';",
    ),
  }),
  ...mutationsOf('refunds', {
    'a repeated refund names no commission': patch(
      'store/refunds.ts',
      "{ kind: 'skipped', refundId: sale.seen, commissionId }",
      "{ kind: 'skipped', refundId: sale.seen, commissionId: null }",
    ),
    'a whole test refund leaves the test sale unrefunded': patch(
      REFUND,
      "!skipped && refund.kind === 'refund' ? refund.amountCents : undefined",
      'skipped ? undefined : (body.refund_amount_cents ?? undefined)',
    ),
    'the free text of a refund is lost': patch(
      REFUND,
      'refundReason: body.refund_reason ?? undefined',
      'refundReason: undefined',
    ),
  }),
  ...mutationsOf('http', {
    'a character of two units counts as two': patch(
      'api/ajv.ts',
      'verbose: true, validateFormats: true',
      'verbose: true, unicode: false, validateFormats: true',
    ),
    'two keys of a program share a limit': patch('api/credential.ts', 'key:${token.key.id}', 'key:${token.program.id}'),
  }),
  ...mutationsOf('cli', {
    'the slug of a program loses letters with accents': patch(
      'domain/slug.ts',
      "name.normalize('NFKD')",
      "name.normalize('NFC')",
    ),
    'the address to poll has the handle of the page': patch(
      'operations/cli-auth-start.ts',
      '?state=${state}',
      '?state=${handle}',
    ),
    'the first key of a program counts as rotated': patch(INTEGRATION, 'o.id < k.id', 'o.id <= k.id'),
    'status counts approved commissions as pending': patch(
      INTEGRATION,
      "sum((status_after = 'pending')::int - (status_before = 'pending')::int)",
      "sum((status_after = 'pending')::int)",
    ),
    'status has the time of the program as that of the key': patch(
      INTEGRATION,
      'k.created_at as key_created_at',
      'p.created_at as key_created_at',
    ),
  }),
  ...mutationsOf('payments', {
    'a chargeback counts as a refund of the charge': patch(
      'store/refunds.ts',
      "where r.reason = 'refund' and not exists (",
      'where not exists (',
    ),
    'a payment is dated by the arrival of its event': patch(
      'payments/receive.ts',
      'event.occurredAt && event.occurredAt < now ? event.occurredAt : now',
      'now',
    ),
    'a subscription is not linked to a customer who comes later': patch(
      PAYER,
      'if (owner.customerId === null) return findNamed(place, owner.named);',
      'if (owner.customerId === null) return undefined;',
    ),
    'the reference of a checkout is not saved as the key of its customer': patch(
      PAYER,
      'return owner ? undefined : reference;',
      'return owner ? undefined : customerKey;',
    ),
    'a refund does not find its sale by the invoice': patch(
      'payments/notice.ts',
      'present([notice.intent, notice.charge, notice.invoice])',
      'present([notice.intent, notice.charge])',
    ),
    'the metadata of the lines of an invoice is not read': patch(
      READ_EVENT,
      '[details, oldDetails, ...items, invoice]',
      '[details, oldDetails, invoice]',
    ),
    'events of all accounts are accepted while none is named': patch(
      'operations/stripe-webhook.ts',
      'account === undefined || accounts.includes(account)',
      'account === undefined || accounts.length === 0 || accounts.includes(account)',
    ),
    'a prevented dispute is a chargeback': patch(READ_EVENT, '/^(warning_|prevented$)/', '/^warning_/'),
    'a refund of the test mode refunds a real sale': patch(
      'payments/apply.ts',
      'if (context.livemode === false) return',
      "if (context.livemode === false && notice.kind !== 'refund') return",
    ),
  }),
];
