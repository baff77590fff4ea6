import { createServer, type AddressInfo, type Socket } from 'node:net';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { reachDatabase } from '../../../src/programs/read.ts';
import { openDb } from '../../../src/database/db.ts';
import { getReady } from '../../../src/serving/acts.ts';
import { Failure } from '../../../src/contract/failure.ts';
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

async function letIn(allowed: boolean): Promise<void> {
  const name = new URL(service.databaseUrl).pathname.slice(1);
  await server.query(`alter database ${name} with allow_connections ${allowed}`);
  if (!allowed) await server.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name]);
}

test('the service is ready only while it can reach its database', async () => {
  expect((await ready()).status).toBe(200);
  await letIn(false);
  const answer = await ready();
  expect(answer.status).toBe(503);
  expect(answer.body).toEqual(platformError(503, 'Not ready'));
  expect((await service.call('/healthz', { method: 'GET' })).status).toBe(200);
  await letIn(true);
  expect((await ready()).status).toBe(200);
});

test('without its database a tracking call answers 500 and an unknown path still 404', async () => {
  const { url, key } = await service.make.campaign();
  await letIn(false);
  const origin = 'https://brand.dev';
  const click = await service.click({ affiliate_url: url }, { origin });
  expect(click.body).toEqual(platformError(500, 'Click tracking failed'));
  // The service cannot look up whether a program lists the origin.
  expect(click.headers).not.toHaveProperty('access-control-allow-origin');
  expect((await service.lead({ click_id: 'clk_x' }, { key })).body).toEqual(platformError(500, 'Lead tracking failed'));
  expect((await service.lead({}, { key: 'unknown' })).status).toBe(401);
  expect((await service.call('/api/v1/nothing', { key })).status).toBe(404);
  await letIn(true);
  expect((await service.click({ affiliate_url: url }, { origin })).status).toBe(200);
});

test('a database that accepts connections but never answers fails faster than a probe times out', async () => {
  const sockets: Socket[] = [];
  const silent = createServer((socket) => void sockets.push(socket.on('error', () => undefined)));
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
  const db = openDb({ url: `postgres://nobody@127.0.0.1:${(silent.address() as AddressInfo).port}/none` });
  const call = { deps: { db }, fail: (name: string) => new Failure(name) } as unknown as Parameters<typeof getReady>[0];
  await expect(getReady(call)).rejects.toMatchObject({ error: 'notReady' });
  // The time-out ended the wait: the connection itself is not established yet.
  await expect(reachDatabase(db)).rejects.toThrow();
  for (const socket of sockets) socket.destroy();
  silent.close();
  await db.close();
});
