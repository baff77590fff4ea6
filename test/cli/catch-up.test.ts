import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Campaign } from '../support/fixtures.ts';
import { visit } from '../support/journey.ts';
import { startService, type Service } from '../support/service.ts';
import { startFake, type Fake } from '../payments/catch-up/fake.ts';
import { person, type Person } from './support.ts';

// `catch-up` reads from the processor with a key that stays on this machine, and gives the service what it has read.

const KEY = 'rk_test_ReadsOnly0123456789';
let service: Service;
let campaign: Campaign;
let fake: Fake;
let events: object[];
let user: Person;
let token: string;
beforeAll(async () => {
  service = await startService({ running: true });
  campaign = await service.make.campaign();
  ({ apiToken: token } = await service.make.member(campaign.id, 'owner'));
  const created = Math.floor(Date.now() / 1000);
  const payment = async (n: number) => ({
    id: `evt_${n}`,
    object: 'event',
    type: 'checkout.session.completed',
    created,
    livemode: true,
    data: {
      object: {
        id: `cs_${n}`,
        object: 'checkout.session',
        mode: 'payment',
        payment_status: 'paid',
        client_reference_id: await visit(service, campaign),
        amount_total: 10_000,
        currency: 'usd',
        payment_intent: `pi_${n}`,
      },
    },
  });
  events = await Promise.all([1, 2, 3].map(payment));
  fake = await startFake((url) => {
    const after = events.findIndex((event) => (event as { id: string }).id === url.searchParams.get('starting_after'));
    const rest = events.slice(after + 1);
    return { object: 'list', data: rest.slice(0, 2), has_more: rest.length > 2 };
  });
  user = person(service.baseUrl);
});
afterAll(async () => {
  user.clean();
  await Promise.all([service.stop(), fake.stop()]);
});

const yesterday = () => new Date(Date.now() - 86_400_000).toISOString();
const flags = (...more: string[]) => [
  '--program',
  String(campaign.id),
  '--from',
  yesterday(),
  '--api-url',
  fake.origin,
  '--token',
  token,
  ...more,
];
const transactions = () =>
  service.db.knex('sales').where({ program_id: campaign.id }).orderBy('id').pluck('transaction_id');

test('what breaks off says where to go on, and going on brings the rest', async () => {
  fake.troubles.push(undefined, 'refused');
  const broken = await user.runWithInput(`${KEY}\n`, 'catch-up', 'stripe', ...flags('--key', '-'));
  expect(broken.code).toBe(1);
  expect(broken.stderr).toContain('events: the processor refused the key (401)');
  const [, place] = /--resume (\S+)/.exec(broken.stderr)!;
  expect(await transactions()).toEqual(['pi_1', 'pi_2']);
  const rest = await user.runWith(
    { REFERRAL_PROCESSOR_KEY: KEY },
    'catch-up',
    'stripe',
    ...flags('--resume', place!, '--json'),
  );
  expect(rest.document.data).toMatchObject({
    processor: 'stripe',
    objects: 1,
    pages: 1,
    results: { sale_recorded: 1 },
  });
  expect(await transactions()).toEqual(['pi_1', 'pi_2', 'pi_3']);
});

test('running it again changes nothing, and no output has the key', async () => {
  const { code, stdout, stderr } = await user.runWithInput(`${KEY}\n`, 'catch-up', 'stripe', ...flags('--key', '-'));
  expect([code, stdout.trim()]).toEqual([0, 'Read 3 objects on 2 pages: repeated 3']);
  expect(stderr).toContain('page 2 (events): 1 objects; repeated 1');
  expect(stdout + stderr).not.toContain(KEY);
  expect(fake.asked.every(({ headers }) => headers.authorization === `Bearer ${KEY}`)).toBe(true);
  expect(await transactions()).toHaveLength(3);
});

test.each([
  [['stripe', '--key', 'sk_live_1'], 'The key may do more than read'],
  [['stripe'], 'Not given: --key'],
  [['woocommerce', '--key', 'ck_1'], '--site must be the address of the shop with https'],
  [['shopify', '--key', 'x', '--site', 'https://evil.dev'], '--site must be'],
  [['stripe', '--key', KEY, '--resume', 'nowhere'], '--resume must be what the command has printed'],
  [['adyen', '--key', 'x'], 'adyen'],
])('catch-up %j is wrong usage', async (words, said) => {
  const { code, stderr } = await user.run('catch-up', ...words, ...flags());
  expect(stderr).toContain(said);
  expect(code).toBe(2);
});

test.each(['rk_live_First\nrk_live_Second', 'rk_live_…'])(
  'a key that no header can have is not printed',
  async (key) => {
    const refused = await user.run('catch-up', 'stripe', ...flags('--key', key));
    expect(refused.code).toBe(2);
    expect(refused.stderr).toContain('one word');
    expect(refused.stderr).not.toContain('rk_live_');
  },
);
