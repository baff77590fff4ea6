import type { NewSale } from '../domain/payment.ts';
import { statement, violatedConstraint, type Db, type Transaction } from '../database/db.ts';

export type StoredSale =
  | { kind: 'recorded'; saleId: number; commissionId: number | null }
  /** stored; a commission is due and there is nobody to receive it */
  | { kind: 'unpayable'; saleId: number }
  | { kind: 'commission_failed'; saleId: number; cause: unknown };
export type RecordedSale = StoredSale | { kind: 'duplicate'; saleId: number } | { kind: 'key_taken' };

const claimSubscription = statement<object>(
  'claim_subscription',
  `insert into subscriptions (program_id, subscription_id, first_transaction_id) values ($1, $2, $3)
   on conflict (program_id, subscription_id) do nothing returning program_id`,
);

const INSERT = `insert into sales (transaction_id, program_id, customer_id, partnership_id, amount_cents, currency,
       provider, provider_payment_id, livemode, subscription_id, commission_cents, commission_currency,
       additional_data, occurred_at, recorded_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13::jsonb, $14, $15)
     on conflict on constraint sales_transaction do nothing
     returning id, customer_id`;

export const insertSaleStatement = statement<{ id: number }>(
  'insert_sale',
  `with sale as (
     ${INSERT}),
   moved as (
     update customers c set status = 'conversion', converted_at = coalesce(c.converted_at, $15),
       customer_key = coalesce(c.customer_key, $16)
     from sale
     where c.id = sale.customer_id
       and (c.status <> 'conversion' or (c.customer_key is null and $16::text is not null)))
   select id from sale`,
);

// The same in two steps, for a sale that also settles its customer's lead: the lead must settle before the customer
// converts, and the customer's row must not be locked before the transaction_id is ours, or a sale sent to the service
// at that moment and this one would wait for each other.
const insertAlone = statement<{ id: number }>('insert_sale_alone', INSERT);
const convert = statement<object>(
  'convert_customer',
  `update customers c set status = 'conversion', converted_at = coalesce(c.converted_at, $2),
     customer_key = coalesce(c.customer_key, $3)
   where c.id = $1 and (c.status <> 'conversion' or (c.customer_key is null and $3::text is not null))`,
);

export const insertCommissionStatement = statement<{ id: number }>(
  'insert_sale_commission',
  `insert into commissions (kind, program_id, partnership_id, customer_id, sale_id, earned_cents, amount_cents,
     currency, status, created_at, changed_at)
   values ('sale', $1, $2, $3, $4, $5, $5, $6, 'pending', $7, $7)
   returning id`,
);

const byTransaction = statement<{ id: number }>(
  'sale_by_transaction',
  'select id from sales where transaction_id = $1',
);

class Duplicate extends Error {}

/** Whether the sale earns: outside a subscription always, inside one the first, or each under the recurring kinds. */
async function earns(tx: Transaction, sale: NewSale): Promise<boolean> {
  if (sale.subscriptionId === undefined) return true;
  const first = await tx.run(claimSubscription, [sale.programId, sale.subscriptionId, sale.transactionId]);
  return sale.recurring || first.length > 0;
}

/** Something that belongs between a sale and its customer's conversion. */
export type BeforeConversion = () => Promise<void>;

async function storeSale(tx: Transaction, sale: NewSale, earning: boolean, before?: BeforeConversion): Promise<number> {
  const values = [
    sale.transactionId,
    sale.programId,
    sale.customerId,
    sale.partnershipId,
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
  ];
  const key = sale.customerKey ?? null;
  const [row] = before ? await tx.run(insertAlone, values) : await tx.run(insertSaleStatement, [...values, key]);
  if (!row) throw new Duplicate();
  if (before) {
    await before();
    await tx.run(convert, [sale.customerId, sale.recordedAt, key]);
  }
  return row.id;
}

async function write(tx: Transaction, sale: NewSale, before?: BeforeConversion): Promise<StoredSale> {
  const earning = await earns(tx, sale);
  const saleId = await storeSale(tx, sale, earning, before);
  if (!earning) return { kind: 'recorded', saleId, commissionId: null };
  if (!sale.payable) return { kind: 'unpayable', saleId };
  const { cents, currency } = sale.commission;
  let cause: unknown;
  const rows = await tx
    .savepoint(() =>
      tx.run(insertCommissionStatement, [
        sale.programId,
        sale.partnershipId,
        sale.customerId,
        saleId,
        cents,
        currency,
        sale.recordedAt,
      ]),
    )
    .catch(async (error: unknown) => {
      cause = error;
      // Proves that the transaction still lives: a lost connection must not pass for a failed commission.
      await tx.run(byTransaction, [sale.transactionId]);
      return undefined;
    });
  if (!rows) return { kind: 'commission_failed', saleId, cause };
  return { kind: 'recorded', saleId, commissionId: rows[0]!.id };
}

/**
 * Records a sale and its commission in one transaction with a savepoint between: a commission that fails leaves the
 * sale stored. Two sales with one `transaction_id` are told apart by the unique constraint alone. `key_taken`: another
 * customer got the `customer_key` at the same moment; nothing was recorded.
 */
export async function recordSale(db: Db, sale: NewSale): Promise<RecordedSale> {
  try {
    return await db.transaction((tx) => write(tx, sale));
  } catch (error) {
    if (violatedConstraint(error) === 'customers_key') return { kind: 'key_taken' };
    if (!(error instanceof Duplicate)) throw error;
    const [recorded] = await db.run(byTransaction, [sale.transactionId]);
    if (!recorded) throw new Error('the sale with this transaction_id no longer exists', { cause: error });
    return { kind: 'duplicate', saleId: recorded.id };
  }
}

/**
 * The same within a transaction that does more. Undefined when another sale holds the `transaction_id`; nothing of this
 * one is left then, and nothing of what was done before the conversion. A `customer_key` that another customer got at
 * the same moment fails the whole transaction.
 */
export async function recordSaleWithin(
  tx: Transaction,
  sale: NewSale,
  before: BeforeConversion,
): Promise<StoredSale | undefined> {
  try {
    return await tx.savepoint(() => write(tx, sale, before));
  } catch (error) {
    if (error instanceof Duplicate) return undefined;
    throw error;
  }
}
