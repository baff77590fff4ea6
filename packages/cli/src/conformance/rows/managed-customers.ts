// A customer as events, lists, export and explanation show it: everything that was sent, and nothing after its erasure.
import { unique } from '../call.ts';
import { browserLead, clickOn, leadIn, refundIn, saleIn, saleOf } from '../campaign.ts';
import { makeJoined } from '../joined.ts';
import type { Kit } from '../kit.ts';
import { NO_RECORD } from '../owned.ts';
import { expectThat } from '../outcome.ts';
import { expectError, expectFields, expectSuccess, rowsOf, type Need, type Row } from '../row.ts';
import { tellStory, type Personal, type Story } from '../story.ts';
import { within } from './managed-flows.ts';
import { expectSame } from './managed-settings.ts';

type Body = Record<string, unknown>;
const { shown } = rowsOf('managed-records', 'getProgram');
const WRITES: readonly Need[] = ['apiToken', 'write'];

/** The named fields, under which an export must show them. */
const pick = (of: Personal, ...names: (keyof Personal)[]): Body =>
  Object.fromEntries(names.map((name) => [name, of[name]]));

const textsOf = ({ personal }: Story): string[] => Object.values<string | string[]>({ ...personal }).flat();

function expectTexts(document: unknown, texts: readonly string[], where: string): void {
  const found = JSON.stringify(document);
  const missing = texts.filter((text) => !found.includes(text));
  expectThat(missing.length === 0, `${missing.join(', ')} in ${where}`, found);
}
function expectNone(document: unknown, texts: readonly string[], where: string): void {
  const found = JSON.stringify(document);
  const there = texts.filter((text) => found.includes(text));
  expectThat(there.length === 0, `nothing of the customer in ${where}`, there);
}

/** Each event as it was sent, the newest first; all are about one customer and one link. */
async function events(kit: Kit): Promise<void> {
  const story = await tellStory(kit);
  const { program, linkId, customerId, personal, sales, refundId } = story;
  const data = await within(kit, program).done<Body[]>('listEvents');
  const [first] = sales;
  const sold = (place: number, amount_cents: number, currency: string): Body => {
    const { transaction_id, saleId } = sales[place]!;
    return { type: 'sale', record_id: saleId, transaction_id, amount_cents, currency };
  };
  const { transaction_id } = first!;
  const { event_name, click_id } = personal;
  const expected: Body[] = [
    { type: 'refund', record_id: refundId, transaction_id, amount_cents: 333, currency: 'USD' },
    sold(2, 2000, 'EUR'),
    sold(1, 500, 'USD'),
    sold(0, 1000, 'USD'),
    { type: 'lead', provisional: false, event_name },
    { type: 'lead', provisional: true, event_name },
    { type: 'click', record_id: null },
  ];
  const types = data.map(({ type }) => type).join();
  expectThat(types === expected.map(({ type }) => type).join(), 'each event once, the newest first', types);
  const whose = { customer_id: customerId, click_id, link_id: linkId, partner_id: program.partnerId, test: false };
  for (const [place, event] of expected.entries()) expectFields(data[place]!, { ...event, ...whose });
}

/** An export has all that was sent, but of the address only its first letter and its domain. */
async function exported(kit: Kit): Promise<void> {
  const story = await tellStory(kit);
  const { program, customerId, email, provider_payment_id, sales } = story;
  const { done } = within(kit, program);
  const ids = { customer_id: customerId };
  const found = await done<Record<string, Body[]>>('exportCustomer', ids);
  const transactions = sales.map(({ transaction_id }) => transaction_id);
  const masked = `${email[0]}***@${email.split('@')[1]}`;
  expectTexts(found, [...textsOf(story), ...transactions, provider_payment_id, masked], 'the export');
  expectNone(found, [email, email.split('@')[0]!], 'the export');
  expectFields(found.clicks![0]!, pick(story.personal, 'click_id', 'page_url', 'referrer_url'));
  expectFields(found.customer as unknown as Body, pick(story.personal, 'click_id', 'customer_key'));
  expectFields(found.refunds![0]!, pick(story.personal, 'refund_reason'));
  const counts = ['clicks', 'leads', 'sales', 'refunds'].map((name) => found[name]!.length).join();
  expectThat(counts === '1,2,3,1', '1 click, 2 leads, 3 sales and 1 refund', counts);
  expectSame(found.customer, await done('getCustomer', ids), 'the export, of the customer');
  const [entry] = await done<Body[]>('listAuditLog', {}, undefined, { limit: '1' });
  expectFields(entry!, { action: 'customer.export' });
}

/** Integrators write addresses where texts may be anything; an explanation shows none. */
async function explained(kit: Kit): Promise<void> {
  const { program, customerId, email, personal } = await tellStory(kit);
  const found = await within(kit, program).done('explainCustomer', { customer_id: customerId });
  expectNone(found, [email, personal.customer_key], 'the explanation');
}

/** The same customer by each of its identifiers; only the first lead and the first sale set the times. */
async function identified(kit: Kit): Promise<void> {
  const program = await makeJoined(kit);
  const { done } = within(kit, program);
  const { code } = await done('createOwnLink', {}, {});
  const [click_id, customer_key] = [await clickOn(kit, { aff: code as string }), unique('customer')];
  const by = async (query: Record<string, string>) => done<Body[]>('listCustomers', {}, undefined, query);
  const [clicked, ...others] = await by({ click_id });
  expectThat(others.length === 0 && clicked !== undefined, 'the customer of the click', others);
  expectFields(clicked, { id: null, status: 'click', click_id, customer_key: null, partner_id: program.partnerId });
  expectSuccess(await leadIn(kit, program, { click_id, customer_key }));
  const [led] = await by({ click_id });
  const { clicked_at } = clicked;
  expectFields(led!, { status: 'lead', customer_key, clicked_at, converted_at: null });
  const states: Body[] = [];
  for (let sale = 1; sale <= 2; sale++) {
    expectSuccess(await saleIn(kit, program, saleOf(1000, { customer_key })));
    const [customer] = await by({ customer_key });
    const { id, lead_at, created_at } = led!;
    expectFields(customer!, { id, status: 'conversion', click_id, clicked_at, lead_at, created_at });
    expectSame((await by({ click_id }))[0], customer, 'the list by click_id');
    expectSame(await done('getCustomer', { customer_id: id }), customer, 'the customer by its number');
    states.push(customer!);
  }
  expectSame(states[1], states[0], 'the customer after another sale');
}

/** What was sent about an erased customer is nowhere, and no request brings it back. Amounts stay. */
async function erased(kit: Kit): Promise<void> {
  const story = await tellStory(kit);
  const { program, customerId, personal, email, sales } = story;
  const { done } = within(kit, program);
  const ids = { customer_id: customerId };
  const [before] = await done<Body[]>('getStats');
  await done('eraseCustomer', ids);
  await comeBack(kit, story);
  const texts = [...textsOf(story), email, `${email[0]}***@`];
  for (const id of ['getCustomer', 'exportCustomer', 'explainCustomer'] as const) {
    expectNone(await done(id, ids), texts, id);
  }
  expectNone(await done('listEvents'), texts, 'the events');
  expectNone(await done('listAuditLog'), texts, 'the audit log');
  expectNone(await done('listCommissions', {}, undefined, { expand: 'customer' }), texts, 'the commissions');
  const { click_id, customer_key } = personal;
  for (const query of [{ click_id }, { customer_key }]) {
    const left = await done<Body[]>('listCustomers', {}, undefined, query);
    expectThat(left.length === 0, 'nobody under an identifier of the erased customer', left);
  }
  expectSame((await done<Body[]>('getStats'))[0], before, 'the totals after the erasure');
  const { transaction_id } = sales[0]!;
  const rest = expectSuccess(await refundIn(kit, program, { transaction_id }));
  expectFields(rest, { status: 'reversed' });
}

/** Neither the click nor the key of an erased customer means anybody; a recorded sale stays recorded. */
async function comeBack(kit: Kit, { program, personal, sales }: Story): Promise<void> {
  const { click_id, customer_key } = personal;
  const another = unique('customer');
  for (const body of [{ click_id }, { customer_key }, { click_id, customer_key: another }]) {
    expectError('trackLead', await leadIn(kit, program, body), 'customerNotFound');
    expectError('trackSale', await saleIn(kit, program, saleOf(1000, body)), 'customerUnknown');
  }
  expectError('trackLead', await browserLead(kit, { click_id }), 'customerNotFound');
  const { transaction_id } = sales[1]!;
  const again = { ...saleOf(500, { customer_key }), transaction_id };
  expectError('trackSale', await saleIn(kit, program, again), 'duplicateTransaction', { sale_id: sales[1]!.saleId });
}

/** The customer of a click without any other record meets the filters that fit to a click, and no others. */
async function clickedOnly(kit: Kit): Promise<void> {
  const program = await makeJoined(kit);
  const { done } = within(kit, program);
  const { code } = await done('createOwnLink', {}, {});
  const click_id = await clickOn(kit, { aff: code as string });
  const cases: [more: Record<string, string>, found: boolean][] = [
    [{}, true],
    [{ status: 'click' }, true],
    [{ partner_id: String(program.partnerId) }, true],
    [{ partner_id: String(program.partnerId), status: 'click' }, true],
    [{ partner_id: String(NO_RECORD) }, false],
    [{ customer_key: unique('customer') }, false],
    // It is not stored yet.
    [{ created_from: '2020-01-01T00:00:00Z' }, false],
    [{ created_before: '2100-01-01T00:00:00Z' }, false],
    ...['lead', 'conversion'].map((status): [Record<string, string>, boolean] => [{ status }, false]),
  ];
  for (const [more, found] of cases) {
    const customers = await done<Body[]>('listCustomers', {}, undefined, { click_id, ...more });
    const expected = found ? [click_id] : [];
    const asked = new URLSearchParams(more).toString();
    expectThat(
      customers.map((customer) => customer.click_id).join() === expected.join(),
      `${expected.length} customers of the click with ${asked}`,
      customers,
    );
  }
}

export const managedCustomerRows: Row[] = [
  shown('the customer of a click alone, with each filter', 'if it fits to a click', clickedOnly, WRITES),
  shown('the events of a customer', 'each as it was sent', events, WRITES),
  shown('the export of a customer', 'everything that was sent', exported, WRITES),
  shown('the explanation of a customer', 'no e-mail address', explained, WRITES),
  shown('a customer from the click to the second sale', 'the same by each identifier', identified, WRITES),
  shown('a customer is erased', 'nothing that was sent is left, and it does not come back', erased, WRITES),
];
