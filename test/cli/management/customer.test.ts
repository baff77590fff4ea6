import { afterAll, beforeAll, expect, test } from 'vitest';
import { ownedCampaign, type OwnedCampaign } from '../../commissions/support.ts';
import { startService, type Service } from '../../support/service.ts';
import { desk, type Desk } from './support.ts';

// A customer is named by the id, or by what the integrator knows.

let service: Service;
let campaign: OwnedCampaign;
let owner: Desk;
let clickId: string;
const KEY = 'customer-of-a-command';

beforeAll(async () => {
  service = await startService();
  campaign = await ownedCampaign(service);
  owner = desk(service.baseUrl, campaign.token);
  clickId = (await service.click({ affiliate_url: campaign.url })).body.click_id;
  await service.lead({ click_id: clickId, customer_key: KEY }, { key: campaign.key });
  const sale = { transaction_id: 'order-1', amount_cents: 9_900, currency: 'USD', customer_key: KEY };
  expect((await service.sale(sale, { key: campaign.key })).status).toBe(200);
});
afterAll(async () => {
  owner.clean();
  await service.stop();
});

const run = (verb: string, ...more: string[]) => owner.run('customer', verb, '--program', String(campaign.id), ...more);

test('by the id, the key, or the click: each shows the same customer', async () => {
  const { document } = await run('list');
  const [{ id }] = document.data;
  const shown = [
    await run('show', String(id)),
    await run('show', '--customer-key', KEY),
    await run('show', '--click-id', clickId),
  ];
  for (const { code, document: one } of shown) expect([code, one.data.id]).toEqual([0, id]);
});

test('an explanation is one line for each event', async () => {
  const { code, text } = await run('explain', '--customer-key', KEY);
  expect(code).toBe(0);
  expect(text).toMatch(new RegExp(`^Customer ${KEY} \\(conversion\\) of program ${campaign.id}`));
  expect(text).toMatch(/ UTC {2}sale order-1: \$99\.00 → commission \d+, now \$19\.80 \(pending\)\. Attributed:/);
  expect(text).toMatch(/\nNow: A new sale is attributed\./);
});

test('a list fits on a line, and initials are capitals', async () => {
  const lines = (await run('list')).text.split('\n');
  expect(lines[0]!.split(/ {2,}/)).toEqual([
    ...['ID', 'STATUS', 'CUSTOMER KEY', 'PARTNER ID', 'LINK ID', 'CLICKED AT', 'LEAD AT', 'CONVERTED AT'],
  ]);
});

test('a key in the place of the id is an error that names the flag', async () => {
  const { code, notes } = await run('show', KEY);
  expect([code, notes]).toEqual([2, expect.stringContaining(`For your own identifier: --customer-key ${KEY}`)]);
});

test('an unknown customer, none, and two at once are errors', async () => {
  const unknown = await run('show', '--customer-key', 'nobody');
  expect([unknown.code, unknown.notes]).toEqual([
    1,
    expect.stringContaining(`Program ${campaign.id} has no customer with the customer_key nobody.`),
  ]);
  for (const given of [[], ['3', '--customer-key', KEY], ['--click-id', clickId, '--customer-key', KEY]]) {
    const { code, notes } = await run('show', ...given);
    expect([code, notes]).toEqual([2, expect.stringContaining('Give either the id of the customer')]);
  }
});
