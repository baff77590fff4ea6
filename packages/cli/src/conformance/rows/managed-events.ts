// Events as they were sent: in test mode with the terms of their program, and in production also when they are alike.
import { unique } from '../call.ts';
import { browserLead, clickOn, leadIn, pageWith, refundIn, saleIn, saleOf, testEventIn } from '../campaign.ts';
import { makeJoined, type JoinedProgram } from '../joined.ts';
import type { Kit } from '../kit.ts';
import { expectThat } from '../outcome.ts';
import { expectFields, expectSuccess, rowsOf, type Need, type Row } from '../row.ts';
import { requestSchema, resolve } from '../schema.ts';
import { within } from './managed-flows.ts';
import { expectSame } from './managed-settings.ts';

type Body = Record<string, unknown>;
const { shown } = rowsOf('managed-records', 'listEvents');
const WRITES: readonly Need[] = ['apiToken', 'write'];

/** A program whose settings are not the defaults, with a link. */
async function makeProgram(kit: Kit) {
  const settings = { currency: 'EUR', cookie_window_days: 7 };
  const program = await makeJoined(kit, settings);
  const calls = within(kit, program);
  const { id: linkId, code } = await calls.done('createOwnLink', {}, {});
  return { ...calls, ...settings, program, linkId, aff: String(code) };
}

const inTestMode = (more: Body = {}): Body => ({ additional_data: { test_mode: true, ...more } });
const eventOf = (body: Body): unknown => (body.data as Body).eventId;

/** Test events of each kind, as the list of test events shows them, the newest first. */
async function testEvents(kit: Kit): Promise<void> {
  const { program, linkId, aff, currency, cookie_window_days, done } = await makeProgram(kit);
  const page = { affiliate_url: pageWith(aff) };
  const expected: Body[] = [];
  const sent = (type: string, body: Body, more: Body): void =>
    void expected.unshift({ type, record_id: eventOf(body), test: true, ...more });
  for (const as of ['program', 'nobody'] as const) {
    const call = as === 'program' ? { as, key: program.apiKey } : { as };
    const event_name = unique('page');
    const body = { ...page, ...inTestMode({ event_name }) };
    const clicked = expectSuccess(await kit.ask('trackClick', { ...call, body }));
    expectFields(clicked, { cookie_window_days });
    const { click_id } = clicked;
    sent('click', clicked, { click_id, link_id: linkId, partner_id: program.partnerId, event_name });
  }
  const event_name = unique('signed-up');
  const led = expectSuccess(await leadIn(kit, program, inTestMode({ event_name })));
  sent('lead', led, { event_name, amount_cents: null });
  for (const own of [{}, { currency: null }, { currency: 'USD' }, { currency: 'VND' }]) {
    const sale = saleOf(1000, { ...own, ...inTestMode() });
    const { transaction_id } = sale;
    const sold = expectSuccess(await saleIn(kit, program, sale));
    const amounts = { amount_cents: 1000, currency: (own as Body).currency ?? currency };
    sent('sale', sold, { transaction_id, ...amounts });
    const returned = await refundIn(kit, program, { transaction_id, refund_amount_cents: 300, ...inTestMode() });
    sent('refund', expectSuccess(returned), { transaction_id, amount_cents: 300 });
  }
  const found = await done<Body[]>('listEvents', {}, undefined, { test: 'true' });
  expectThat(found.length === expected.length, `${expected.length} test events`, found);
  for (const [place, event] of expected.entries()) expectFields(found[place]!, event);
  const production = await done<Body[]>('listEvents');
  expectThat(production.length === 0, 'no production event', production);
  expectFields(expectSuccess(await kit.ask('trackClick', { body: page })), { cookie_window_days });
}

/** Only a synthetic sale has a payment, in the currency of the program; a click and a lead have none. */
async function synthetic(kit: Kit): Promise<void> {
  const { program, currency, done } = await makeProgram(kit);
  const nothing = { amount_cents: null, currency: null, transaction_id: null };
  for (const event_type of ['click', 'lead', 'sale']) {
    const { event_id } = expectSuccess(await testEventIn(kit, program, { event_type })).data as Body;
    const [found] = await done<Body[]>('listEvents', {}, undefined, { test: 'true', limit: '1' });
    const none = { click_id: null, customer_id: null, partner_id: null, link_id: null };
    expectFields(found!, { type: event_type, record_id: event_id, test: true, ...none });
    const { amount_cents, transaction_id } = found!;
    if (event_type !== 'sale') expectFields(found!, nothing);
    else expectFields(found!, { currency });
    const isPaid = Number(amount_cents) > 0 && typeof transaction_id === 'string';
    expectThat(isPaid === (event_type === 'sale'), `a payment of a sale alone, not of a ${event_type}`, found);
  }
}

/** A test event has the click that it names, whatever that is; a refund names none. */
async function testedClicks(kit: Kit): Promise<void> {
  const { program, aff, done } = await makeProgram(kit);
  const tested = { affiliate_url: pageWith(aff), ...inTestMode() };
  const clicks = [
    await clickOn(kit, { aff }),
    String(expectSuccess(await kit.ask('trackClick', { body: tested })).click_id),
    unique('clk'),
    null,
  ];
  const expected: Body[] = [];
  for (const click_id of clicks) {
    const sale = saleOf(1000, { click_id, ...inTestMode() });
    const { transaction_id } = sale;
    const replies = [
      await leadIn(kit, program, { click_id, ...inTestMode() }),
      await browserLead(kit, { click_id, ...inTestMode({ program_id: program.id }) }),
      await saleIn(kit, program, sale),
    ];
    const returned = await refundIn(kit, program, { transaction_id, ...inTestMode() });
    for (const reply of replies) expected.unshift({ record_id: eventOf(expectSuccess(reply)), click_id });
    expected.unshift({ record_id: eventOf(expectSuccess(returned)), click_id: null });
  }
  const found = await done<Body[]>('listEvents', {}, undefined, { test: 'true' });
  for (const [place, event] of expected.entries()) expectFields(found[place]!, { ...event, customer_id: null });
}

/** Each request is an event of its own, also if it is sent again word for word. */
async function repeatedLeads(kit: Kit): Promise<void> {
  const { program, aff, done } = await makeProgram(kit);
  const click_id = await clickOn(kit, { aff });
  const lead = { click_id, email: 'ada@conformance.example', additional_data: { event_name: 'signed-up', plan: 1 } };
  const times = 3;
  for (let time = 1; time <= times; time++) {
    expectFields(expectSuccess(await browserLead(kit, lead)), { provisional: true });
    const leads = await done<Body[]>('listEvents', {}, undefined, { type: 'lead' });
    expectThat(leads.length === time, `${time} leads after ${time} requests`, leads);
  }
  expectSuccess(await leadIn(kit, program, lead));
  const [customer] = await done<Body[]>('listCustomers', {}, undefined, { click_id });
  const { leads } = await done<{ leads: Body[] }>('exportCustomer', { customer_id: customer!.id });
  const provisional = leads.map((one) => one.provisional).join();
  expectThat(provisional === 'true,true,true,false', 'three provisional leads and a settled one', leads);
  for (const { event_name, email_masked, additional_data } of leads) {
    expectFields({ event_name, email_masked }, { event_name: 'signed-up', email_masked: 'a***@conformance.example' });
    expectSame(additional_data, lead.additional_data, 'the export of a lead');
  }
}

/** The spellings of one address are masked alike. */
async function spellings(kit: Kit): Promise<void> {
  const { aff, done } = await makeProgram(kit);
  const click_id = await clickOn(kit, { aff });
  const text = unique('lovelace');
  const sent = [`ada.${text}@mail.example`, `Ada.${text}@Mail.EXAMPLE`, `  ADA.${text}@mail.example `];
  for (const email of sent) expectSuccess(await browserLead(kit, { click_id, email }));
  const [customer] = await done<Body[]>('listCustomers', {}, undefined, { click_id });
  const { leads } = await done<{ leads: Body[] }>('exportCustomer', { customer_id: customer!.id });
  expectThat(leads.length === sent.length, `${sent.length} leads`, leads);
  for (const { email_masked } of leads) expectFields({ email_masked }, { email_masked: 'a***@mail.example' });
}

/** What two sales have in common: everything but the `transaction_id`. */
const alike = (more: Body): Body => ({
  provider: 'stripe',
  provider_payment_id: unique('pi'),
  livemode: true,
  additional_data: { order: unique('order') },
  ...more,
});

/** The values of an enumerated field, and none. */
const reasons = (): (string | undefined)[] => {
  const { enum: values = [] } = resolve(requestSchema('/api/v1/track/refund', 'post')!.properties!.reason!);
  return [undefined, ...values.filter((value) => value !== null)];
};

async function refundAll(kit: Kit, program: JoinedProgram, transaction_id: string): Promise<Body[]> {
  const sent: Body[] = [];
  for (const reason of reasons()) {
    const same = { refund_reason: 'Too small', additional_data: { note: unique('note') } };
    const refund = { ...same, refund_reference: unique('re'), ...(reason && { reason }) };
    expectSuccess(await refundIn(kit, program, { transaction_id, refund_amount_cents: 100, ...refund }));
    sent.push({ ...refund, reason: reason ?? 'refund', amount_cents: 100 });
  }
  return sent;
}

/** Only identifiers are unique: sales and refunds that are alike otherwise are recorded, with everything that was sent. */
async function alikeSales(kit: Kit): Promise<void> {
  const { program, aff, done } = await makeProgram(kit);
  const click_id = await clickOn(kit, { aff });
  const same = alike({ click_id, currency: 'EUR' });
  const sales = [saleOf(1000, same), saleOf(1000, same), saleOf(1000, same)];
  for (const sale of sales) expectSuccess(await saleIn(kit, program, sale));
  const refunds = [
    ...(await refundAll(kit, program, sales[0]!.transaction_id)),
    ...(await refundAll(kit, program, sales[1]!.transaction_id)),
  ];
  const [customer] = await done<Body[]>('listCustomers', {}, undefined, { click_id });
  const found = await done<Record<string, Body[]>>('exportCustomer', { customer_id: customer!.id });
  const fields = (record: Body, like: Body): Body =>
    Object.fromEntries(Object.keys(like).map((name) => [name, record[name]]));
  for (const [name, sent] of Object.entries({ sales, refunds })) {
    const stored = found[name]!;
    expectThat(stored.length === sent.length, `${sent.length} ${name}`, stored);
    for (const [place, one] of sent.entries()) {
      const rest = Object.fromEntries(Object.entries(one).filter(([field]) => field !== 'click_id'));
      expectSame(fields(stored[place]!, rest), rest, `the export, of ${name}`);
    }
  }
}

export const managedEventRows: Row[] = [
  shown('test events of a program with its own settings', 'as they were sent', testEvents, WRITES),
  shown('synthetic events of a key', 'a payment of the sale alone', synthetic, WRITES),
  shown('test events that name a click', 'listed with that click', testedClicks, WRITES),
  shown('a browser lead that is sent again', 'another event', repeatedLeads, WRITES),
  shown('the spellings of an e-mail address', 'masked alike', spellings, WRITES),
  shown('sales and refunds that are alike', 'each as it was sent', alikeSales, WRITES),
];
