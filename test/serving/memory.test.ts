import pg from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { createLookups } from '../../src/serving/lookups.ts';
import type { ChangeListener } from '../../src/database/listen.ts';
import { startService, type Service } from '../support/service.ts';
import { cutOff, looks, ownCampaign, TOO_OLD } from './support.ts';

let service: Service;
beforeAll(async () => void (service = await startService()));
afterAll(() => service.stop());

const rename = (table: string, name: string) => service.db.knex.raw('alter table ?? rename to ??', [table, name]);

test('links, keys, terms and origins that are in memory are not read again', async () => {
  const campaign = await ownCampaign(service);
  const look = async () => [
    await looks.clickFromPage(service, campaign),
    await looks.leadFromPage(service, campaign),
    await looks.key(service, campaign),
    await looks.readable(service, campaign),
  ];
  const found = ['recorded for 60 days', 'provisional', { status: 404, marked: false }, [true, true]];
  expect(await look()).toEqual(found);
  const tables = ['links', 'programs', 'program_keys', 'program_origins'];
  for (const table of tables) await rename(table, `${table}_away`);
  const again = await look();
  for (const table of tables) await rename(`${table}_away`, table);
  expect(again).toEqual(found);
});

/** From now on a read of the link sees what was there when it began, and returns it late; each is counted. */
async function slowLinks(seconds: number) {
  await service.db.knex.raw(`
    alter table links rename to all_links;
    create sequence link_reads;
    create view links as select l.* from all_links l,
      (select nextval('link_reads') as number, pg_sleep(${seconds}) offset 0) pause`);
  return {
    reads: async () => Number((await service.db.knex('link_reads').first('last_value')).last_value),
    sleeping: () => service.db.knex('pg_stat_activity').where({ wait_event: 'PgSleep' }).pluck('pid'),
    restore: () =>
      service.db.knex.raw('drop view links; drop sequence link_reads; alter table all_links rename to links'),
  };
}

/** A click whose read of the link has begun and goes on for a while. */
async function beginClick(url: string) {
  const slow = await slowLinks(1.5);
  let answered = false;
  const answer = looks.click(service, { url }).finally(() => (answered = true));
  await expect.poll(slow.sleeping, { interval: 5, timeout: 5_000 }).toHaveLength(1);
  return { slow, answer, isAnswered: () => answered };
}

test('what was read before a change was reported is not stored after it', async () => {
  const { url, code } = await ownCampaign(service);
  const { slow, answer, isAnswered } = await beginClick(url);
  await service.db.knex('all_links').where({ code }).update({ enabled: false });
  // An answer means that the instance has heard of the change.
  await service.call('/healthz', { method: 'GET' });
  expect(isAnswered()).toBe(false);
  expect(await answer).toBe('recorded for 60 days');
  await slow.restore();
  expect(await looks.click(service, { url })).toBe('Referral link is disabled');
});

/** Look-ups that hear of the changes that the test reports. */
function ownLookups() {
  const listeners: ChangeListener[] = [];
  const changes = { subscribe: (listener: ChangeListener) => void listeners.push(listener), close: () => undefined };
  const lookups = createLookups({ db: service.db, clock: service.clock, changes });
  return { lookups, report: (kind: string, key: string) => listeners.forEach((listener) => listener({ kind, key })) };
}

test('nor is it what redirects fall back on', async () => {
  const { code } = await ownCampaign(service);
  const { lookups, report } = ownLookups();
  const slow = await slowLinks(0.5);
  const read = lookups.link(service.db, code);
  await expect.poll(slow.sleeping, { interval: 5, timeout: 5_000 }).toHaveLength(1);
  report('links', code);
  expect(await read).toMatchObject({ enabled: true });
  await slow.restore();
  expect(lookups.linkInMemory(code)).toBeUndefined();
  await lookups.link(service.db, code);
  expect(lookups.linkInMemory(code)).toMatchObject({ code });
});

test('the hosts that others add leave what redirects fall back on, and those of its domain do not', async () => {
  const { code } = await ownCampaign(service);
  const { lookups, report } = ownLookups();
  const { domain } = (await lookups.link(service.db, code))!;
  report('link_hosts', 'go.elsewhere.dev');
  expect(lookups.linkInMemory(code)).toMatchObject({ code });
  report('link_hosts', `www.${domain}`);
  expect(lookups.linkInMemory(code)).toBeUndefined();
});

test('a read that began before a change was reported is not shared after it', async () => {
  const { url, code } = await ownCampaign(service);
  const { slow, answer, isAnswered } = await beginClick(url);
  await service.db.knex('all_links').where({ code }).update({ enabled: false });
  const late = looks.click(service, { url });
  await expect.poll(slow.sleeping, { interval: 5, timeout: 5_000 }).toHaveLength(2);
  expect(isAnswered()).toBe(false);
  expect(await Promise.all([answer, late])).toEqual(['recorded for 60 days', 'Referral link is disabled']);
  await slow.restore();
});

test('requests that look for the same at the same time share one read', async () => {
  const { url } = await ownCampaign(service);
  const slow = await slowLinks(0.5);
  const answers = await Promise.all(Array.from({ length: 20 }, () => looks.click(service, { url })));
  expect(new Set(answers)).toEqual(new Set(['recorded for 60 days']));
  expect(await slow.reads()).toBe(1);
  await slow.restore();
});

test('a read that fails fails those who share it, and is tried again by the next', async () => {
  const { url } = await ownCampaign(service);
  const failing = `alter table links rename to all_links;
    create view links as select l.* from all_links l,
      (select pg_sleep(0.2), 1 / (random() * 0)::int as broken offset 0) failure`;
  await service.db.knex.raw(failing);
  const answers = await Promise.all(Array.from({ length: 5 }, () => looks.click(service, { url })));
  expect(new Set(answers)).toEqual(new Set(['Click tracking failed']));
  await service.db.knex.raw('drop view links; alter table all_links rename to links');
  expect(await looks.click(service, { url })).toBe('recorded for 60 days');
});

test('without the database memory answers until it is too old, and then the documented error', async () => {
  const lost = await startService();
  const unaware = await cutOff(lost);
  const { url, code, key } = await ownCampaign(lost);
  await lost.db.knex('links').where({ code }).update({ enabled: false });
  expect(await looks.click(unaware, { url })).toBe('Referral link is disabled');
  expect(await looks.key(unaware, { key })).toEqual({ status: 404, marked: false });
  await lost.loseDatabase();
  expect(await looks.click(unaware, { url })).toBe('Referral link is disabled');
  lost.clock.advance(TOO_OLD);
  expect(await looks.click(unaware, { url })).toBe('Click tracking failed');
  expect(await looks.key(unaware, { key })).toEqual({ status: 500, marked: false });
  expect((await lost.call('/healthz', { method: 'GET' })).status).toBe(200);
  await lost.stop();
});

test('a connection that is ended is opened again, and changes are reported as before', async () => {
  const { url, code } = await ownCampaign(service);
  const server = new pg.Client(inject('serverUrl'));
  await server.connect();
  const name = new URL(service.databaseUrl).pathname.slice(1);
  const sessions = async () => {
    const found = await server.query<{ pid: number }>(
      `select pid from pg_stat_activity where datname = $1 and query like '%listen referral_changes'`,
      [name],
    );
    return found.rows.map(({ pid }) => pid);
  };
  expect(await looks.click(service, { url })).toBe('recorded for 60 days');
  const ended = await sessions();
  expect(ended).toHaveLength(1);
  // What is changed while nobody listens holds as soon as the connection is back.
  await server.query('select pg_terminate_backend($1::integer)', ended);
  await service.db.knex('links').where({ code }).update({ enabled: false });
  const isBack = async () => (await sessions()).some((pid) => pid !== ended[0]);
  await expect.poll(isBack, { interval: 10, timeout: 10_000 }).toBe(true);
  expect(await looks.click(service, { url })).toBe('Referral link is disabled');
  await service.db.knex('links').where({ code }).update({ enabled: true });
  expect(await looks.click(service, { url })).toBe('recorded for 60 days');
  await server.end();
});
