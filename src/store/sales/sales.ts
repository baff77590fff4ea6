import type { NewSale } from '../../domain/payment.ts';
import { statement, violatedConstraint, type Db, type Runner, type Transaction } from '../../database/db.ts';
import { notErased } from '../customers/erasures.ts';

export type StoredSale =
  | { kind: 'recorded'; saleId: number; commissionId: number | null }
  /** stored; a commission is due, but no partner can receive it */
  | { kind: 'unpayable'; saleId: number }
  | { kind: 'commission_failed'; saleId: number; cause: unknown };
export type RecordedSale =
  | StoredSale
  /** a sale with this `transaction_id` is recorded: `findClaimedSale` gives it; if not, the customer was erased */
  | { kind: 'duplicate' }
  | { kind: 'key_taken' };

/** The input from a transaction that does more than store the sale. */
export type StoredSaleOf = StoredSale & { customerId: number };

// Every statement locks claims before customers, and each in the same order, which prevents deadlocks.
const claim = statement<{ sale_id: number }>(
  'claim_sale',
  `insert into sale_claims (transaction_id, program_id, sale_id)
   select $1, $2, nextval('sales_id_seq') where ${notErased('1', 'array[$2::bigint]', 'array[$3::text]')}
   on conflict do nothing returning sale_id`,
);
const convert = statement<{ id: number }>(
  'convert_customer',
  `insert into customers as c (program_id, click_id, link_id, partnership_id, status, customer_key, clicked_at,
     converted_at, created_at)
   values ($1, $2, $3, $4, 'conversion', $5, $6, $7, $7)
   on conflict on constraint customers_click do update set status = 'conversion',
     converted_at = coalesce(c.converted_at, excluded.converted_at),
     customer_key = coalesce(c.customer_key, excluded.customer_key)
   returning id`,
);
const claimSubscription = statement<object>(
  'claim_subscription',
  `insert into subscriptions (program_id, subscription_id, first_transaction_id) values ($1, $2, $3)
   on conflict (program_id, subscription_id) do nothing returning program_id`,
);
const insert = statement<object>(
  'insert_sale',
  `insert into sales (program_id, id, transaction_id, customer_id, partnership_id, amount_cents, currency, provider,
     provider_payment_id, livemode, subscription_id, commission_cents, commission_currency, additional_data,
     occurred_at, recorded_at)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14::jsonb, $15, $16)`,
);
export const insertCommissionStatement = statement<{ id: number }>(
  'insert_sale_commission',
  `insert into commissions (kind, program_id, partnership_id, customer_id, sale_id, earned_cents, amount_cents,
     currency, status, created_at, changed_at)
   values ('sale', $1, $2, $3, $4, $5, $5, $6, 'pending', $7, $7)
   returning id`,
);
const claimed = statement<{ sale_id: number; program_id: number }>(
  'claimed_sale',
  'select sale_id, program_id from sale_claims where transaction_id = $1',
);

/** The sale with a `transaction_id`, in any program. */
export interface ClaimedSale {
  saleId: number;
  programId: number;
}

/** The sale with a `transaction_id`. */
export async function findClaimedSale(db: Runner, transactionId: string): Promise<ClaimedSale | undefined> {
  const [row] = await db.run(claimed, [transactionId]);
  return row && { saleId: row.sale_id, programId: row.program_id };
}

class Duplicate extends Error {}

/** Whether the sale earns a commission. In a subscription only the first one does, unless the commission is recurring. */
async function earns(tx: Transaction, sale: NewSale): Promise<boolean> {
  if (sale.subscriptionId === undefined) return true;
  const values = [sale.customer.program_id, sale.subscriptionId, sale.transactionId];
  const first = await tx.run(claimSubscription, values);
  return sale.recurring || first.length > 0;
}

/** Work to do between a sale's claim and its customer's conversion. */
export type BeforeConversion = () => Promise<void>;

async function convertCustomer(tx: Transaction, { customer, customerKey, recordedAt }: NewSale): Promise<number> {
  const { program_id, click_id, link_id, partnership_id, clicked_at } = customer;
  const values = [program_id, click_id, link_id, partnership_id, customerKey ?? null, clicked_at, recordedAt];
  return (await tx.run(convert, values))[0]!.id;
}

async function insertSale(tx: Transaction, sale: NewSale, saleId: number, customerId: number, earning: boolean) {
  await tx.run(insert, [
    sale.customer.program_id,
    saleId,
    sale.transactionId,
    customerId,
    sale.customer.partnership_id,
    sale.amountCents,
    sale.currency,
    sale.provider ?? null,
    sale.providerPaymentId ?? null,
    sale.livemode ?? null,
    sale.subscriptionId ?? null,
    earning ? sale.commission.cents : null,
    earning ? sale.commission.currency : null,
    sale.additionalData ? JSON.stringify(sale.additionalData) : null,
    sale.occurredAt,
    sale.recordedAt,
  ]);
}

async function write(tx: Transaction, sale: NewSale, before?: BeforeConversion): Promise<StoredSaleOf> {
  const [mine] = await tx.run(claim, [sale.transactionId, sale.customer.program_id, sale.marks]);
  if (!mine) throw new Duplicate();
  const saleId = mine.sale_id;
  await before?.();
  const customerId = await convertCustomer(tx, sale);
  const earning = await earns(tx, sale);
  await insertSale(tx, sale, saleId, customerId, earning);
  if (!earning) return { kind: 'recorded', saleId, customerId, commissionId: null };
  if (!sale.payable) return { kind: 'unpayable', saleId, customerId };
  const { program_id, partnership_id } = sale.customer;
  const { cents, currency } = sale.commission;
  let cause: unknown;
  const rows = await tx
    .savepoint(() =>
      tx.run(insertCommissionStatement, [
        program_id,
        partnership_id,
        customerId,
        saleId,
        cents,
        currency,
        sale.recordedAt,
      ]),
    )
    .catch(async (error: unknown) => {
      cause = error;
      // Rejects if the connection is lost, so that a lost connection is not treated as a failed commission.
      await findClaimedSale(tx, sale.transactionId);
      return undefined;
    });
  if (!rows) return { kind: 'commission_failed', saleId, customerId, cause };
  return { kind: 'recorded', saleId, customerId, commissionId: rows[0]!.id };
}

/**
 * Records a sale and its commission in one transaction with a savepoint between: if the commission fails, the sale stays
 * stored. The unique constraint alone detects a second sale with the same `transaction_id`. `key_taken`: another customer
 * got the `customer_key` at the same time; nothing was recorded.
 */
export async function recordSale(db: Db, sale: NewSale): Promise<RecordedSale> {
  try {
    return await db.transaction((tx) => write(tx, sale));
  } catch (error) {
    if (violatedConstraint(error) === 'customers_key') return { kind: 'key_taken' };
    if (error instanceof Duplicate) return { kind: 'duplicate' };
    throw error;
  }
}

/**
 * Records a sale within a larger transaction. Undefined if another sale has the `transaction_id`; then this sale and the
 * work before its conversion are rolled back. If another customer got the `customer_key` at the same time, the whole
 * transaction fails.
 */
export async function recordSaleWithin(
  tx: Transaction,
  sale: NewSale,
  before: BeforeConversion,
): Promise<StoredSaleOf | undefined> {
  try {
    return await tx.savepoint(() => write(tx, sale, before));
  } catch (error) {
    if (error instanceof Duplicate) return undefined;
    throw error;
  }
}
