import { rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startBalancer } from '../../scripts/lib/balancer.ts';
import { systemClock } from '../../src/lib/clock.ts';

import { cloneDatabase, openTestDb, type TestDatabase } from '../support/database.ts';
import { fixtures, type Campaign } from '../support/fixtures.ts';
import { freePort } from '../../scripts/lib/free-port.ts';
import { dataFolder, startProcess, type Running } from './support.ts';

// Restarts two instances behind a load balancer in turn, without an error for clients.

const dataDir = dataFolder();
let database: TestDatabase;
let campaign: Campaign;
let instances: Running[] = [];
beforeAll(async () => {
  database = await cloneDatabase();
  const db = openTestDb(database.url);
  campaign = await fixtures(db, systemClock).campaign();
  await db.close();
});
afterAll(async () => {
  for (const instance of instances) await instance.kill('SIGKILL');
  await database.drop();
  rmSync(dataDir, { recursive: true, force: true });
});

const start = (port: number): Promise<Running> =>
  startProcess({
    DATABASE_URL: database.url,
    DATA_DIR: dataDir,
    PORT: String(port),
    // Longer than the load balancer needs to notice a change of /readyz, even on a busy machine.
    SHUTDOWN_DELAY_MS: '1500',
  });

/** Repeats the chain of `npm run demo` on reused connections; returns the errors. */
function sendChains(baseUrl: string, agent: Agent, running: () => boolean) {
  const failures: string[] = [];
  let chains = 0;
  const post = (name: string, body: object): Promise<Record<string, unknown>> =>
    new Promise((resolve, reject) => {
      const headers = { 'content-type': 'application/json', authorization: `Bearer ${campaign.key}` };
      const req = request(`${baseUrl}/api/v1/track/${name}`, { agent, method: 'POST', headers }, (res) => {
        let text = '';
        res.on('data', (chunk: Buffer) => (text += chunk.toString()));
        res.on('error', reject);
        res.on('end', () =>
          res.statusCode === 200
            ? resolve(JSON.parse(text) as Record<string, unknown>)
            : reject(new Error(`${name} ${res.statusCode} ${text}`)),
        );
      });
      req.on('error', reject);
      req.end(JSON.stringify(body));
    });
  const chain = async (): Promise<void> => {
    const { click_id } = await post('click', { affiliate_url: campaign.url });
    const order = `order-${String(click_id)}`;
    await post('lead', { click_id, customer_key: `user-${String(click_id)}` });
    await post('sale', { transaction_id: order, amount_cents: 9900, currency: 'USD', click_id });
    await post('refund', { transaction_id: order, reason: 'refund' });
  };
  const done = (async () => {
    while (running()) {
      await chain().then(
        () => chains++,
        (error: Error) => failures.push(error.message),
      );
    }
  })();
  return { done, failures, chains: () => chains };
}

test('a rolling restart fails no request', async () => {
  const ports = [await freePort(), await freePort()];
  instances = await Promise.all(ports.map(start));
  const balancer = await startBalancer(instances.map(({ baseUrl }) => baseUrl));
  const agent = new Agent({ keepAlive: true });
  let running = true;
  const clients = Array.from({ length: 4 }, () => sendChains(balancer.baseUrl, agent, () => running));

  for (const turn of [0, 1, 0, 1]) {
    const instance = instances[turn]!;
    await instance.kill('SIGTERM');
    expect(instance.child.exitCode).toBe(0);
    instances[turn] = await start(ports[turn]!);
    await expect.poll(() => balancer.isReady(instances[turn]!.baseUrl), { timeout: 10_000 }).toBe(true);
  }

  running = false;
  await Promise.all(clients.map(({ done }) => done));
  agent.destroy();
  await balancer.stop();
  expect(clients.flatMap(({ failures }) => failures)).toEqual([]);
  for (const client of clients) expect(client.chains()).toBeGreaterThan(10);
}, 180_000);
