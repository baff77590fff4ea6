import { eraseCustomer } from '../../../src/customers/erase.ts';
import { asOperator } from '../../../src/common/audit.ts';
import { clickIds } from '../../support/rows.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { changeCommissions } from '../../../src/commissions/changes.ts';
import type { Campaign } from '../../support/fixtures.ts';
import { visit } from '../../support/journey.ts';
import { startService, type Service } from '../../support/service.ts';
import {
  chargeRefunded,
  checkout,
  connectAccount,
  dispute,
  newId,
  refundFailed,
  type Account,
  type StripeEvent,
} from '../../support/stripe.ts';

// What failed refunds and won disputes took comes back, once.

let service: Service;
let campaign: Campaign;
let account: Account;
let click_id: string;
let charge: { id: string; paymentIntent: string; amount: number };
beforeAll(async () => void (service = await startService()));
afterAll(() => service.stop());
beforeEach(async () => {
  campaign = await service.make.campaign();
  account = await connectAccount(service, campaign);
  click_id = await visit(service, campaign);
  charge = { id: newId('ch'), paymentIntent: newId('pi'), amount: 10_000 };
  await account.tell(checkout(account.source, { reference: click_id, ...charge, id: newId('cs') }));
});

/** Events with a time: Stripe dates them when they happen, and they may arrive later. */
const at = (seconds: number) => {
  const time = new Date(service.clock.now().getTime() + (seconds - 60) * 1_000);
  return { ...account.source, now: () => time };
};
const of = () => ({ charge: charge.id, paymentIntent: charge.paymentIntent });
const refunded = (total: number, seconds = 0): StripeEvent =>
  chargeRefunded(at(seconds), { ...charge, refunded: total });
const failed = (amount: number, more: { id?: string; type?: string; seconds?: number } = {}): StripeEvent =>
  refundFailed(at(more.seconds ?? 0), { ...of(), amount, ...more });
const contested = (id: string, more: { type?: string; status?: string } = {}): StripeEvent =>
  dispute(at(0), { ...of(), id, amount: 10_000, ...more });

const rows = () =>
  service.db
    .knex('commissions')
    .where({ program_id: campaign.id })
    .orderBy('id')
    .select('kind', 'amount_cents', 'status');
const sale = (amount_cents: number, status = 'pending') => ({ kind: 'sale', amount_cents, status });
const setAll = (status: string, kind = 'sale') =>
  service.db
    .knex('commissions')
    .where({ program_id: campaign.id, kind })
    .update({ status, approved_at: service.clock.now() });

describe('a refund that failed', () => {
  test.each(['refund.failed', 'refund.updated', 'charge.refund.updated'])('is restored by %s, once', async (type) => {
    await account.tell(refunded(3_000));
    const id = newId('re');
    expect(await account.tell(failed(3_000, { id, type }))).toBe('refund_restored');
    expect(await account.tell(failed(3_000, { id }))).toBe('nothing_due');
    expect(await rows()).toEqual([sale(2_000)]);
  });

  test('and then a real one of the same amount takes it', async () => {
    await account.tell(refunded(3_000, 1));
    await account.tell(failed(3_000, { seconds: 2 }));
    expect(await account.tell(refunded(3_000, 3))).toBe('refund_recorded');
    expect(await rows()).toEqual([sale(1_400)]);
    expect(await account.tell(refunded(10_000, 4))).toBe('refund_recorded');
    expect(await rows()).toEqual([sale(0, 'reversed')]);
  });

  test('before its refund, or in the wrong order, has the same result', async () => {
    expect(await account.tell(failed(3_000, { seconds: 2 }))).toBe('nothing_due');
    expect(await account.tell(refunded(3_000, 3))).toBe('refund_recorded');
    expect(await account.tell(refunded(3_000, 1))).toBe('nothing_due');
    expect(await rows()).toEqual([sale(1_400)]);
  });

  test('that was only updated is ignored', async () => {
    const event = refundFailed(at(0), { ...of(), amount: 3_000, status: 'succeeded', type: 'refund.updated' });
    expect(await account.tell(event)).toBe('ignored');
  });
});

describe('a dispute', () => {
  test.each(['closed', 'funds_reinstated'])('that is won is restored by charge.dispute.%s, once', async (type) => {
    const id = newId('du');
    await account.tell(contested(id));
    expect(await rows()).toEqual([sale(0, 'reversed')]);
    expect(await account.tell(contested(id, { type: `charge.dispute.${type}`, status: 'won' }))).toBe(
      'refund_restored',
    );
    const again = contested(id, { type: 'charge.dispute.funds_reinstated', status: 'won' });
    expect(await account.tell(again)).toBe('nothing_due');
    expect(await rows()).toEqual([sale(2_000)]);
  });

  test('that is lost stays as it was', async () => {
    const id = newId('du');
    await account.tell(contested(id));
    expect(await account.tell(contested(id, { type: 'charge.dispute.closed', status: 'lost' }))).toBe('nothing_due');
    expect(await account.tell(contested(id, { type: 'charge.dispute.closed', status: 'warning_closed' }))).toBe(
      'ignored',
    );
    expect(await rows()).toEqual([sale(0, 'reversed')]);
  });

  test('of an approved commission restores it as approved', async () => {
    await setAll('approved');
    const id = newId('du');
    await account.tell(contested(id));
    await account.tell(contested(id, { type: 'charge.dispute.closed', status: 'won' }));
    expect(await rows()).toEqual([sale(2_000, 'approved')]);
  });

  test('of a paid commission cancels its clawback', async () => {
    await setAll('paid');
    const id = newId('du');
    await account.tell(contested(id));
    await account.tell(contested(id, { type: 'charge.dispute.closed', status: 'won' }));
    expect(await rows()).toEqual([sale(2_000, 'paid'), { kind: 'clawback', amount_cents: 0, status: 'reversed' }]);
  });

  test('of a paid commission whose clawback is paid too becomes a restoration, which a later refund takes first', async () => {
    await setAll('paid');
    const id = newId('du');
    await account.tell(contested(id));
    await setAll('paid', 'clawback');
    await account.tell(contested(id, { type: 'charge.dispute.closed', status: 'won' }));
    const paid = [sale(2_000, 'paid'), { kind: 'clawback', amount_cents: -2_000, status: 'paid' }];
    expect(await rows()).toEqual([...paid, { kind: 'restoration', amount_cents: 2_000, status: 'approved' }]);
    await account.tell(refunded(5_000));
    expect(await rows()).toEqual([...paid, { kind: 'restoration', amount_cents: 1_000, status: 'approved' }]);
    const entries = service.db.knex('commission_entries').where({ program_id: campaign.id }).orderBy('id');
    expect(await entries.pluck('kind')).toEqual(['approved', 'refund']);
  });

  test('of a commission that was rejected while nothing was left of it restores nothing', async () => {
    const [{ id: commissionId }] = (await service.db.knex('commissions').where({ program_id: campaign.id })) as [
      { id: number },
    ];
    const id = newId('du');
    await account.tell(contested(id));
    const rejected = await service.db.transaction((tx) =>
      changeCommissions(tx, () => Promise.resolve(), {
        programId: campaign.id,
        commissionIds: [commissionId],
        change: 'reject',
        reason: 'fraud',
        at: service.clock.now(),
      }),
    );
    expect(rejected).toMatchObject([{ judgement: { kind: 'done' } }]);
    expect(await account.tell(contested(id, { type: 'charge.dispute.closed', status: 'won' }))).toBe('refund_restored');
    expect(await rows()).toEqual([sale(0, 'reversed')]);
  });
});

describe('a call', () => {
  const call = (refund_amount_cents?: number) =>
    service.refund(
      { transaction_id: charge.paymentIntent, ...(refund_amount_cents && { refund_amount_cents }) },
      { key: campaign.key },
    );

  test('and the processor say the same refund once, in any order', async () => {
    await account.tell(refunded(3_000, 1));
    const notices = [{ code: 'refund_known' }];
    expect((await call(3_000)).body).toMatchObject({ status: 'reversed', deduction_cents: 0, notices });
    expect(await rows()).toEqual([sale(1_400)]);
    await account.tell(failed(3_000, { seconds: 2 }));
    // The call still says so.
    expect(await rows()).toEqual([sale(1_400)]);
  });
});

describe('after the customer is erased', () => {
  const erase = async () => {
    const at = service.clock.now();
    const [customer] = await service.db.knex('customers').where({ program_id: campaign.id });
    const erased = { programId: campaign.id, customerId: customer.id, at };
    await asOperator(service.db, at, (tx, note) => eraseCustomer(tx, note, clickIds, erased));
  };

  test('what was refunded is still known, and comes back', async () => {
    await account.tell(refunded(3_000, 1));
    await erase();
    expect(await account.tell(failed(3_000, { seconds: 2 }))).toBe('refund_restored');
    expect(await rows()).toEqual([sale(2_000)]);
  });

  test('by an earlier version, which forgot the amounts, what was recorded stays refunded at least', async () => {
    await account.tell(refunded(3_000, 1));
    const events = service.db
      .knex('payment_events')
      .where({ program_id: campaign.id })
      .whereRaw(`notice ->> 'kind' = 'refund'`);
    await events.update({ notice: JSON.stringify({ kind: 'refund', charge: charge.id }) });
    expect(await account.tell(failed(3_000, { seconds: 2 }))).toBe('nothing_due');
    expect(await rows()).toEqual([sale(1_400)]);
    expect(await account.tell(refunded(5_000, 3))).toBe('refund_recorded');
    expect(await rows()).toEqual([sale(1_000)]);
  });
});
