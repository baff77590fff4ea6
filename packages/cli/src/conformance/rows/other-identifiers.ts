// Identifiers that are nobody's in the program, next to one of its own: they mean nobody here, and they hide nobody.
import { unique } from '../call.ts';
import { leadIn, pageWith } from '../campaign.ts';
import type { Kit } from '../kit.ts';
import { expectThat } from '../outcome.ts';
import { checkout, invoice } from '../payment-events.ts';
import { expectError, expectFields, expectSuccess, rowsOf, type Need, type Row } from '../row.ts';
import { openShop, type Buyer, type Shop } from '../shop.ts';

type Body = Record<string, unknown>;
const { shown } = rowsOf('two-programs', 'trackLead');
const WRITES: readonly Need[] = ['apiToken', 'write'];
const TEST = { additional_data: { test_mode: true } };

const shops = async (kit: Kit): Promise<[own: Shop, other: Shop]> => [await openShop(kit), await openShop(kit)];

async function testClick(kit: Kit, { code, program }: Shop): Promise<string> {
  const body = { affiliate_url: pageWith(code), ...TEST };
  return String(expectSuccess(await kit.ask('trackClick', { as: 'program', key: program.apiKey, body })).click_id);
}

/** Clicks of another program in each state of their customer, and texts that are no click in production. */
async function foreignClicks(kit: Kit, own: Shop, other: Shop): Promise<string[]> {
  const [clicked, led, paid] = [await other.clicks(), await other.clicks(), await other.clicks()];
  await other.signsUp(led);
  await other.buys(1000, { click_id: paid.click_id });
  const clicks = [clicked, led, paid].map(({ click_id }) => click_id);
  return [...clicks, await testClick(kit, own), unique('clk')];
}

const expectStatus = async (kit: Kit, { program }: Shop, body: Body, status: string): Promise<void> =>
  expectError('trackLead', await leadIn(kit, program, body), 'customerStatusNotUpdatable', { status });

/** The customer has this many sales. */
async function expectSales(shop: Shop, buyer: Buyer, count: number): Promise<void> {
  const { sales } = await shop.exported(buyer);
  expectThat(sales!.length === count, `${count} sales of the customer`, sales);
}

/** A known customer_key is the customer, whatever click comes with it, in calls and in payment events. */
async function clicksBesideKey(kit: Kit): Promise<void> {
  const [own, other] = await shops(kit);
  const clicks = await foreignClicks(kit, own, other);
  const buyer = await own.clicks();
  const { customer_key } = buyer;
  await own.signsUp(buyer);
  for (const click_id of clicks) await expectStatus(kit, own, { click_id, customer_key }, 'lead');
  for (const click_id of clicks) {
    expectFields(await own.buys(1000, { click_id, customer_key }), { attributed: true });
    await own.sent(checkout({ metadata: { click_id, customer_key } }), 'sale_recorded');
    await own.sent(checkout({ metadata: { customer_key }, client_reference_id: click_id }), 'sale_recorded');
  }
  await expectSales(own, buyer, 3 * clicks.length);
  // Nothing has happened to the customer of the other program who has only clicked.
  await other.signsUp({ click_id: clicks[0]! });
}

/** A customer_key that another program knows is a new one here: the click says whose it is. */
async function keysBesideClick(kit: Kit): Promise<void> {
  const [own, other] = await shops(kit);
  const [theirs, mine, second] = [await other.clicks(), await own.clicks(), await own.clicks()];
  await other.signsUp(theirs);
  const { customer_key } = theirs;
  await own.signsUp({ click_id: mine.click_id, customer_key });
  await expectStatus(kit, own, { customer_key }, 'lead');
  await own.buys(1000, { customer_key });
  await expectStatus(kit, own, { click_id: mine.click_id }, 'conversion');
  await expectStatus(kit, other, { customer_key }, 'lead');
  const next = await other.clicks();
  await other.signsUp(next);
  expectFields(await own.buys(1000, { click_id: second.click_id, customer_key: next.customer_key }), {
    attributed: true,
  });
  expectFields(await own.customerOf(second), { customer_key: next.customer_key });
  await expectStatus(kit, other, { customer_key: next.customer_key }, 'lead');
}

/** A payment event whose metadata means nobody here is of the customer whom the rest of it names. */
async function payments(kit: Kit): Promise<void> {
  const [own, other] = await shops(kit);
  for (const names of [['click_id'], ['customer_key'], ['click_id', 'customer_key']] as (keyof Buyer)[][]) {
    const [theirs, buyer] = [await other.clicks(), await own.clicks()];
    await other.signsUp(theirs);
    const metadata = Object.fromEntries(names.map((name) => [name, theirs[name]]));
    await own.sent(checkout({ metadata }), 'customer_unknown');
    await own.sent(invoice(unique('sub'), {}, metadata), 'customer_unknown');
    await own.sent(checkout({ client_reference_id: theirs.click_id }), 'customer_unknown');
    await own.sent(checkout({ metadata, client_reference_id: buyer.click_id }), 'sale_recorded');
    await expectSales(own, buyer, 1);
    expectFields(await own.customerOf(buyer), { customer_key: metadata.customer_key ?? null });
    await expectStatus(kit, other, { customer_key: theirs.customer_key }, 'lead');
  }
}

/** `existing_click_id` of another program's link is no click of this one, which then gets a new one. */
async function existingClicks(kit: Kit): Promise<void> {
  const [own, other] = await shops(kit);
  for (const existing_click_id of await foreignClicks(kit, own, other)) {
    const body = { affiliate_url: pageWith(own.code), existing_click_id };
    const { click_id } = expectSuccess(await kit.ask('trackClick', { body }));
    expectThat(click_id !== existing_click_id, 'another click_id', click_id);
    await own.buys(1000, { click_id });
  }
}

export const otherIdentifierRows: Row[] = [
  shown('clicks of nobody, with a known customer_key', 'the customer of the key', clicksBesideKey, WRITES),
  shown("the other program's customer_key, with a click", 'the customer of the click', keysBesideClick, WRITES),
  shown("payments that name the other program's customers", 'only the own customer pays', payments, WRITES),
  shown('existing_click_id of another program', 'a new click', existingClicks, WRITES),
];
