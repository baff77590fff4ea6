// The lists of events, and of their totals.
import type { Knex } from 'knex';
import { DAY } from '../../../src/lib/clock.ts';
import { insert, pick, type List, type Listed, type OwnPartner, type Place } from './place.ts';

type Add = (tx: Knex, place: Place, at: Date, n: number) => Promise<Listed | Listed[]>;

const event = (type: string, test: boolean, id: number | string, at: Date): Listed => ({
  name: `${type} ${id}`,
  id: 0,
  order: at.getTime(),
  at,
  values: { type, test },
});

async function addClick(tx: Knex, { service, programId, partners }: Place, at: Date, n: number): Promise<string> {
  const { linkId, partnershipId } = pick(partners, n);
  const click_id = service.make.unique('click');
  const row = { program_id: programId, occurred_at: at, click_id, link_id: linkId, partnership_id: partnershipId };
  await tx('clicks').insert(row);
  return click_id;
}

async function addCustomer(tx: Knex, { service, programId, partners }: Place, at: Date, n: number): Promise<number> {
  const { linkId: link_id, partnershipId: partnership_id } = pick(partners, n);
  const click = { click_id: service.make.unique('click'), link_id, partnership_id, clicked_at: at };
  return insert(tx, 'customers', { program_id: programId, ...click, status: 'lead', lead_at: at, created_at: at });
}

async function addLead(tx: Knex, place: Place, at: Date, n: number): Promise<number> {
  const row = { program_id: place.programId, customer_id: await addCustomer(tx, place, at, n), mode: 'server' };
  return insert(tx, 'leads', { ...row, provisional: false, occurred_at: at, recorded_at: at });
}

export async function addSale(tx: Knex, place: Place, at: Date, n: number): Promise<number> {
  const { partnershipId: partnership_id } = pick(place.partners, n);
  const row = { program_id: place.programId, customer_id: await addCustomer(tx, place, at, n), partnership_id };
  const sale = { transaction_id: place.service.make.unique('order'), amount_cents: 9900, currency: 'USD' };
  return insert(tx, 'sales', { ...row, ...sale, occurred_at: at, recorded_at: at });
}

async function addRefund(tx: Knex, { programId: program_id }: Place, at: Date, sale_id: number): Promise<number> {
  const amounts = { amount_cents: 100, deduction_cents: 0, outcome: 'no_commission' };
  return insert(tx, 'refunds', { program_id, sale_id, reason: 'refund', ...amounts, occurred_at: at });
}

const PRODUCTION: readonly Add[] = [
  async (tx, place, at, n) => event('click', false, await addClick(tx, place, at, n), at),
  async (tx, place, at, n) => event('lead', false, await addLead(tx, place, at, n), at),
  async (tx, place, at, n) => event('sale', false, await addSale(tx, place, at, n), at),
  async (tx, place, at, n) => {
    const sale = await addSale(tx, place, at, n);
    const refund = await addRefund(tx, place, at, sale);
    return [event('sale', false, sale, at), event('refund', false, refund, at)];
  },
];

const addTest: Add = async (tx, { programId: program_id }, at, n) => {
  const kind = pick(['click', 'lead', 'sale', 'refund'], n);
  return event(kind, true, await insert(tx, 'test_events', { program_id, kind, with_key: true, occurred_at: at }), at);
};

/** The production events, or those of the test mode. */
export const eventsOf = (test: boolean): List => ({
  nameOf: ({ type, record_id, click_id }) => `${type} ${record_id ?? click_id}`,
  add: test ? addTest : (tx, place, at, n) => pick(PRODUCTION, n)(tx, place, at, n >> 2),
  query: () => ({ test: String(test) }),
});

/** The first day of the totals that are asked for, and the day after the last one. */
export const STATS_DAYS = 120;
const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10);

async function newPartner({ service: { make }, programId }: Place): Promise<OwnPartner> {
  const partnerId = await make.partner();
  return { partnerId, partnershipId: await make.partnership(programId, partnerId) };
}

/** A click on a link of its own, on one of the days: for a partner, one of them and one of another partner. */
async function addGroup(tx: Knex, place: Place, at: Date, grouping: string): Promise<Listed> {
  const { service, programId, own } = place;
  if (own) await addClick(tx, place, at, 0);
  const { partnerId, partnershipId } = own ?? (await newPartner(place));
  const whose = { program_id: programId, partner_id: partnerId, partnership_id: partnershipId };
  const { linkId } = await service.make.storeLink(whose);
  const click = { program_id: programId, occurred_at: at, click_id: service.make.unique('click') };
  await tx('clicks').insert({ ...click, link_id: linkId, partnership_id: partnershipId });
  const day = { name: dayOf(at.getTime()), id: 0, order: Math.floor(at.getTime() / DAY), at, values: {} };
  const values = { partner_id: partnerId };
  if (grouping === 'day') return { ...day, values };
  const id = grouping === 'partner' ? partnershipId : linkId;
  return { name: String(grouping === 'partner' ? partnerId : linkId), id, order: id, at, values };
}

/** The totals of each day, partner or link in which there is an event. */
export const statsBy = (grouping: 'day' | 'partner' | 'link'): List => ({
  nameOf: (item) => String(grouping === 'day' ? item.day : grouping === 'partner' ? item.partner_id : item.link_id),
  add: (tx, place, at, n) =>
    addGroup(tx, place, grouping === 'day' ? new Date(at.getTime() - (n % STATS_DAYS) * DAY) : at, grouping),
  query({ service }) {
    const now = service.clock.now().getTime();
    return { group_by: grouping, from: dayOf(now - (STATS_DAYS + 2) * DAY), to: dayOf(now + 2 * DAY) };
  },
});
