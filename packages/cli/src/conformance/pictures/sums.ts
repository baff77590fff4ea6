// Totals, and what partners read, follow from the lists of a program's events and commissions.
import { expectThat } from '../outcome.ts';
import { BY_LINK } from '../rows/managed.ts';
import { expectEqual, sharedFields } from './equal.ts';
import { figuresOf, isSettled, partnerFigures, statusFigures } from './figures.ts';
import { dataIn, listIn, nameOfView, type Picture } from './picture.ts';
import type { Body } from './world.ts';

/** Commissions and events by what leads to them. */
export function partsOf(picture: Picture) {
  const events = listIn(picture, 'listEvents');
  const commissions = listIn(picture, 'listCommissions');
  const bySale = new Map(events.filter(({ type }) => type === 'sale').map((one) => [one.record_id, one]));
  const byCustomer = new Map(events.filter((one) => one.customer_id !== null).map((one) => [one.customer_id, one]));
  const linkOf = ({ sale_id, customer_id }: Body): unknown =>
    (bySale.get(sale_id) ?? byCustomer.get(customer_id))?.link_id ?? null;
  const ofPartner = (id: unknown): [Body[], Body[]] => [
    events.filter(({ partner_id }) => partner_id === id),
    commissions.filter(({ partner_id }) => partner_id === id),
  ];
  const ofLink = (id: unknown, records: [Body[], Body[]] = [events, commissions]): [Body[], Body[]] => [
    records[0].filter(({ link_id }) => link_id === id),
    records[1].filter((one) => linkOf(one) === id),
  ];
  const day = (id: unknown): [Body[], Body[]] => [
    events.filter(({ created_at }) => String(created_at).startsWith(String(id))),
    commissions.filter(({ created_at }) => String(created_at).startsWith(String(id))),
  ];
  return { events, commissions, ofPartner, ofLink, day };
}
export type Parts = ReturnType<typeof partsOf>;

const isEmpty = ({ clicks, leads, currencies }: Body): boolean =>
  clicks === 0 && leads === 0 && (currencies as unknown[]).length === 0;

/** Each group of the totals, and no other, is the sum of its events. */
function expectGroups(groups: readonly Body[], of: (group: Body) => Body, known: readonly Body[], where: string): void {
  for (const group of groups) {
    const { clicks, leads, currencies } = group;
    expectEqual({ clicks, leads, currencies }, of(group), `${where} ${JSON.stringify(group).slice(0, 80)}`);
  }
  const expected = known.filter((group) => !isEmpty(of(group))).length;
  expectThat(groups.length === expected, `${expected} groups in ${where}`, groups);
}

const distinct = (records: readonly Body[], name: string): Body[] =>
  [...new Set([...records.map((one) => one[name]), null])].map((value) => ({ [name]: value }));

const dayIn = ({ created_at }: Body): Body => ({ day: String(created_at).slice(0, 10) });

/** The totals of a program, by each grouping. */
export function stats(picture: Picture, { events, commissions, ofPartner, ofLink, day }: Parts): void {
  const of = (grouping: string) => listIn(picture, 'getStats', { group_by: grouping });
  const figures = ([some, more]: [Body[], Body[]]): Body => figuresOf(some, more);
  expectGroups(listIn(picture, 'getStats'), () => figuresOf(events, commissions), [{}], 'the totals');
  const partners = distinct([...events, ...commissions], 'partner_id');
  expectGroups(of('partner'), (one) => figures(ofPartner(one.partner_id)), partners, 'the totals by partner');
  const links = distinct(events, 'link_id');
  expectGroups(
    listIn(picture, 'getStats', BY_LINK),
    (one) => figures(ofLink(one.link_id)),
    links,
    'the totals by link',
  );
  const days = [...new Set([...events, ...commissions].map((one) => String(dayIn(one).day)))].map((one) => ({
    day: one,
  }));
  expectGroups(of('day'), (one) => figures(day(one.day)), days, 'the totals by day');
}

export function partnersIn(picture: Picture, parts: Parts): void {
  for (const { id } of listIn(picture, 'listPartners')) {
    const { totals } = dataIn(picture, nameOfView('owner', 'getPartner', {}, { partner_id: id as number }));
    expectEqual(totals, partnerFigures(...parts.ofPartner(id)), `the totals of partner ${String(id)}`);
  }
}

/** What a partner reads is the part of the owner's lists that is about the partner. */
export function portal(picture: Picture, parts: Parts): void {
  for (const reader of ['first', 'second']) {
    const { id } = dataIn(picture, `${reader} getProfile`);
    const own = listIn(picture, 'listLinks').filter(({ partner_id }) => partner_id === id);
    expectEqual(listIn(picture, 'listOwnLinks', {}, reader), own, `the links of the ${reader} partner`);
    const [events, commissions] = parts.ofPartner(id);
    const view = picture.views.get(`${reader} listOwnCommissions`)!;
    const shown = view.body.data as Body[];
    const names = Object.keys(shown[0] ?? {}).filter((name) => name !== 'why');
    const pick = (one: Body): Body => Object.fromEntries(names.map((name) => [name, one[name]]));
    expectEqual(shown.map(pick), commissions.map(pick), `the commissions of the ${reader} partner`);
    const { currencies } = (view.body.totals ?? {}) as Body;
    if (currencies) expectEqual(currencies, statusFigures(commissions), `the sums of the ${reader} partner`);
    expectGroups(listIn(picture, 'getOwnStats', {}, reader), () => figuresOf(events, commissions), [{}], 'own totals');
    const links = distinct(events, 'link_id');
    const ofLink = (one: Body): Body => figuresOf(...parts.ofLink(one.link_id, [events, commissions]));
    expectGroups(listIn(picture, 'getOwnStats', BY_LINK, reader), ofLink, links, 'own totals by link');
  }
}

const lastOf = (events: readonly Body[], meets: (event: Body) => boolean): unknown =>
  events.find(meets)?.created_at ?? null;

/** Readiness and status count the events of the lists, for the key and for members alike. */
export function readiness(picture: Picture, { events, commissions }: Parts): void {
  const data = dataIn(picture, 'owner getProgramReadiness');
  const ofKey = { ...picture.views.get('key getReadiness')!.body };
  delete ofKey.warnings;
  expectEqual(ofKey, sharedFields(ofKey, data), 'readiness with the key');
  const count = (type: string) => events.filter((event) => event.type === type).length;
  const [clicks, leads, sales] = [count('click'), events.filter(isSettled).length, count('sale')];
  expectEqual(data.counts_24h, { clicks, leads, sales }, 'the counts of readiness');
  const last = {
    click: lastOf(events, ({ type }) => type === 'click'),
    lead: lastOf(events, isSettled),
    sale: lastOf(events, ({ type }) => type === 'sale'),
  };
  expectEqual(data.last_event_at, last, 'the last events of readiness');
  // The newest key that is usable, unless it is the first one.
  const keys = listIn(picture, 'listKeys');
  const current = keys.find(({ revoked_at }, place) => revoked_at === null && place < keys.length - 1);
  expectEqual(data.key_rotated_at, current?.created_at ?? null, 'the time of the rotation');
  const status = dataIn(picture, 'key cliStatus');
  const pending = commissions.filter((one) => one.status === 'pending').length;
  const joined = listIn(picture, 'listPartners').filter((one) => one.status === 'joined').length;
  const { name, domain, lead_auth, id } = dataIn(picture, 'owner getProgram');
  const expected = {
    ...{ program_id: id, name, domain, lead_auth, integration_verified: data.integration_verified },
    recent_events: { clicks_24h: clicks, leads_24h: leads, sales_24h: sales },
    pending_commissions: pending,
    active_partners: joined,
    stripe_connected: listIn(picture, 'listProcessors').length > 0,
  };
  expectEqual(sharedFields(expected, status), expected, 'the status');
  const used = listIn(picture, 'listKeys').find(({ masked }) => masked === (status.key as Body).masked)!;
  expectEqual(status.key, sharedFields(status.key as Body, used), 'the key of the status');
}
