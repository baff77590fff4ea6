import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Campaign } from '../../support/fixtures.ts';
import { clickIds, countRows } from '../../support/rows.ts';
import { startService, type Service } from '../../support/service.ts';

// A later visit is a click of its own, until the customer has signed up.

let service: Service;
let campaign: Campaign;
beforeAll(async () => void (service = await startService()));
beforeEach(async () => void (campaign = await service.make.campaign()));
afterAll(() => service.stop());

const MINUTE = 60_000;
const DAY = 1_440 * MINUTE;

async function click(existing?: string, additional?: object): Promise<string> {
  const { status, body } = await service.click({
    affiliate_url: campaign.url,
    existing_click_id: existing,
    additional_data: additional,
  });
  expect(status).toBe(200);
  return body.click_id as string;
}
const clicks = () => countRows(service.db, 'clicks', { program_id: campaign.id });
const pass = (ms: number): void => void service.clock.advance({ ms });

test('after exactly 30 minutes the click is still the same visit; a millisecond later it is another', async () => {
  const first = await click();
  pass(30 * MINUTE);
  expect(await click(first)).toBe(first);
  pass(1);
  const second = await click(first);
  expect(second).not.toBe(first);
  expect(clickIds.read('production', second)!.at).toEqual(service.clock.now());
  expect(await clicks()).toBe(2);
});

test('who opens the link again on day 59 and signs up on day 61 is within the window', async () => {
  const { key } = campaign;
  const first = await click();
  pass(59 * DAY);
  const click_id = await click(first);
  pass(2 * DAY);
  expect((await service.lead({ click_id, customer_key: 'user-61' }, { key })).status).toBe(200);
  const sale = { transaction_id: service.make.unique('order'), amount_cents: 9900, customer_key: 'user-61' };
  expect((await service.sale(sale, { key })).body).toMatchObject({ attributed: true });
});

test.each<[string, (click_id: string) => Promise<unknown>]>([
  ['a lead', (click_id) => service.lead({ click_id }, { key: campaign.key })],
  ['a provisional lead', (click_id) => service.lead({ click_id })],
  [
    'a sale',
    (click_id) =>
      service.sale(
        { transaction_id: service.make.unique('order'), amount_cents: 100, click_id },
        { key: campaign.key },
      ),
  ],
])('the click of a customer with %s is returned unchanged for ever', async (_, signUp) => {
  const first = await click();
  await signUp(first);
  pass(400 * DAY);
  expect(await click(first)).toBe(first);
  expect(await clicks()).toBe(1);
});

test('the sign-up of another customer of the link changes nothing', async () => {
  const [first, other] = [await click(), await click()];
  await service.lead({ click_id: other }, { key: campaign.key });
  pass(31 * MINUTE);
  expect(await click(first)).not.toBe(first);
});

test('a click whose time is a moment ahead, by the clock of another instance, is the same visit', async () => {
  const first = await click();
  pass(-5_000);
  expect(await click(first)).toBe(first);
});

test('neither needs the click in the database, where clicks of the log come later', async () => {
  const { id: programId, partnershipId, linkId } = campaign;
  const at = (ms: number) => new Date(service.clock.now().getTime() - ms);
  const mint = (ms: number) => clickIds.mint('production', { programId, partnershipId, linkId, at: at(ms) });
  const [recent, old] = [mint(30 * MINUTE), mint(30 * MINUTE + 1)];
  expect(await click(recent)).toBe(recent);
  expect(await click(old)).not.toBe(old);
  await service.lead({ click_id: old }, { key: campaign.key });
  expect(await click(old)).toBe(old);
});

test('a test click is renewed too', async () => {
  const additional = { test_mode: true };
  const first = await click(undefined, additional);
  pass(30 * MINUTE);
  expect(await click(first, additional)).toBe(first);
  pass(1);
  expect(await click(first, additional)).not.toBe(first);
});
