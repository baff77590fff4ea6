import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Campaign } from '../support/fixtures.ts';
import { visit } from '../support/journey.ts';
import { startService, type Service } from '../support/service.ts';
import {
  callOf,
  chargeRefunded,
  checkout,
  connectAccount,
  newId,
  webhookPath,
  type StripeEvent,
} from '../support/stripe.ts';
import { operator, type Operator } from './support.ts';

let service: Service;
let admin: Operator;
let campaign: Campaign;
beforeAll(async () => {
  service = await startService();
  admin = operator(service.databaseUrl, service.db, service.clock);
});
beforeEach(async () => void (campaign = await service.make.campaign()));
afterAll(async () => {
  await service.stop();
  admin.clean();
});

const source = () => ({ shape: 'new', now: () => service.clock.now() }) as const;
const post = (event: StripeEvent, secret: string) =>
  service.call(webhookPath(campaign.id), callOf(event, secret, service.clock.now()));
const stripe = (verb: string, ...flags: string[]) => ['stripe', verb, '--program-id', String(campaign.id), ...flags];
const connect = (secret: string) => admin.done(...stripe('connect', '--webhook-secret', secret));
const ping = () => ({ ...checkout(source()), type: 'ping' });

describe('stripe connect', () => {
  it('prints the webhook address; events that are sent there are accepted at once', async () => {
    const secret = newId('whsec');
    expect((await post(ping(), secret)).status).toBe(404);
    const run = await admin.run(...stripe('connect', '--webhook-secret', secret));
    expect([run.code, run.stderr]).toEqual([0, '']);
    expect(run.document).toEqual({
      program_id: campaign.id,
      webhook_url: `http://127.0.0.1:3000${webhookPath(campaign.id)}`,
      secrets: [{ masked: `whsec_…${secret.slice(-4)}`, connected_at: expect.any(String) }],
      accounts: [],
    });
    expect((await post(ping(), secret)).status).toBe(200);
  });

  it('reads the secret from standard input with -, so that process lists do not show it', async () => {
    const secret = newId('whsec');
    const connected = await admin.runWith(`${secret}\n`, ...stripe('connect', '--webhook-secret', '-'));
    expect([connected.code, connected.stderr]).toEqual([0, '']);
    expect((await post(ping(), secret)).status).toBe(200);
    const gone = await admin.runWith(`${secret}\r\nmore`, ...stripe('disconnect', '--webhook-secret', '-'));
    expect(gone.document).toMatchObject({ connected: false });
  });

  it.each([
    ['nothing', ''],
    ['another key', 'sk_live_abc\n'],
    ['a line that is too long', `whsec_${'a'.repeat(300)}\n`],
  ])('refuses %s on standard input', async (_, input) => {
    const run = await admin.runWith(input, ...stripe('connect', '--webhook-secret', '-'));
    const rule = 'the first line of standard input must be the signing secret of a webhook endpoint, whsec_…';
    expect([run.code, run.stdout, run.stderr]).toEqual([1, '', `Refused: ${rule}\n`]);
    expect((await post(ping(), newId('whsec'))).status).toBe(404);
  });

  it('stores accounts of Stripe Connect, and disconnect removes them', async () => {
    const secret = newId('whsec');
    const accounts = ['--account', 'acct_1A', '--account', 'acct_1B'];
    const connected = await admin.done(...stripe('connect', '--webhook-secret', secret, ...accounts));
    expect(connected.accounts).toEqual(['acct_1A', 'acct_1B']);
    expect((await connect(newId('whsec'))).accounts).toEqual(['acct_1A', 'acct_1B']);
    const one = await admin.done(...stripe('disconnect', '--account', 'acct_1A'));
    expect(one).toMatchObject({ connected: true, secrets: [{}, {}], accounts: ['acct_1B'] });
    const unknown = await admin.perform(...stripe('disconnect', '--account', 'acct_1A'));
    expect([unknown.code, unknown.stderr]).toEqual([1, `program ${campaign.id} does not list acct_1A`]);
    expect(await admin.done(...stripe('disconnect'))).toMatchObject({ connected: false, accounts: [] });
    expect((await admin.perform(...stripe('connect', '--webhook-secret', secret, '--account', 'cus_1'))).code).toBe(2);
  });

  it('keeps the newest three secrets; one that is connected again becomes the newest', async () => {
    const secrets = [1, 2, 3].map(() => newId('whsec'));
    for (const secret of secrets) await connect(secret);
    await connect(secrets[0]!);
    const { secrets: inUse } = await connect(newId('whsec'));
    expect(inUse).toHaveLength(3);
    const statuses = [];
    for (const secret of secrets) statuses.push((await post(ping(), secret)).status);
    expect(statuses).toEqual([200, 400, 200]);
  });

  it('stores secrets encrypted', async () => {
    const secret = newId('whsec');
    await connect(secret);
    const rows = await service.db.knex('stripe_secrets').where({ program_id: campaign.id });
    expect(rows).toHaveLength(1);
    const bytes = Buffer.concat([rows[0].sealed as Buffer, rows[0].fingerprint as Buffer]).toString('latin1');
    expect(bytes + JSON.stringify(rows)).not.toContain(secret.slice(0, 12));
  });

  it('rejects an unknown program', async () => {
    const run = await admin.perform('stripe', 'connect', '--program-id', '404', '--webhook-secret', 'whsec_a');
    expect([run.code, run.stderr]).toEqual([1, 'there is no program 404']);
  });
});

describe('stripe disconnect', () => {
  it('disables one secret or all of them, at once', async () => {
    const [one, two] = [newId('whsec'), newId('whsec')];
    await connect(one);
    await connect(two);
    const first = await admin.done(...stripe('disconnect', '--webhook-secret', one));
    expect(first).toMatchObject({ program_id: campaign.id, connected: true });
    expect(first.secrets).toHaveLength(1);
    expect([(await post(ping(), one)).status, (await post(ping(), two)).status]).toEqual([400, 200]);
    expect(await admin.done(...stripe('disconnect'))).toEqual({
      program_id: campaign.id,
      connected: false,
      secrets: [],
      accounts: [],
    });
    expect((await post(ping(), two)).status).toBe(404);
  });

  it('rejects an unknown secret', async () => {
    expect((await admin.perform(...stripe('disconnect'))).stderr).toBe(`program ${campaign.id} is not connected`);
    await connect(newId('whsec'));
    expect((await admin.perform(...stripe('disconnect', '--webhook-secret', 'whsec_other'))).stderr).toBe(
      `program ${campaign.id} does not use this secret`,
    );
  });
});

describe('stripe events', () => {
  it('lists events of Stripe’s test mode separately, and replays none of them', async () => {
    const account = await connectAccount(service, campaign);
    const click_id = await visit(service, campaign);
    const paid = checkout({ ...source(), livemode: false }, { reference: click_id });
    await account.tell(paid);
    const { events } = await admin.done(...stripe('events', '--state', 'test'));
    expect(events).toMatchObject([{ event_id: paid.id, livemode: false, state: 'test', result: 'test_event' }]);
    expect(events[0].why).toMatch(/^An event of the processor's test mode/);
    for (const state of ['pending', 'applied']) {
      expect((await admin.done(...stripe('events', '--state', state))).events).toEqual([]);
    }
    const replayed = await admin.perform('stripe', 'replay', '--event-id', paid.id);
    expect([replayed.code, replayed.stderr]).toEqual([
      1,
      `event ${paid.id} is of Stripe's test mode: it is stored as a test event and is never applied`,
    ]);
    const explained = await admin.done(
      'customer',
      'explain',
      '--program-id',
      String(campaign.id),
      '--click-id',
      click_id,
    );
    expect(explained.events.at(-1)).toMatchObject({ type: 'payment_event', event_id: paid.id, state: 'test' });
  });

  it('says how many events of other states there are, when the list is empty', async () => {
    const account = await connectAccount(service, campaign);
    const none = { pending: 0, applied: 0, test: 0, ignored: 0 };
    expect(await admin.done(...stripe('events'))).toMatchObject({ received: none, events: [] });
    await account.tell(checkout(source(), { reference: await visit(service, campaign) }));
    expect(await admin.done(...stripe('events'))).toMatchObject({ received: { ...none, applied: 1 }, events: [] });
  });

  it('lists what is pending with the reason, newest first, and what was applied', async () => {
    const account = await connectAccount(service, campaign);
    const click_id = await visit(service, campaign);
    const unnamed = checkout(source());
    const early = chargeRefunded(source(), { id: 'ch_1', paymentIntent: 'pi_1', amount: 100, refunded: 40 });
    const unknown = checkout(source(), { reference: 'ada@shop.dev' });
    const paid = checkout(source(), { reference: click_id });
    for (const event of [unnamed, early, unknown, paid]) await account.tell(event);
    const { received, pending, events } = await admin.done(...stripe('events'));
    expect(received).toEqual({ pending: 3, applied: 1, test: 0, ignored: 0 });
    expect(pending).toEqual({ customer_not_named: 1, customer_unknown: 1, sale_unknown: 1 });
    expect(events.map(({ event_id }: StripeEvent & { event_id: string }) => event_id)).toEqual([
      unknown.id,
      early.id,
      unnamed.id,
    ]);
    expect(events[0]).toMatchObject({
      event_type: 'checkout.session.completed',
      state: 'pending',
      result: 'customer_unknown',
      notice: { customer: { reference: 'a***@shop.dev' }, amountCents: 9900 },
      applied_at: null,
    });
    expect(events[1].why).toMatch(/^Pending: the sale of the payment is not recorded/);
    const applied = await admin.done(...stripe('events', '--state', 'applied'));
    expect(applied.events).toMatchObject([{ event_id: paid.id, result: 'sale_recorded', sale_id: expect.any(Number) }]);
    expect((await admin.done(...stripe('events', '--limit', '2'))).events).toHaveLength(2);
    expect((await admin.perform('stripe', 'events', '--program-id', '404')).stderr).toBe('there is no program 404');
  });
});
