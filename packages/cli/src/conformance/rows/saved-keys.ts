// Everything that can save a customer_key, after everything else that can: the first one stays.
import { unique } from '../call.ts';
import { browserLead, clickOn, leadIn, saleIn, saleOf } from '../campaign.ts';
import { makeJoined } from '../joined.ts';
import type { Kit } from '../kit.ts';
import { expectThat } from '../outcome.ts';
import { checkout, expectResult, newSecret } from '../payment-events.ts';
import { expectSuccess, rowsOf, type Need, type Row } from '../row.ts';
import { within } from './managed-flows.ts';

type Body = Record<string, unknown>;
const { shown } = rowsOf('managed-records', 'trackSale');
const WRITES: readonly Need[] = ['apiToken', 'write'];

/** A request about the customer of a click, with this key or without one. */
type Way = (click_id: string, customer_key?: string) => Promise<unknown>;

/** A program that settles leads of browsers, with a link and a payment processor. */
async function shopWith(kit: Kit) {
  const program = await makeJoined(kit, { lead_auth: 'browser_allowed' });
  const { done } = within(kit, program);
  const secret = newSecret();
  await done('connectProcessor', {}, { type: 'stripe', webhook_secret: secret });
  const { code } = await done('createOwnLink', {}, {});
  const paid = (object: Body) =>
    expectResult(kit, checkout(object), 'sale_recorded', { programId: program.id, secret });
  const leads: Record<string, Way> = {
    'a lead with the key': async (click_id, customer_key) =>
      expectSuccess(await leadIn(kit, program, { click_id, customer_key })),
    'a lead that a browser settles': async (click_id, customer_key) =>
      expectSuccess(await browserLead(kit, { click_id, customer_key })),
  };
  const sales: Record<string, Way> = {
    'a sale': async (click_id, customer_key) =>
      expectSuccess(await saleIn(kit, program, saleOf(1000, { click_id, customer_key }))),
    'a payment whose metadata has both': (click_id, customer_key) => paid({ metadata: { click_id, customer_key } }),
    'a payment whose reference is the key': (click_id, customer_key) =>
      paid({ metadata: { click_id }, client_reference_id: customer_key ?? null }),
  };
  const keysOf = async (query: Record<string, string>) =>
    (await done<Body[]>('listCustomers', {}, undefined, query)).map(({ customer_key }) => customer_key);
  return { leads, sales, click: () => clickOn(kit, { aff: String(code) }), keysOf };
}

/** After both requests the customer has the key of the first one that had a key, and is found by it alone. */
async function keys(kit: Kit): Promise<void> {
  const { leads, sales, click, keysOf } = await shopWith(kit);
  const all = Object.entries({ ...leads, ...sales });
  const check = async ([before, first]: [string, Way], [after, second]: [string, Way], hasKey: boolean) => {
    const [click_id, earlier, later] = [await click(), unique('customer'), unique('customer')];
    await first(click_id, hasKey ? earlier : undefined);
    await second(click_id, later);
    const expected = hasKey ? earlier : later;
    const asked = `${after}, after ${before} ${hasKey ? 'with another key' : 'without a key'}`;
    const [found] = await keysOf({ click_id });
    expectThat(found === expected, `the customer_key ${expected} after ${asked}`, found);
    expectThat(
      (await keysOf({ customer_key: expected })).length === 1,
      `a customer with the key after ${asked}`,
      expected,
    );
    if (hasKey) expectThat((await keysOf({ customer_key: later })).length === 0, `no other key after ${asked}`, later);
  };
  for (const after of Object.entries(sales)) {
    for (const before of all) await check(before, after, true);
    await check(all[0]!, after, false);
    await check(after, Object.entries(sales)[0]!, false);
  }
}

/** Each request saves the key of a customer who has none. */
async function alone(kit: Kit): Promise<void> {
  const { leads, sales, click, keysOf } = await shopWith(kit);
  for (const [name, way] of Object.entries({ ...leads, ...sales })) {
    const [click_id, customer_key] = [await click(), unique('customer')];
    await way(click_id, customer_key);
    const [found] = await keysOf({ click_id });
    expectThat(found === customer_key, `the customer_key of ${name}`, found);
  }
}

export const savedKeyRows: Row[] = [
  shown('each request that saves a customer_key', 'saved', alone, WRITES),
  shown('each request that saves a customer_key, after each other one', 'the first key stays', keys, WRITES),
];
