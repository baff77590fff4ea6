import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Campaign } from '../support/fixtures.ts';
import { visit } from '../support/journey.ts';
import { countRows } from '../support/rows.ts';
import { startService, type Service } from '../support/service.ts';
import { chargeRefunded, checkout, connectAccount, newId, type Source } from '../support/stripe.ts';
import { as, auditEntries, managementError } from '../manage/support.ts';

let service: Service;
let campaign: Campaign;
let token: string;
let send: (event: ReturnType<typeof checkout>) => Promise<string>;
let source: Source;
beforeAll(async () => void (service = await startService()));
afterAll(() => service.stop());
beforeEach(async () => {
  campaign = await service.make.campaign();
  ({ apiToken: token } = await service.make.member(campaign.id, 'admin'));
  const account = await connectAccount(service, campaign);
  ({ source } = account);
  send = (event) => account.tell(event);
});

const call = (method: string, path = '', key = token) =>
  as(service, key)(method, `programs/${campaign.id}/payment-events${path}`);
const listed = async (query = '') => (await call('GET', query)).body.data as Record<string, unknown>[];

/** A payment of a customer who is not known yet, and its refund. */
async function waitingPayment() {
  const paymentIntent = newId('pi');
  const paid = checkout(source, { reference: 'user_late', paymentIntent });
  await send(paid);
  await send(chargeRefunded(source, { id: newId('ch'), paymentIntent, amount: 9900, refunded: 900 }));
  const [, event] = await listed();
  return { paid, id: event!.id as number };
}

test('lists the events, newest first, each with its state and what it waits for', async () => {
  const { paid } = await waitingPayment();
  await send(checkout({ ...source, livemode: false }, { reference: 'nobody' }));
  const events = await listed();
  expect(events.map(({ state }) => state)).toEqual(['test', 'pending', 'pending']);
  expect(events[2]).toMatchObject({
    event_id: paid.id,
    event_type: 'checkout.session.completed',
    result: 'customer_unknown',
    sale_id: null,
    applied_at: null,
  });
  expect(events[2]!.explanation).toMatch(/^Pending: the program has no customer/);
  expect(await listed('?state=test')).toMatchObject([{ livemode: false }]);
  expect(await listed('?state=pending&limit=1&order=oldest')).toMatchObject([{ event_id: paid.id }]);
  expect(await listed('?state=applied')).toEqual([]);
});

test('lists a thin event, once, as ignored, and says what to choose', async () => {
  const thin = {
    ...{ id: newId('evt'), object: 'v2.core.event', type: 'v1.checkout.session.completed', livemode: true },
    ...{
      created: '2026-01-02T03:04:05.678Z',
      related_object: { id: newId('cs'), type: 'checkout.session', url: '/v1' },
    },
  };
  // Also one whose type other events have.
  const other = { ...thin, id: newId('evt'), type: 'charge.refunded', created: 'yesterday' };
  for (const event of [thin, thin, other]) expect(await send(event as never)).toBe('ignored');
  const [second, first, ...more] = await listed('?state=ignored');
  expect(more).toEqual([]);
  expect(first).toMatchObject({ event_id: thin.id, event_type: thin.type, livemode: true, result: 'thin_event' });
  expect(first).toMatchObject({ occurred_at: thin.created, applied_at: null, customer_id: null, unknown_codes: [] });
  expect(first!.explanation).toContain('Choose the payload style `Snapshot`');
  expect(second).toMatchObject({ event_id: other.id, state: 'ignored' });
  const answer = await call('POST', `/${first!.id as number}/replay`);
  expect(answer.status).toBe(409);
});

test('names the promotion codes that the program does not know', async () => {
  const partnershipId = await service.make.partnership(campaign.id, await service.make.partner());
  await service.make.discountCode(campaign.id, partnershipId, 'BREW5', { processor_id: 'promo_brew' });
  await send(checkout(source, { reference: 'nobody', promotion: 'promo_brew' }));
  await send(checkout(source, { promotion: { id: 'promo_other', code: 'brew5', active: true } }));
  await send(checkout(source, { promotion: 'promo_typo' }));
  await send(checkout(source, { promotion: { id: 'promo_summer', code: 'SUMMER', active: true } }));
  const events = await listed();
  expect(events.map(({ unknown_codes }) => unknown_codes)).toEqual([['SUMMER'], ['promo_typo'], [], []]);
  expect(events[0]!.explanation).toMatch(/^Pending: .*\. The program does not know the promotion code SUMMER\.$/);
  await service.make.discountCode(campaign.id, partnershipId, 'Summer');
  expect((await listed()).map(({ unknown_codes }) => unknown_codes)).toEqual([[], ['promo_typo'], [], []]);
});

test('is filtered by when an event was received', async () => {
  const received: string[] = [];
  for (let i = 0; i < 5; i++) {
    service.clock.advance({ ms: 40 * 60_000 });
    received.push(service.clock.now().toISOString());
    await send(checkout(source, { reference: `nobody_${i}` }));
    await connectAccount(service, await service.make.campaign());
  }
  ({ apiToken: token } = await service.make.member(campaign.id, 'admin'));
  const times = async (query: string) => (await listed(`?order=oldest&${query}`)).map(({ received_at: at }) => at);
  expect(await times(`created_from=${received[3]}`)).toEqual(received.slice(3));
  expect(await times(`created_before=${received[2]}`)).toEqual(received.slice(0, 2));
  expect(await times(`created_from=${received[1]}&created_before=${received[4]}&state=pending`)).toEqual(
    received.slice(1, 4),
  );
  expect(await times(`created_from=${received[1]}&state=applied`)).toEqual([]);
  expect((await call('GET', '?created_from=yesterday')).body.error.details).toEqual({ field: 'created_from' });
});

test('a viewer does not see the customer', async () => {
  await send(checkout(source, { reference: await visit(service, campaign) }));
  expect((await listed())[0]!.customer_id).toBeGreaterThan(0);
  const { apiToken } = await service.make.member(campaign.id, 'viewer');
  expect((await call('GET', '', apiToken)).body.data).toMatchObject([{ state: 'applied', customer_id: null }]);
});

describe('replay', () => {
  test('applies an event and those that waited for it', async () => {
    const { id } = await waitingPayment();
    await service.make.customer(await visit(service, campaign), { customer_key: 'user_late' });
    const { status, body } = await call('POST', `/${id}/replay`);
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ id, state: 'applied', result: 'sale_recorded' });
    expect((await listed()).map(({ result }) => result)).toEqual(['refund_recorded', 'sale_recorded']);
    expect(await countRows(service.db, 'refunds', { program_id: campaign.id })).toBe(1);
    const entries = (await auditEntries(service)).filter(({ action }) => action === 'payment-event.replay');
    expect(entries.at(-1)).toMatchObject({
      program_id: campaign.id,
      target_id: id,
      before: { state: 'pending', result: 'customer_unknown' },
      after: { state: 'applied', result: 'sale_recorded' },
    });
  });

  test('leaves an event pending whose customer is still unknown', async () => {
    const { id } = await waitingPayment();
    const { status, body } = await call('POST', `/${id}/replay`);
    expect([status, body.data.state, body.data.result]).toEqual([200, 'pending', 'customer_unknown']);
  });

  test('refuses an event that is not pending, and nothing changes', async () => {
    await send(checkout(source, { reference: await visit(service, campaign) }));
    await send(checkout({ ...source, livemode: false }, { reference: 'nobody' }));
    const entries = await countRows(service.db, 'audit_log');
    for (const { id } of await listed()) {
      const answer = await call('POST', `/${String(id)}/replay`);
      expect(answer.body).toEqual(managementError(answer, [409, 'invalid_transition', 'The event is not pending.']));
    }
    expect(await countRows(service.db, 'audit_log')).toBe(entries);
  });

  test('twenty at the same time record one sale', async () => {
    const { id } = await waitingPayment();
    await service.make.customer(await visit(service, campaign), { customer_key: 'user_late' });
    const answers = await Promise.all(Array.from({ length: 20 }, () => call('POST', `/${id}/replay`)));
    expect(answers.filter(({ status }) => status === 200).length).toBe(1);
    expect(await countRows(service.db, 'sales', { program_id: campaign.id })).toBe(1);
  });

  test('an event of another program is unknown', async () => {
    const { id } = await waitingPayment();
    campaign = await service.make.campaign();
    ({ apiToken: token } = await service.make.member(campaign.id, 'admin'));
    expect((await call('POST', `/${id}/replay`)).status).toBe(404);
  });
});
