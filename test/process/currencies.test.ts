import { describe, expect, test } from 'vitest';
import { readConfig } from '../../src/config/index.ts';

describe('CURRENCIES', () => {
  test.each([
    [{}, ['USD', 'EUR', 'VND']],
    [{ CURRENCIES: 'USD' }, ['USD']],
    [{ CURRENCIES: 'EUR, USD,JPY,EUR' }, ['EUR', 'USD', 'JPY']],
  ])('%o allows %j', (env, currencies) => {
    expect(readConfig(env).currencies).toEqual(currencies);
  });

  test.each(['USD,jpy', 'USD,XXX', 'USD,XAU', 'USD,', 'USD EUR', 'USD,DEM'])('%s has what is no currency', (text) => {
    expect(() => readConfig({ CURRENCIES: text })).toThrow(/^CURRENCIES must be codes of ISO 4217/);
  });

  test('the currency of a program that names none must be one of them', () => {
    expect(() => readConfig({ CURRENCIES: 'EUR,VND' })).toThrow('CURRENCIES must have USD');
  });
});
