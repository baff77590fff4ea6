import { decimalText } from '@referral-tracking/shared/amount-text';
import { isPaidByPaypal } from '@referral-tracking/shared/payable';
import { inDecimal, machineLines } from '../../lib/csv.ts';
import { addressOf, lineOf } from './text.ts';
import type { FileItem, FilePayout, Written } from './types.ts';

const LONGEST_NOTE = 400;

/** PayPal's file of payouts: no header, one currency. */
export function paypalFile({ currency, decimal }: FilePayout, items: readonly FileItem[]): Written {
  if (!isPaidByPaypal(currency)) return { refused: 'currency_refused' };
  const rows = items.map(({ destination, amount_cents, reference, note }) => [
    addressOf(destination),
    inDecimal(decimalText(amount_cents, currency), decimal),
    currency,
    reference,
    lineOf(note ?? '', LONGEST_NOTE),
    'PAYPAL',
  ]);
  return { content: machineLines(rows) };
}
