import pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { CHANGES_CHANNEL } from '../../src/database/changes.ts';
import { enableByCode } from '../../src/links/changes.ts';
import { createLink } from '../../src/links/write.ts';
import { asOperator } from '../../src/common/audit.ts';
import { startService, type Service } from '../support/service.ts';
import type { Campaign } from '../support/fixtures.ts';

// What PostgreSQL reports, as any client that listens hears it.

let service: Service;
let listener: pg.Client;
let campaign: Campaign;
const heard: string[] = [];
beforeAll(async () => {
  service = await startService();
  listener = new pg.Client(service.databaseUrl);
  await listener.connect();
  listener.on('notification', ({ payload }) => heard.push(payload!));
  await listener.query(`listen ${CHANGES_CHANNEL}`);
});
afterAll(async () => {
  await listener.end();
  await service.stop();
});
beforeEach(async () => {
  campaign = await service.make.campaign();
  await reported();
});

/** What has been reported since the last call, without this call's own marker. */
async function reported(): Promise<string[]> {
  await service.db.knex.raw('select pg_notify(?, ?)', [CHANGES_CHANNEL, 'marker']);
  await expect.poll(() => heard, { interval: 5, timeout: 5_000 }).toContain('marker');
  return heard.splice(0).filter((payload) => payload !== 'marker');
}

const at = () => service.clock.now();
const create = (code: string, partnerId: number) =>
  asOperator(service.db, at(), (tx, note) =>
    createLink(tx, note, 'operator', {
      code,
      programId: campaign.id,
      partnerId,
      destination: undefined,
      enabled: true,
      at: at(),
    }),
  );
const enable = (enabled: boolean) =>
  asOperator(service.db, at(), (tx, note) => enableByCode(tx, note, { code: campaign.code, enabled }));
const rows = (table: string) => service.db.knex(table).where({ program_id: campaign.id });
const ofProgram = () => `programs ${campaign.id}`;

test('new rows are not reported', async () => {
  const partnerId = await service.make.partner();
  await create('new-link', partnerId);
  await service.db.knex('program_origins').insert({ program_id: campaign.id, origin: 'https://new.dev' });
  expect(await reported()).toEqual([]);
});

test('a row that is written as it was is not reported', async () => {
  await enable(true);
  await create('same-again', campaign.partnerId);
  expect(await reported()).toEqual([]);
});

test.each<[string, () => Promise<unknown>, () => string[]]>([
  ['a link', () => enable(false), () => [`links ${campaign.code}`]],
  ['a deleted key', () => rows('program_keys').delete(), () => [ofProgram()]],
  [
    'the terms of a program',
    () => service.db.knex('programs').where({ id: campaign.id }).update({ name: 'New' }),
    () => [ofProgram()],
  ],
  ['a key', () => rows('program_keys').update({ revoked_at: service.clock.now() }), () => [ofProgram()]],
  ['a partnership', () => rows('partnerships').update({ status: 'left' }), () => [ofProgram()]],
  ['an origin', () => rows('program_origins').delete(), () => [ofProgram(), 'origins https://brand.dev']],
])('%s is reported when it is committed', async (_, change, expected) => {
  await change();
  expect(await reported()).toEqual(expected());
});

test('an erased partner is reported for each of their links, which then have none', async () => {
  await service.db.knex('partners').where({ id: campaign.partnerId }).delete();
  expect((await reported()).sort()).toEqual([`links ${campaign.code}`, ofProgram()]);
});

test('what is rolled back is not reported', async () => {
  const tx = await service.db.knex.transaction();
  await tx('links').where({ code: campaign.code }).update({ enabled: false });
  await tx.rollback();
  expect(await reported()).toEqual([]);
});

test('an origin that a notification is too short for can still be changed', async () => {
  const origin = `https://${'a'.repeat(9_000)}.dev`;
  await service.db.knex('program_origins').insert({ program_id: campaign.id, origin });
  await rows('program_origins').where({ origin }).delete();
  expect(await reported()).toEqual([ofProgram(), 'all']);
});
