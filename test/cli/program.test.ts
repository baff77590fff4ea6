import { STRIPE_EVENTS } from '@referral-tracking/shared/stripe-events';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Campaign } from '../support/fixtures.ts';
import { sell, signUp } from '../support/journey.ts';
import { startService, type Service } from '../support/service.ts';
import { connectAccount } from '../support/stripe.ts';
import { person, type Person } from './support.ts';

// The commands that use a program's key: status, readiness, test, stripe. Each is tested in both output formats.

let service: Service;
let anna: Person;
let campaign: Campaign;
beforeAll(async () => {
  service = await startService();
  anna = person(service.baseUrl);
  campaign = await service.make.campaign();
});
afterAll(async () => {
  anna.clean();
  await service.stop();
});

const ask = (path: string) => service.call(path, { method: 'GET', key: campaign.key });
const withKey = (...args: string[]) => anna.run(...args, '--api-key', campaign.key);

describe('status', () => {
  test('prints readable text', async () => {
    await signUp(service, campaign);
    await sell(service, campaign);
    const { code, stdout, stderr } = await withKey('status');
    expect([code, stderr]).toEqual([0, '']);
    expect(stdout.split('\n')).toEqual([
      `Brand (program ${campaign.id})`,
      'Domain         brand.dev',
      `Key            refkey_…${campaign.key.slice(-4)}, created 2026-06-01 12:00 UTC`,
      'Leads          settle when your server sends them with the key',
      'Payments       no payment processor is connected (see npx @referral-tracking/cli processor steps --help)',
      'Test events    not complete (run npx @referral-tracking/cli test chain)',
      'Last 24 hours  2 clicks, 1 lead, 1 sale',
      'Partners       1 active partner',
      'Commissions    1 pending',
      '',
    ]);
  });

  test('--json prints the exact response of the service', async () => {
    const { code, document, stderr } = await withKey('status', '--json');
    expect([code, stderr]).toEqual([0, '']);
    expect(document).toEqual((await ask('/api/v1/cli/status')).body);
  });
});

describe('readiness', () => {
  test('prints a checklist of the five gates, with the next action and the commands that complete each', async () => {
    const fresh = await service.make.program();
    const { code, stdout, stderr } = await anna.run('readiness', '--api-key', fresh.key);
    expect([code, stderr]).toEqual([0, '']);
    expect(stdout.split('\n')).toEqual([
      `Program ${fresh.id} is configuring: gates below are not passed yet`,
      '[x] Profile    Brand, brand.dev',
      '[x] Economics  percent 20',
      '[?] Payout     No partner has joined yet',
      '               Next: Invite a partner to the program.',
      '               npm run -s admin -- partner create --name <name> --email <email>',
      `               npm run -s admin -- partner join --program-id ${fresh.id} --partner-id <id>`,
      '[ ] Tracking   0 enabled links, 1 allowed origin',
      '               Next: Make a referral link for a partner, or enable one.',
      `               npm run -s admin -- link create --program-id ${fresh.id} --partner-id <id> --code <code>`,
      '[ ] Live       No real sale is attributed yet',
      '               Next: Send the sale of a referred customer.',
      '               Your server sends POST /api/v1/track/sale; or connect a payment processor: npx @referral-tracking/cli processor steps --help',
      '[x] passed   [ ] not passed   [?] not known yet',
      'Not tested in test mode yet: npx @referral-tracking/cli test chain',
      'Last 24 hours: 0 clicks, 0 leads, 0 sales',
      'The operator runs npm run -s admin in the folder of the service, with its DATA_DIR or DATABASE_URL.',
      'An owner of the program signs in (npx @referral-tracking/cli login); then this command shows what an owner can run.',
      '',
    ]);
  });

  test('names the command that adds an origin, if only origins are missing', async () => {
    const pageless = await service.make.campaign();
    await service.db.knex('program_origins').where({ program_id: pageless.id }).delete();
    const { stdout } = await anna.run('readiness', '--api-key', pageless.key);
    expect(stdout).toContain(`program update --program-id ${pageless.id} --add-allowed-origin <origin>\n`);
    expect(stdout).not.toContain('link create');
  });

  test('does not ask for a sale from the server if a payment processor sends it', async () => {
    const connected = await service.make.campaign();
    await connectAccount(service, connected);
    const { stdout } = await anna.run('readiness', '--api-key', connected.key);
    expect(stdout).toContain(`[ ] Live       No real sale is attributed yet
               Next: Pay through your checkout as a referred customer. The event of the payment processor records the sale.
               npm run -s admin -- stripe events --program-id ${connected.id}
`);
    expect(stdout).not.toContain('track/sale');
  });

  test('names the commands for a program without a profile and a commission', async () => {
    const empty = await service.make.program();
    // Neither the service nor an operator can leave them out.
    await service.db.knex.raw('alter table programs drop constraint programs_commission_rate_check');
    await service.db.knex.raw('alter table terms drop constraint terms_commission_rate_check');
    await service.db.knex('programs').where({ id: empty.id }).update({ name: '', commission_rate: 0 });
    const { stdout } = await anna.run('readiness', '--api-key', empty.key);
    const update = `npm run -s admin -- program update --program-id ${empty.id}`;
    expect(stdout).toContain(`${update} --name <name> --domain <domain>\n`);
    expect(stdout).toContain(`${update} --commission-type percent --commission-rate <rate>\n`);
  });

  test('--json prints the exact response of the service', async () => {
    const { code, document } = await withKey('readiness', '--json');
    expect(code).toBe(0);
    expect(document).toEqual((await ask('/api/v1/programs/me/readiness')).body);
  });
});

describe('test', () => {
  test.each(['click', 'lead', 'sale'])('%s sends one event', async (kind) => {
    const { code, stdout } = await withKey('test', kind);
    expect(code).toBe(0);
    const [event] = await service.db
      .knex('test_events')
      .where({ program_id: campaign.id })
      .orderBy('id', 'desc')
      .limit(1);
    expect(event.kind).toBe(kind);
    expect(stdout).toBe(`Test event received (${kind}, event ${event.id})\n`);
  });

  test('chain shows the verdict of each event, and verifies the integration', async () => {
    const { code, stdout } = await withKey('test', 'chain');
    expect(code).toBe(0);
    expect(stdout).toMatch(
      /^click  attributed\nlead   attributed\nsale   attributed\nThe chain is attributed: link \S+, customer \S+\. Production data is unchanged\.\n$/,
    );
    expect((await withKey('readiness')).stdout).toContain('Integration verified\n');
  });

  test('fails if the chain is not attributed, in both formats', async () => {
    // A synthetic chain follows the program's rules like any sale: only a negative window makes a new click too old.
    const program = await service.make.program();
    await service.db.knex.raw('alter table programs drop constraint programs_attribution_window_days_check');
    await service.db.knex('programs').where({ id: program.id }).update({ attribution_window_days: -1 });
    const { code, stdout } = await anna.run('test', 'chain', '--api-key', program.key);
    expect(code).toBe(1);
    expect(stdout).toMatch(/^sale   unattributed\nThe chain is not attributed: /m);
    const json = await anna.run('test', 'chain', '--api-key', program.key, '--json');
    expect(json.code).toBe(1);
    expect(json.document.data).toMatchObject({ attributed: false, verdict: { sale: 'unattributed' } });
  });

  test('--json prints the response of the service', async () => {
    const { code, document } = await withKey('test', 'chain', '--json');
    expect(code).toBe(0);
    expect(document).toEqual({
      data: {
        type: 'chain',
        short_code: expect.any(String),
        customer_key: expect.any(String),
        verdict: { click: 'attributed', lead: 'attributed', sale: 'attributed' },
        attributed: true,
      },
    });
  });
});

describe('stripe', () => {
  const EVENTS = [...STRIPE_EVENTS];

  test('prints the address, the events and the operator’s steps', async () => {
    const { code, stdout } = await withKey('stripe');
    expect(code).toBe(0);
    expect(stdout).toContain('Stripe is not connected yet.');
    expect(stdout).toContain(`${service.baseUrl}/api/v1/webhooks/stripe/${campaign.id}\n`);
    expect(stdout).toContain('Stripe cannot reach this address.');
    for (const event of EVENTS) expect(stdout).toContain(event);
    expect(stdout).toContain(`npm run -s admin -- stripe connect --program-id ${campaign.id} --webhook-secret`);
  });

  test('--json prints the same', async () => {
    const { code, document } = await withKey('stripe', '--json');
    expect(code).toBe(0);
    expect(document).toEqual({
      data: {
        program_id: campaign.id,
        stripe_connected: false,
        webhook_url: `${service.baseUrl}/api/v1/webhooks/stripe/${campaign.id}`,
        events: EVENTS,
        dashboard_url: `${service.baseUrl}/app`,
        owner_command: `npx @referral-tracking/cli processor add --program ${campaign.id} --type stripe --webhook-secret -`,
        operator_command: `npm run -s admin -- stripe connect --program-id ${campaign.id} --webhook-secret -`,
      },
    });
  });
});
