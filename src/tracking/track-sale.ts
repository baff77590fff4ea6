import { untilAnswered } from '../attribution/customer-key.ts';
import { decideOwner, hasClick, type CodeName } from '../attribution/codes.ts';
import { judgePayment, type NewSale, type Payment } from '../sales/rules.ts';
import type { Customer } from '../common/types.ts';
import { applyAwaited } from '../payments/awaited.ts';
import { buyerQuery } from '../sales/buyers.ts';
import { conflictWarning, isSameAmount, isSameCustomer } from '../sales/conflict.ts';
import { noteSaleConflict } from '../sales/conflicts.ts';
import { ensureCustomer } from '../attribution/customers.ts';
import { isErased } from '../attribution/erasures.ts';
import { findClaimedSale, findRecordedSale, type ClaimedSale } from '../sales/claimed.ts';
import { findTestSale, storeTestEvent } from './test-events.ts';
import type { Operation } from '../common/operation.ts';
import { isTestMode, namesOtherProgram } from './test-mode.ts';
import { present } from '../lib/text.ts';
import { readCode, type SentCode } from './sent-code.ts';

type Sale = Parameters<Operation<'trackSale'>>[0];

export const trackSale: Operation<'trackSale'> = async (sale) => {
  const { body, deps, program, fail } = sale;
  if ((body.gross_amount_cents ?? Infinity) < body.amount_cents) throw fail('grossTooSmall');
  const sent = await readCode(deps, program, body.discount_code);
  if (isTestMode(body)) return recordTest(sale, sent);
  return untilAnswered(() => attempt(sale, sent));
};

/** A customer without a click is named by its `customer_key`. */
const nameOf = (customerKey: string | undefined): CodeName | undefined =>
  customerKey === undefined ? undefined : { kind: 'key', name: customerKey };

async function attempt(sale: Sale, sent: SentCode) {
  const { body, deps, program, answer, message, fail } = sale;
  const ids = { customerKey: present(body.customer_key), clickId: present(body.click_id) };
  const query = buyerQuery(deps.clickIds, program, ids, body.transaction_id!);
  const buyer = await deps.batches.buyers.add(query, deps.db);
  // What was recorded stays recorded, whatever has become of the partner since: a retry must get that response.
  if (buyer?.recorded) throw await duplicate(sale, buyer.customer, buyer.recorded);
  if (buyer?.erased) throw fail('customerUnknown');
  const payment = paymentOf(sale, query.marks);
  const speaking = { code: sent.code, name: nameOf(ids.customerKey), at: payment.occurredAt };
  const owned = decideOwner(program, buyer, speaking);
  if (!owned) throw fail('customerUnknown');
  const judgement = judgePayment(program, owned, payment);
  switch (judgement.kind) {
    case 'other_program':
      throw fail('attributionMissing');
    case 'no_relationship':
      throw fail('relationshipMissing');
    case 'window_expired':
      return answer(200, {
        success: true,
        attributed: false,
        reason: 'attribution_window_expired',
        click_age_days: judgement.clickAgeDays,
        window_days: judgement.windowDays,
        sale_id: null,
        commission_id: null,
        message: message('windowExpired'),
        ...sent.notices,
      });
    case 'sale':
      return record(sale, judgement.sale, { sent, found: (buyer ?? owned).customer });
  }
}

const paymentOf = ({ body, unknownFields, now }: Sale, marks: string): Payment => ({
  transactionId: body.transaction_id!,
  amountCents: body.amount_cents,
  grossCents: body.gross_amount_cents ?? undefined,
  taxCents: undefined,
  shippingCents: undefined,
  currency: body.currency ?? undefined,
  provider: body.provider ?? undefined,
  providerPaymentId: body.provider_payment_id ?? undefined,
  livemode: body.livemode ?? undefined,
  subscriptionId: body.subscription_id ?? undefined,
  customerKey: present(body.customer_key),
  additionalData: body.additional_data ?? undefined,
  unknownFields,
  occurredAt: body.occurred_at ? new Date(body.occurred_at) : now,
  recordedAt: now,
  marks,
});

/** Stores the customer of a click; returns its identifier, or null if it was erased meanwhile. */
const store = ({ deps: { db, clickIds }, now }: Sale, customer: Customer, customerKey: string | undefined) =>
  db.transaction(async (tx) => {
    const names = { clickId: customer.click_id, customerKey };
    if (await isErased(tx, clickIds, customer.program_id, [names])) return null;
    return (await ensureCustomer(tx, customer, now)).id;
  });

const sumOf = ({ body, program }: Sale) => ({
  amountCents: body.amount_cents,
  currency: body.currency ?? program.currency,
});

/** Whether a sale of the program is the one that is sent again. */
async function isSame(sale: Sale, customer: Customer, recorded: ClaimedSale): Promise<boolean> {
  const found = await findRecordedSale(sale.deps.db, recorded);
  if (!found || !isSameCustomer(customer, found)) return false;
  const { amount_cents: amountCents, gross_cents: grossCents, currency } = found;
  return isSameAmount(sumOf(sale), { amountCents, grossCents, currency });
}

/** The refusal of a sale that is recorded already. If it belongs to another program, the operator is notified. */
async function duplicate(sale: Sale, customer: Customer, recorded: ClaimedSale) {
  const { body, deps, now, program, fail, log } = sale;
  if (recorded.programId === program.id) {
    deps.counts.duplicates.same_program++;
    return fail('duplicateTransaction', { sale_id: recorded.saleId, matches: await isSame(sale, customer, recorded) });
  }
  const refusal = fail('duplicateTransaction', { sale_id: recorded.saleId, matches: false });
  deps.counts.duplicates.other_program++;
  try {
    // Stored, so that the customer's history shows the refusal.
    const isOwn = customer.program_id === program.id;
    const customerKey = present(body.customer_key);
    const isKnown = isOwn && hasClick(customer);
    const customerId = isOwn ? (customer.id ?? (isKnown ? await store(sale, customer, customerKey) : null)) : null;
    const attempt = { programId: program.id, transactionId: body.transaction_id!, customerId, at: now };
    const conflict = await noteSaleConflict(deps.db, attempt);
    if (conflict) log(undefined, conflictWarning(program.id, conflict));
  } catch (error) {
    // The sale is recorded even if the conflict cannot be counted, so the caller must not send it again.
    log(error, `a rejected sale of program ${program.id} could not be counted`);
  }
  return refusal;
}

/** @param found the customer as it was before a code decided: a sale that is refused moves nobody */
async function record(call: Sale, sale: NewSale, { sent, found }: { sent: SentCode; found: Customer }) {
  const { deps, program, now, answer, message, fail, log } = call;
  const recorded = await deps.batches.sales.add(sale, deps.db);
  if ('saleId' in recorded) await applyAwaited({ ...deps, now, log }, program, sale);
  switch (recorded.kind) {
    case 'key_taken':
      return recorded.kind;
    case 'duplicate': {
      const claimed = await findClaimedSale(deps.db, sale.transactionId);
      // Without such a sale, the customer was erased meanwhile, which the next look-up finds.
      if (!claimed) return 'key_taken';
      throw await duplicate(call, found, claimed);
    }
    case 'commission_failed':
      deps.counts.sales.commission_failed++;
      log(recorded.cause, `sale ${recorded.saleId} is stored without its commission`);
      throw fail('commissionFailed');
    case 'unpayable':
      deps.counts.sales.unpayable++;
      throw fail('partnerMissing');
    case 'recorded':
      deps.counts.sales.recorded++;
      return answer(200, {
        success: true,
        attributed: true,
        sale_id: recorded.saleId,
        commission_id: recorded.commissionId,
        ...(recorded.reason && { commission_reason: recorded.reason }),
        message: message('attributed'),
        ...sent.notices,
      });
  }
}

/** A test sale needs no customer, and its `transaction_id` only has to be unique among test sales. */
async function recordTest(call: Sale, code: SentCode) {
  const { body, deps, now, program, answer, message, fail } = call;
  if (namesOtherProgram(body, program)) throw fail('programMismatch');
  const store = (transactionId: string) =>
    storeTestEvent(deps, {
      kind: 'sale',
      programId: program.id,
      withKey: true,
      clickId: present(body.click_id),
      transactionId,
      amountCents: body.amount_cents,
      currency: body.currency ?? program.currency,
      eventName: body.additional_data?.event_name ?? undefined,
      additionalData: body.additional_data ?? undefined,
      unknownFields: call.unknownFields,
      at: now,
    });
  const success = {
    success: true,
    attributed: false,
    sale_id: null,
    commission_id: null,
    message: message('testSale'),
    ...code.notices,
  } as const;
  const data = (eventId: number) => ({ eventId, programId: program.id, test_mode: true }) as const;

  const sent = body.transaction_id ?? undefined;
  if (sent !== undefined) {
    const eventId = await store(sent);
    if (eventId === undefined) {
      const { id: sale_id, amount_cents, currency } = (await findTestSale(deps.db, program.id, sent))!;
      const matches = isSameAmount(sumOf(call), { amountCents: amount_cents, currency });
      throw fail('duplicateTransaction', { sale_id, matches });
    }
    return answer(200, { ...success, data: data(eventId) });
  }
  for (let timestamp = now.getTime(); ; timestamp++) {
    const transactionId = `test_txn_${timestamp}`;
    const eventId = await store(transactionId);
    if (eventId !== undefined) return answer(200, { ...success, transaction_id: transactionId, data: data(eventId) });
  }
}
