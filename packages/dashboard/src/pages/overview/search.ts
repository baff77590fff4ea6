import { given, oneOf } from '../../lib/search.ts';

/** The lengths of the period, in days. */
export const PERIODS = ['7', '30', '90', '365'] as const;

export const overviewSearch = ({ days, currency }: Record<string, unknown>) =>
  given({ days: oneOf(days, PERIODS), currency: oneOf(currency, ['USD', 'EUR', 'VND']) });
