import { execFile } from 'node:child_process';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { bundled } from '../support/bundled.ts';
import type { Campaign } from '../support/fixtures.ts';
import { visit } from '../support/journey.ts';
import { countRows } from '../support/rows.ts';
import { startService, type Service } from '../support/service.ts';
import { connectAccount, type Account } from '../support/stripe.ts';

let service: Service;
let campaign: Campaign;
let account: Account;
let click_id: string;
beforeAll(async () => void (service = await startService()));
afterAll(() => service.stop());
beforeEach(async () => {
  // The script signs with the current time.
  service.clock.set(new Date());
  campaign = await service.make.campaign({ commission_type: 'recurring_percent' });
  account = await connectAccount(service, campaign);
  click_id = await visit(service, campaign);
  await service.lead({ click_id });
});

interface Run {
  code: number;
  stdout: string;
  stderr: string;
}

async function simulate(...args: string[]): Promise<Run> {
  const { PATH = '', HOME = '' } = process.env;
  const command = [await bundled('scripts/simulate-stripe.ts'), ...args];
  return new Promise((resolve) => {
    execFile(process.execPath, command, { env: { PATH, HOME } }, (error, stdout, stderr) =>
      resolve({ code: error ? Number(error.code) : 0, stdout, stderr }),
    );
  });
}

const against = (secret = account.secret) => [
  '--base-url',
  service.baseUrl,
  '--program-id',
  String(campaign.id),
  '--webhook-secret',
  secret,
];
const PLACE = ['--program-id', '1', '--webhook-secret', 'whsec_x'];
const results = ({ stdout }: Run) => [...stdout.matchAll(/"result":"(\w+)"/g)].map(([, result]) => result!).sort();
const rows = (table: string, where: object = {}) => countRows(service.db, table, { program_id: campaign.id, ...where });
const times = <T>(count: number, value: T): T[] => Array.from({ length: count }, () => value);

test('all scenarios in both formats, for a customer with a provisional lead', async () => {
  const run = await simulate('all', ...against(), '--click-id', click_id, '--shape', 'both');
  expect([run.code, run.stderr]).toEqual([0, '']);
  expect(run.stdout).toContain('→ charge.refunded evt_');
  expect(run.stdout).toContain('← 200 {"received":true,"result":"sale_recorded"}');
  expect(await rows('payment_events', { state: 'pending' })).toBe(0);
  // For each shape: a checkout, four invoices, two refunded and a disputed checkout, one with an invoice, two of a known
  // Stripe customer, a payment by itself, a repeated one, three in the wrong order, and one whose refund failed.
  expect(await rows('sales')).toBe(2 * (1 + 4 + 2 + 1 + 1 + 2 + 1 + 1 + 3 + 1));
  expect(await rows('commissions', { kind: 'sale' })).toBe(34);
  expect(await rows('leads', { mode: 'payment' })).toBe(1);
  const refunds = service.db
    .knex('refunds as r')
    .join('sales as s', { 's.program_id': 'r.program_id', 's.id': 'r.sale_id' });
  const amounts: number[] = await refunds.where({ 's.program_id': campaign.id }).pluck('r.amount_cents');
  expect(amounts.sort((a, b) => a - b)).toEqual(
    [-9900, -3000, 2000, 3000, 3000, 5000, 9900, 9900, 9900].flatMap((cents) => [cents, cents]),
  );
});

test('a refund takes the whole commission back', async () => {
  const run = await simulate('refund', ...against(), '--click-id', click_id);
  expect(results(run)).toEqual(['refund_recorded', 'sale_recorded']);
  expect(await rows('commissions', { status: 'reversed', amount_cents: 0 })).toBe(1);
});

test('the checkout names the customer in its metadata, as the recipe does, or in its reference', async () => {
  await service.lead({ click_id, customer_key: 'user_42' }, { key: campaign.key });
  const identified = async (...args: string[]) => {
    const run = await simulate('checkout', ...against(), ...args);
    const [event] = await service.db.knex('payment_events').orderBy('id', 'desc').limit(1).select('notice');
    return [...results(run), event.notice.customer] as unknown[];
  };
  const metadata = await identified('--customer-key', 'user_42');
  expect(metadata).toMatchObject(['sale_recorded', { customerKey: 'user_42' }]);
  expect(metadata).not.toMatchObject([{}, { reference: 'user_42' }]);
  const reference = await identified('--customer-key', 'user_42', '--identify', 'reference');
  expect(reference).toMatchObject(['sale_recorded', { reference: 'user_42' }]);
  expect(reference).not.toMatchObject([{}, { customerKey: 'user_42' }]);
});

test('a promotion code brings a new customer to its partner', async () => {
  const codeId = await service.make.discountCode(campaign.id, campaign.partnershipId, 'TEA10');
  const run = await simulate('promotion-code', ...against(), '--discount-code', 'TEA10');
  expect(results(run)).toEqual(['sale_recorded']);
  expect(await rows('customers', { code_id: codeId, partnership_id: campaign.partnershipId })).toBe(1);
});

test('without a connected account the command that connects it is shown', async () => {
  const { id } = await service.make.campaign();
  const args = ['--base-url', service.baseUrl, '--program-id', `${id}`, '--webhook-secret', account.secret];
  const run = await simulate('checkout', ...args, '--customer-key', 'user_42');
  expect(run.code).toBe(1);
  expect(run.stdout).toContain('← 404 ');
  expect(run.stderr).toContain(`npm run -s admin -- stripe connect --program-id ${id} --webhook-secret -\n`);
});

test('the end of a run names the command that shows the result', async () => {
  const run = await simulate('checkout', ...against(), '--click-id', click_id);
  expect(results(run)).toEqual(['sale_recorded']);
  expect(run.stdout).toContain(
    `npm run -s admin -- customer explain --program-id ${campaign.id} --click-id ${click_id} --format text\n`,
  );
});

test('of a customer whom nobody knows, the pending events are shown', async () => {
  const run = await simulate('checkout', ...against(), '--customer-key', 'nobody');
  expect(results(run)).toEqual(['customer_unknown']);
  expect(run.stdout).toContain(`npm run -s admin -- stripe events --program-id ${campaign.id}\n`);
  expect(run.stdout).not.toContain('customer explain');
});

test('one scenario in one format', async () => {
  const run = await simulate('repeats', ...against(), '--click-id', click_id, '--shape', 'old');
  expect(results(run)).toEqual([...times(10, 'repeated'), 'sale_recorded']);
  expect(await rows('sales')).toBe(1);
});

test('renewals find the customer in the subscription’s checkout', async () => {
  await service.lead({ click_id, customer_key: 'user_42' }, { key: campaign.key });
  const run = await simulate('subscription', ...against(), '--customer-key', 'user_42', '--identify', 'reference');
  expect(results(run)).toEqual([...times(4, 'payment_linked'), ...times(4, 'sale_recorded'), 'subscription_linked']);
});

test('a rejected event is shown, and fails the run', async () => {
  const run = await simulate('checkout', ...against('whsec_other'), '--shape', 'new');
  expect(run.code).toBe(1);
  expect(run.stdout).toContain('← 400 ');
  expect(run.stdout).toContain('does not match the request body');
  expect(run.stderr).toContain(`stripe connect --program-id ${campaign.id} --webhook-secret -\n`);
});

test.each([[[]], [['nothing']], [['checkout', '--shape', 'round']], [['promotion-code', ...PLACE]]])(
  'wrong usage (%j) shows the help',
  async (args) => {
    const run = await simulate(...args);
    expect(run.code).toBe(2);
    expect(run.stderr).toMatch(/^ {2}refund +a payment of 99\.00, and its full refund$/m);
    if (args[0] === 'nothing') expect(run.stderr).toMatch(/^There is no scenario "nothing"\.\n/);
  },
);
