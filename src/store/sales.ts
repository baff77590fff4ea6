import type { Currency } from '../domain/types.ts';
import type { Money } from '../domain/commission.ts';
import { statement, violatedConstraint, type Db, type Transaction } from './db.ts';

export interface NewSale {
  transactionId: string;
  programId: number;
  customerId: number;
  partnershipId: number;
  amountCents: number;
  currency: Currency;
  provider: string | undefined;
  providerPaymentId: string | undefined;
  livemode: boolean | undefined;
  subscriptionId: string | undefined;
  /** saved on a customer that has none */
  customerKey: string | undefined;
  additionalData: object | undefined;
  occurredAt: Date;
  recordedAt: Date;
  /** what the sale earns if it earns at all */
  commission: Money;
  /** whether a subscription's later sales earn too */
  recurring: boolean;
  /** false when there is nobody to pay: the sale is stored and its commission is not */
  payable: boolean;
}

export type RecordedSale =
  | { kind: 'recorded'; saleId: number; commissionId: number | null }
  /** stored; a commission is due and there is nobody to receive it */
  | { kind: 'unpayable'; saleId: number }
  | { kind: 'commission_failed'; saleId: number; cause: unknown }
  | { kind: 'duplicate'; saleId: number }
  | { kind: 'key_taken' };

const claimSubscription = statement<object>(
  'claim_subscription',
  `insert into subscriptions (program_id, subscription_id, first_transaction_id) values ($1, $2, $3)
   on conflict (program_id, subscription_id) do nothing returning program_id`,
);

export const insertSaleStatement = statement<{ id: number }>(
  'insert_sale',
  `with sale as (
     insert into sales (transaction_id, program_id, customer_id, partnership_id, amount_cents, currency, provider,
       provider_payment_id, livemode, subscription_id, commission_cents, commission_currency, additional_data,
       occurred_at, recorded_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13::jsonb, $14, $15)
     on conflict on constraint sales_transaction do nothing
     returning id, customer_id),
   moved as (
     update customers c set status = 'conversion', converted_at = coalesce(c.converted_at, $15),
       customer_key = coalesce(c.customer_key, $16)
     from sale
     where c.id = sale.customer_id
       and (c.status <> 'conversion' or (c.customer_key is null and $16::text is not null)))
   select id from sale`,
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

async function storeSale(tx: Transaction, sale: NewSale, earning: boolean): Promise<number> {
  const [row] = await tx.run(insertSaleStatement, [
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
    sale.customerKey ?? null,
  ]);
  if (!row) throw new Duplicate();
  return row.id;
}

async function write(tx: Transaction, sale: NewSale): Promise<RecordedSale> {
  const earning = await earns(tx, sale);
  const saleId = await storeSale(tx, sale, earning);
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
    if (!recorded) throw new Error('the sale that held this transaction_id is gone', { cause: error });
    return { kind: 'duplicate', saleId: recorded.id };
  }
}
