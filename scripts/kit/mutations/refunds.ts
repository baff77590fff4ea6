import { mutationsOf } from '../mutation.ts';
import { patch, schema } from './edits.ts';

const REFUND = 'operations/track-refund.ts';
const STORE = 'store/refunds.ts';
const DECIDE = 'domain/refund.ts';
const WRITE = 'store/refund-statements.ts';

export const REFUND_MUTATIONS = mutationsOf('refund', {
  'a second full refund is recorded': patch(DECIDE, "if (left <= 0) return { kind: 'nothing_left' };", ''),
  'a refund of more than the sale is recorded': patch(
    DECIDE,
    "if (amountCents > left) return { kind: 'too_large' };",
    '',
  ),
  'a refund of exactly what is left is too large': patch(
    DECIDE,
    'if (amountCents > left)',
    'if (amountCents >= left && requestedCents !== undefined)',
  ),
  'a refund of one cent too much is recorded': patch(DECIDE, 'if (amountCents > left)', 'if (amountCents > left + 1)'),
  'a refund may be as large as the sale whatever was refunded': patch(
    DECIDE,
    'if (amountCents > left)',
    'if (amountCents > sale.amount_cents)',
  ),
  'a refund without an amount takes the whole sale again': patch(
    DECIDE,
    'requestedCents ?? left',
    'requestedCents ?? sale.amount_cents',
  ),
  'partial refunds take back too little': patch(
    DECIDE,
    'taken(sale.refunded_cents + amountCents) - taken(sale.refunded_cents)',
    'Math.floor((commission.earned_cents * amountCents) / sale.amount_cents)',
  ),
  'each partial refund is rounded on its own': patch(
    DECIDE,
    'taken(sale.refunded_cents + amountCents) - taken(sale.refunded_cents)',
    'taken(amountCents)',
  ),
  'a refund takes back the whole commission': patch(
    DECIDE,
    'taken(sale.refunded_cents + amountCents) - taken(sale.refunded_cents)',
    'commission.earned_cents',
  ),
  'the deduction is negative': patch(
    REFUND,
    'deduction_cents: recorded.refund.deductionCents,',
    'deduction_cents: -recorded.refund.deductionCents,',
  ),
  'an unpaid commission is clawed back': patch(
    DECIDE,
    "commission.status === 'paid'",
    "commission.status !== 'reversed'",
  ),
  'a paid commission is reversed': patch(DECIDE, "commission.status === 'paid'", "commission.status === 'approved'"),
  'a repeated refund_reference refunds again': patch(
    STORE,
    "if (sale.seen !== null) return { kind: 'skipped', refundId: sale.seen, commissionId };",
    '',
  ),
  'a repeated refund_reference is an error': patch(
    STORE,
    "if (sale.seen !== null) return { kind: 'skipped', refundId: sale.seen, commissionId };",
    "if (sale.seen !== null) return { kind: 'too_large' };",
  ),
  'a skipped refund lacks its refund_id': patch(
    STORE,
    'refundId: sale.seen, commissionId',
    'refundId: null, commissionId',
  ),
  'a skipped refund repeats its deduction': patch(
    REFUND,
    "commission_id: recorded.commissionId,\n        deduction_cents: 0,\n        message: message('skipped'),",
    "commission_id: recorded.commissionId,\n        deduction_cents: 1,\n        message: message('skipped'),",
  ),
  'a sale of another program is refunded': patch(
    WRITE,
    'join sale_claims k on k.transaction_id = t.transaction_id and k.program_id = t.program_id',
    'join sale_claims k on k.transaction_id = t.transaction_id',
  ),
  'the sale of a refund is looked up without its case': patch(
    WRITE,
    'on k.transaction_id = t.transaction_id and',
    'on lower(k.transaction_id) = lower(t.transaction_id) and',
  ),
  'the commission of a refund is not reduced': patch(
    WRITE,
    'set amount_cents = c.amount_cents - s.deduction_cents,\n       changed_at',
    'set changed_at',
  ),
  'the reason is always refund': patch(REFUND, "reason: body.reason ?? 'refund',", "reason: 'refund',"),
  'a refund needs a reason': schema('refund-request', (_, found) => void found.required.push('reason')),
  'a chargeback is always of the whole sale': patch(
    REFUND,
    'amountCents: body.refund_amount_cents ?? undefined,\n    reason',
    "amountCents: body.reason === 'chargeback' ? undefined : (body.refund_amount_cents ?? undefined),\n    reason",
  ),
  'the status of a refund without a commission is reversed': patch(
    DECIDE,
    "deductionCents: 0, status: 'no_commission'",
    "deductionCents: 0, status: 'reversed'",
  ),
  'a test refund finds production sales': patch(
    'store/test-events.ts',
    "`select id, amount_cents from test_events\n   where kind = 'sale' and program_id = $1 and transaction_id = $2`",
    "`select id, amount_cents from test_events\n   where kind = 'sale' and program_id = $1 and transaction_id = $2\n   union all select id, amount_cents from sales where program_id = $1 and transaction_id = $2`",
  ),
  'a refund finds test sales': patch(
    REFUND,
    "case 'sale_not_found':\n      throw fail('saleNotFound');",
    "case 'sale_not_found':\n      if (await findTestSale(deps.db, program.id, body.transaction_id)) return recordTest(call);\n      throw fail('saleNotFound');",
  ),
  'a test refund finds test sales of any program': patch(
    'store/test-events.ts',
    "where kind = 'sale' and program_id = $1 and transaction_id = $2",
    "where kind = 'sale' and program_id = coalesce($1, 0) and transaction_id = $2 or kind = 'sale' and transaction_id = $2",
  ),
  'test refunds are never too large': patch(
    REFUND,
    "if (!skipped && refund.kind === 'too_large') throw fail('refundTooLarge');",
    '',
  ),
  'a repeated test refund_reference refunds again': patch(
    REFUND,
    "before.seen !== null || refund.kind === 'nothing_left'",
    "refund.kind === 'nothing_left'",
  ),
  'a test refund of a foreign program_id is stored': patch(
    REFUND,
    "if (namesOtherProgram(body, program)) throw fail('programMismatch');",
    '',
  ),
});
