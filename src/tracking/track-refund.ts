import { notice } from '../contract/notice.ts';
import { decideRefund, reusedReference, type AskedByCall, type ReusedReference } from '../refunds/rules.ts';
import type { NewRefund } from '../refunds/write.ts';
import type { RecordedRefund } from '../refunds/record.ts';
import { findTestSale, insertTestEvent, testRefunded } from './test-events.ts';
import type { Operation } from '../common/operation.ts';
import type { Deps } from '../common/deps.ts';
import { isTestMode, namesOtherProgram } from './test-mode.ts';

type RefundCall = Parameters<Operation<'trackRefund'>>[0];

/** Most refunds need no lock; the others are recorded by a longer transaction. */
async function record({ batches, db }: Deps, refund: NewRefund): Promise<RecordedRefund> {
  const recorded = await batches.refunds.add(refund, db);
  return recorded.kind === 'lock_needed' ? batches.lockedRefunds.add(refund, db) : recorded;
}

const askedBy = (body: RefundCall['body']): AskedByCall => ({
  kind: 'call',
  amountCents: body.refund_amount_cents ?? undefined,
  reason: body.reason ?? 'refund',
  body,
});

export const trackRefund: Operation<'trackRefund'> = async (call) => {
  const { body, deps, now, program, answer, message, fail } = call;
  if (isTestMode(body)) return recordTest(call);
  const recorded = await record(deps, {
    programId: program.id,
    transactionId: body.transaction_id,
    asked: askedBy(body),
    reason: body.reason ?? 'refund',
    refundReason: body.refund_reason ?? undefined,
    reference: body.refund_reference ?? undefined,
    additionalData: body.additional_data ?? undefined,
    unknownFields: call.unknownFields,
    at: now,
  });
  switch (recorded.kind) {
    case 'sale_not_found':
      throw fail('saleNotFound');
    case 'too_large':
      throw fail('refundTooLarge');
    case 'misnamed':
      throw fail('refundMisnamed', { field: recorded.field });
    case 'skipped':
      return answer(200, {
        success: true,
        status: 'skipped',
        refund_id: recorded.refundId,
        commission_id: recorded.commissionId,
        deduction_cents: 0,
        commission_amount_cents: recorded.leftCents,
        message: message('skipped'),
        ...noticesOf(recorded.reused),
      });
    case 'recorded':
      return answer(200, {
        success: true,
        status: recorded.refund.status === 'restored' ? 'reversed' : recorded.refund.status,
        refund_id: recorded.refundId,
        commission_id: recorded.commissionId,
        deduction_cents: Math.max(0, recorded.refund.deductionCents),
        commission_amount_cents: recorded.leftCents,
        message: message('recorded'),
        ...(recorded.refund.amountCents <= 0 && { notices: [notice('refundKnown', {})] }),
      });
  }
};

/** The hint that a refund was skipped although its amount is a new one. */
const noticesOf = (reused: ReusedReference | undefined) =>
  reused && {
    notices: [notice('refundReferenceUsed', { recorded: reused.recordedCents, requested: reused.requestedCents })],
  };

/** A test refund only finds test sales. They have no commission, so nothing is deducted. */
async function recordTest({ body, unknownFields, deps, now, program, answer, message, fail }: RefundCall) {
  if (namesOtherProgram(body, program)) throw fail('programMismatch');
  const reference = body.refund_reference ?? undefined;
  const { eventId, status, reused } = await deps.db.transaction(async (tx) => {
    const sale = await findTestSale(tx, program.id, body.transaction_id);
    if (!sale) throw fail('saleNotFound');
    const before = await testRefunded(tx, program.id, { id: sale.id, transactionId: body.transaction_id }, reference);
    const tested = { ...sale, ...before, called_cents: before.refunded_cents, gross_cents: null, facts: [] };
    const asked = askedBy(body);
    const refund = decideRefund(tested, undefined, [], asked);
    const skipped = before.seen !== null || refund.kind === 'nothing_left';
    if (!skipped && refund.kind === 'too_large') throw fail('refundTooLarge');
    if (!skipped && refund.kind === 'misnamed') throw fail('refundMisnamed', { field: refund.field });
    const eventId = await insertTestEvent(tx, deps.clickIds, {
      kind: 'refund',
      programId: program.id,
      withKey: true,
      transactionId: body.transaction_id,
      amountCents: !skipped && refund.kind === 'refund' ? refund.amountCents : undefined,
      eventName: body.additional_data?.event_name ?? undefined,
      refundReference: reference,
      additionalData: body.additional_data ?? undefined,
      unknownFields,
      at: now,
    });
    const reused = reusedReference(tested, asked.amountCents);
    return { eventId: eventId!, reused, status: skipped ? ('skipped' as const) : ('no_commission' as const) };
  });
  return answer(200, {
    success: true,
    status,
    refund_id: null,
    commission_id: null,
    deduction_cents: 0,
    commission_amount_cents: null,
    message: message('testRefund'),
    data: { eventId, programId: program.id, test_mode: true },
    ...noticesOf(reused),
  });
}
