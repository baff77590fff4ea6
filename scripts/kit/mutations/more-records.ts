// The second list: clicks, leads, sales, refunds, money.
import { mutationsOf } from '../mutation.ts';
import { patch } from './edits.ts';

const CLICK = 'operations/track-click.ts';
const LEAD = 'operations/track-lead.ts';
const SALE = 'operations/track-sale.ts';
const BATCH = 'store/sale-batch.ts';

export const MORE_RECORDS = [
  ...mutationsOf('click', {
    'a test click_id is returned for a production click': patch(
      CLICK,
      'deps.clickIds.read(kind, existing)?.linkId',
      "(deps.clickIds.read('production', existing) ?? deps.clickIds.read('test', existing))?.linkId",
    ),
    'the name of the aff parameter has no case': patch(
      'lib/formats.ts',
      'return new URL(text);',
      "return new URL(text.replace(/([?&])aff=/gi, '$1aff='));",
    ),
    'a link without a partner is unknown': patch(
      CLICK,
      "link.partner_id === null) throw fail('referralLinkMisconfigured')",
      "link.partner_id === null) throw fail('referralLinkNotFound')",
    ),
    'a test click works on a disabled link': patch(CLICK, 'if (!link.enabled)', 'if (!link.enabled && !testMode)'),
    'the eventId of a test click is that of its link': patch(
      CLICK,
      'eventId: eventId!,',
      'eventId: eventId! && link.id,',
    ),
  }),
  ...mutationsOf('lead', {
    'a browser lead with a key of another customer is refused': patch(
      'store/leads.ts',
      "where s.mode <> 'server' or not",
      "where s.mode = 'payment' or not",
    ),
    'a test lead lacks its programId': patch(
      LEAD,
      'data: { eventId: eventId!, programId, test_mode: true },',
      'data: { eventId: eventId!, test_mode: true } as never,',
    ),
    'a settled lead earns no lead commission': patch(
      'store/leads.ts',
      'where p.lead_commission_cents > 0',
      'where p.lead_commission_cents > 1000000000',
    ),
    'a lead of a customer_key alone needs a click': patch(
      LEAD,
      'customerKey: present(body.customer_key),\n    clickId: present(body.click_id),\n  });',
      'customerKey: present(body.click_id) && present(body.customer_key),\n    clickId: present(body.click_id),\n  });',
    ),
    'an email takes the place of a missing customer_key': patch(
      LEAD,
      'customerKey: present(body.customer_key),\n    eventName',
      'customerKey: present(body.customer_key) ?? present(body.email),\n    eventName',
    ),
  }),
  ...mutationsOf('sale', {
    'transaction_ids are stored in lower case': patch(
      BATCH,
      'sales.map(({ transactionId }) => transactionId),',
      'sales.map(({ transactionId }) => transactionId.toLowerCase()),',
    ),
    'a sale of another program is no duplicate': patch(
      SALE,
      "const refusal = fail('duplicateTransaction', { sale_id: recorded.saleId });",
      "const refusal = recorded.programId === program.id ? fail('duplicateTransaction', { sale_id: recorded.saleId }) : fail('attributionMissing');",
    ),
    'a retry after the partner left is an error': patch(
      SALE,
      'if (buyer.recorded) throw',
      "if (buyer.recorded && buyer.partnership.status === 'joined') throw",
    ),
    'a sale needs a lead': patch(SALE, 'if (!buyer) throw', "if (!buyer || buyer.customer.status === 'click') throw"),
    'a customer can buy only once': patch(
      SALE,
      'const judgement = judgePayment(',
      "if (buyer.customer.status === 'conversion') throw fail('attributionMissing');\n  const judgement = judgePayment(",
    ),
    'the transaction_id of a sale is its provider_payment_id': patch(
      SALE,
      'transactionId: body.transaction_id!,\n  amountCents',
      'transactionId: body.provider_payment_id ?? body.transaction_id!,\n  amountCents',
    ),
  }),
  ...mutationsOf('refund', {
    'a refund_reference is unique in the whole program': patch(
      'store/refund-statements.ts',
      'min(id) filter (where refund_reference = t.reference) as seen',
      '(select min(o.id) from refunds o where o.program_id = s.program_id and o.refund_reference = t.reference) as seen',
    ),
    'a refund that deducts nothing has no commission': patch(
      'domain/refund.ts',
      "const status = commission.status === 'paid'",
      "if (deductionCents === 0) return { kind: 'refund', amountCents, deductionCents, status: 'no_commission' };\n  const status = commission.status === 'paid'",
    ),
    'a refund of nothing lacks its commission_id': patch(
      'store/refunds.ts',
      'refundId: null, commissionId };',
      'refundId: null, commissionId: null };',
    ),
    'a test refund is reversed': patch(
      'operations/track-refund.ts',
      "('no_commission' as const)",
      "('reversed' as never)",
    ),
    'the commission_id of a refund is that of the refund': patch(
      'store/refunds.ts',
      "return { kind: 'recorded', refundId, commissionId: one.sale.commission?.id ?? null,",
      "return { kind: 'recorded', refundId, commissionId: refundId,",
    ),
  }),
  ...mutationsOf('money', {
    'a fixed commission is rounded down': patch(
      'domain/commission.ts',
      'roundHalfUp(numerator * MINOR_UNITS[terms.currency], denominator)',
      'Number((numerator * MINOR_UNITS[terms.currency]) / denominator)',
    ),
    'a fixed commission is at most the amount': patch(
      'domain/commission.ts',
      'cents: roundHalfUp(numerator * MINOR_UNITS[terms.currency], denominator),',
      'cents: Math.min(sale.cents, roundHalfUp(numerator * MINOR_UNITS[terms.currency], denominator)),',
    ),
    'a percentage is at least one cent': patch(
      'domain/commission.ts',
      'cents: roundHalfUp(BigInt(sale.cents) * numerator, denominator * 100n)',
      'cents: Math.max(1, roundHalfUp(BigInt(sale.cents) * numerator, denominator * 100n))',
    ),
    'all subscriptions of a customer are one': patch(
      SALE,
      'subscriptionId: body.subscription_id ?? undefined,',
      'subscriptionId: body.subscription_id ? (body.customer_key ?? body.click_id ?? undefined) : undefined,',
    ),
    'later sales earn a fixed commission': patch(
      'domain/commission.ts',
      "type.startsWith('recurring_')",
      "type.startsWith('recurring_') || type === 'fixed'",
    ),
  }),
];
