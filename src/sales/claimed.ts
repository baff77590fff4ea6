import { statement, type Runner } from '../database/db.ts';
import type { Currency } from '../common/types.ts';

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

const recorded = statement<{
  id: number;
  click_id: string;
  amount_cents: number;
  gross_cents: number | null;
  currency: Currency;
}>(
  'recorded_sale',
  `select c.id, c.click_id, s.amount_cents, s.gross_cents, s.currency
   from sales s join customers c on c.program_id = s.program_id and c.id = s.customer_id
   where s.program_id = $1 and s.id = $2`,
);

/** The customer, the amount and the currency of a recorded sale. */
export const findRecordedSale = async (db: Runner, { programId, saleId }: ClaimedSale) =>
  (await db.run(recorded, [programId, saleId]))[0];
