import { statement, type Runner } from '../../database/db.ts';

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
