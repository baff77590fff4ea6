import { PROCESSOR_TYPES } from '@referral-tracking/shared/processor-types';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { PROCESSORS } from '../../src/payments/processors.ts';
import { DESCRIPTIONS } from '../../packages/cli/src/simulate/descriptions.ts';
import { ownedCampaign, type OwnedCampaign } from '../commissions/support.ts';
import { visit } from '../support/journey.ts';
import { countRows } from '../support/rows.ts';
import { noteSecrets } from '../support/secrets.ts';
import { startService, type Service } from '../support/service.ts';
import { person, type Person } from './support.ts';

// `simulate` sends what a processor sends, and the real service reads it; `processor steps` says how to connect it.

const SECRET = 'a-secret-of-the-test-with-40-characters';
const OTHERS = PROCESSOR_TYPES.filter((type) => type !== 'stripe');

let service: Service;
let anna: Person;
let campaign: OwnedCampaign;
let customer_key: string;
beforeAll(async () => {
  service = await startService();
  anna = person(service.baseUrl);
  noteSecrets(SECRET);
});
afterAll(async () => {
  anna.clean();
  await service.stop();
});
beforeEach(async () => {
  // The command signs with the current time.
  service.clock.set(new Date());
  campaign = await ownedCampaign(service, { commission_type: 'recurring_percent' });
  customer_key = `user_${campaign.id}`;
  await service.lead({ click_id: await visit(service, campaign), customer_key }, { key: campaign.key });
});

const place = () => ['--program', String(campaign.id)];
const secretOf = (type: string): string =>
  PROCESSORS[type as keyof typeof PROCESSORS].secretOf(SECRET) ?? `whsec_${SECRET}`;
const connect = (type: string) =>
  anna.run(
    'processor',
    'add',
    ...place(),
    '--type',
    type,
    '--webhook-secret',
    secretOf(type),
    '--token',
    campaign.token,
  );
const simulate = (type: string, ...words: string[]) =>
  anna.run('simulate', type, ...words, ...place(), '--webhook-secret', secretOf(type), '--customer-key', customer_key);
const rows = (table: string, where: object = {}) => countRows(service.db, table, { program_id: campaign.id, ...where });
const resultsOf = ({ document }: { document: { data: { deliveries: { result: string }[] } } }) =>
  document.data.deliveries.map(({ result }) => result);

describe.each(PROCESSOR_TYPES)('%s', (type) => {
  test('without a connection, the command that makes one is shown', async () => {
    const { code, stdout } = await simulate(type);
    expect(code).toBe(1);
    expect(stdout).toMatch(/^← 404 /m);
    expect(stdout).toContain(`processor add --program ${campaign.id} --type ${type} --webhook-secret -`);
  });

  test('another secret is refused, and said', async () => {
    expect((await connect(type)).code).toBe(0);
    const { code, stdout } = await anna.run('simulate', type, ...place(), '--webhook-secret', 'whsec_other');
    expect(code).toBe(1);
    expect(stdout).toMatch(/^← 40[01] /m);
    expect(stdout).toContain('The program has another secret.');
  });

  test('all scenarios are taken, and every payment is a sale once', async () => {
    await connect(type);
    const { code, stdout, stderr } = await simulate(type, 'all', '--discount-code', 'TEA10');
    expect([code, stderr]).toEqual([0, '']);
    expect(stdout).not.toContain('unreadable');
    for (const name of Object.keys(DESCRIPTIONS[type]).filter((one) => one !== 'all'))
      expect(stdout).toMatch(new RegExp(`^${name}: `, 'm'));
    expect(stdout).toContain('payment-event list --program');
  });
});

describe.each(OTHERS.filter((type) => type !== 'lemonsqueezy'))('%s', (type) => {
  test('a payment, a partial refund, repeats and the wrong order', async () => {
    await connect(type);
    expect(resultsOf(await simulate(type, 'payment', '--json'))).toEqual(['sale_recorded']);
    await simulate(type, 'partial-refund');
    expect(await rows('sales', { amount_cents: 5940 })).toBe(2);
    expect(await rows('refunds')).toBe(1);
    const repeated = resultsOf(await simulate(type, 'repeats', '--json'));
    expect(repeated.filter((result) => result === 'sale_recorded')).toHaveLength(1);
    await simulate(type, 'wrong-order');
    expect(await rows('sales')).toBe(4);
    expect(await rows('refunds')).toBe(2);
    expect(await rows('payment_events', { state: 'pending' })).toBe(0);
  });
});

test.each(['paddle', 'polar'])('%s: a subscription has two payments', async (type) => {
  await connect(type);
  const results = resultsOf(await simulate(type, 'subscription', '--json'));
  expect(results).toEqual(['subscription_linked', 'sale_recorded', 'sale_recorded']);
  expect(await rows('commissions', { kind: 'sale' })).toBe(2);
});

test('Lemon Squeezy: an order waits for a subscription; its first payment counts as the invoice', async () => {
  await connect('lemonsqueezy');
  expect(resultsOf(await simulate('lemonsqueezy', 'payment', '--json'))).toEqual(['waits_for_subscription']);
  await simulate('lemonsqueezy', 'subscription');
  expect(await rows('sales')).toBe(2);
});

test('Paddle: a chargeback takes the commission back', async () => {
  await connect('paddle');
  expect(resultsOf(await simulate('paddle', 'dispute', '--json'))).toEqual(['sale_recorded', 'chargeback_recorded']);
});

test.each([
  [['simulate', 'paypal'], /unknown processor 'paypal': choose stripe, paddle,/],
  [['simulate', 'shopify', 'dispute'], /shopify has no scenario 'dispute': choose payment, /],
  [['simulate', 'stripe', 'promotion-code'], /promotion-code needs --discount-code/],
])('wrong usage: %j', async (words, message) => {
  const { code, stderr } = await anna.run(...words, '--webhook-secret', 'whsec_x', '--program', '3');
  expect(code).toBe(2);
  expect(stderr).toMatch(message);
});

test('nothing listens at the address', async () => {
  const { code, stderr } = await anna.run(
    ...['simulate', 'paddle', '--webhook-secret', 'x', '--program', '3', '--base-url', 'http://127.0.0.1:9'],
  );
  expect(code).toBe(4);
  expect(stderr).toContain('cannot be reached');
});

describe('processor steps', () => {
  test.each(PROCESSOR_TYPES)('%s: the address, the events, and the command for the secret', async (type) => {
    const { code, stdout } = await anna.run('processor', 'steps', '--type', type, '--program', '3');
    expect(code).toBe(0);
    expect(stdout).toContain(`${service.baseUrl}/api/v1/webhooks/${type}/3\n`);
    expect(stdout).toContain(`processor add --program 3 --type ${type} --webhook-secret -`);
    const { document } = await anna.run('processor', 'steps', '--type', type, '--program', '3', '--json');
    expect(document.data).toMatchObject({ program_id: 3, type, events: expect.any(Array) });
  });

  test('where people choose the secret, the service gets it first', async () => {
    const { stdout } = await anna.run('processor', 'steps', '--type', 'woocommerce', '--program', '3');
    expect(stdout).toMatch(/^1\. Make a secret[^]*^2\. In WordPress[^]*Order restored/m);
  });
});
