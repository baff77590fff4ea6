import { readFileSync } from 'node:fs';
import {
  payoutFile,
  type FileItem,
  type FilePayout,
  type PayoutFile,
  type PayoutFileFormat,
} from '../../../src/payouts/files/index.ts';

export const PAYOUT: FilePayout = {
  reference: 'RT-1-3',
  currency: 'USD',
  created_at: new Date('2026-06-02T09:30:15.250Z'),
  program: { name: 'Brand', debtor: { name: 'Brand GmbH', iban: 'DE89370400440532013000' } },
};
export const EUR: FilePayout = { ...PAYOUT, currency: 'EUR' };

/** The item of that number, of a partner who is paid by PayPal unless something else is given. */
export const item = (id: number, given: Partial<FileItem> = {}): FileItem => ({
  id,
  reference: `${PAYOUT.reference}-${id}`,
  amount_cents: 10_050,
  method: 'paypal',
  destination: 'anna@partner.dev',
  holder: 'Anna Müller',
  holder_kind: 'person',
  email: 'anna@partner.dev',
  partner_id: 4,
  commissions: 2,
  period_from: new Date('2026-05-01T00:00:00Z'),
  period_to: new Date('2026-05-31T22:00:00Z'),
  note: null,
  ...given,
});

interface Asked {
  items: readonly FileItem[];
  payout?: FilePayout;
  part?: number;
  executionDate?: string;
}

/** The file; fails if there is none. */
export function fileOf(format: PayoutFileFormat, { payout = PAYOUT, ...asked }: Asked): PayoutFile {
  const file = payoutFile({ payout, format, ...asked });
  if (file.kind !== 'file') throw new Error(`refused: ${file.error}`);
  return file;
}

export const refusalOf = (format: PayoutFileFormat, { payout = PAYOUT, ...asked }: Asked): string | undefined => {
  const file = payoutFile({ payout, format, ...asked });
  return file.kind === 'file' ? undefined : file.error;
};

export const fixture = (name: string): Buffer => readFileSync(new URL(`fixtures/${name}`, import.meta.url));

/** The cells of comma-separated values (RFC 4180). */
export const cellsOf = ({ content }: PayoutFile): string[][] => {
  const rows: string[][] = [[]];
  for (const [, quoted, bare, end] of content.toString().matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/g)) {
    rows.at(-1)!.push(quoted?.replaceAll('""', '"') ?? bare!);
    if (end !== ',') rows.push([]);
  }
  return rows.slice(0, -1);
};
