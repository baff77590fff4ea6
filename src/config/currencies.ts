import { isCurrencyCode } from '@referral-tracking/shared/amount-text';
import { CONTRACT_CURRENCIES } from '@referral-tracking/shared/currencies';
import type { Currency } from '../common/types.ts';
import { ConfigError, read, type Environment } from './environment.ts';

/** What a program has that names no currency. */
const DEFAULT = 'USD';

/** The currencies that are recorded and paid: those of the contract unless it is set. */
export function readCurrencies(env: Environment): readonly Currency[] {
  const codes = read(env, 'CURRENCIES')
    ?.split(',')
    .map((code) => code.trim());
  if (!codes) return CONTRACT_CURRENCIES;
  const unknown = codes.find((code) => !isCurrencyCode(code));
  if (unknown !== undefined) {
    throw new ConfigError(
      `CURRENCIES must be codes of ISO 4217, such as USD,EUR,JPY, separated by commas; one of them is "${unknown}"`,
    );
  }
  if (!codes.includes(DEFAULT)) {
    throw new ConfigError(`CURRENCIES must have ${DEFAULT}, the currency of programs that name none`);
  }
  return [...new Set(codes)] as Currency[];
}
