import pg from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { platformError } from '../../support/envelopes.ts';
import { startService, type Service } from '../../support/service.ts';

let service: Service;
let server: pg.Client;
beforeAll(async () => {
  service = await startService();
  server = new pg.Client(inject('serverUrl'));
  await server.connect();
});
afterAll(async () => {
  await server.end();
  await service.stop();
});

const ready = () => service.call('/readyz', { method: 'GET' });

/** Makes the server reject writes, like a standby server. Open sessions are ended. */
async function refuseWrites(refused: boolean): Promise<void> {
  const name = new URL(service.databaseUrl).pathname.slice(1);
  await server.query(`alter database ${name} set default_transaction_read_only = ${refused}`);
  await server.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name]);
}

test('after a write that the database rejected, the service is not ready until a write succeeds', async () => {
  const { url } = await service.make.campaign();
  await refuseWrites(true);
  const refused = async () => {
    expect((await service.click({ affiliate_url: url })).body).toEqual(platformError(500, 'Click tracking failed'));
    return (await ready()).status;
  };
  // A click may still get one of the ended sessions, which says nothing about writes.
  await expect.poll(refused).toBe(503);
  for (let probe = 0; probe < 3; probe++) {
    const answer = await ready();
    expect(answer.status).toBe(503);
    expect(answer.body).toEqual(platformError(503, 'Not ready'));
  }
  await refuseWrites(false);
  // A probe may still get one of the ended sessions.
  await expect.poll(async () => (await ready()).status).toBe(200);
  expect((await service.click({ affiliate_url: url })).status).toBe(200);
});

test('probes store nothing', async () => {
  const { rows } = await service.db.knex.raw<{ rows: object[] }>(
    `select 1 from pg_class where relname = 'write_probe'`,
  );
  expect(rows).toEqual([]);
});
