import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { connectStripe } from '../../../src/payments/secrets.ts';
import { platformError } from '../../support/envelopes.ts';
import type { Campaign } from '../../support/fixtures.ts';
import { visit, withTrigger } from '../../support/journey.ts';
import { captureLog } from '../../support/log.ts';
import { countRows, customerOf, without } from '../../support/rows.ts';
import { SECRET_KEY } from '../../support/keys.ts';
import { startService, type Service } from '../../support/service.ts';
import {
  callOf,
  chargeRefunded,
  checkout,
  connectAccount,
  newId,
  webhookPath,
  type Account,
  type StripeEvent,
} from '../../support/stripe.ts';

let service: Service;
let campaign: Campaign;
let account: Account;
let click_id: string;
let paid: StripeEvent;
const { log, lines, clear } = captureLog();
beforeAll(async () => void (service = await startService({ log })));
afterAll(() => service.stop());
beforeEach(async () => {
  clear();
  campaign = await service.make.campaign({ lead_commission_cents: 10 });
  account = await connectAccount(service, campaign);
  click_id = await visit(service, campaign);
  await service.lead({ click_id });
  paid = checkout(account.source, { reference: click_id, metadata: { customer_key: service.make.unique('user') } });
});

const TABLES = ['payment_events', 'payment_names', 'sales', 'commissions', 'leads', 'refunds', 'payment_subscriptions'];
const counts = async () =>
  Object.fromEntries(await Promise.all(TABLES.map(async (table) => [table, await countRows(service.db, table)])));

/** Fails without partial writes, and succeeds when it is sent again. */
async function failsWhole(during: (work: () => Promise<unknown>) => Promise<unknown>) {
  const before = await counts();
  const failure = (await during(() => account.send(paid))) as Awaited<ReturnType<Account['send']>>;
  expect(failure.body).toEqual(platformError(500, 'Payment event processing failed'));
  expect(failure.headers['x-request-id']).toBeTruthy();
  expect(await counts()).toEqual(before);
  const customer = customerOf(service.db, click_id);
  expect(await customer).toMatchObject({ status: 'click', customer_key: null, lead_at: null });
  expect(await account.tell(paid)).toBe('sale_recorded');
  expect(await account.tell(paid)).toBe('repeated');
  expect(await countRows(service.db, 'sales', { program_id: campaign.id })).toBe(1);
  expect(await countRows(service.db, 'commissions', { program_id: campaign.id })).toBe(2);
}

describe('nothing is recorded when the database fails', () => {
  test.each(['payment_events', 'payment_names', 'sales', 'leads', 'stripe_secrets', 'partnerships'])('at %s', (table) =>
    failsWhole((work) => without(service.db, table, work)),
  );

  test.each(['payment_events', 'payment_names', 'leads', 'sales'])('inserting into %s', (table) =>
    failsWhole((work) => withTrigger(service, { table, body: `raise exception 'trouble'` }, work)),
  );

  test.each(['payment_events', 'sales'])('at the commit, for %s', (table) =>
    failsWhole((work) => withTrigger(service, { table, body: `raise exception 'trouble'`, atCommit: true }, work)),
  );

  test.each(['payment_names', 'leads', 'commissions'])('dying at %s', (table) =>
    failsWhole((work) => withTrigger(service, { table, body: 'perform pg_terminate_backend(pg_backend_pid())' }, work)),
  );
});

test('if the process dies before it applies waiting events, the same event applies them when it is sent again', async () => {
  const charge = { id: newId('ch'), paymentIntent: paid.data.object.payment_intent as string, amount: 9_900 };
  expect(await account.tell(chargeRefunded(account.source, { ...charge, refunded: 900 }))).toBe('sale_unknown');
  await withTrigger(service, { table: 'refunds', body: 'perform pg_terminate_backend(pg_backend_pid())' }, async () => {
    // The payment is applied, but the response says that something failed, so Stripe sends it again.
    expect((await account.send(paid)).status).toBe(500);
  });
  expect(await countRows(service.db, 'sales', { program_id: campaign.id })).toBe(1);
  expect(await countRows(service.db, 'refunds')).toBe(0);
  expect(await account.tell(paid)).toBe('repeated');
  expect(await countRows(service.db, 'refunds')).toBe(1);
});

test('a pending event that the database refuses does not stop the others from being applied', async () => {
  const charge = { id: newId('ch'), paymentIntent: paid.data.object.payment_intent as string, amount: 9_900 };
  await account.tell(chargeRefunded(account.source, { ...charge, refunded: 900 }));
  const body = `raise exception 'trouble'`;
  expect(await withTrigger(service, { table: 'refunds', body }, () => account.tell(paid))).toBe('sale_recorded');
  expect(lines().join()).toMatch(/pending payment event \d+ could not be applied/);
  expect(await account.tell(paid)).toBe('repeated');
  expect(await countRows(service.db, 'payment_events', { program_id: campaign.id, state: 'pending' })).toBe(0);
});

test('a secret that cannot be decrypted is an internal error, not a rejection', async () => {
  const other = await service.make.campaign();
  await connectStripe(service.db, Buffer.alloc(32, 8), other.id, account.secret, service.clock.now());
  const send = () => service.call(webhookPath(other.id), callOf(paid, account.secret, service.clock.now()));
  const answer = await send();
  expect(answer.body).toEqual(platformError(500, 'Payment event processing failed'));
  expect(lines().join()).toMatch(/encrypted with another SECRET_KEY/);
  // If another secret can be decrypted, this one is ignored.
  await connectStripe(service.db, SECRET_KEY, other.id, account.secret, service.clock.now());
  expect((await send()).status).toBe(200);
});

test('an unsupported currency is logged with the event', async () => {
  await account.tell(checkout(account.source, { reference: click_id, currency: 'jpy' }));
  expect(lines().join()).toMatch(/payment event evt_\w+: no sale is recorded in JPY/);
});
