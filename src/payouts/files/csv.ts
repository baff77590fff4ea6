import { decimalText } from '@referral-tracking/shared/amount-text';
import { csvLines } from '../../lib/csv.ts';
import { nameOf } from './text.ts';
import type { FileItem, FilePayout, Written } from './types.ts';

const COLUMNS = [
  'reference',
  'partner_id',
  'name',
  'email',
  'amount',
  'currency',
  'method',
  'destination',
  'period_from',
  'period_to',
  'commissions',
];

/** For people and spreadsheets: all items, whatever their method is. */
export function csvFile({ currency }: FilePayout, items: readonly FileItem[]): Written {
  const rows = items.map((item) => ({
    ...item,
    name: nameOf(item),
    amount: decimalText(item.amount_cents, currency),
    currency,
  }));
  return { kind: 'text', content: csvLines([COLUMNS]) + csvLines(rows, COLUMNS) };
}
