// What a program pays, in words.
import type { Schemas } from '../api/client.ts';

type Terms = Pick<Schemas['portal-program'], 'commission_type' | 'commission_rate' | 'currency'>;

/** For which sales each kind of commission is paid. */
export const COMMISSION_TYPES: Record<Terms['commission_type'], string> = {
  percent: 'Percentage, without renewals',
  recurring_percent: 'Percentage, also of renewals',
  fixed: 'Fixed amount, without renewals',
  recurring_fixed: 'Fixed amount, also for renewals',
};

/** What a partner earns: `20% of each sale and renewal`. */
export function termsText({ commission_type, commission_rate, currency }: Terms): string {
  const renewals = commission_type.startsWith('recurring') ? 'each sale and renewal' : 'each sale, excluding renewals';
  if (commission_type.endsWith('percent')) return `${commission_rate}% of ${renewals}`;
  const amount = new Intl.NumberFormat(undefined, { style: 'currency', currency }).format(commission_rate);
  return `${amount} for ${renewals}`;
}
