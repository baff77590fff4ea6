// Terms that change: the next lead and the next sale have the new ones, and what was recorded before has the old ones.
import { unique } from '../call.ts';
import { clickOn, leadIn, saleIn, saleOf } from '../campaign.ts';
import { makeJoined } from '../joined.ts';
import type { Kit } from '../kit.ts';
import { expectThat } from '../outcome.ts';
import { expectFields, expectSuccess, rowsOf, type Need, type Row } from '../row.ts';
import { within } from './managed-flows.ts';
import { expectSame } from './managed-settings.ts';

type Body = Record<string, unknown>;
const { shown } = rowsOf('managed-records', 'trackSale');
const WRITES: readonly Need[] = ['apiToken', 'write'];
const AMOUNT = 1000;

/** Terms, and what a sale of this amount earns under them. */
const TERMS: [terms: Body, earns: number][] = [
  [{ commission_rate: 10 }, 100],
  [{ commission_type: 'fixed', commission_rate: 4.5 }, 450],
  [{ commission_type: 'recurring_percent', commission_rate: 33 }, 330],
];

/** Every instance has the new terms within a second. */
const change = async (kit: Kit, { done }: ReturnType<typeof within>, terms: Body): Promise<void> => {
  await done('updateProgram', {}, terms);
  await kit.wait(1, 'new terms take effect.');
};

async function sales(kit: Kit): Promise<void> {
  const program = await makeJoined(kit);
  const calls = within(kit, program);
  const { done } = calls;
  const { code } = await done('createOwnLink', {}, {});
  const customer = { click_id: await clickOn(kit, { aff: String(code) }), customer_key: unique('customer') };
  let before: Body[] = [];
  for (const [terms, amount_cents] of TERMS) {
    await change(kit, calls, terms);
    expectSuccess(await saleIn(kit, program, saleOf(AMOUNT, customer)));
    const [newest, ...others] = await done<Body[]>('listCommissions', {}, undefined, { limit: '100' });
    expectFields(newest!, { amount_cents, currency: 'USD' });
    expectSame(others, before, 'the commissions under earlier terms');
    before = [newest!, ...others];
  }
}

async function leads(kit: Kit): Promise<void> {
  const program = await makeJoined(kit);
  const calls = within(kit, program);
  const { done } = calls;
  const { code } = await done('createOwnLink', {}, {});
  let earned = 0;
  for (const lead_commission_cents of [25, null, 40]) {
    await change(kit, calls, { lead_commission_cents });
    expectSuccess(await leadIn(kit, program, { click_id: await clickOn(kit, { aff: String(code) }) }));
    if (lead_commission_cents) earned += lead_commission_cents;
    const all = await done<Body[]>('listCommissions', {}, undefined, { limit: '100' });
    const sum = all.reduce((whole, one) => whole + Number(one.amount_cents), 0);
    expectThat(sum === earned, `${earned} for leads under ${String(lead_commission_cents)}`, all);
  }
}

export const newTermRows: Row[] = [
  shown('sales after each change of the commission', 'the terms of their time', sales, WRITES),
  shown('leads after each change of their commission', 'the terms of their time', leads, WRITES),
];
