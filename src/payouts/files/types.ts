import type { Decimal } from '../../lib/csv.ts';
import type { Refused } from '../../common/refused.ts';
import type { WholeNumber } from '../../lib/whole-number.ts';
import type { MethodKind } from '../../payout-methods/rules.ts';
import type { Currency } from '../../common/types.ts';

export type PayoutFileFormat = 'csv' | 'paypal' | 'wise' | 'sepa';

/** Who pays a SEPA transfer. */
export interface Debtor {
  name: string;
  /** as it was entered */
  iban: string;
  bic?: string | undefined;
}

export interface FilePayout {
  reference: string;
  currency: Currency;
  created_at: Date;
  program: { name: string; debtor?: Debtor | undefined };
  /** the first line of the owner's own template */
  wise_header?: string | null | undefined;
  /** the sign before the cents, of PayPal */
  decimal?: Decimal | undefined;
}

export interface FileItem {
  id: number;
  reference: string;
  amount_cents: WholeNumber;
  method: MethodKind;
  /** an address for PayPal and Wise, an IBAN for SEPA, else a text */
  destination: string;
  holder: string;
  holder_kind: 'person' | 'institution';
  email: string | null;
  /** null: the account was erased */
  partner_id: number | null;
  /** how many it pays */
  commissions: number;
  period_from: Date | null;
  period_to: Date | null;
  note: string | null;
}

export interface PayoutFile {
  kind: 'file';
  content: Buffer;
  type: string;
  name: string;
  /** how many files of this format the payout has */
  parts: number;
  /** of the content, in hexadecimal digits */
  sha256: string;
}

/** The text of a file, or why there is none. */
export type Written =
  | { kind: 'text'; content: string }
  | Refused<'currencyRefused' | 'amountTooLarge' | 'payerInvalid' | 'destinationOutside'>;

export type NoFile = Extract<Written, Refused> | Refused<'nothingToExport'>;
