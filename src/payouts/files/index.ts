// The files that say to a bank, PayPal or Wise what to pay. The same items and parameters always make the same bytes.
import { sha256 } from '../../lib/hashing.ts';
import { csvFile } from './csv.ts';
import { paypalFile } from './paypal.ts';
import { sepaFile } from './sepa.ts';
import type { FileItem, FilePayout, PayoutFile, PayoutFileFormat, Refused, Written } from './types.ts';
import { wiseFile } from './wise.ts';

export type * from './types.ts';

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

export function payoutFile(asked: Asked): PayoutFile | Refused {
  const { payout, items, format, part = 1, executionDate } = asked;
  const { write, most, type, ending } = FORMATS[format];
  const ofKind = items.filter(({ method }) => format === 'csv' || method === format).sort((a, b) => a.id - b.id);
  const parts = Math.ceil(ofKind.length / most);
  const chosen = ofKind.slice((part - 1) * most, part * most);
  if (chosen.length === 0) return { kind: 'nothing' };
  const written = write(payout, chosen, executionDate);
  if ('refused' in written) {
    const { refused: kind, ...more } = written;
    return { kind, ...more } as Refused;
  }
  const content = Buffer.from(written.content);
  const name = [payout.reference, format !== ending && format, parts > 1 && `${part}-of-${parts}`]
    .filter(Boolean)
    .join('-');
  return { kind: 'file', content, type, name: `${name}.${ending}`, parts, sha256: sha256(content).toString('hex') };
}
