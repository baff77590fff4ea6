import { afterAll, beforeAll, expect, test } from 'vitest';
import { PERSON } from '../support/agents.ts';
import { startService, type Service } from '../support/service.ts';
import { startExample, type Program } from './support/program.ts';

// The shop of the guide, which has no script: a visitor of a short address becomes the partner's customer.

let service: Service;
let example: Program;
let campaign: Awaited<ReturnType<Service['make']['campaign']>>;
beforeAll(async () => {
  service = await startService();
  service.clock.set(new Date());
  campaign = await service.make.campaign();
  const env = { REFERRAL_BASE_URL: service.baseUrl, REFERRAL_API_KEY: campaign.key };
  example = await startExample('without-script/server.ts', env);
});
afterAll(async () => {
  await example.stop();
  await service.stop();
});

const leads = () => service.db.knex('leads').where({ program_id: campaign.id });
const signUp = (cookie = '') => fetch(`${example.url}/signup`, { method: 'POST', headers: { cookie } });

test('the click of a short address becomes a customer, and the address is clean afterwards', async () => {
  const followed = await service.call(`/r/${campaign.code}`, { method: 'GET', headers: { 'user-agent': PERSON } });
  const { search } = new URL(followed.headers.location!);
  const landed = await fetch(`${example.url}/${search}`, { redirect: 'manual' });
  expect([landed.status, landed.headers.get('location')]).toEqual([303, '/']);
  const [cookie] = landed.headers.getSetCookie()[0]!.split(';');
  expect((await signUp(cookie)).status).toBe(200);
  await expect.poll(() => leads().select('mode', 'provisional')).toEqual([{ mode: 'server', provisional: false }]);
  const [customer] = await service.db.knex('customers').where({ program_id: campaign.id });
  expect(customer).toMatchObject({ link_id: campaign.linkId, status: 'lead' });
});

test('who came without a click signs up without a lead', async () => {
  const before = (await leads()).length;
  expect(await (await signUp()).text()).toMatch(/^Welcome, user_/);
  expect(await leads()).toHaveLength(before);
});
