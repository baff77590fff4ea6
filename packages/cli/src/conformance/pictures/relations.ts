// What the answers of one picture say of each other: whatever is shown in several places is the same in all of them.
import { operationEntry } from '@referral-tracking/shared/contract';
import { expectThat } from '../outcome.ts';
import { expectEqual, sharedFields } from './equal.ts';
import { sumOf } from './figures.ts';
import { dataIn, listFor, listIn, nameOfView, type Picture, type View } from './picture.ts';
import { explanations } from './explained.ts';
import { commissionsOfEvents, customers, paymentEvents } from './told.ts';
import { partnersIn, partsOf, portal, readiness, stats } from './sums.ts';
import type { Body } from './world.ts';

const BY_NUMBER = (one: Body, [number]: unknown[]): boolean => [one.id, one.account_id].includes(number);

/** A record alone is the record in its list. */
function singles(picture: Picture): void {
  for (const view of picture.views.values()) {
    const numbers = Object.values(view.ids);
    if (numbers.length === 0 || view.reader !== 'owner') continue;
    const listed = listIn(picture, listFor(view.id)).find((one) => BY_NUMBER(one, numbers))!;
    const data = view.body.data as Body;
    const record = (data.commission ?? data) as Body;
    if (view.id === 'explainCustomer') continue;
    expectEqual(sharedFields(listed, record), listed, nameOfView(view.reader, view.id, view.query, view.ids));
  }
}

/** What a viewer sees as null; of the role, another value. */
const HIDDEN: Readonly<Record<string, readonly string[]>> = {
  listPartners: ['email'],
  getPartner: ['email'],
  listCustomers: ['click_id', 'customer_key'],
  getCustomer: ['click_id', 'customer_key'],
  listCommissions: ['click_id', 'customer_key', 'email'],
  getCommission: ['click_id', 'customer_key', 'email'],
  listEvents: ['click_id', 'customer_key', 'customer_id'],
  listPaymentEvents: ['customer_id'],
};

/** The owner's answer as a member of another role sees it. */
export function masked(id: string, body: Body, role: string): Body {
  const hidden = role === 'viewer' ? (HIDDEN[id] ?? []) : [];
  const isProgram = /^(?:list|get)Programs?$/.test(id);
  const text = JSON.stringify(body, (name, value: unknown) => {
    if (isProgram && name === 'role') return role;
    return hidden.includes(name) ? null : value;
  });
  return JSON.parse(text) as Body;
}

/** A viewer reads what the owner reads, except for what identifies people, or is refused. */
function viewers({ views }: Picture): void {
  for (const view of [...views.values()].filter(({ reader }) => reader === 'viewer')) {
    const whole = views.get(nameOfView('owner', view.id))!;
    const { role } = operationEntry(view.id).access!;
    const refused = role === 'admin' || role === 'owner';
    expectThat(view.status === (refused ? 403 : 200), `${refused ? 403 : 200} for a viewer of ${view.id}`, view.status);
    if (refused) continue;
    expectEqual(view.body.data, masked(view.id, whole.body, 'viewer').data, `${view.id} of a viewer`);
  }
}

/** The amount and the state of a commission follow from its entries. */
function entries(picture: Picture): void {
  for (const view of picture.views.values()) {
    if (view.id !== 'getCommission') continue;
    const { commission, entries: found } = view.body.data as { commission: Body; entries: Body[] };
    const where = `the entries of commission ${String(commission.id)}`;
    expectEqual({ amount_cents: sumOf(found) }, { amount_cents: commission.amount_cents }, where);
    const states = found.flatMap(({ status }) => (status === null ? [] : [status]));
    if (states.length > 0) expectEqual({ status: states.at(-1) }, { status: commission.status }, where);
    const holds = found.map(({ kind }) => kind).filter((kind) => kind === 'held' || kind === 'released');
    expectEqual({ held: holds.at(-1) === 'held' }, { held: commission.held }, where);
    const times = found.map(({ created_at }) => Date.parse(String(created_at)));
    expectThat(
      times.every((time, n) => n === 0 || time >= times[n - 1]!),
      `${where} in order`,
      found,
    );
    expectEqual({ at: found[0]!.created_at }, { at: commission.created_at }, where);
  }
}

/** The program as each of its readers sees it. */
function programs(picture: Picture): void {
  const whole = dataIn(picture, 'owner getProgram');
  const listed = listIn(picture, 'listPrograms').find(({ id }) => id === whole.id);
  expectEqual(listed, whole, 'the list of programs');
  for (const [place, reader] of ['first', 'second'].entries()) {
    const own = listIn(picture, 'listOwnPrograms', {}, reader).find(({ id }) => id === whole.id);
    const partner = listIn(picture, 'listPartners').find(({ id }) => id === dataIn(picture, `${reader} getProfile`).id);
    expectThat(own !== undefined && partner !== undefined, `the program of partner ${place + 1}`, own);
    const { status, created_at, changed_at } = partner;
    const terms = { ...sharedFields(own, whole), status, created_at, changed_at };
    expectEqual(sharedFields(terms, own), terms, `the program of the ${reader} partner`);
    const { name, email } = dataIn(picture, `${reader} getProfile`);
    expectEqual({ name: partner.name, email: partner.email }, { name, email }, `the profile of the ${reader} partner`);
  }
}

/** Related records are those of their own lists. */
function expanded({ views }: Picture): void {
  const isExpanded = ({ query }: View): boolean => 'expand' in query;
  for (const view of [...views.values()].filter(isExpanded)) {
    const plain = views.get(nameOfView(view.reader, view.id))!.body.data as Body[];
    const list = (id: 'listPartners' | 'listCustomers') => views.get(nameOfView('owner', id))!.body.data as Body[];
    for (const [place, record] of (view.body.data as Body[]).entries()) {
      const { partner, customer, ...rest } = record as { partner: Body | null; customer: Body | null };
      expectEqual(rest, plain[place], `${view.id} with related records`);
      const [own, whose] = [
        list('listPartners').find(({ id }) => id === plain[place]!.partner_id),
        list('listCustomers').find(({ id }) => id === plain[place]!.customer_id),
      ];
      expectEqual(partner, own ? sharedFields(partner ?? {}, own) : null, 'the partner of a commission');
      expectEqual(customer, whose ? sharedFields(customer ?? {}, whose) : null, 'the customer of a commission');
    }
  }
}

/** Throws unless the answers of a picture agree. */
export function expectAgreement(picture: Picture): void {
  const parts = partsOf(picture);
  singles(picture);
  viewers(picture);
  stats(picture, parts);
  partnersIn(picture, parts);
  portal(picture, parts);
  entries(picture);
  readiness(picture, parts);
  programs(picture);
  expanded(picture);
  customers(picture);
  explanations(picture);
  commissionsOfEvents(picture);
  paymentEvents(picture);
}
