// Halves of a payment: a session or a PaymentIntent, and its invoice, which have no name in common until they are linked.
import { statement, type Transaction } from '../database/db.ts';

/** The first number of the advisory locks of halves; the second one is of the customer. */
const HALVES_LOCK = 7_310_572;

const lock = statement<object>(
  'lock_halves',
  `select pg_advisory_xact_lock(${HALVES_LOCK}, hashtext($1::text || ' ' || $2::text))`,
);

/** Waits for other halves of payments of the customer with this click, until the transaction ends. */
export const lockHalves = async (tx: Transaction, programId: number, clickId: string): Promise<void> =>
  void (await tx.run(lock, [programId, clickId]));

// Both halves are of one payment, so that they happen at about the same time.
const unlinked = statement<object>(
  'unlinked_half',
  `select e.id from payment_events e join customers c on c.program_id = e.program_id and c.id = e.customer_id
   where e.program_id = $1 and c.click_id = $2 and e.result in ('sale_recorded', 'sale_known')
     and e.notice ->> 'awaits' = $3 and e.notice ->> 'amountCents' = $4::text and e.notice ->> 'currency' = $5
     and e.occurred_at between $6::timestamptz - interval '1 day' and $6::timestamptz + interval '1 day'
     and not exists (select from invoice_payments p where p.program_id = $1
       and (p.invoice_id = any (e.names || $7::text[]) or p.payment_id = any (e.names || $7::text[]))) limit 1`,
);

export interface Half {
  /** what the half waits for */
  awaits: 'invoice' | 'payment';
  amountCents: number;
  currency: string;
  occurredAt: Date;
  /** the names of the other half */
  names: readonly string[];
}

/** Whether an event that has a sale of the customer with this click is such a half, and neither it nor the other is linked. */
export async function hasUnlinkedHalf(
  tx: Transaction,
  programId: number,
  clickId: string,
  { awaits, amountCents, currency, occurredAt, names }: Half,
): Promise<boolean> {
  const values = [programId, clickId, awaits, String(amountCents), currency, occurredAt, names];
  return (await tx.run(unlinked, values)).length > 0;
}
