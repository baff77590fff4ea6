// Who is meant by a click_id and a customer_key, and what a customer's status allows, over several requests.
import { unique } from '../call.ts';
import {
  browserLead,
  clickOn,
  expectSettled,
  saleOf,
  sell,
  sendLead as lead,
  sendRefund,
  sendSale,
  TEST,
} from '../events.ts';
import type { CheckedResponse, Kit } from '../kit.ts';
import { expectThat, NotAsked } from '../outcome.ts';
import { expectError, expectFields, expectSuccess, rowsOf, type Row } from '../row.ts';

const { shown } = rowsOf('chain', 'trackLead');
const click = (kit: Kit): Promise<string> => clickOn(kit, kit.target.aff);
const expectStatus = (reply: CheckedResponse, status: string): void =>
  expectError('trackLead', reply, 'customerStatusNotUpdatable', { status });
const expectUnknown = (reply: CheckedResponse): void => expectError('trackLead', reply, 'customerNotFound');

/** Whether the program settles leads of browsers. */
const browsersSettle = async (kit: Kit): Promise<boolean> => (await kit.program()).leadAuth === 'browser_allowed';

/** A known customer_key identifies the customer, whatever click_id comes with it. */
async function keyWins(kit: Kit): Promise<void> {
  const customer_key = unique('customer');
  expectSettled(await lead(kit, { click_id: await click(kit), customer_key }));
  const another = await click(kit);
  expectStatus(await lead(kit, { click_id: another, customer_key }), 'lead');
  await sell(kit, { click_id: another, customer_key });
  expectStatus(await lead(kit, { customer_key }), 'conversion');
  // Also if the click belongs to a customer who has paid.
  const paid = await click(kit);
  await sell(kit, { click_id: paid });
  const other = unique('customer');
  expectSettled(await lead(kit, { click_id: await click(kit), customer_key: other }));
  expectStatus(await lead(kit, { click_id: paid, customer_key: other }), 'lead');
  // The click that came along is another customer, who can still sign up.
  expectSettled(await lead(kit, { click_id: another, customer_key: unique('customer') }));
}

/** An unknown customer_key does not hide the click. */
async function clickHelps(kit: Kit): Promise<void> {
  const click_id = await click(kit);
  await sell(kit, { click_id, customer_key: unique('customer') });
  expectStatus(await lead(kit, { click_id, customer_key: unique('customer') }), 'conversion');
}

/** A browser may not save a key while its lead is provisional; the lead that settles saves its own. */
async function unprovenKey(kit: Kit): Promise<void> {
  const [click_id, claimed, proven] = [await click(kit), unique('customer'), unique('customer')];
  expectSuccess(await browserLead(kit, { click_id, customer_key: claimed }));
  if (await browsersSettle(kit)) return expectStatus(await lead(kit, { customer_key: claimed }), 'lead');
  expectUnknown(await lead(kit, { customer_key: claimed }));
  expectSettled(await lead(kit, { click_id, customer_key: proven }));
  expectUnknown(await lead(kit, { customer_key: claimed }));
  expectStatus(await lead(kit, { customer_key: proven }), 'lead');
}

/** Without the program's key, only a click identifies a customer. */
async function keyAlone(kit: Kit): Promise<void> {
  const customer_key = unique('customer');
  const click_id = await click(kit);
  expectSettled(await lead(kit, { click_id, customer_key }));
  expectUnknown(await browserLead(kit, { customer_key }));
  expectUnknown(await browserLead(kit, { click_id: unique('clk'), customer_key }));
  expectStatus(await browserLead(kit, { click_id, customer_key }), 'lead');
  // The key of another customer does not stop the call of this one.
  const reply = await browserLead(kit, { click_id: await click(kit), customer_key });
  expectThat(reply.status === 200, '200', `${reply.status}`);
  expectStatus(await lead(kit, { customer_key }), 'lead');
}

/** A sale with both identifiers saves the key of a customer who has none; a sale with one of them does not. */
async function saleSavesKey(kit: Kit): Promise<void> {
  const [click_id, customer_key] = [await click(kit), unique('customer')];
  await sell(kit, { click_id });
  expectUnknown(await lead(kit, { customer_key }));
  await sell(kit, { click_id, customer_key });
  expectStatus(await lead(kit, { customer_key }), 'conversion');
  await sell(kit, { customer_key });
  // A customer who has a key keeps it.
  const second = unique('customer');
  await sell(kit, { click_id, customer_key: second });
  expectUnknown(await lead(kit, { customer_key: second }));
}

/** A customer_key is compared exactly, whatever its characters are. */
async function exactKeys(kit: Kit): Promise<void> {
  const name = unique('Kunde');
  const customer_key = `${name} Ä/ß 客户 😀 "'%_`;
  expectSettled(await lead(kit, { click_id: await click(kit), customer_key }));
  for (const other of [
    customer_key.toLowerCase(),
    name,
    customer_key.replace('_', 'x'),
    customer_key.normalize('NFD'),
  ]) {
    expectUnknown(await lead(kit, { customer_key: other }));
  }
  expectStatus(await lead(kit, { customer_key }), 'lead');
}

/** A click_id that was changed anywhere is nobody's. */
async function exactClicks(kit: Kit): Promise<void> {
  const click_id = await click(kit);
  const middle = Math.floor(click_id.length / 2);
  const swapped = click_id[middle] === 'A' ? 'B' : 'A';
  const changed = [
    click_id.slice(0, -1),
    `${click_id}x`,
    `${click_id.slice(0, middle)}${swapped}${click_id.slice(middle + 1)}`,
    click_id.toUpperCase(),
  ];
  for (const other of changed) expectUnknown(await lead(kit, { click_id: other }));
  expectSettled(await lead(kit, { click_id }));
}

/** A provisional lead stays one at a sale; no later lead settles it. */
async function provisionalSale(kit: Kit): Promise<void> {
  if (await browsersSettle(kit)) throw new NotAsked('the program settles leads of browsers');
  const click_id = await click(kit);
  expectFields(expectSuccess(await browserLead(kit, { click_id })), { provisional: true });
  await sell(kit, { click_id });
  expectStatus(await lead(kit, { click_id }), 'conversion');
  expectStatus(await browserLead(kit, { click_id }), 'conversion');
}

/** One customer pays several times: before the sign-up too, which is then too late. */
async function repeatBuyer(kit: Kit): Promise<void> {
  const click_id = await click(kit);
  const sales = [await sell(kit, { click_id }), await sell(kit, { click_id }), await sell(kit, { click_id })];
  const ids = sales.map(({ saleId }) => saleId);
  expectThat(new Set(ids).size === ids.length, 'a sale_id of its own for each sale', ids);
  const commissions = sales.map(({ commissionId }) => commissionId);
  const isOwn = commissions.every((id) => id !== null) && new Set(commissions).size === ids.length;
  expectThat(isOwn, 'a commission of its own for each sale', commissions);
  expectStatus(await lead(kit, { click_id }), 'conversion');
}

/** Test events about a customer leave the customer as it is. */
async function testEventsApart(kit: Kit): Promise<void> {
  const [click_id, customer_key] = [await click(kit), unique('customer')];
  expectSuccess(await lead(kit, { click_id, customer_key, ...TEST }));
  const sale = saleOf(1000, { click_id, customer_key, ...TEST });
  expectFields(expectSuccess(await sendSale(kit, sale)), { attributed: false });
  expectUnknown(await lead(kit, { customer_key }));
  expectSettled(await lead(kit, { click_id, customer_key }));
}

/** `program_id` counts in test mode only, which a `test_mode` of false does not turn on. */
async function noTestMode(kit: Kit): Promise<void> {
  const program_id = (await kit.program()).id + 1;
  for (const additional_data of [{ program_id }, { test_mode: false, program_id }]) {
    const click_id = await clickOn(kit, kit.target.aff, { additional_data });
    expectSettled(await lead(kit, { click_id, additional_data }));
    const { transaction_id } = await sell(kit, { click_id, additional_data });
    const refund = await sendRefund(kit, { transaction_id, additional_data });
    expectFields(expectSuccess(refund), { status: 'reversed', data: undefined });
  }
}

/** Whatever an e-mail address looks like, the lead settles. */
async function emails(kit: Kit): Promise<void> {
  for (const email of [`${unique('ada')}@brand.example`, '@']) {
    const click_id = await click(kit);
    expectSettled(await lead(kit, { click_id, email }));
    // An address identifies nobody.
    expectUnknown(await lead(kit, { customer_key: email }));
    expectStatus(await lead(kit, { click_id }), 'lead');
  }
}

export const chainRows: Row[] = [
  shown('a known customer_key with another click_id', 'the customer of the key', keyWins, ['write']),
  shown('an unknown customer_key with a click_id', 'the customer of the click', clickHelps, ['write']),
  shown('a customer_key that a browser sent', 'saved only by the lead that settles', unprovenKey, ['write']),
  shown('a known customer_key without the key of the program', '400 customerNotFound', keyAlone, ['write']),
  shown('sales with both identifiers', 'the customer_key is saved', saleSavesKey, ['write']),
  shown('customer_keys that differ a little', '400 customerNotFound', exactKeys, ['write']),
  shown('a click_id that was changed', '400 customerNotFound', exactClicks, ['write']),
  shown('a sale for a provisional lead', 'no later lead settles', provisionalSale, ['write']),
  shown('several sales of a customer', 'each is recorded and earns', repeatBuyer, ['write']),
  shown('test events about a customer', 'the customer stays as it is', testEventsApart, ['write', 'testEvents']),
  shown('a program_id outside test mode', 'ignored', noTestMode, ['write']),
  shown('e-mail addresses of any form', 'settled, and no customer_key', emails, ['write']),
];
