import { expect, test } from 'vitest';
import { readConfig } from '../../src/config/index.ts';
import { egressOf } from '../../src/config/egress.ts';
import { databaseServer } from '../../src/database/session.ts';
import { addressProblem } from '../../src/lib/egress.ts';
import { createPoster } from '../../src/webhooks/post.ts';
import { newWebhookSecret } from '../../src/webhooks/secret.ts';
import { startReceiver } from './receiver.ts';

const CLIENT = { OIDC_CLIENT_ID: 'id', OIDC_CLIENT_SECRET: 'secret' };
const reachWith = (env: Record<string, string>) => {
  const config = readConfig({ BASE_URL: 'https://referrals.brand.dev', ...env });
  return egressOf(config, databaseServer(config.databaseUrl ?? 'postgres://10.0.0.9:5433/brand'));
};

test('the service and each server that it uses are no endpoint, in any network', () => {
  const egress = reachWith({
    ...CLIENT,
    PORT: '3900',
    METRICS_PORT: '3902',
    METRICS_HOST: '127.0.0.1',
    OTEL_EXPORTER_OTLP_ENDPOINT: 'http://10.0.0.7:4318',
    WEBHOOK_ALLOWED_NETWORKS: '10.0.0.0/8, 127.0.0.1',
    DATABASE_URL: 'postgres://user:pw@10.0.0.2/brand',
    REDIS_URL: 'redis://10.0.0.3,redis://10.0.0.4:7000',
    NATS_URL: 'nats://10.0.0.5',
    SMTP_URL: 'smtps://10.0.0.6',
    MAIL_FROM: 'a@brand.dev',
    OIDC_ISSUER: 'https://login.brand.dev',
  });
  const own = [
    '127.0.0.1:3900',
    '10.0.0.2:5432',
    '10.0.0.3:6379',
    '10.0.0.4:7000',
    '10.0.0.5:4222',
    '10.0.0.6:465',
    '127.0.0.1:3902',
    '10.0.0.7:4318',
  ];
  for (const address of [...own, 'login.brand.dev', 'referrals.brand.dev', 'REFERRALS.brand.dev.:443'])
    expect(addressProblem(egress, `https://${address}/hook`), address).toBe('not_allowed');
  for (const address of ['10.0.0.2', 'shop.brand.dev', '127.0.0.1:3901'])
    expect(addressProblem(egress, `https://${address}/hook`), address).toBeUndefined();
});

test('a local deployment sends to this machine, but not once it is in production or has a public address', () => {
  const local = { BASE_URL: 'http://127.0.0.1:3000' };
  expect(reachWith(local).development).toBe(true);
  expect(reachWith({ ...local, NODE_ENV: 'production' }).development).toBe(false);
  expect(reachWith({}).development).toBe(false);
});

test('in development too, no spelling of this machine leads to a port of its own', async () => {
  const receiver = await startReceiver(undefined, '::');
  const own = [{ host: '127.0.0.1', port: receiver.port }];
  const poster = createPoster({ development: true, networks: [], own });
  for (const host of ['127.0.0.1', 'localhost', '[::1]', '127.0.0.2', '0.0.0.0']) {
    const url = `http://${host}:${receiver.port}/`;
    const attempted = await poster.post({ url, secrets: [newWebhookSecret()], id: 'evt_1', body: {} }, new Date());
    expect(attempted, host).toMatchObject({ problem: 'forbidden_address' });
  }
  expect(receiver.connections()).toBe(0);
  poster.close();
  await receiver.stop();
});
