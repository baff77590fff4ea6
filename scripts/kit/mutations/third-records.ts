// The third list: clicks, leads, sales, refunds, money, two programs, requests at the same moment.
import { mutationsOf } from '../mutation.ts';
import { patch } from './edits.ts';

const CLICK = 'operations/track-click.ts';
const LEAD = 'operations/track-lead.ts';
const SALE = 'operations/track-sale.ts';
const WRITE = 'store/refund-statements.ts';

export const THIRD_RECORDS = [
  ...mutationsOf('click', {
    'an old existing_click_id is replaced': patch(
      CLICK,
      'deps.clickIds.read(kind, existing)?.linkId === link.id)',
      'deps.clickIds.read(kind, existing)?.linkId === link.id &&\n    +deps.clickIds.read(kind, existing)!.at > +now - link.cookie_window_days * 86_400_000)',
    ),
    'a percent-encoded aff is not decoded': patch(
      CLICK,
      "parseUrl(body.affiliate_url)!.searchParams.get('aff')!",
      "/[?&]aff=([^&#]*)/.exec(body.affiliate_url)?.[1] ?? ''",
    ),
    'a code of 3 characters is unknown': patch('domain/link-code.ts', '{3,32}', '{4,32}'),
    'the Kelvin sign is a k in a code': patch(
      'lib/text.ts',
      'text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase())',
      'text.toLowerCase()',
    ),
    'what an operator changes takes effect after a minute': patch(
      'store/lookups.ts',
      'createReadCache<Value>({ clock, maxAgeMs: MAX_AGE_MS, maxEntries: MAX_ENTRIES });',
      '({\n      ...createReadCache<Value>({ clock, maxAgeMs: 60_000, maxEntries: MAX_ENTRIES }),\n      drop: () => undefined,\n      dropWhere: () => undefined,\n      clear: () => undefined,\n    });',
    ),
  }),
  ...mutationsOf('lead', {
    'blanks around a customer_key are cut': patch(
      LEAD,
      'customerKey: present(body.customer_key),\n    eventName',
      'customerKey: present(body.customer_key)?.trim(),\n    eventName',
    ),
    'browser_allowed has no effect': patch(
      'domain/settlement.ts',
      "mode === 'server' || policy === 'browser_allowed'",
      "mode === 'server' || policy === undefined",
    ),
    'a test lead with a fraction as program_id is 500': patch(
      'store/programs.ts',
      'if (!Number.isSafeInteger(programId)) return undefined;',
      '',
    ),
    'lead commissions are always in dollars': patch(
      'store/leads.ts',
      'p.lead_commission_cents, p.currency,',
      "p.lead_commission_cents, 'USD',",
    ),
    'a customer_key is unique among all programs': patch(
      'store/leads.ts',
      'where o.program_id = s.program_id and o.customer_key',
      'where o.customer_key',
    ),
    'two customers may get the same customer_key at once': {
      sql: 'drop index customers_key; create index customers_key on customers (program_id, customer_key)',
    },
  }),
  ...mutationsOf('sale', {
    'the case of a customer_key is ignored': patch(
      'store/buyers.ts',
      'customer_key = s.customer_key',
      'lower(customer_key) = lower(s.customer_key)',
    ),
    'customer_keys are normalised': patch(
      SALE,
      'customerKey: present(body.customer_key), clickId',
      "customerKey: present(body.customer_key)?.normalize('NFC'), clickId",
    ),
    'the offset of occurred_at is ignored': patch(
      SALE,
      'new Date(body.occurred_at)',
      "new Date(body.occurred_at.replace(/[+-]\\d\\d:\\d\\d$/, 'Z'))",
    ),
    'amounts are stored as at most 2^31': patch(
      SALE,
      'amountCents: body.amount_cents,\n  currency',
      'amountCents: Math.min(body.amount_cents, 2 ** 31 - 1),\n  currency',
    ),
    'two equal sales at once are both recorded': {
      sql: 'alter table sale_claims drop constraint sale_claims_transaction; alter table subscriptions drop constraint subscriptions_program_id_first_transaction_id_fkey; alter table sales drop constraint sales_transaction',
    },
    'sales after the link was disabled are refused': patch(
      'store/buyers.ts',
      'p.partner_id, p.status as partnership_status,',
      "p.partner_id,\n     case when exists (select 1 from links l where l.id = c.link_id and not l.enabled) then 'left' else p.status end\n       as partnership_status,",
    ),
  }),
  ...mutationsOf('attribution', {
    'a partner who comes back stays away': patch(
      'store/partners.ts',
      "on conflict (program_id, partner_id) do update set status = 'joined',",
      'on conflict (program_id, partner_id) do update set status = s.status,',
    ),
    'another link ends the partnership': patch(
      'store/links.ts',
      'on conflict (program_id, partner_id) do update set status = s.status',
      "on conflict (program_id, partner_id) do update set status = 'linked'",
    ),
  }),
  ...mutationsOf('refund', {
    'parallel refunds of one sale are both recorded': patch(
      'store/batches.ts',
      '[`sale ${programId} ${transactionId}`]',
      '[`sale ${programId} ${transactionId} ${Math.random()}`]',
    ),
    'the reason is a chargeback unless it is sent': patch(
      'operations/track-refund.ts',
      "body.reason ?? 'refund'",
      "body.reason ?? 'chargeback'",
    ),
    'a clawback is a positive amount': patch(
      WRITE,
      '-d.deduction_cents,\n       -d.deduction_cents, c.currency',
      'd.deduction_cents,\n       d.deduction_cents, c.currency',
    ),
    'a clawback is approved at once': patch(WRITE, "c.currency, 'pending', d.at", "c.currency, 'approved', d.at"),
    'a commission of zero stays pending': patch(
      WRITE,
      "case when c.amount_cents = s.deduction_cents then 'reversed' else c.status end",
      'c.status',
    ),
    'a partly refunded commission is reversed': patch(
      WRITE,
      'case when c.amount_cents = s.deduction_cents then',
      'case when s.deduction_cents > 0 then',
    ),
    'references are compared without their case': patch(
      WRITE,
      'filter (where refund_reference = t.reference)',
      'filter (where lower(refund_reference) = lower(t.reference))',
    ),
    'a repeated reference with a larger amount is too large': patch(
      'store/refunds.ts',
      "if (sale.seen !== null) return { kind: 'skipped', refundId: sale.seen, commissionId };\n  const refund = decideRefund(sale, sale.commission, request.amountCents);",
      "const refund = decideRefund(sale, sale.commission, request.amountCents);\n  if (refund.kind === 'too_large') return refund;\n  if (sale.seen !== null) return { kind: 'skipped', refundId: sale.seen, commissionId };",
    ),
  }),
  ...mutationsOf('money', {
    'a reversed commission can be approved': patch(
      'domain/commission-change.ts',
      'if (status !== from) return refused(status);',
      "if (status !== from && (to !== 'approved' || status !== 'reversed')) return refused(status);",
    ),
    'a rate of 0.5 percent is no commission': patch(
      'domain/commission.ts',
      'const { numerator, denominator } = fraction(terms.commission_rate);',
      'const { numerator, denominator } = fraction(Number(terms.commission_rate) < 1 ? String(0) : terms.commission_rate);',
    ),
  }),
];
