// Carries out what was decided for an event, in the event's transaction.
import { decideAgain, type Decision, type OtherDecision, type RecordDecision } from './decision.ts';
import type { FactNotice } from './notice.ts';
import { OTHER_SHOP, TEST_EVENT, type EventOutcome } from './result.ts';
import { conflictWarning } from '../sales/conflict.ts';
import { ensureCustomer } from '../attribution/customers.ts';
import { settleLead } from '../leads/record.ts';
import { claimNames, findSaleByNames, linkInvoicePayment, nameSale } from './names.ts';
import { rememberReference, rememberSubscription } from './references.ts';
import { recordRefundWithin } from '../refunds/record.ts';
import { noteSaleConflict } from '../sales/conflicts.ts';
import type { StoredSale } from '../sales/recorded.ts';
import { recordSaleWithin } from '../sales/record.ts';
import type { EventContext } from './resolve.ts';

/** Another customer has the key that this event would save. The event is applied again and then finds that customer. */
export class KeyTaken extends Error {}

class NameTaken extends Error {}

/** The result of an event, its lead and its customer. */
export interface Written {
  outcome: EventOutcome;
  /** whether a provisional lead was settled */
  leadSettled: boolean;
  /** the event's customer, who may not be the one of the sale */
  payerId: number | undefined;
}

/** Settles the customer's lead as the lead endpoint does, but only a provisional lead that nothing else has settled. */
async function settle({ tx, receivedAt, now }: EventContext, { payer, settles }: Decision): Promise<boolean> {
  if (!payer || !settles) return false;
  const { customer, customerKey } = payer;
  const settlement = await settleLead(tx, {
    customer,
    mode: 'payment',
    customerKey,
    eventName: undefined,
    emailHash: undefined,
    emailMasked: undefined,
    additionalData: undefined,
    at: receivedAt,
    recordedAt: now,
    // The names of an erased customer are removed when the event arrives.
    marks: '',
  });
  if (settlement === 'key_taken') throw new KeyTaken();
  return settlement === 'settled';
}

/** Records the sale and stores the payment's identifiers with it; undefined if that was done already. */
async function recordNamed(
  { tx, program }: EventContext,
  { sale, names }: RecordDecision,
  before: () => Promise<void>,
): Promise<StoredSale | undefined> {
  try {
    return await tx.savepoint(async () => {
      const stored = await recordSaleWithin(tx, sale, before);
      if (stored && !(await claimNames(tx, program.id, names, stored.saleId))) throw new NameTaken();
      return stored;
    });
  } catch (error) {
    if (error instanceof NameTaken) return undefined;
    throw error;
  }
}

/**
 * The reference under which a refund is stored. Events that report the same change get the same one, and only the first is
 * recorded.
 */
function referenceOf(fact: FactNotice): string {
  if (fact.kind === 'refund') return fact.refund ?? `${fact.charge}:${fact.refundedCents}`;
  return fact.kind === 'refund_failed' ? fact.refund : fact.dispute;
}

/** Records by how much a fact changes what is refunded of its sale. */
async function applyFact(
  { tx, program, occurredAt, now }: EventContext,
  { sale, fact }: Extract<Decision, { kind: 'fact' }>,
) {
  const isDispute = fact.kind === 'chargeback' || fact.kind === 'dispute_won';
  const recorded = await recordRefundWithin(tx, {
    programId: program.id,
    transactionId: sale.transaction_id,
    asked: { kind: 'event', fact: { ...fact, at: occurredAt.getTime() } },
    reason: isDispute ? 'chargeback' : 'refund',
    refundReason: undefined,
    reference: referenceOf(fact),
    additionalData: undefined,
    at: now,
  });
  if (recorded.kind !== 'recorded') return { result: 'nothing_due' } as const;
  const { refundId, refund } = recorded;
  if (refund.amountCents < 0) return { result: 'refund_restored', refundId } as const;
  return { result: isDispute ? 'chargeback_recorded' : 'refund_recorded', refundId } as const;
}

/** Stores the decision's effect on a recorded sale. */
async function changeSale(
  context: EventContext,
  decision: Extract<Decision, { kind: 'acknowledge' | 'fact' }>,
): Promise<EventOutcome> {
  const { tx, program } = context;
  const { sale, names, paymentId } = decision;
  await nameSale(tx, program.id, sale.id, names, paymentId);
  const done = decision.kind === 'fact' ? await applyFact(context, decision) : { result: decision.result };
  return { state: 'applied', ...done, customerId: sale.customer_id, saleId: sale.id };
}

/** Stores what is left to store once the lead is settled and the customer is known. */
async function finish(
  context: EventContext,
  decision: OtherDecision,
  customerId: number | undefined,
  leadSettled: boolean,
): Promise<EventOutcome> {
  const { tx, program, now, log } = context;
  switch (decision.kind) {
    case 'acknowledge':
    case 'fact':
      return changeSale(context, decision);
    case 'settle':
      return { state: 'applied', result: leadSettled ? 'lead_settled' : 'nothing_due', customerId };
    case 'ignored':
      return { state: 'ignored', result: OTHER_SHOP };
    case 'remember':
      return { state: 'applied', result: decision.result, customerId };
    case 'test':
      return { state: 'test', result: TEST_EVENT, customerId: customerId ?? decision.customerId };
    case 'taken': {
      const { transactionId } = decision;
      // It is logged, as when such a sale is sent with the key.
      const refused = { programId: program.id, transactionId, customerId: customerId ?? null, at: now };
      const conflict = await noteSaleConflict(tx, refused);
      if (conflict) log(undefined, conflictWarning(program.id, conflict));
      return { state: 'pending', result: 'transaction_taken', customerId };
    }
    case 'pending':
      if (decision.log !== undefined) log(undefined, decision.log);
      return { state: 'pending', result: decision.result, customerId };
  }
}

/** Does everything but record a sale. */
async function change(context: EventContext, decision: OtherDecision): Promise<Written> {
  const { payer } = decision;
  const leadSettled = await settle(context, decision);
  const payerId = payer && (payer.customer.id ?? (await ensureCustomer(context.tx, payer.customer, context.now)).id);
  return { outcome: await finish(context, decision, payerId, leadSettled), leadSettled, payerId };
}

/** Settles the lead and records the sale. If either was done meanwhile, does what is left to do. */
async function record(context: EventContext, decision: RecordDecision): Promise<Written> {
  const { tx, program, log } = context;
  let leadSettled = false;
  const stored = await recordNamed(context, decision, async () => {
    leadSettled = await settle(context, decision);
  });
  if (!stored) return change(context, decideAgain(decision, await findSaleByNames(tx, program.id, decision.names)));
  const { kind, saleId, customerId } = stored;
  if (kind === 'commission_failed') log(stored.cause, `sale ${saleId} is stored without its commission`);
  const outcome: EventOutcome = { state: 'applied', result: 'sale_recorded', customerId, saleId };
  return { outcome, leadSettled, payerId: customerId };
}

/**
 * Carries out a decision. Claims of sales are locked before customers, customers before sales, and sales before
 * commissions, as everywhere, so that two events never wait for each other.
 */
export async function write(context: EventContext, decision: Decision): Promise<Written> {
  const { tx, program } = context;
  const { link, subscription, reference } = decision;
  if (link) await linkInvoicePayment(tx, program.id, link.invoice, link.payment);
  const written = await (decision.kind === 'record' ? record(context, decision) : change(context, decision));
  // Last, since only now the customer is stored.
  const { payerId } = written;
  if (subscription) await rememberSubscription(tx, program.id, subscription, payerId);
  if (reference) await rememberReference(tx, program.id, reference.id, reference.named, payerId);
  return written;
}
