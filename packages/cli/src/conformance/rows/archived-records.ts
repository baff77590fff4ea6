// An archived program: its records stay as they were, and payments of customers who came before still earn commissions.
import type { Kit } from '../kit.ts';
import { eventually } from '../operator.ts';
import { expectThat } from '../outcome.ts';
import { checkout } from '../payment-events.ts';
import { expectError, expectFields, rowsOf, type Need, type Row } from '../row.ts';
import { openShop, recordsOf } from '../shop.ts';
import { tellStory } from '../story.ts';
import { within } from './managed-flows.ts';
import { expectRecords, nameOfRecords, recordsIn } from './program-records.ts';

type Body = Record<string, unknown>;
const { shown } = rowsOf('managed-records', 'archiveProgram');
const WRITES: readonly Need[] = ['apiToken', 'write'];

/** What archiving changes of each list; everything else stays. */
const CHANGED: Readonly<Record<string, (was: Body[] | Body, after: Body[] | Body) => unknown>> = {
  [nameOfRecords('getProgram')]: (was, after) => ({
    ...was,
    status: 'archived',
    archived_at: (after as Body).archived_at,
  }),
  [nameOfRecords('listLinks')]: (was) => (was as Body[]).map((link) => ({ ...link, enabled: false })),
  [nameOfRecords('listOwnLinks')]: (was) => (was as Body[]).map((link) => ({ ...link, enabled: false })),
  [nameOfRecords('listAuditLog')]: (was, after) => [(after as Body[])[0], ...(was as Body[])],
  // No link is enabled any more, which the gates count.
  [nameOfRecords('getProgramReadiness')]: () => undefined,
};

/** The program as its partner lists it. */
async function asPartner({ done }: ReturnType<typeof within>, id: number): Promise<Body> {
  const programs = await done<Body[]>('listOwnPrograms', {}, undefined, { limit: '100' });
  return programs.find((one) => one.id === id) ?? {};
}

async function records(kit: Kit): Promise<void> {
  const { program } = await tellStory(kit);
  const calls = within(kit, program);
  const { done } = calls;
  const [before, listed] = [await recordsIn(kit, program), await asPartner(calls, program.id)];
  const { archived_at } = await done('archiveProgram');
  const after = await recordsIn(kit, program);
  const expected = (name: string, was: Body[] | Body): unknown =>
    name in CHANGED ? CHANGED[name]!(was, after.get(name)!) : was;
  expectRecords(before, after, expected, 'after the program was archived');
  expectFields(after.get(nameOfRecords('getProgram')) as Body, { archived_at });
  const [entry] = after.get(nameOfRecords('listAuditLog')) as Body[];
  expectFields(entry!, { action: 'program.archive' });
  expectFields(await asPartner(calls, program.id), { ...listed, archived: true });
  for (const list of ['listLinks', 'listOwnLinks'] as const) {
    for (const enabled of [true, false]) {
      const found = await done<unknown[]>(list, {}, undefined, { enabled: String(enabled) });
      expectThat(found.length === (enabled ? 0 : 1), `the links of ${list} with enabled=${enabled}`, found);
    }
  }
  expectError('joinProgram', await calls.ask('joinProgram', {}, { slug: program.slug }), 'notFound');
}

/** A payment that the processor reports, also one of a customer of whom only the click is known. */
async function payments(kit: Kit): Promise<void> {
  const shop = await openShop(kit, { commission_rate: 10 });
  const [known, fresh] = [await shop.clicks(), await shop.clicks()];
  await shop.signsUp(known);
  const { sale_id } = await shop.buys(500, { ...known });
  await shop.done('archiveProgram');
  await eventually(kit, async () => {
    const { seen } = await shop.sale(500, { ...known });
    expectThat(seen.error === 'invalidApiToken', 'invalidApiToken', seen.error);
  });
  const sales: unknown[] = [sale_id];
  for (const [buyer, amount_total] of [
    [known, 1000],
    [fresh, 2000],
  ] as const) {
    const event = await shop.sent(checkout({ client_reference_id: buyer.click_id, amount_total }), 'sale_recorded');
    const { sale_id: paid, customer_id } = await recordsOf(shop, event);
    const [commission] = await shop.list('listCommissions');
    const earned = { status: 'pending', kind: 'sale', amount_cents: amount_total / 10 };
    expectFields(commission!, { ...earned, customer_id, sale_id: paid });
    sales.push(paid);
  }
  expectThat(new Set(sales).size === sales.length, 'a sale for each payment', sales);
}

export const archivedRecordRows: Row[] = [
  shown('the records of a program that is archived', 'as before, with disabled links', records, WRITES),
  shown('payments after a program was archived', 'commissions as before', payments, WRITES),
];
