import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestPerson } from '../../support/fixtures.ts';
import { statusesOf } from '../../support/parallel.ts';
import { startService, type Service } from '../../support/service.ts';

const PATH = '/api/v1/cli/init';
const PROGRAM = { name: 'Brand', domain: 'brand.dev', commission_type: 'percent', commission_rate: 20 };

let service: Service;
let anna: TestPerson;
beforeAll(async () => {
  service = await startService();
  anna = await service.make.person();
});
afterAll(() => service.stop());

const init = (body: object, { token }: TestPerson = anna) => service.call(PATH, { body, key: token });
const rowOf = (id: number) => service.db.knex('programs').where({ id }).first<Record<string, unknown>>();

test('200: a program of the account’s advertiser, with a working key and the origins of its domain', async () => {
  const { status, body } = await init({ ...PROGRAM, name: 'Ada’s Shop', domain: 'Shop.Brand.dev' });
  expect(status).toBe(200);
  const { program_id, api_key } = body.data as { program_id: number; api_key: string };
  expect(body).toEqual({
    data: { program_id, program_slug: 'ada-s-shop', name: 'Ada’s Shop', domain: 'shop.brand.dev', api_key },
  });
  expect(api_key).toMatch(/^refkey_[0-9A-Za-z]{49}$/);
  expect(await rowOf(program_id)).toMatchObject({
    advertiser_id: anna.advertiserId,
    commission_type: 'percent',
    commission_rate: '20',
    currency: 'USD',
    lead_auth: 'server_required',
    cookie_window_days: 60,
    attribution_window_days: 60,
    lead_commission_cents: null,
    created_at: service.clock.now(),
  });
  const origins = await service.db.knex('program_origins').where({ program_id }).pluck('origin');
  expect((origins as string[]).sort()).toEqual(['https://shop.brand.dev', 'https://www.shop.brand.dev']);
  const known = await service.call('/api/v1/cli/status', { method: 'GET', key: api_key });
  expect(known.body.data).toMatchObject({ program_id, key: { masked: `refkey_…${api_key.slice(-4)}` } });
});

test.each<[string, unknown]>([
  ['left out', undefined],
  ['null', null],
])('advertiser_id %s is the account’s own', async (_, advertiser_id) => {
  expect((await init({ ...PROGRAM, advertiser_id })).status).toBe(200);
});

test('advertiser_id may name the account’s own advertiser, and unknown fields are ignored', async () => {
  const body = { ...PROGRAM, advertiser_id: anna.advertiserId, currency: 'EUR', lead_auth: 'browser_allowed' };
  const answer = await init(body);
  expect(await rowOf(answer.body.data.program_id as number)).toMatchObject({
    advertiser_id: anna.advertiserId,
    currency: 'USD',
    lead_auth: 'server_required',
  });
});

test.each([
  ['percent', 100, '100'],
  ['recurring_percent', 0.000001, '0.000001'],
  ['percent', 12.345678901234567, '12.345678901234567'],
  ['fixed', 1_000_000, '1000000'],
  ['recurring_fixed', 0.1, '0.1'],
  ['fixed', 1e-7, '0.0000001'],
])('%s of %d is stored as %s', async (commission_type, commission_rate, stored) => {
  const answer = await init({ ...PROGRAM, commission_type, commission_rate });
  expect(answer.status).toBe(200);
  expect(await rowOf(answer.body.data.program_id as number)).toMatchObject({
    commission_type,
    commission_rate: stored,
  });
});

test.each([
  ['localhost:3000', 'localhost:3000'],
  [' brand.dev ', 'brand.dev'],
  ['münchen.dev', 'münchen.dev'],
  ['127.0.0.1', '127.0.0.1'],
])('the domain %j is %s', async (domain, stored) => {
  expect((await init({ ...PROGRAM, domain })).body.data.domain).toBe(stored);
});

test.each([
  ['x'.repeat(1000), 'x'.repeat(60)],
  ['💥'.repeat(1000), 'program'],
  [`'; drop table programs; --`, 'drop-table-programs'],
])('a name may have any letters, up to 1000 characters', async (name, program_slug) => {
  expect((await init({ ...PROGRAM, name })).body.data).toMatchObject({ name, program_slug });
});

test('sent twice, even at once, it creates programs with different slugs', async () => {
  const answers = await Promise.all(Array.from({ length: 12 }, () => init({ ...PROGRAM, name: 'Popular' })));
  expect(statusesOf(answers)).toEqual({ 200: 12 });
  const slugs = answers.map(({ body }) => body.data.program_slug as string);
  expect(new Set(slugs).size).toBe(12);
  expect(slugs).toContain('popular');
  expect(slugs).toContain('popular-10');
});
