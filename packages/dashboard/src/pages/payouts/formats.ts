// The files of a payout: which there are, who makes use of them, and what they need.
import { isPaidByPaypal } from '@referral-tracking/shared/payable';
import type { Format, Item, Payout } from '../../records/payouts/paths.ts';
import type { Settings } from '../../records/programs/paths.ts';

export interface FormatTexts {
  format: Format;
  name: string;
  /** where it is uploaded; undefined: nowhere */
  taker?: string;
  text: string;
}

export const FORMATS: readonly FormatTexts[] = [
  { format: 'paypal', name: 'PayPal', taker: 'PayPal', text: 'Upload it at PayPal as a mass payment.' },
  { format: 'wise', name: 'Wise', taker: 'Wise', text: 'Upload it at Wise as a batch payment.' },
  { format: 'sepa', name: 'Bank transfer (SEPA)', taker: 'the bank', text: 'A pain.001 file, which your bank takes.' },
  { format: 'csv', name: 'List of all (CSV)', text: 'For spreadsheets: who to pay, how, and how much.' },
];

/** The items of a file of Wise at most, which takes no more. */
const MOST_OF_WISE = 1_000;

/** Currencies that a format does not take. */
const REFUSES: Partial<Record<Format, (currency: string) => boolean>> = {
  paypal: (currency) => !isPaidByPaypal(currency),
  sepa: (currency) => currency !== 'EUR',
};

export interface OfferedFile extends FormatTexts {
  /** the open payments in it; undefined: there are too many to count them */
  items: readonly Item[] | undefined;
  parts: number;
  refused: boolean;
}

/**
 * The files that have something to pay.
 * @param open the open items, or the first of them
 * @param all whether these are all
 */
export const filesOf = (payout: Payout, open: readonly Item[], all: boolean): OfferedFile[] =>
  FORMATS.map((texts) => {
    const items = open.filter(({ method }) => texts.format === 'csv' || method === texts.format);
    return {
      ...texts,
      items: all ? items : undefined,
      parts: texts.format === 'wise' ? Math.max(1, Math.ceil(items.length / MOST_OF_WISE)) : 1,
      refused: REFUSES[texts.format]?.(payout.currency) ?? false,
    };
  }).filter(({ items }) => items === undefined || items.length > 0);

/** Whether the settings lack the account that a SEPA file pays from. */
export const lacksPayer = ({ payer_name, payer_iban_label }: Settings): boolean =>
  payer_name === null || payer_iban_label === null;
