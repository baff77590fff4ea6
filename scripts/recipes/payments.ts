// Runs the examples of payment processors in projects with the processors' own libraries.
import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { newId, signed } from '../simulate-stripe/payloads.ts';
import { atEnd } from '../harness/cleanup.ts';
import { npmInstall, settings, versionOf } from './frameworks.ts';
import { click, eventsOf } from './journey.ts';
import * as lemonSqueezy from './processors/lemonsqueezy.ts';
import * as paddle from './processors/paddle.ts';
import * as polar from './processors/polar.ts';
import { eventsOfSession, startStripeApi } from './processors/stripe.ts';
import { copyExample } from './project.ts';
import type { World } from './world.ts';

const TSX = ['--import', 'tsx', 'server.ts'];

/** The library calls a server of this run instead of Stripe's API. */
const libraryOf = (port: number): string => `import { Stripe } from 'stripe';
export const stripe = new Stripe('sk_test_of_the_recipe', { host: '127.0.0.1', port: ${port}, protocol: 'http' });
`;

const salesOf = async (world: World, clickId: string) =>
  (await eventsOf(world, clickId)).filter(({ type }) => type === 'sale').map(({ amount_cents }) => amount_cents);

/** Signs up as a referred visitor; returns the visitor's cookies. */
async function signUp(shop: string, clickId: string): Promise<string> {
  const visitor = `service_click_id=${clickId}`;
  const body = new URLSearchParams({ email: 'ada@brand.dev' });
  const answer = await fetch(`${shop}/signup`, {
    method: 'POST',
    headers: { cookie: visitor },
    body,
    redirect: 'manual',
  });
  const [user = ''] = answer.headers.getSetCookie()[0]?.split(';') ?? [];
  assert.match(user, /^user=user_/);
  const pages = await Promise.all(['/', '/pricing'].map((path) => fetch(shop + path).then((page) => page.text())));
  for (const page of pages) assert.match(page, /\/referral\.js"/);
  const thanks = await fetch(`${shop}/thanks`);
  assert.match(await thanks.text(), /the service records the\s+sale/);
  assert.equal((await fetch(`${shop}/style.css`)).status, 200);
  return `${user}; ${visitor}`;
}

/** Waits until the service has the lead that the shop sends in the background. */
async function expectLead(world: World, clickId: string): Promise<void> {
  const deadline = Date.now() + 60_000;
  while (!(await eventsOf(world, clickId)).some(({ type, mode }) => type === 'lead' && mode === 'server')) {
    assert.ok(Date.now() < deadline, 'the lead of the sign-up did not arrive');
    await sleep(200);
  }
}

export async function stripeCheckout(world: World): Promise<string> {
  const project = copyExample('stripe-checkout');
  await npmInstall(project, world);
  const api = await startStripeApi();
  atEnd(() => api.stop());
  writeFileSync(join(project.folder, 'stripe.ts'), libraryOf(api.port));
  const prices = { STRIPE_PRICE: 'price_once', STRIPE_MONTHLY_PRICE: 'price_monthly' };
  const server = await project.serve(process.execPath, () => TSX, { ...prices, ...settings(world) });
  const secret = newId('whsec');
  const connect = ['--program-id', String(world.programId), '--webhook-secret', secret];
  await world.admin('stripe', 'connect', ...connect);

  for (const [path, amounts] of [
    ['/checkout', [9900]],
    ['/subscribe', [1900, 1900]],
  ] as const) {
    const clickId = await click(world);
    const cookie = await signUp(server.url, clickId);
    const answer = await fetch(server.url + path, { method: 'POST', headers: { cookie }, redirect: 'manual' });
    assert.deepEqual([answer.status, new URL(answer.headers.get('location')!).host], [303, 'checkout.stripe.com']);
    await expectLead(world, clickId);
    const source = { shape: 'new', now: () => new Date() } as const;
    for (const event of eventsOfSession(source, api.requests.at(-1)!.parameters)) {
      const url = `${world.serviceUrl}/api/v1/webhooks/stripe/${world.programId}`;
      const response = await fetch(url, { method: 'POST', ...signed(event, secret, new Date()) });
      assert.equal(response.status, 200, await response.text());
    }
    assert.deepEqual(await salesOf(world, clickId), amounts);
  }
  await server.stop();
  const version = versionOf(project, 'stripe');
  project.remove();
  return version;
}

/** Reads deliveries with the processors' libraries, which check signatures and payloads. */
const READER = `
import { readFileSync } from 'node:fs';
import { Paddle } from '@paddle/paddle-node-sdk';
import { webhooks } from '@polar-sh/sdk/2026-10';
// The last version that also checks every field.
import { validateEvent } from 'polar-with-schemas/webhooks';
const { paddle, polar } = JSON.parse(readFileSync('deliveries.json', 'utf8'));
for (const { body, headers, secret } of paddle) {
  const event = await new Paddle('an-api-key').webhooks.unmarshal(body, secret, headers['paddle-signature']);
  console.log(event.eventType, event.data.id);
}
for (const { body, headers, secret } of polar) {
  await webhooks.validateEvent(body, headers, secret);
  const event = validateEvent(body, headers, secret);
  console.log(event.type, event.data.id);
}
`;
const LIBRARIES = [
  '@paddle/paddle-node-sdk@3.10.0',
  '@polar-sh/sdk@1.0.1',
  'polar-with-schemas@npm:@polar-sh/sdk@0.49.0',
];

export async function webhooks(world: World): Promise<string> {
  const project = copyExample('payment-webhooks');
  await npmInstall(project, world, LIBRARIES);
  const server = await project.serve(process.execPath, () => TSX, {
    ...settings(world),
    PADDLE_WEBHOOK_SECRET: paddle.SECRET,
    POLAR_WEBHOOK_SECRET: polar.SECRET,
    LEMONSQUEEZY_WEBHOOK_SECRET: lemonSqueezy.SECRET,
  });
  const now = new Date();
  const buyers = [await click(world), await click(world), await click(world)].map((click_id) => ({ click_id }));
  const [first, second, third] = buyers as [{ click_id: string }, { click_id: string }, { click_id: string }];
  const sent = {
    paddle: [paddle.transactionCompleted(now, { buyer: first }), paddle.adjustmentUpdated(now)].map((event) =>
      paddle.signed(event, now),
    ),
    polar: [polar.orderPaid(now, { buyer: second }), polar.refundUpdated(now)].map((event) => polar.signed(event, now)),
    lemonsqueezy: [
      lemonSqueezy.order('order_created', now, { buyer: third }),
      lemonSqueezy.order('order_refunded', now, { buyer: third, refunded: 1188 }),
    ].map((event) => lemonSqueezy.signed(event, now)),
  };
  const named = (list: object[], secret: string) => list.map((delivery) => ({ ...delivery, secret }));
  const deliveries = { paddle: named(sent.paddle, paddle.SECRET), polar: named(sent.polar, polar.SECRET) };
  writeFileSync(join(project.folder, 'deliveries.json'), JSON.stringify(deliveries));
  writeFileSync(join(project.folder, 'reader.js'), READER);
  const read = await project.run(process.execPath, ['reader.js']);
  assert.deepEqual(
    read.split('\n').map((line) => line.split(' ')[0]),
    ['transaction.completed', 'adjustment.updated', 'order.paid', 'refund.updated'],
  );

  for (const [path, list] of Object.entries(sent)) {
    for (const delivery of list) {
      const response = await fetch(`${server.url}/webhooks/${path}`, { method: 'POST', ...delivery });
      assert.equal(response.status, 200, await response.text());
    }
  }
  for (const { click_id } of buyers) {
    const events = await eventsOf(world, click_id);
    assert.deepEqual(
      events
        .filter(({ type }) => type === 'sale' || type === 'refund')
        .map(({ type, amount_cents }) => [type, amount_cents]),
      [
        ['sale', 4950],
        ['refund', 990],
      ],
    );
  }
  await server.stop();
  const versions = `paddle ${versionOf(project, '@paddle/paddle-node-sdk')}, polar ${versionOf(project, '@polar-sh/sdk')}`;
  project.remove();
  return versions;
}
