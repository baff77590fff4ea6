import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { signUp } from '../support/journey.ts';
import { startService, type Service } from '../support/service.ts';
import { payoutCampaign } from '../payouts/support.ts';
import { expectDocumented } from '../webhooks/document.ts';
import { startReceiver, type Receiver } from '../webhooks/receiver.ts';
import { person, type Person } from './support.ts';

let service: Service;
let receiver: Receiver;
let user: Person;
beforeAll(async () => {
  service = await startService({ running: true });
  receiver = await startReceiver();
  user = person(service.baseUrl);
});
afterAll(async () => {
  user.clean();
  await Promise.all([service.stop(), receiver.stop()]);
});

test('webhook listen posts each event once, signed with the secret that it prints', async () => {
  const { campaign } = await payoutCampaign(service);
  const { apiToken } = await service.make.member(campaign.id, 'owner');
  const flags = ['--program', String(campaign.id), '--forward-to', receiver.url];
  const running = user.start('webhook', 'listen', ...flags, '--token', apiToken);
  const [, secret] = await running.said(/signed with (whsec_\S+)/);
  for (let i = 0; i < 3; i++) await signUp(service, campaign);
  await vi.waitFor(() => expect(receiver.received).toHaveLength(3), 60_000);
  for (const { body, headers } of receiver.received) {
    const event = new Webhook(secret!).verify(body, headers as Record<string, string>) as { type: string };
    expectDocumented(event);
  }
  expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(3);
  running.child.kill('SIGINT');
  expect((await running.ended).code).toBe(130);
  const [endpoint] = await service.db.knex('webhook_endpoints').where({ program_id: campaign.id });
  expect(endpoint.status).toBe('disabled');
});

test.each([
  [['--forward-to', 'nowhere'], '--forward-to must be an address'],
  [['--forward-to', 'http://localhost:3001', '--secret', 'x'], '--secret must be whsec_'],
])('webhook listen %j is wrong usage', async (flags, said) => {
  const { code, stderr } = await user.run('webhook', 'listen', '--program', '1', ...flags);
  expect(code).toBe(2);
  expect(stderr).toContain(said);
});
