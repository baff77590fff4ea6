// Runs the example of Stripe Checkout in a project with Stripe's own library.
import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { newId, signed } from '../../packages/cli/src/simulate/stripe/payloads.ts';
import { atEnd } from '../harness/cleanup.ts';
import { npmInstall, settings, versionOf } from './frameworks.ts';
import { click, eventsOf } from './journey.ts';
import { eventsOfSession, startStripeApi } from './stripe-api.ts';
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
