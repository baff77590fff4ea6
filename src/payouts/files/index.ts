// The files that say to a bank, PayPal or Wise what to pay. The same items and parameters always make the same bytes.
import { decimalText } from '@referral-tracking/shared/amount-text';
import { isPaidByPaypal } from '@referral-tracking/shared/payable';
import { refused } from '../../common/refused.ts';
import { inDecimal, machineLines } from '../../lib/csv.ts';
import { sha256 } from '../../lib/hashing.ts';
import { csvFile } from './csv.ts';
import { sepaFile } from './sepa.ts';
import { addressOf, lineOf } from './text.ts';
import type { FileItem, FilePayout, NoFile, PayoutFile, PayoutFileFormat, Written } from './types.ts';
import { wiseFile } from './wise.ts';

export type * from './types.ts';

const LONGEST_NOTE = 400;

/** PayPal's file of payouts: no header, one currency. */
function paypalFile({ currency, decimal }: FilePayout, items: readonly FileItem[]): Written {
  if (!isPaidByPaypal(currency)) return refused('currencyRefused', { currency });
  const rows = items.map(({ destination, amount_cents, reference, note }) => [
    addressOf(destination),
    inDecimal(decimalText(amount_cents, currency), decimal),
    currency,
    reference,
    lineOf(note ?? '', LONGEST_NOTE),
    'PAYPAL',
  ]);
  return { kind: 'text', content: machineLines(rows) };
}

interface Format {
  write: (payout: FilePayout, items: readonly FileItem[], executionDate?: string) => Written;
  /** the most items of a file */
  most: number;
  type: string;
  ending: string;
}
const CSV = { type: 'text/csv; charset=utf-8', ending: 'csv' };
const FORMATS: Record<PayoutFileFormat, Format> = {
  csv: { write: csvFile, most: 5_000, ...CSV },
  paypal: { write: paypalFile, most: 5_000, ...CSV },
  wise: { write: wiseFile, most: 1_000, ...CSV },
  sepa: { write: sepaFile, most: 5_000, type: 'application/xml', ending: 'xml' },
};

interface Asked {
  payout: FilePayout;
  /** the open items, whatever their method is */
  items: readonly FileItem[];
  format: PayoutFileFormat;
  /** from 1 */
  part?: number | undefined;
  /** when SEPA is to pay, such as `2026-12-01`; the day of the payout unless set */
  executionDate?: string | undefined;
}

export function payoutFile(asked: Asked): PayoutFile | NoFile {
  const { payout, items, format, part = 1, executionDate } = asked;
  const { write, most, type, ending } = FORMATS[format];
  const ofKind = items.filter(({ method }) => format === 'csv' || method === format).sort((a, b) => a.id - b.id);
  const parts = Math.ceil(ofKind.length / most);
  const chosen = ofKind.slice((part - 1) * most, part * most);
  if (chosen.length === 0) return refused('nothingToExport');
  const written = write(payout, chosen, executionDate);
  if (written.kind === 'refused') return written;
  const content = Buffer.from(written.content);
  const name = [payout.reference, format !== ending && format, parts > 1 && `${part}-of-${parts}`]
    .filter(Boolean)
    .join('-');
  return { kind: 'file', content, type, name: `${name}.${ending}`, parts, sha256: sha256(content).toString('hex') };
}
