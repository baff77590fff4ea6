// The exports of all customers: what is sent is in its own field, and what was there stays, whatever has happened since.
import { isDeepStrictEqual } from 'node:util';
import type { OperationId } from '@referral-tracking/shared/contract';
import type { Kit } from '../kit.ts';
import { expectThat } from '../outcome.ts';
import { dataOf } from '../owned.ts';
import { expectEqual, sharedFields } from './equal.ts';
import { dataIn, listIn, nameOfView, takePicture, type Picture } from './picture.ts';
import { worldOf, type Body, type Reader } from './world.ts';

export type Export = Record<string, Body[]> & { customer: Body };
export type Exports = Map<number, Export>;

/** A request that recorded something, with the identifier of its record. */
export interface Sent {
  id: OperationId;
  body: Body;
  data: Body;
  /** whether it came with the program's key */
  withKey: boolean;
}

/** Exports each customer that is not erased. The log has an entry for each. */
export async function exportAll(kit: Kit, { tokens }: Reader, program_id: number): Promise<Exports> {
  const ids = { program_id };
  const list = await kit.ask('listCustomers', { key: tokens[0]!, ids, query: { limit: '100' } });
  const exports: Exports = new Map();
  for (const [place, { id, erased_at }] of dataOf<Body[]>(list).entries()) {
    if (erased_at !== null) continue;
    const call = { key: tokens[place % tokens.length]!, ids: { ...ids, customer_id: id as number } };
    exports.set(id as number, dataOf<Export>(await kit.ask('exportCustomer', call)));
  }
  return exports;
}

const RECORDS = ['leads', 'sales', 'refunds'] as const;

/** The records of an export are the events of the customer. */
function expectEvents({ customer, ...parts }: Export, picture: Picture): void {
  const { id } = customer;
  const where = `the export of customer ${String(id)}`;
  const shown = dataIn(picture, nameOfView('owner', 'getCustomer', {}, { customer_id: id as number }));
  expectEqual(customer, shown, where);
  const events = listIn(picture, 'listEvents').filter(({ customer_id }) => customer_id === id);
  const [click] = events.filter(({ type }) => type === 'click');
  expectThat(parts.clicks!.length === 1, `one click in ${where}`, parts.clicks);
  const { click_id, link_id } = click!;
  expectEqual(sharedFields({ click_id, link_id }, parts.clicks![0]!), { click_id, link_id }, `the click of ${where}`);
  for (const name of RECORDS) {
    const own = events.filter(({ type }) => `${String(type)}s` === name);
    const sorted = (numbers: unknown[]): unknown[] => [...numbers].sort((a, b) => Number(a) - Number(b));
    const found = sorted(parts[name]!.map((one) => one.id));
    expectEqual(found, sorted(own.map(({ record_id }) => record_id)), `the ${name} of ${where}`);
    for (const record of parts[name]!) {
      const event = own.find(({ record_id }) => record_id === record.id)!;
      const same = Object.keys(event).filter((field) => field in record);
      const pick = (of: Body): Body => Object.fromEntries(same.map((field) => [field, of[field]]));
      expectEqual(pick(record), pick(event), `the ${name} of ${where}`);
    }
  }
}

/** What was recorded before all changes is still there, as it was. */
function expectKept(before: Export, after: Export): void {
  for (const name of ['clicks', ...RECORDS]) {
    for (const record of before[name]!) {
      const there = after[name]!.some((one) => isDeepStrictEqual(one, record));
      expectThat(there, `a record of the ${name} of customer ${String(before.customer.id)} as before`, [
        record,
        after[name],
      ]);
    }
  }
}

/** A value that is sent, as an export shows it. */
const spelled = (name: string, value: unknown): unknown =>
  name === 'occurred_at' ? Date.parse(String(value)) : (value ?? null);

/** Where the record of a request is, and which one it is. */
function recordOf({ id, body, data }: Sent, exports: readonly Export[]): Body | undefined {
  const all = (name: string): Body[] => exports.flatMap((one) => one[name]!);
  switch (id) {
    case 'trackClick':
      return all('clicks').find(({ click_id }) => click_id === data.click_id);
    case 'trackSale':
      return all('sales').find((one) => one.id === data.sale_id);
    case 'stripeWebhook':
      return all('sales').find((one) => one.transaction_id === data.transaction_id);
    case 'trackRefund':
      return all('refunds').find((one) => one.id === data.refund_id);
    default:
      return all('leads').find(({ additional_data }) =>
        isDeepStrictEqual(additional_data, body.additional_data ?? null),
      );
  }
}

/** What a payment event says about its sale, in the fields of a sale. */
function ofPayment(given: Sent): Sent | undefined {
  const { body, data } = given;
  if (data.result !== 'sale_recorded') return undefined;
  const { livemode, data: of } = body as { livemode: boolean; data: { object: Body } };
  const { payment_intent, subscription } = of.object;
  const transaction_id = payment_intent ?? of.object.id;
  const fields = { transaction_id, livemode, provider: 'stripe', subscription_id: subscription ?? null };
  const named = { ...fields, provider_payment_id: payment_intent ?? null };
  return { ...given, body: named, data: { transaction_id } };
}

/** Every field that was sent is in the field of the same name. */
function expectSent(given: Sent, exports: readonly Export[]): void {
  const sent = given.id === 'stripeWebhook' ? ofPayment(given) : given;
  if (!sent) return;
  const record = recordOf(sent, exports);
  // A click without a customer is in no export, and nothing is left of a customer who is erased.
  if (!record) return;
  const names = Object.keys(sent.body).filter((name) => name in record);
  const pick = (of: Body): Body => Object.fromEntries(names.map((name) => [name, spelled(name, of[name])]));
  expectEqual(pick(record), pick(sent.body), `the export, of a request of ${sent.id}`);
}

/** The settled lead of a payment of nothing. */
function leadOfPayment({ body, data }: Sent, exports: readonly Export[]): Body | undefined {
  if (data.result !== 'lead_settled') return undefined;
  const { client_reference_id } = (body as { data: { object: Body } }).data.object;
  const own = exports.find(({ customer }) => customer.click_id === client_reference_id);
  return own?.leads!.find(({ provisional }) => provisional === false);
}

/** Leads of browsers, of servers and of payments differ in their mode. */
function expectModes(sent: readonly Sent[], exports: readonly Export[]): void {
  const modes = new Map<string, Set<unknown>>();
  for (const one of sent) {
    const isNamed = one.id === 'trackLead' && Boolean(one.body.additional_data);
    const lead = isNamed
      ? recordOf(one, exports)
      : one.id === 'stripeWebhook'
        ? leadOfPayment(one, exports)
        : undefined;
    if (!lead) continue;
    const by = one.id === 'stripeWebhook' ? 'payments' : one.withKey ? 'servers' : 'browsers';
    modes.set(by, (modes.get(by) ?? new Set()).add(lead.mode));
  }
  const all = [...modes.values()].flatMap((own) => [...own]);
  expectThat(new Set(all).size === modes.size && all.length === modes.size, 'a mode for each kind of lead', [
    ...modes.keys(),
    all,
  ]);
}

/** Throws unless the exports have everything, and nothing else has changed in them. */
export async function compareExports(kit: Kit): Promise<void> {
  const world = await worldOf(kit);
  const { owner, program, exported, sent } = world;
  const picture = await takePicture(kit, world);
  const exports = await exportAll(kit, owner, program.id);
  for (const one of exports.values()) expectEvents(one, picture);
  for (const [id, before] of exported) {
    const after = exports.get(id);
    if (after) expectKept(before, after);
  }
  for (const one of sent) expectSent(one, [...exports.values()]);
  expectModes(sent, [...exports.values()]);
}
