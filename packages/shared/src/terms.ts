// What a program pays, in words.

/** The fields of a program that the words are made from. */
export interface Terms {
  commission_type: 'percent' | 'recurring_percent' | 'fixed' | 'recurring_fixed';
  commission_rate: number;
  currency: string;
}

/** For which sales each kind of commission is paid. */
export const COMMISSION_TYPES: Record<Terms['commission_type'], string> = {
  percent: 'Percentage, without renewals',
  recurring_percent: 'Percentage, also of renewals',
  fixed: 'Fixed amount, without renewals',
  recurring_fixed: 'Fixed amount, also for renewals',
};

/** What a partner earns: `20% of each sale and renewal`. Amounts are written as in the reader's language by default. */
export function termsText({ commission_type, commission_rate, currency }: Terms, language?: string): string {
  const renewals = commission_type.startsWith('recurring') ? 'each sale and renewal' : 'each sale, excluding renewals';
  if (commission_type.endsWith('percent')) return `${commission_rate}% of ${renewals}`;
  const amount = new Intl.NumberFormat(language, { style: 'currency', currency }).format(commission_rate);
  return `${amount} for ${renewals}`;
}

/** A day of the month on which a program pays: `The 1st of each month`. */
export const payoutDayText = (day: number): string => `The ${ordinal(day)} of each month`;

const ENDINGS: Record<number, string> = { 1: 'st', 2: 'nd', 3: 'rd', 21: 'st', 22: 'nd', 23: 'rd', 31: 'st' };
/** `1st`, `22nd`, `28th`. */
const ordinal = (day: number): string => `${day}${ENDINGS[day] ?? 'th'}`;
