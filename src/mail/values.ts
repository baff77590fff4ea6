// Times, amounts and counts in mails.
import { moneyText as textOf } from '@referral-tracking/shared/amount-text';
import type { Currency } from '../common/types.ts';

const DAY_FORMAT = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });
const CLOCK_FORMAT = new Intl.DateTimeFormat('en-US', { timeStyle: 'short', timeZone: 'UTC' });

/** The day of a time (UTC): `July 1, 2026` */
export const dayText = (time: Date): string => DAY_FORMAT.format(time);

/** `July 1, 2026, 12:00 PM UTC`; Node versions differ in the kind of blank before AM and PM. */
export const timeText = (time: Date): string =>
  `${dayText(time)}, ${CLOCK_FORMAT.format(time).replace(/\s/gu, ' ')} UTC`;

/** An amount, such as `$1,234.50`. */
export const moneyText = ({ amountCents, currency }: { amountCents: number; currency: Currency }): string =>
  textOf(amountCents, currency);

/** `1 partner`, `2 partners` */
export const countText = (count: number, noun: string): string =>
  `${count.toLocaleString('en-US')} ${noun}${count === 1 ? '' : 's'}`;
