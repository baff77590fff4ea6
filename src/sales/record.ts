import type { NewSale } from './rules.ts';
import { isCustomerTaken } from '../attribution/customer-key.ts';
import { type Db, type Transaction } from '../database/db.ts';
import type { RecordedSale, StoredSale } from './recorded.ts';
import { writeSales, type BeforeConversion } from './steps.ts';

/**
 * Records a sale and its commission in one transaction with a savepoint between: if the commission fails, the sale stays
 * stored. The unique constraint alone detects a second sale with the same `transaction_id`. `key_taken`: another customer
 * got the `customer_key` at the same time; nothing was recorded.
 */
export async function recordSale(db: Db, sale: NewSale): Promise<RecordedSale> {
  try {
    return (await db.transaction((tx) => writeSales(tx, [sale])))[0]!;
  } catch (error) {
    if (isCustomerTaken(error)) return { kind: 'key_taken' };
    throw error;
  }
}

/**
 * Records a sale within a larger transaction. Undefined if another sale has the `transaction_id`; then nothing was written,
 * and the work before its conversion was not done. If another customer got the `customer_key` at the same time, the whole
 * transaction fails.
 */
export async function recordSaleWithin(
  tx: Transaction,
  sale: NewSale,
  before: BeforeConversion,
): Promise<StoredSale | undefined> {
  const [recorded] = await writeSales(tx, [sale], before);
  return recorded && 'saleId' in recorded ? recorded : undefined;
}
