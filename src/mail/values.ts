// Times, amounts and counts in mails.
import { decimalText } from '@referral-tracking/shared/amount-text';
import type { Currency } from '../domain/types.ts';

/** `2026-07-01 12:00 UTC` */
export const timeText = (time: Date): string => `${time.toISOString().slice(0, 16).replace('T', ' ')} UTC`;

/** An amount with separators, such as `1,234.50 USD`. */
export function moneyText({ amountCents, currency }: { amountCents: number; currency: Currency }): string {
  const [whole = '', fraction] = decimalText(amountCents, currency).split('.');
  const sign = whole.startsWith('-') ? '-' : '';
  const grouped = BigInt(whole.replace('-', '')).toLocaleString('en-US');
  return `${sign}${[grouped, fraction].filter(Boolean).join('.')} ${currency}`;
}

/** `1 partner`, `2 partners` */
export const countText = (count: number, noun: string): string =>
  `${count.toLocaleString('en-US')} ${noun}${count === 1 ? '' : 's'}`;
