// Times, amounts and counts in mails.
import { moneyText as textOf } from '@referral-tracking/shared/amount-text';
import type { Currency } from '../common/types.ts';

/** `2026-07-01 12:00 UTC` */
export const timeText = (time: Date): string => `${time.toISOString().slice(0, 16).replace('T', ' ')} UTC`;

/** An amount, such as `$1,234.50`. */
export const moneyText = ({ amountCents, currency }: { amountCents: number; currency: Currency }): string =>
  textOf(amountCents, currency);

/** `1 partner`, `2 partners` */
export const countText = (count: number, noun: string): string =>
  `${count.toLocaleString('en-US')} ${noun}${count === 1 ? '' : 's'}`;
