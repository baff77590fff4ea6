// Sales that were rejected because a sale of another program has the same transaction_id, which is unique across all
// programs. One row for each program and transaction_id, so that retries do not fill the table.
import { statement, type Runner } from '../database/db.ts';

/** A sale that was rejected because a sale of another program has the same transaction_id. */
export interface SaleConflict {
  /** the program in which the sale was rejected */
  program_id: number;
  transaction_id: string;
  /** the sale with the transaction_id, and its program */
  sale_id: number;
  holder_program_id: number;
  /** the customer of the latest attempt; null if the program has no such customer */
  customer_id: number | null;
  attempts: number;
  first_at: Date;
  last_at: Date;
}

export interface RefusedSale {
  programId: number;
  transactionId: string;
  /** null: another program's customer */
  customerId: number | null;
  at: Date;
}

const COLUMNS =
  'program_id, transaction_id, sale_id, holder_program_id, customer_id, attempts, first_at, last_at' as const;

const note = statement<Pick<SaleConflict, 'sale_id' | 'holder_program_id' | 'attempts'>>(
  'note_sale_conflict',
  `insert into sale_conflicts as c (${COLUMNS})
   select $1, k.transaction_id, k.sale_id, k.program_id, $3, 1, $4, $4 from sale_claims k
   where k.transaction_id = $2 and k.program_id <> $1
   on conflict (program_id, transaction_id) do update
     set attempts = c.attempts + 1, customer_id = excluded.customer_id, last_at = greatest(c.last_at, excluded.last_at)
   returning sale_id, holder_program_id, attempts`,
);

/** Counts a rejected sale; undefined for a repeat, whose transaction_id belongs to a sale of the same program. */
export async function noteSaleConflict(db: Runner, { programId, transactionId, customerId, at }: RefusedSale) {
  return (await db.run(note, [programId, transactionId, customerId, at]))[0];
}

const ofProgram = statement<SaleConflict>(
  'sale_conflicts_of_program',
  `select ${COLUMNS} from sale_conflicts where program_id = $1 or holder_program_id = $1
   order by last_at desc, program_id, transaction_id`,
);

/** Sales rejected in the program, and sales rejected in others because of its sales; latest attempt first. */
export const listSaleConflicts = (db: Runner, programId: number): Promise<SaleConflict[]> =>
  db.run(ofProgram, [programId]);

const ofCustomer = statement<SaleConflict>(
  'sale_conflicts_of_customer',
  `select ${COLUMNS} from sale_conflicts where program_id = $1 and customer_id = $2 order by first_at, transaction_id`,
);

/** The rejected sales of a customer. */
export const findCustomerConflicts = (db: Runner, programId: number, customerId: number): Promise<SaleConflict[]> =>
  db.run(ofCustomer, [programId, customerId]);
