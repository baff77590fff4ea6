// The totals of a picture in every form: each grouping in pages and in the other order, of each partner, and in ranges of
// days with everything and with nothing.
import type { OperationId } from '@referral-tracking/shared/contract';
import type { Call } from '../call.ts';
import { DAY } from '../days.ts';
import type { Kit } from '../kit.ts';
import { expectThat } from '../outcome.ts';
import { dataOf } from '../owned.ts';
import { querySchemas } from '../schema.ts';
import { expectEqual } from './equal.ts';
import { figuresOf } from './figures.ts';
import { dataIn, listIn, readWhole, takePicture, type Picture } from './picture.ts';
import { partsOf, type Parts } from './sums.ts';
import { worldOf, type Body, type Reader, type World } from './world.ts';

type Query = Record<string, string>;
const GROUPING = 'group_by';
const PARTNER = 'partner_id';

interface Totals {
  kit: Kit;
  id: OperationId;
  by: () => Call;
  /** whose totals these are */
  events: Body[];
  commissions: Body[];
}

function asking(
  kit: Kit,
  id: OperationId,
  { tokens }: Reader,
  { program }: World,
): Omit<Totals, 'events' | 'commissions'> {
  let turn = 0;
  return { kit, id, by: () => ({ key: tokens[turn++ % tokens.length]!, ids: { program_id: program.id } }) };
}

const groupsIn = async ({ kit, id, by }: Omit<Totals, 'events' | 'commissions'>, query: Query): Promise<Body[]> =>
  dataOf<Body[]>(await readWhole(kit, id, by(), query));

async function inPages({ kit, id, by }: Totals, query: Query): Promise<Body[]> {
  const found: Body[] = [];
  let cursor: Query = {};
  for (;;) {
    const reply = await kit.ask(id, { ...by(), query: { ...query, ...cursor, limit: '1' } });
    found.push(...dataOf<Body[]>(reply));
    const { next_cursor } = (reply.body as { page: { next_cursor: string | null } }).page;
    if (next_cursor === null || found.length > 100) return found;
    cursor = { cursor: next_cursor };
  }
}

const figures = ({ clicks, leads, currencies }: Body): Body => ({ clicks, leads, currencies });
const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);
const addUp = (groups: readonly Body[], name: 'clicks' | 'leads'): number =>
  groups.reduce((sum, group) => sum + Number(group[name]), 0);

/** The days of all events, the day after them, and days before. */
function rangesOf({ events, commissions }: Totals): { whole: Query; before: Query; after: Query } {
  const times = [...events, ...commissions].map(({ created_at }) => Date.parse(String(created_at)));
  const [first, last] = [Math.min(...times), Math.max(...times)];
  const [from, to, end] = [dayOf(first), dayOf(last + DAY), dayOf(last + 2 * DAY)];
  return { whole: { from, to }, before: { from: dayOf(first - 5 * DAY), to: from }, after: { from: to, to: end } };
}

/** Each grouping has the same groups in every form, and they add up to the total. */
async function forms(totals: Totals, more: Query = {}): Promise<void> {
  const { id, events, commissions } = totals;
  const total = figuresOf(events, commissions);
  const where = `${id} ${new URLSearchParams(more).toString()}`;
  const [all] = await groupsIn(totals, more);
  expectEqual(figures(all ?? { clicks: 0, leads: 0, currencies: [] }), total, where);
  for (const value of querySchemas(id)[GROUPING]!.enum!) {
    const query = { ...more, [GROUPING]: value! };
    const groups = await groupsIn(totals, query);
    for (const name of ['clicks', 'leads'] as const) {
      expectEqual({ [name]: addUp(groups, name) }, { [name]: total[name] }, `${where} by ${value}`);
    }
    expectEqual(await inPages(totals, query), groups, `${where} by ${value} in pages`);
    const oldest = await groupsIn(totals, { ...query, order: 'oldest' });
    expectEqual([...oldest].reverse(), groups, `${where} by ${value}, the oldest first`);
  }
}

/** All of it in the days of the events, and nothing in others. */
async function days(totals: Totals): Promise<void> {
  const { id, events, commissions } = totals;
  const { whole, before, after } = rangesOf(totals);
  for (const range of [before, after]) {
    const found = await groupsIn(totals, range);
    expectThat(found.length === 0, `nothing in ${id} from ${range.from} to ${range.to}`, found);
  }
  const [all] = await groupsIn(totals, whole);
  expectEqual(figures(all!), figuresOf(events, commissions), `${id} from ${whole.from} to ${whole.to}`);
}

async function ofPartners(totals: Totals, picture: Picture, parts: Parts): Promise<void> {
  if (!(PARTNER in querySchemas(totals.id))) return;
  for (const { id } of listIn(picture, 'listPartners')) {
    const [events, commissions] = parts.ofPartner(id);
    await forms({ ...totals, events, commissions }, { [PARTNER]: String(id) });
  }
}

/** Throws unless the totals in every form are those of the lists. */
export async function compareTotals(kit: Kit): Promise<void> {
  const world = await worldOf(kit);
  const picture = await takePicture(kit, world);
  const parts = partsOf(picture);
  const { events, commissions } = parts;
  const whole = { ...asking(kit, 'getStats', world.owner, world), events, commissions };
  await forms(whole);
  await days(whole);
  await ofPartners(whole, picture, parts);
  for (const [place, reader] of world.partners.entries()) {
    const { id } = dataIn(picture, `${['first', 'second'][place]!} getProfile`);
    const [own, earned] = parts.ofPartner(id);
    const totals = { ...asking(kit, 'getOwnStats', reader, world), events: own, commissions: earned };
    await forms(totals);
    await days(totals);
  }
}
