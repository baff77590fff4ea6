// Readiness and the lists of a program: the numbers in its texts, what it says is missing, and the last event of each kind.
import { clickOn, browserLead, leadIn, readinessOf, saleIn, saleOf } from '../campaign.ts';
import { makeJoined, type JoinedProgram } from '../joined.ts';
import type { Kit } from '../kit.ts';
import { eventually } from '../operator.ts';
import { makeOwned } from '../owned.ts';
import { expectThat } from '../outcome.ts';
import { expectFields, expectSuccess, rowsOf, type Need, type Row } from '../row.ts';
import { serviceTime } from '../service-time.ts';
import { within } from './managed-flows.ts';
import { expectSame } from './managed-settings.ts';
import { DAY } from '../days.ts';

type Body = Record<string, unknown>;
const { shown } = rowsOf('managed-records', 'getProgramReadiness');
const WRITES: readonly Need[] = ['apiToken', 'write'];
type Calls = ReturnType<typeof within>;

interface Gate extends Body {
  status: string;
  detail: string;
  next_action: string | null;
}
type Gates = Record<string, Gate>;

/** What the texts of gates count. */
const THINGS = ['link', 'origin', 'partner'];

/** The numbers in a text, by what they count. Only one is singular. */
function countedIn(text: string): Record<string, number> {
  const counted: Record<string, number> = {};
  for (const [found, number, ...words] of text.matchAll(/\b(\d{1,9}) ([a-z]{1,20})(?: ([a-z]{1,20}))?/g)) {
    const noun = words.find((word) => THINGS.includes((word ?? '').replace(/s$/, '')));
    if (noun === undefined) continue;
    const fits = noun.endsWith('s') === (number !== '1');
    expectThat(fits, 'a singular after 1, and a plural after other numbers', found);
    counted[noun.replace(/s$/, '')] = Number(number);
  }
  return counted;
}

/** How many there are of each thing, from the lists. */
async function listed({ done }: Calls): Promise<Record<string, number>> {
  const length = async (list: 'listLinks' | 'listPartners', query: Record<string, string>) =>
    (await done<unknown[]>(list, {}, undefined, query)).length;
  const { origins } = await done<{ origins: unknown[] }>('getProgram');
  const [link, partner] = [
    await length('listLinks', { enabled: 'true' }),
    await length('listPartners', { status: 'joined' }),
  ];
  return { link, origin: origins.length, partner };
}

/** The texts of the gates count what the lists have, and a gate that does not pass asks for what there is none of. */
async function expectTexts(kit: Kit, calls: Calls, program: { apiKey: string }): Promise<void> {
  const numbers = await listed(calls);
  const { gates } = await calls.done<{ gates: Gates }>('getProgramReadiness');
  for (const [name, { detail, next_action }] of Object.entries(gates)) {
    const counted = countedIn(detail);
    for (const [thing, number] of Object.entries(counted)) {
      expectThat(number === numbers[thing], `${numbers[thing]} as the number of "${thing}" of gate ${name}`, detail);
    }
    const missing = Object.keys(counted).filter((thing) => counted[thing] === 0);
    if (next_action === null || missing.length === 0) continue;
    const asked = missing.some((thing) => next_action.toLowerCase().includes(thing));
    expectThat(asked, `a next action of gate ${name} about ${missing.join(' or ')}`, next_action);
  }
  const told = (found: Gates): Gates =>
    Object.fromEntries(Object.entries(found).map(([name, gate]) => [name, { ...gate, checked_at: '' }]));
  const { gates: others } = await readinessOf(kit, program);
  expectSame(told(others as Gates), told(gates), 'the readiness that the key reads');
}

/** None, one and more of everything that a gate counts. */
async function texts(kit: Kit): Promise<void> {
  const program = await makeOwned(kit, { join_policy: 'open', partner_links: true });
  const calls = within(kit, program);
  const { done } = calls;
  const origins = ['https://a.example', 'https://b.example', 'https://c.example'];
  const link = async () => (await done('createOwnLink', {}, {})).id;
  const ids: unknown[] = [];
  const steps: (() => Promise<unknown>)[] = [
    () => Promise.resolve(),
    () => done('replaceOrigins', {}, { origins: origins.slice(0, 1) }),
    () => done('joinProgram', {}, { slug: program.slug }),
    async () => ids.push(await link()),
    async () => ids.push(await link()),
    () => done('replaceOrigins', {}, { origins }),
    () => done('updateLink', { link_id: ids[0] }, { enabled: false }),
    () => done('updateLink', { link_id: ids[1] }, { enabled: false }),
    () => done('leaveProgram'),
  ];
  for (const step of steps) {
    await step();
    await expectTexts(kit, calls, program);
  }
}

interface Events {
  last_event_at: Record<string, string | null>;
  counts_24h: Record<string, number>;
}

/** The last event of each kind is the newest one of its list, whenever it is said to have happened. */
async function expectLast(kit: Kit, { done }: Calls, program: JoinedProgram): Promise<void> {
  for (const type of ['click', 'lead', 'sale']) {
    await eventually(kit, async () => {
      const readiness = await done<Events & Body>('getProgramReadiness');
      const events = await done<Body[]>('listEvents', {}, undefined, { type });
      const counted = events.filter(({ provisional }) => provisional !== true);
      const newest = counted[0]?.created_at ?? null;
      expectFields(readiness.last_event_at, { [type]: newest });
      expectFields(readiness.counts_24h, { [`${type}s`]: counted.length });
      expectFields((await readinessOf(kit, program)).last_event_at as Body, { [type]: newest });
    });
  }
}

async function lastEvents(kit: Kit): Promise<void> {
  const program = await makeJoined(kit);
  const calls = within(kit, program);
  const { code } = await calls.done('createOwnLink', {}, {});
  const click = () => clickOn(kit, { aff: code as string });
  const [click_id, other] = [await click(), await click()];
  const daysAgo = async (days: number) => new Date((await serviceTime(kit)) * 1000 - days * DAY).toISOString();
  const sell = async (more: Body) => expectSuccess(await saleIn(kit, program, saleOf(1000, { click_id, ...more })));
  const steps: (() => Promise<unknown>)[] = [
    () => Promise.resolve(),
    async () => expectSuccess(await leadIn(kit, program, { click_id })),
    async () => expectSuccess(await browserLead(kit, { click_id: other })),
    async () => sell({ occurred_at: await daysAgo(2) }),
    () => sell({}),
    async () => sell({ occurred_at: await daysAgo(3) }),
  ];
  for (const step of steps) {
    await step();
    await expectLast(kit, calls, program);
  }
}

export const managedReadinessRows: Row[] = [
  shown('the gates of a program that changes', 'the numbers of its lists, and what is missing', texts, WRITES),
  shown('the last events of a program', 'the newest ones of its lists', lastEvents, WRITES),
];
