// What became of a sale.
import type { Happened } from '../common/happened.ts';
import type { Money } from '../terms/commission.ts';
import type { NewSale } from './rules.ts';
import type { LimitReason } from '../terms/rules.ts';

export type StoredSale =
  | {
      kind: 'recorded';
      saleId: number;
      customerId: number;
      commissionId: number | null;
      /** the limit that keeps it from earning */
      reason: LimitReason | null;
      /** what it earned, if that was decided while its customer was locked */
      commission: Money | undefined;
    }
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
  /** the limit that keeps it from earning */
  commission_reason?: LimitReason | null;
  commission?: Money | undefined;
}

export const isDue = (sale: { earning: boolean; payable?: boolean | null | undefined }): boolean =>
  sale.earning && sale.payable === true;

function storedOf(sale: NewSale, row: SaleRow, cause: unknown): StoredSale {
  const { sale_id: saleId, buyer_id: customerId, earning, commission_id: commissionId } = row;
  if (earning && !sale.payable) return { kind: 'unpayable', saleId, customerId };
  if (earning && commissionId === null) return { kind: 'commission_failed', saleId, customerId, cause };
  const { commission_reason: reason = null, commission } = row;
  return { kind: 'recorded', saleId, customerId, commissionId, reason, commission };
}

/** What became of each sale; `cause`: why commissions that are due have failed. */
export function inOrderOf(sales: readonly NewSale[], rows: readonly SaleRow[], cause?: unknown): RecordedSale[] {
  const recorded = new Map(rows.map((row) => [row.transaction_id, row]));
  return sales.map((sale) => {
    const row = recorded.get(sale.transactionId);
    return row ? storedOf(sale, row, cause) : { kind: 'duplicate' };
  });
}

/** What happened: nothing if the sale was not stored. */
export function happenedTo(sale: NewSale, recorded: RecordedSale): Happened[] {
  if (!('saleId' in recorded)) return [];
  const { customer, transactionId, amountCents, currency, recordedAt: at } = sale;
  const { customerId, saleId } = recorded;
  const of = { programId: customer.program_id, partnershipId: customer.partnership_id, customerId, saleId, at };
  const sold: Happened = { type: 'sale.recorded', ...of, transactionId, amountCents, currency };
  if (recorded.kind !== 'recorded' || recorded.commissionId === null) return [sold];
  const commission = recorded.commission ?? sale.commission;
  const amounts = { changeCents: commission.cents, amountCents: commission.cents, currency: commission.currency };
  const { commissionId } = recorded;
  return [sold, { type: 'commission.earned', ...of, commissionId, kind: 'sale', ...amounts, status: 'pending' }];
}
