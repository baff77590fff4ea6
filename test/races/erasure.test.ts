import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import { noteAs } from '../../src/common/audit.ts';
import { eraseCustomer } from '../../src/customers/erase.ts';
import type { Answer } from '../support/client.ts';
import type { Campaign } from '../support/fixtures.ts';
import { sell, signUp, visit, withTrigger } from '../support/journey.ts';
import { clickIds } from '../support/rows.ts';
import { untilBlocked } from '../support/parallel.ts';
import { startService, type Service } from '../support/service.ts';
import { checkout, connectAccount, type Account } from '../support/stripe.ts';

// Events of a customer that are in flight while the customer is erased. Whichever commits first, nothing of the customer
// is left, and nothing brings the customer back.

let service: Service;
beforeAll(async () => void (service = await startService()));
afterAll(() => service.stop());

let campaign: Campaign;
let account: Account;
beforeEach(async () => {
  campaign = await service.make.campaign({ lead_commission_cents: 100 });
  account = await connectAccount(service, campaign);
});

const additional_data = { note: 'secret-note' };
const withKey = () => ({ key: campaign.key });
const waiting = async () =>
  (
    await service.db.knex.raw<{ rows: { n: number }[] }>(
      `select count(*)::int as n from pg_locks where not granted
       and database = (select oid from pg_database where datname = current_database())`,
    )
  ).rows[0]!.n;
const untilWaiting = (n: number) => expect.poll(waiting, { timeout: 8_000 }).toBeGreaterThanOrEqual(n);

const customerId = async (click_id: string): Promise<number> =>
  (await service.db.knex('customers').where({ click_id }).pluck<number[]>('id'))[0]!;

const erase = (id: number, beforeCommit: () => Promise<void> = () => Promise.resolve()) =>
  service.db.transaction(async (tx) => {
    const at = service.clock.now();
    const note = noteAs(tx, { kind: 'operator' }, at);
    await eraseCustomer(tx, note, clickIds, { programId: campaign.id, customerId: id, at });
    await beforeCommit();
  });

/** Sends the requests while an erasure has done everything except its commit. */
async function whileErasing(id: number, send: () => Promise<Answer>[]): Promise<Answer[]> {
  let answers: Promise<Answer[]> | undefined;
  await erase(id, async () => {
    answers = Promise.all(send());
    await untilWaiting(1);
  });
  return answers!;
}

/** Whether a row of the program has the text. */
async function isLeft(text: string): Promise<boolean> {
  const tables = [
    'clicks',
    'customers',
    'leads',
    'sales',
    'payment_events',
    'payment_subscriptions',
    'processor_references',
    'test_events',
  ];
  for (const table of tables) {
    const rows = await service.db.knex(`${table} as t`).whereRaw('t::text like ?', [`%${text}%`]);
    if (rows.length > 0) return true;
  }
  return false;
}

async function expectGone(names: { click_id: string; customer_key: string }): Promise<void> {
  expect(await isLeft(names.click_id)).toBe(false);
  expect(await isLeft(names.customer_key)).toBe(false);
  expect(await isLeft('secret-note')).toBe(false);
}

const LOCK = 20_261_122;

/** Sends the request, which waits when it inserts into the table, until an erasure has begun or is done. */
async function whileWriting(table: string, id: number, send: () => Promise<Answer>): Promise<Answer> {
  const body = `perform pg_advisory_xact_lock_shared(${LOCK})`;
  return withTrigger(service, { table, body }, async () => {
    const blocker = await service.db.knex.transaction();
    await blocker.raw('select pg_advisory_xact_lock(?)', [LOCK]);
    const answer = send();
    await untilWaiting(1);
    const erasing = erase(id);
    await Promise.race([erasing, untilWaiting(2)]);
    await blocker.commit();
    await erasing;
    return answer;
  });
}

describe('the erasure commits first', () => {
  test.each(['click', 'lead', 'conversion'])('of a customer with status %s', async (status) => {
    const click_id = await visit(service, campaign);
    const names = { click_id, customer_key: service.make.unique('secret-user') };
    if (status === 'click') await service.make.customer(click_id);
    else await service.lead(names, withKey());
    if (status === 'conversion') await sell(service, campaign, names);
    const id = await customerId(click_id);
    const other = await visit(service, campaign);

    const [lead, sale, browser, untouched] = await whileErasing(id, () => [
      service.lead({ ...names, additional_data }, withKey()),
      service.sale(
        { ...names, transaction_id: service.make.unique('t'), amount_cents: 100, additional_data },
        withKey(),
      ),
      service.lead({ click_id, additional_data }),
      service.lead({ click_id: other }, withKey()),
    ]);
    for (const { status: code, body } of [lead!, sale!, browser!]) {
      expect([code, body.error?.message]).toEqual([400, expect.stringMatching(/^Customer not found\. /)]);
    }
    expect(untouched!.status).toBe(200);
    await expectGone(names);
  });

  test('an event of the payment processor is stored without its names', async () => {
    const names = await signUp(service, campaign);
    const id = await customerId(names.click_id);
    const { customer_key } = names;
    const paymentIntent = service.make.unique('pi');
    let told: Promise<string> | undefined;
    await erase(id, async () => {
      told = account.tell(checkout(account.source, { metadata: { customer_key }, paymentIntent }));
      await untilWaiting(1);
    });
    expect(await told).toBe('customer_not_named');
    await expectGone(names);
  });
});

// The trigger would run on a worker, and not wait for the lock, which is on the coordinator.
describe.skipIf(inject('servers').length > 1)('the event commits first', () => {
  test('a sale is erased with its customer', async () => {
    const names = await signUp(service, campaign);
    await sell(service, campaign, names);
    const body = { ...names, transaction_id: service.make.unique('t'), amount_cents: 100, additional_data };
    const id = await customerId(names.click_id);
    const sale = await whileWriting('sales', id, () => service.sale(body, withKey()));
    expect(sale.status).toBe(200);
    await expectGone(names);
  });

  test('a lead is erased with its customer', async () => {
    const click_id = await visit(service, campaign);
    const names = { click_id, customer_key: service.make.unique('secret-user') };
    await service.make.customer(click_id);
    const id = await customerId(click_id);
    const lead = await whileWriting('leads', id, () => service.lead({ ...names, additional_data }, withKey()));
    expect(lead.status).toBe(200);
    await expectGone(names);
  });
});

test('an erasure and a refund that claws back never wait for each other', async () => {
  const click_id = await visit(service, campaign);
  const { transaction_id, commission_id, sale_id } = await sell(service, campaign, { click_id });
  await service.db.knex('commissions').where({ id: commission_id }).update({ status: 'paid' });
  const id = await customerId(click_id);
  const blocker = await service.db.knex.transaction();
  await blocker('sales').where({ id: sale_id, program_id: campaign.id }).forNoKeyUpdate();
  const refund = service.refund({ transaction_id }, withKey());
  await untilBlocked(service, 1);
  const erasing = erase(id);
  await untilBlocked(service, 2);
  await blocker.commit();
  await erasing;
  expect((await refund).body).toMatchObject({ status: 'clawed_back' });
});
