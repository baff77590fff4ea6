// Totals: the parts of every division add up to the whole, and one total is the same wherever it is shown.
import type { Kit } from '../kit.ts';
import { makeOwned } from '../owned.ts';
import { expectThat } from '../outcome.ts';
import { expectFields, rowsOf, type Need, type Row } from '../row.ts';
import { querySchemas } from '../schema.ts';
import { LEAD_CENTS, tellStory } from '../story.ts';
import { BY_LINK } from './managed.ts';
import { within } from './managed-flows.ts';
import { expectSame } from './managed-settings.ts';
import { DAY } from '../days.ts';

type Body = Record<string, unknown>;
const { shown } = rowsOf('managed-records', 'getProgram');
const WRITES: readonly Need[] = ['apiToken', 'write'];

interface Sum {
  count: number;
  amount_cents: number;
}
interface Group extends Body {
  clicks: number;
  leads: number;
  currencies: { currency: string; sales: Sum; refunds: Sum; commission_cents: number }[];
}

/** Each total of some groups together, by name. */
function totalsByName(groups: readonly Group[]): Record<string, number> {
  const totals: Record<string, number> = {};
  const add = (name: string, value: number) => void (totals[name] = (totals[name] ?? 0) + value);
  for (const { clicks, leads, currencies } of groups) {
    add('clicks', clicks);
    add('leads', leads);
    for (const { currency, sales, refunds, commission_cents } of currencies) {
      add(`sales in ${currency}`, sales.count);
      add(`amount of sales in ${currency}`, sales.amount_cents);
      add(`refunds in ${currency}`, refunds.count);
      add(`amount of refunds in ${currency}`, refunds.amount_cents);
      add(`commission in ${currency}`, commission_cents);
    }
  }
  return totals;
}

const ADJUSTED = 55;
/** The totals of a story and an adjustment. */
const EXPECTED: Readonly<Record<string, number>> = {
  clicks: 1,
  leads: 1,
  'sales in EUR': 1,
  'amount of sales in EUR': 2000,
  'refunds in EUR': 0,
  'amount of refunds in EUR': 0,
  'commission in EUR': 400,
  'sales in USD': 2,
  'amount of sales in USD': 1500,
  'refunds in USD': 1,
  'amount of refunds in USD': 333,
  'commission in USD': 133 + 100 + LEAD_CENTS + ADJUSTED,
};

/** A story with an adjustment, and its totals. */
async function adjusted(kit: Kit) {
  const story = await tellStory(kit);
  const calls = within(kit, story.program);
  const adjustment = { partner_id: story.program.partnerId, amount_cents: ADJUSTED, reason: 'A correction' };
  await calls.done('createAdjustment', {}, adjustment);
  const stats = async (query: Record<string, string> = {}) => calls.done<Group[]>('getStats', {}, undefined, query);
  return { ...story, ...calls, stats };
}

/** By day, partner and link, in ranges that meet, for the partner and for the program: always the same totals. */
async function parts(kit: Kit): Promise<void> {
  const { program, linkId, stats, done } = await adjusted(kit);
  expectSame(totalsByName(await stats()), EXPECTED, 'the totals');
  for (const group_by of querySchemas('getStats').group_by!.enum ?? []) {
    if (group_by !== null) expectSame(totalsByName(await stats({ group_by })), EXPECTED, `the totals by ${group_by}`);
  }
  const partner_id = String(program.partnerId);
  expectSame(totalsByName(await stats({ partner_id })), EXPECTED, 'the totals of the only partner');
  expectSame(totalsByName(await stats({ partner_id, ...BY_LINK })), EXPECTED, 'the totals of its links');
  expectSame(totalsByName(await done<Group[]>('getOwnStats')), EXPECTED, 'the totals that the partner sees');
  const byLink = await stats(BY_LINK);
  const ofLink = byLink.filter(({ link_id }) => link_id === linkId);
  const { 'commission in USD': commission = 0, ...rest } = EXPECTED;
  const expected = { ...rest, 'commission in USD': commission - ADJUSTED };
  expectSame(totalsByName(ofLink), expected, 'the totals of the link, which has all but the adjustment');
  const [, ...others] = byLink.filter(({ link_id }) => link_id !== linkId);
  expectThat(others.length === 0, 'the totals without a link', byLink);
}

/** What each part is of, by the field that the parts are divided by. */
const PART_OF: Readonly<Record<string, readonly string[]>> = {
  day: ['day'],
  partner: ['partner_id'],
  link: ['partner_id', 'link_id'],
};
const PLACES = ['day', 'partner_id', 'link_id'];

/** Undivided totals are of no day, partner or link; others are of what the request divides them by, for a partner too. */
async function divisions(kit: Kit): Promise<void> {
  const { linkId, program, done } = await adjusted(kit);
  const values: Body = { partner_id: program.partnerId, link_id: linkId };
  for (const id of ['getStats', 'getOwnStats'] as const) {
    for (const group_by of [undefined, ...(querySchemas(id).group_by!.enum ?? [])]) {
      if (group_by === null) continue;
      const groups = await done<Group[]>(id, {}, undefined, group_by === undefined ? {} : { group_by });
      const group = groups.find(({ clicks }) => clicks === 1)!;
      expectThat(group !== undefined, `a part with the click in the totals by ${group_by ?? 'nothing'}`, groups);
      const named = PLACES.filter((name) => group[name] !== null && group[name] !== undefined);
      const expected = PART_OF[group_by ?? ''] ?? [];
      expectThat(named.join() === expected.join(), `the part of ${expected.join() || 'everything'}`, group);
      const own = Object.fromEntries(named.filter((name) => name in values).map((name) => [name, values[name]]));
      expectFields(group, own);
    }
  }
}

const dayOf = (ms: number): string => new Date(ms).toISOString().slice(0, 10);

/** A story, repeated if midnight came meanwhile, so that all of it is of one day. */
async function ofOneDay(kit: Kit) {
  const first = await adjusted(kit);
  const days = await first.stats({ group_by: 'day' });
  return days.length === 1 ? first : adjusted(kit);
}

/** The day of `to` does not belong to the range, that of `from` does; 366 days are the longest range. */
async function ranges(kit: Kit): Promise<void> {
  const { stats, done } = await ofOneDay(kit);
  const [{ day }] = (await stats({ group_by: 'day' })) as [Group];
  const today = Date.parse(String(day));
  const [before, after] = [dayOf(today - DAY), dayOf(today + DAY)];
  const between = async (from: string, to: string) => totalsByName(await stats({ from, to }));
  expectSame(await between(String(day), after), EXPECTED, `the totals of ${String(day)}`);
  expectSame(await between(before, String(day)), {}, `the totals until ${String(day)}`);
  expectSame(await between(after, dayOf(today + 2 * DAY)), {}, `the totals from ${after} on`);
  expectSame(await between(dayOf(today - 365 * DAY), after), EXPECTED, 'the totals of 366 days');
  const own = await done<Group[]>('getOwnStats', {}, undefined, { from: before, to: String(day) });
  expectThat(own.length === 0, `no totals of the partner until ${String(day)}`, own);
}

interface Totals {
  clicks: number;
  settled_leads: number;
  currencies: { currency: string; sales: Sum; refunds: Sum; net_commission_cents: number }[];
}

/** The numbers of a currency as the totals of a partner show them. */
const shownIn = (currency: string): Totals['currencies'][number] => {
  const figure = (name: string): number => EXPECTED[`${name} in ${currency}`]!;
  return {
    currency,
    sales: { count: figure('sales'), amount_cents: figure('amount of sales') },
    refunds: { count: figure('refunds'), amount_cents: figure('amount of refunds') },
    net_commission_cents: figure('commission'),
  };
};

/** The totals of a partner, of the program, and the sums of the lists are one. */
async function places(kit: Kit): Promise<void> {
  const { program, done } = await adjusted(kit);
  const { totals } = await done<{ totals: Totals }>('getPartner', { partner_id: program.partnerId });
  const expected = ['EUR', 'USD'].map(shownIn);
  const { clicks, leads: settled_leads } = EXPECTED;
  expectSame(totals, { clicks, settled_leads, currencies: expected }, 'the totals of the partner');
  for (const { currency, net_commission_cents: commission } of expected) {
    for (const list of ['listCommissions', 'listOwnCommissions'] as const) {
      const listed = (await done<Body[]>(list)).filter((one) => one.currency === currency);
      const sum = listed.reduce((total, { amount_cents }) => total + Number(amount_cents), 0);
      expectThat(sum === commission, `${commission} ${currency} in ${list}`, listed);
    }
  }
}

/** The currency can change until the first sale; after it, another one is refused for sales and adjustments alike. */
async function currencies(kit: Kit): Promise<void> {
  const open = within(kit, await makeOwned(kit));
  expectFields(await open.done('updateProgram', {}, { currency: 'VND' }), { currency: 'VND' });
  const { program } = await tellStory(kit);
  const { done, refused } = within(kit, program);
  await refused('currencyFixed', 'updateProgram', {}, { currency: 'EUR' });
  expectFields(await done('updateProgram', {}, { currency: 'USD', name: 'Conformance' }), { currency: 'USD' });
  const adjustment = { partner_id: program.partnerId, amount_cents: -5, reason: 'A correction' };
  await refused('adjustmentCurrencyInvalid', 'createAdjustment', {}, { ...adjustment, currency: 'VND' });
  // The partner earns in euros already.
  const made = await done('createAdjustment', {}, { ...adjustment, currency: 'EUR' });
  expectFields(made, { kind: 'adjustment', status: 'pending', currency: 'EUR', amount_cents: -5, customer_id: null });
}

export const managedTotalRows: Row[] = [
  shown('what the parts of totals are of', 'what they are divided by', divisions, WRITES),
  shown('totals by day, partner and link', 'the parts add up to the whole', parts, WRITES),
  shown('totals in ranges of days', 'those of the days from, and not to', ranges, WRITES),
  shown('totals of a partner, a program and lists', 'the same numbers', places, WRITES),
  shown('the currency of a program', 'free until the first sale', currencies, WRITES),
];
