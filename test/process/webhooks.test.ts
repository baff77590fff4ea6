import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { newWebhookSecret, sealWebhookSecret } from '../../src/webhooks/secret.ts';
import { payoutCampaign } from '../payouts/support.ts';
import { signUp } from '../support/journey.ts';
import { SECRET_KEY, SECRET_TEXT } from '../support/keys.ts';
import { startService, type Service } from '../support/service.ts';
import { startReceiver } from '../webhooks/receiver.ts';
import { addEndpoint, deliveriesOf } from '../webhooks/support.ts';
import { startProcess, type Running } from './support.ts';

const CYCLES = process.env.TEST_LONG === 'true' ? 20 : 2;

// It stores events, and sends none.
let service: Service;
let running: Running | undefined;
beforeAll(async () => {
  service = await startService();
  // The processes have the real time, and delete old events.
  service.clock.set(new Date());
});
afterAll(async () => {
  await running?.kill('SIGTERM');
  await service.stop();
});

const start = async () => {
  await running?.kill('SIGTERM');
  running = await startProcess({ DATABASE_URL: service.databaseUrl, SECRET_KEY: SECRET_TEXT });
  return running;
};
const until = (check: () => Promise<void> | void) => vi.waitFor(check, { timeout: 15_000, interval: 20 });

async function endpointOf(url: string) {
  const { campaign } = await payoutCampaign(service);
  const secret = sealWebhookSecret(SECRET_KEY, campaign.id, newWebhookSecret());
  return { campaign, id: await addEndpoint(service, campaign.id, { url, secret }) };
}

test(
  'what was answered and not noted before kill -9 comes again with its id, and nothing is lost',
  { timeout: CYCLES * 20_000 },
  async () => {
    const { knex } = service.db;
    let beforeAnswer: () => Promise<void> = () => Promise.resolve();
    const receiver = await startReceiver((res) => void beforeAnswer().then(() => res.writeHead(204).end()));
    const { campaign, id } = await endpointOf(receiver.url);
    const ids = () => receiver.received.map(({ headers }) => headers['webhook-id']);
    for (let cycle = 0; cycle < CYCLES; cycle++) {
      const before = ids().length;
      // While the endpoint is locked, no attempt is noted.
      const lock = new pg.Client(service.databaseUrl);
      await lock.connect();
      const answered = new Promise<void>((resolve) => {
        beforeAnswer = async () => {
          await lock.query(`begin; select from webhook_endpoints where id = ${id} for update`);
          setTimeout(resolve, 200);
        };
      });
      const killed = await start();
      await signUp(service, campaign);
      await answered;
      await killed.kill('SIGKILL');
      await lock.end();
      beforeAnswer = () => Promise.resolve();
      const claimed = knex('webhook_deliveries')
        .where({ program_id: campaign.id, status: 'waiting' })
        .whereNotNull('claim');
      expect(await claimed.clone()).toHaveLength(1);
      // Its lease has run out.
      await claimed.update({ next_at: service.clock.now() });
      const second = await start();
      await until(() => expect(ids().length).toBe(before + 2));
      expect(ids().at(-1)).toBe(ids().at(-2));
      await until(async () => {
        const states = (await deliveriesOf(service, campaign.id)).map(({ status }) => status);
        expect(new Set(states)).toEqual(new Set(['delivered']));
      });
      await second.kill('SIGTERM');
    }
    expect(new Set(ids()).size).toBe(CYCLES);
    expect(ids()).toHaveLength(2 * CYCLES);
    await receiver.stop();
  },
);

test(
  'an event of one process is sent by another, and a stop waits for what is under way',
  { timeout: 40_000 },
  async () => {
    const receiver = await startReceiver((res) => void setTimeout(() => res.writeHead(204).end(), 800));
    const { campaign } = await endpointOf(receiver.url);
    await start();
    await signUp(service, campaign);
    await until(() => expect(receiver.received).toHaveLength(1));
    await running!.kill('SIGTERM');
    expect(running!.child.exitCode).toBe(0);
    expect(await deliveriesOf(service, campaign.id)).toMatchObject([{ status: 'delivered', attempts: 1 }]);
    await receiver.stop();
  },
);
