// Values that are sent: each value of the few that a field of a sale may have, in the export and in readiness; and whose
// test events verify the integration.
import { browserLead, clickOn, leadIn, pageWith, readinessOf, saleIn, saleOf } from '../campaign.ts';
import { makeJoined } from '../joined.ts';
import type { Kit } from '../kit.ts';
import { makeOwned } from '../owned.ts';
import { expectThat } from '../outcome.ts';
import { expectFields, expectSuccess, rowsOf, type Need, type Row } from '../row.ts';
import { requestSchema, resolve } from '../schema.ts';
import { typesOf } from './fields.ts';
import { within } from './managed-flows.ts';

type Body = Record<string, unknown>;
const { shown } = rowsOf('managed-records', 'trackSale');
const WRITES: readonly Need[] = ['apiToken', 'write'];

/** The fields of a sale that have few values, with all of them; undefined leaves the field out. */
const FEW: [field: string, values: unknown[]][] = Object.entries(
  requestSchema('/api/v1/track/sale', 'post')!.properties!,
).flatMap(([field, node]): [string, unknown[]][] => {
  const schema = resolve(node);
  const values: unknown[] = typesOf(schema).includes('boolean') ? [false, true] : [...(schema.enum ?? [])];
  const named = values.filter((value) => value !== null);
  return named.length === 0 ? [] : [[field, [undefined, null, ...named]]];
});

/** What is stored for a value; the program's currency stands for none. */
const stored = (field: string, value: unknown): unknown => value ?? (field === 'currency' ? 'USD' : null);

async function values(kit: Kit, field: string, all: readonly unknown[]): Promise<void> {
  for (const value of all) {
    const program = await makeJoined(kit);
    const { done } = within(kit, program);
    const { code } = await done('createOwnLink', {}, {});
    const click_id = await clickOn(kit, { aff: String(code) });
    expectSuccess(await saleIn(kit, program, saleOf(1000, { click_id, [field]: value })));
    const [customer] = await done<Body[]>('listCustomers', {}, undefined, { click_id });
    const { sales } = await done<{ sales: Body[] }>('exportCustomer', { customer_id: customer!.id });
    expectFields(sales[0]!, { [field]: stored(field, value) });
    // For the integration, only a live sale counts.
    const isLive = value !== false;
    const { state, gates } = await readinessOf(kit, program);
    const { live } = gates as { live: Body };
    const found = { live: live.status, verified: state === 'live_verified' };
    expectFields(found, { live: isLive ? 'pass' : 'fail', verified: isLive });
  }
}

const TEST = { test_mode: true };

/** An event of each kind must come with the key of the program that it belongs to. */
async function verified(kit: Kit): Promise<void> {
  const [program, other] = [await makeJoined(kit), await makeOwned(kit)];
  const { done } = within(kit, program);
  const { code } = await done('createOwnLink', {}, {});
  const body = { affiliate_url: pageWith(String(code)), additional_data: TEST };
  const click = async (apiKey?: string) =>
    expectSuccess(await kit.ask('trackClick', { ...(apiKey && { as: 'program', key: apiKey }), body }));
  const lead = { additional_data: { ...TEST, program_id: program.id } };
  const steps: [what: string, send: () => Promise<unknown>][] = [
    ['a sale', async () => expectSuccess(await saleIn(kit, program, saleOf(1000, { additional_data: TEST })))],
    ['a click without a key', () => click()],
    ['a lead without a key', async () => expectSuccess(await browserLead(kit, lead))],
    ['a click with the key of another program', () => click(other.apiKey)],
    ['a lead', async () => expectSuccess(await leadIn(kit, program, lead))],
    ['another click with the key of another program', () => click(other.apiKey)],
    ['a click', () => click(program.apiKey)],
  ];
  for (const [place, [what, send]] of steps.entries()) {
    await send();
    const { integration_verified } = await done('getProgramReadiness');
    const expected = place === steps.length - 1;
    expectThat(
      integration_verified === expected,
      `integration_verified: ${expected} after ${what}`,
      integration_verified,
    );
  }
}

export const sentValueRows: Row[] = [
  ...FEW.map(([field, all]) =>
    shown(`each value of ${field} in a sale`, 'in the export as it was sent', (kit) => values(kit, field, all), WRITES),
  ),
  shown('test events with and without the key of their program', 'verified by its own alone', verified, WRITES),
];
