import { currencyIn } from '../../api/schemas.ts';
import { daysIn, given, oneOf } from '../../lib/search.ts';

/** The lengths of the period, in days. */
export const PERIODS = ['7', '30', '90', '365'] as const;

export const PERIOD_TEXTS: Record<(typeof PERIODS)[number], string> = {
  '7': '7 days',
  '30': '30 days',
  '90': '90 days',
  '365': '12 months',
};

export const overviewSearch = ({ days, currency, ...own }: Record<string, unknown>) =>
  given({ days: oneOf(days, PERIODS), currency: currencyIn(currency), ...daysIn(own) });

export type OverviewSearch = ReturnType<typeof overviewSearch>;
