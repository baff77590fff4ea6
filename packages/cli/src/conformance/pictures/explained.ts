// What the explanations of customers say: events that happened alike have one reason, and others have another; numbers and
// fields are those of the records.
import { DAY } from '../days.ts';
import { expectThat } from '../outcome.ts';
import { expectEqual } from './equal.ts';
import { isSettled } from './figures.ts';
import { dataIn, listIn, nameOfView, type Picture } from './picture.ts';
import type { Body } from './world.ts';

/** Reasons by what they are given for. */
interface Reasons {
  expectSame: (situation: string, reason: string) => void;
  /** no reason is given for two situations of a kind */
  expectDistinct: (kind: string) => void;
}

function reasons(): Reasons {
  const known = new Map<string, string>();
  return {
    expectSame(situation, reason) {
      const before = known.get(situation) ?? reason;
      expectThat(before === reason, `one reason for ${situation}: ${before}`, reason);
      known.set(situation, before);
    },
    expectDistinct(kind) {
      const own = [...known].filter(([situation]) => situation.startsWith(kind));
      const distinct = new Set(own.map(([, reason]) => reason));
      expectThat(distinct.size === own.length, `a reason of its own for each ${kind}`, own);
    },
  };
}

const timeOf = (at: unknown): number => Date.parse(String(at));
/** What a reason says first, without its numbers. */
const beginningOf = (why: unknown): string => String(why).split(/[;.]/)[0]!.replaceAll(/\d+/g, 'n');

/** Each number of days is the age of the click, or the window. */
function expectDays(why: unknown, customer: Body, sold: Body, window: unknown): void {
  const since = timeOf(customer.lead_at ?? sold.occurred_at ?? sold.at);
  const age = Math.floor((since - timeOf(customer.clicked_at)) / DAY);
  for (const [text, number] of String(why).matchAll(/\b(\d{1,6}) days?\b/g)) {
    expectThat([age, window].includes(Number(number)), `${age} or ${String(window)} days`, text);
  }
}

function leadOf(event: Body): string {
  return event.provisional === true ? 'lead that is provisional' : `lead by ${String(event.mode)}`;
}

interface Told {
  program: Body;
  customer: Body;
  partnership: Body;
  events: Body[];
  now: { sale: Body; lead: Body };
}

/** What would happen now follows from the states of the customer, of the partner and of the program. */
function expectOutlook({ program, customer, partnership, now }: Told, { expectSame }: Reasons): void {
  // Only a lead that can settle depends on who sends it.
  const policy = customer.status === 'click' ? ` ${String(program.lead_auth)}` : '';
  expectSame(`next lead of ${String(customer.status)}${policy}`, String(now.lead.why));
  const joined = partnership.status === 'joined';
  expectThat(now.sale.attributed === joined, `attributed: ${joined}`, now.sale);
  expectSame(`next sale for ${String(partnership.status)}`, String(now.sale.why));
}

/** A sale as its commission and its own event are listed. */
function expectSale(event: Body, commissions: readonly Body[], events: readonly Body[]): void {
  const own = commissions.find(({ kind, sale_id }) => kind === 'sale' && sale_id === event.sale_id);
  const listed = events.find(({ type, record_id }) => type === 'sale' && record_id === event.sale_id);
  const { transaction_id, amount_cents, currency } = listed ?? {};
  const expected = {
    ...{ transaction_id, amount_cents, currency, commission_id: own?.id ?? null },
    ...{ commission_status: own?.status ?? null, commission_amount_cents: own?.amount_cents ?? null },
  };
  const found = Object.fromEntries(Object.keys(expected).map((name) => [name, event[name]]));
  expectEqual(found, expected, `the explanation of sale ${String(event.sale_id)}`);
}

/** The creation of a commission has the amount that it had at first, and the state that it has now. */
function expectCommission(picture: Picture, { commission_id, amount_cents, currency, status_now }: Body): void {
  const ids = { commission_id: commission_id as number };
  const shown = picture.views.get(nameOfView('owner', 'getCommission', {}, ids))?.body.data as Body | undefined;
  if (!shown) return;
  const { commission, entries } = shown as { commission: Body; entries: Body[] };
  const expected = {
    amount_cents: entries[0]!.amount_cents,
    currency: commission.currency,
    status_now: commission.status,
  };
  expectEqual({ amount_cents, currency, status_now }, expected, `the explanation of commission ${ids.commission_id}`);
}

/** Throws unless each explanation fits to the lists, and to all others. */
export function explanations(picture: Picture): void {
  const given = reasons();
  const [commissions, events] = [listIn(picture, 'listCommissions'), listIn(picture, 'listEvents')];
  const later = new Set<string>();
  const first = new Set<string>();
  for (const customer of listIn(picture, 'listCustomers')) {
    if (customer.erased_at !== null) continue;
    const ids = { customer_id: customer.id as number };
    const told = dataIn(picture, nameOfView('owner', 'explainCustomer', {}, ids)) as unknown as Told;
    for (const event of told.events) {
      if (event.type === 'lead') given.expectSame(leadOf(event), String(event.why));
      if (event.type === 'commission') expectCommission(picture, event);
      if (event.type !== 'sale') continue;
      const isFirst = timeOf(event.at) <= timeOf(customer.converted_at);
      (isFirst ? first : later).add(beginningOf(event.why));
      if (isFirst) expectDays(event.why, customer, event, told.program.attribution_window_days);
      expectSale(event, commissions, events);
    }
    const settled = told.events.filter((event) => event.type === 'lead' && isSettled(event));
    const times = settled.map(({ at }) => at);
    expectThat(settled.length <= 1, 'one lead that settled', times);
    expectOutlook(told, given);
  }
  for (const kind of ['lead', 'next lead', 'next sale']) given.expectDistinct(`${kind} `);
  expectThat(later.size <= 1, 'one reason for all later sales', [...later]);
  expectThat(![...first].some((one) => later.has(one)), 'another reason for the first sale', [...first]);
}
