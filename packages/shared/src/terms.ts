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

/**
 * When a partner is paid: `Paid on the 1st of each month, once you have $20.00`.
 * @param when `day`: of the month, null if the program names none; `minimum`: an amount in words, undefined for none
 */
export function paidText({ day, minimum }: { day: number | null; minimum: string | undefined }): string {
  if (day === null) return minimum === undefined ? 'Paid as soon as the program pays' : `Paid once you have ${minimum}`;
  return `Paid on the ${ordinal(day)} of each month${minimum === undefined ? '' : `, once you have ${minimum}`}`;
}

const ENDINGS: Record<number, string> = { 1: 'st', 2: 'nd', 3: 'rd', 21: 'st', 22: 'nd', 23: 'rd', 31: 'st' };
/** `1st`, `22nd`, `28th`. */
const ordinal = (day: number): string => `${day}${ENDINGS[day] ?? 'th'}`;
