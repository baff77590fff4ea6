// What a program pays, in words.
import type { Schemas } from '../api/client.ts';

/** For which sales each kind of commission is paid. */
export const COMMISSION_TYPES: Record<Schemas['portal-program']['commission_type'], string> = {
  percent: 'Percentage, without renewals',
  recurring_percent: 'Percentage, also of renewals',
  fixed: 'Fixed amount, without renewals',
  recurring_fixed: 'Fixed amount, also for renewals',
};
