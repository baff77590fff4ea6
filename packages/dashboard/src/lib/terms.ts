// What a program pays, in words.
import type { Schemas } from '../api/client.ts';

type Terms = Pick<Schemas['portal-program'], 'commission_type' | 'commission_rate' | 'currency'>;

/** For which sales each kind of commission is paid. */
export const COMMISSION_TYPES: Record<Terms['commission_type'], string> = {
  percent: 'A percentage of each sale, without renewals of subscriptions',
  recurring_percent: 'A percentage of each sale and each renewal',
  fixed: 'A fixed amount for each sale, without renewals of subscriptions',
  recurring_fixed: 'A fixed amount for each sale and each renewal',
};

/** What a partner earns: `20 % of each sale and each renewal`. */
export function termsText({ commission_type, commission_rate, currency }: Terms): string {
  const renewals = commission_type.startsWith('recurring')
    ? 'each sale and each renewal'
    : 'each sale, without renewals';
  if (commission_type.endsWith('percent')) return `${commission_rate} % of ${renewals}`;
  const amount = new Intl.NumberFormat(undefined, { style: 'currency', currency }).format(commission_rate);
  return `${amount} for ${renewals}`;
}
