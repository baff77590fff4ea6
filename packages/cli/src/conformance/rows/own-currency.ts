// The currency of a program is that of everything that names no other one, and of its fixed commissions.
import { clickOn, leadIn, saleIn, saleOf } from '../campaign.ts';
import { makeJoined } from '../joined.ts';
import type { Kit } from '../kit.ts';
import { expectFields, expectSuccess, rowsOf, type Need, type Row } from '../row.ts';
import { requestSchema, resolve } from '../schema.ts';
import { termsOf } from '../terms.ts';
import { within } from './managed-flows.ts';

type Body = Record<string, unknown>;
const { shown } = rowsOf('managed-records', 'trackSale');
const WRITES: readonly Need[] = ['apiToken', 'write'];
const [LEAD_CENTS, RATE, ADJUSTED] = [31, 7, -5];

/** The currencies of the document. */
const CURRENCIES = (resolve(requestSchema('/api/v1/track/sale', 'post')!.properties!.currency!).enum ?? []).filter(
  (currency) => currency !== null,
);

async function inCurrency(kit: Kit, currency: string): Promise<void> {
  const settings = { currency, commission_type: 'fixed', commission_rate: RATE, lead_commission_cents: LEAD_CENTS };
  const program = await makeJoined(kit, settings);
  const { done } = within(kit, program);
  const { code } = await done('createOwnLink', {}, {});
  const click_id = await clickOn(kit, { aff: String(code) });
  expectSuccess(await leadIn(kit, program, { click_id }));
  const newest = async (list: 'listCommissions' | 'listEvents') => (await done<Body[]>(list))[0]!;
  expectFields(await newest('listCommissions'), { kind: 'lead', amount_cents: LEAD_CENTS, currency });
  const { commission } = termsOf({ type: 'fixed', rate: RATE, currency });
  for (const sent of [undefined, ...CURRENCIES]) {
    expectSuccess(await saleIn(kit, program, saleOf(1000, { click_id, ...(sent && { currency: sent }) })));
    expectFields(await newest('listEvents'), { type: 'sale', amount_cents: 1000, currency: sent ?? currency });
    const amount_cents = 'cents' in commission ? commission.cents : NaN;
    expectFields(await newest('listCommissions'), { kind: 'sale', amount_cents, currency });
  }
  const test = { additional_data: { test_mode: true } };
  expectSuccess(await saleIn(kit, program, saleOf(1000, test)));
  const [tested] = await done<Body[]>('listEvents', {}, undefined, { test: 'true' });
  expectFields(tested!, { type: 'sale', currency });
  const adjustment = { partner_id: program.partnerId, amount_cents: ADJUSTED, reason: 'A correction' };
  for (const more of [{}, { currency: null }, { currency }]) {
    const made = await done('createAdjustment', {}, { ...adjustment, ...more });
    expectFields(made, { kind: 'adjustment', amount_cents: ADJUSTED, currency });
  }
}

export const ownCurrencyRows: Row[] = CURRENCIES.map((currency) =>
  shown(`a program in ${currency}`, 'its leads, sales and adjustments too', (kit) => inCurrency(kit, currency), WRITES),
);
