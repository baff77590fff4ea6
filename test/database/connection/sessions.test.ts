import pg from 'pg';
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest';
import { openDb, statement } from '../../../src/database/db.ts';
import { connect } from '../../../src/database/migrator/session.ts';
import { disconnect } from '../../../src/database/session.ts';
import { startService, type Service } from '../../support/service.ts';

// An operator may set for a database or a role how values are written. The service reads values as it expects them.

/** What people set for a whole database because their own programs want it. */
const UNUSUAL = {
  datestyle: `'German, DMY'`,
  intervalstyle: 'sql_standard',
  bytea_output: 'escape',
  timezone: `'Asia/Kathmandu'`,
  extra_float_digits: '-15',
  standard_conforming_strings: 'off',
  client_encoding: 'latin1',
  default_transaction_isolation: 'serializable',
  idle_session_timeout: `'1s'`,
};

const values = statement<{ at: Date; bytes: Buffer; span: { days: number }; third: number; text: string }>(
  'unusual_values',
  `select timestamptz '2026-02-03 04:05:06.789+00' as at, '\\x00ff'::bytea as bytes, interval '3 days' as span,
     (1::float8 / 3) as third, '日本\\n' as text`,
);

let service: Service;
let server: pg.Client;
beforeAll(async () => {
  service = await startService();
  server = new pg.Client(inject('serverUrl'));
  await server.connect();
  const name = new URL(service.databaseUrl).pathname.slice(1);
  for (const [setting, value] of Object.entries(UNUSUAL)) {
    await server.query(`alter database ${name} set ${setting} = ${value}`);
  }
  const changedAt = (await server.query<{ at: Date }>('select clock_timestamp() as at')).rows[0]!.at;
  // A loop of the service may have connected again at any time, so the pool need not be empty in between.
  const END_OLD = 'select pg_terminate_backend(pid) from pg_stat_activity where datname = $1 and backend_start <= $2';
  await vi.waitUntil(async () => (await server.query(END_OLD, [name, changedAt])).rows.length === 0, 10_000);
  await vi.waitUntil(async () => service.db.run(values, []).then(Boolean, () => false), 10_000);
});
afterAll(async () => {
  await server.end();
  await service.stop();
});

test('every value is read as it was stored', async () => {
  expect(await service.db.run(values, [])).toEqual([
    {
      at: new Date('2026-02-03T04:05:06.789Z'),
      bytes: Buffer.from([0, 255]),
      span: expect.objectContaining({ days: 3 }),
      third: 1 / 3,
      text: '日本\\n',
    },
  ]);
});

test('a chain is recorded', async () => {
  const { url, key } = await service.make.campaign();
  const click = await service.click({ affiliate_url: url });
  expect(click.status).toBe(200);
  const { click_id } = click.body as { click_id: string };
  const lead = { click_id, customer_key: 'user_42', name: '日本', email: 'user@customer.dev' };
  expect((await service.lead(lead)).status).toBe(200);
  const sale = { transaction_id: 'order-1', amount_cents: 9_900, click_id, customer_key: 'user_42' };
  expect((await service.sale(sale, { key })).body).toMatchObject({ attributed: true });
});

const setting = (name: string) =>
  statement<{ value: string }>(`setting_${name}`, `select current_setting('${name}') as value`);

test.each([
  ['datestyle', 'ISO, MDY'],
  ['timezone', 'UTC'],
  ['default_transaction_isolation', 'read committed'],
  ['idle_session_timeout', '0'],
  ['jit', 'off'],
])('%s is %s in each session', async (name, value) => {
  expect(await service.db.run(setting(name), [])).toEqual([{ value }]);
});

test('options of the address do not take the place of the settings of the service', async () => {
  const url = new URL(service.databaseUrl);
  url.searchParams.set('options', '-c work_mem=7MB');
  const db = openDb({ url: url.href, poolSize: 1 });
  expect(await db.run(setting('work_mem'), [])).toEqual([{ value: '7MB' }]);
  expect(await db.run(setting('jit'), [])).toEqual([{ value: 'off' }]);
  expect(await db.run(setting('statement_timeout'), [])).toEqual([{ value: '5s' }]);
  await db.close();
});

test('a migration reads and writes values like the service', async () => {
  const client = await connect(service.databaseUrl);
  const { rows } = await client.query({ text: values.text }).finally(() => disconnect(client));
  expect(rows).toEqual(await service.db.run(values, []));
});
