import { decimalText } from '@referral-tracking/shared/amount-text';
import { machineLines } from '../../lib/csv.ts';
import type { Currency } from '../types.ts';
import { addressOf, lineOf } from './text.ts';
import type { FileItem, FilePayout, Written } from './types.ts';

/** Whether PayPal pays in the currency. */
const IS_PAID: Record<Currency, boolean> = { USD: true, EUR: true, VND: false };
const LONGEST_NOTE = 400;

/** PayPal's file of payouts: no header, one currency. */
export function paypalFile({ currency }: FilePayout, items: readonly FileItem[]): Written {
  if (!IS_PAID[currency]) return { refused: 'currency_refused' };
  const rows = items.map(({ destination, amount_cents, reference, note }) => [
    addressOf(destination),
    decimalText(amount_cents, currency),
    currency,
    reference,
    lineOf(note ?? '', LONGEST_NOTE),
    'PAYPAL',
  ]);
  return { content: machineLines(rows) };
}
