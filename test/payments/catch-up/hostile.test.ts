import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { createClickIds } from '../../../src/attribution/click-id.ts';
import { guardedSend } from '../../../src/payments/catch-up/send.ts';
import { catchUpJob } from '../../../src/jobs/catch-up.ts';
import { MINUTE } from '../../../src/lib/clock.ts';
import { as } from '../../manage/support.ts';
import type { Campaign } from '../../support/fixtures.ts';
import { visit } from '../../support/journey.ts';
import { SECRET_KEY } from '../../support/keys.ts';
import { testLog } from '../../support/log.ts';
import { connectShop } from '../../support/processors/connect.ts';
import { salesOf } from '../../support/processors/records.ts';
import { orderObject } from '../../support/processors/woocommerce.ts';
import { startService, type Service } from '../../support/service.ts';
import { startFake, type Fake } from './fake.ts';

// What a shop answers at night is its owner's: it must stop neither the other objects nor the other programs.

let service: Service;
let campaign: Campaign;
let token: string;
let fake: Fake;
let page: () => unknown;
beforeAll(async () => void (service = await startService()));
afterAll(() => service.stop());
beforeEach(async () => {
  await service.db.knex('catch_up_keys').delete();
  campaign = await service.make.campaign();
  ({ apiToken: token } = await service.make.member(campaign.id, 'owner'));
  await connectShop(service, campaign, 'woocommerce');
  fake = await startFake(() => page());
});
afterEach(() => fake.stop());

const now = () => service.clock.now();
const order = async (more: object = {}) => ({
  ...orderObject(now(), { buyer: { click_id: await visit(service, campaign) } }),
  ...more,
});

/** A night with a key of this processor; returns the key as it is then. */
async function night(processor: 'woocommerce' | 'shopify' = 'woocommerce') {
  const site = processor === 'shopify' ? 'https://brand.myshopify.com' : 'https://shop.brand.dev';
  const body = { processor, read_key: 'ck_1', client_secret: 'cs_1', site };
  await as(service, token)('PUT', `programs/${campaign.id}/catch-up-keys`, { body });
  const egress = { development: true, networks: [], own: [] };
  const origins = { [processor]: fake.origin };
  const catchUp = { atMinute: 180, egress, names: undefined, secretKey: SECRET_KEY, origins };
  const job = catchUpJob({ clickIds: createClickIds(SECRET_KEY, []), currencies: ['USD'], log: testLog() }, catchUp);
  await job.run({ db: service.db, clock: service.clock, now: now(), signal: new AbortController().signal });
  return (await as(service, token)('GET', `programs/${campaign.id}/catch-up-keys`)).body.data[0];
}

test.each([
  ['a character that no text has', { meta_data: [{ key: 'click_id', value: 'a\0b' }] }],
  ['half a character', { meta_data: [{ key: 'click_id', value: 'a\ud800b' }] }],
  ['a time before all calendars', { date_paid_gmt: '-200000-01-01', date_modified_gmt: '-200000-01-01' }],
  ['what has no text', { total: { toString: 1 } }],
])('%s keeps no other object from being applied', async (_, more) => {
  const objects = [await order(more), await order()];
  page = () => objects;
  expect(await night()).toMatchObject({ problem: null, caught_up_to: now().toISOString() });
  expect(await salesOf(service, campaign.id)).toHaveLength(1);
});

test('a problem in words that cannot be stored ends the run of its key alone', async () => {
  page = () => ({ access_token: 'token', errors: [{ message: 'no\0t \ud800' }] });
  expect((await night('shopify')).problem).toBe('the processor answered: no t \ufffd');
});

test('waiting that a processor asks for does not last longer than a run', async () => {
  fake.troubles.push('limited');
  page = () => {
    service.clock.advance({ ms: 15 * MINUTE });
    return [];
  };
  expect((await night()).problem).toBe('it took longer than 15 minutes');
  expect(fake.asked).toHaveLength(1);
});

test('a page that would fill the memory is not parsed', async () => {
  page = () => Array.from({ length: 1_000_001 }, () => []);
  const guard = { egress: { development: true, networks: [], own: [] }, names: undefined };
  const request = { url: fake.origin, headers: {} };
  await expect(guardedSend(guard, request, new AbortController().signal)).rejects.toThrow('more than a page can have');
});

test('a page of very many objects is left when the run has lasted long enough', async () => {
  const objects = Array.from({ length: 300 }, (_, index) => ({ ...orderObject(now()), id: index + 1 }));
  page = () => {
    service.clock.advance({ ms: 16 * MINUTE });
    return objects;
  };
  expect(await night()).toMatchObject({ problem: 'it took longer than 15 minutes', caught_up_to: null });
  expect(await service.db.knex('payment_events').where({ program_id: campaign.id })).toEqual([]);
});
