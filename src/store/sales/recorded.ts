// What became of a sale.
import type { NewSale } from '../../domain/payment.ts';

export type StoredSale =
  | { kind: 'recorded'; saleId: number; customerId: number; commissionId: number | null }
  /** stored; a commission is due, but no partner can receive it */
  | { kind: 'unpayable'; saleId: number; customerId: number }
  | { kind: 'commission_failed'; saleId: number; customerId: number; cause: unknown };
/** Not stored. `duplicate`: a sale with this `transaction_id` is recorded: `findClaimedSale` gives it; if not, the customer was erased. */
export type RecordedSale = StoredSale | { kind: 'duplicate' } | { kind: 'key_taken' };

/** A sale that was recorded. */
export interface SaleRow {
  transaction_id: string;
  sale_id: number;
  buyer_id: number;
  earning: boolean;
  /** null: none is due, or it failed */
  commission_id: number | null;
}

export const isDue = (sale: { earning: boolean; payable?: boolean | null | undefined }): boolean =>
  sale.earning && sale.payable === true;

function storedOf(sale: NewSale, row: SaleRow, cause: unknown): StoredSale {
  const { sale_id: saleId, buyer_id: customerId, earning, commission_id: commissionId } = row;
  if (earning && !sale.payable) return { kind: 'unpayable', saleId, customerId };
  if (earning && commissionId === null) return { kind: 'commission_failed', saleId, customerId, cause };
  return { kind: 'recorded', saleId, customerId, commissionId };
}

/** What became of each sale; `cause`: why commissions that are due have failed. */
export function inOrderOf(sales: readonly NewSale[], rows: readonly SaleRow[], cause?: unknown): RecordedSale[] {
  const recorded = new Map(rows.map((row) => [row.transaction_id, row]));
  return sales.map((sale) => {
    const row = recorded.get(sale.transactionId);
    return row ? storedOf(sale, row, cause) : { kind: 'duplicate' };
  });
}
