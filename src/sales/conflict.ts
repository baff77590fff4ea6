import type { Currency, Customer } from '../common/types.ts';

interface Conflict {
  holder_program_id: number;
  sale_id: number;
  attempts: number;
}

/**
 * The log message about a conflict. It leaves out the transaction_id, which integrators choose and which may contain an
 * address.
 */
export function conflictWarning(programId: number, { holder_program_id, sale_id, attempts }: Conflict): string {
  const count = `${attempts} attempt${attempts === 1 ? '' : 's'}`;
  return (
    `a sale of program ${programId} is rejected: sale ${sale_id} of program ${holder_program_id} has its ` +
    `transaction_id (${count})`
  );
}

/** Explains why a sale was rejected. */
export const explainConflict = ({ holder_program_id, sale_id }: Conflict): string =>
  `Rejected: sale ${sale_id} of program ${holder_program_id} has this transaction_id, and identifiers are unique among all ` +
  'programs. Nothing is recorded. When you send sales, start your identifiers with your own prefix, such as the ' +
  "brand's name.";

/** What makes a sale the same one when its `transaction_id` is sent again. */
export interface SaleIdentity {
  amountCents: number;
  currency: Currency;
}

/** The customer of a sale; its identifier is null while only the click is known. */
type SaleCustomer = Pick<Customer, 'id' | 'click_id'>;

/** What was recorded may be the net amount, and what is sent the gross one. */
export const isSameAmount = (sent: SaleIdentity, recorded: SaleIdentity & { grossCents?: number | null }): boolean =>
  [recorded.amountCents, recorded.grossCents].includes(sent.amountCents) && sent.currency === recorded.currency;

export const isSameCustomer = (sent: SaleCustomer, recorded: SaleCustomer): boolean =>
  sent.id === null ? sent.click_id === recorded.click_id : sent.id === recorded.id;
