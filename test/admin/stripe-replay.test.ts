import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Campaign } from '../support/fixtures.ts';
import { signUp, visit } from '../support/journey.ts';
import { countRows, customerOf } from '../support/rows.ts';
import { startService, type Service } from '../support/service.ts';
import { chargeRefunded, checkout, connectAccount, newId, subscriptionCheckout } from '../support/stripe.ts';
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
const stripe = (verb: string, ...flags: string[]) => ['stripe', verb, '--program-id', String(campaign.id), ...flags];

describe('stripe replay', () => {
  const replay = (...flags: string[]) => admin.done('stripe', 'replay', ...flags);

  it('applies one event and the events that waited for it, as if it had just arrived', async () => {
    const account = await connectAccount(service, campaign);
    const click_id = await visit(service, campaign);
    const paymentIntent = newId('pi');
    const paid = checkout(source(), { reference: 'user_late', paymentIntent });
    const back = chargeRefunded(source(), { id: newId('ch'), paymentIntent, amount: 9900, refunded: 900 });
    for (const event of [paid, back]) await account.tell(event);
    expect((await replay('--event-id', paid.id)).replayed).toMatchObject([
      { state: 'pending', result: 'customer_unknown' },
    ]);
    service.clock.advance({ days: 3 });
    await service.lead({ click_id, customer_key: 'user_late' }, { key: campaign.key });
    const run = await admin.run('stripe', 'replay', '--event-id', paid.id);
    expect([run.code, run.stderr]).toEqual([0, '']);
    expect(run.document).toEqual({
      replayed: [
        {
          program_id: campaign.id,
          event_id: paid.id,
          state: 'applied',
          result: 'sale_recorded',
          why: 'The payment is recorded as a sale.',
        },
      ],
      notes: [],
    });
    const sale = await service.db.knex('sales').where({ transaction_id: paymentIntent }).first();
    expect(sale.occurred_at).toEqual(new Date(paid.created * 1000));
    expect(await countRows(service.db, 'refunds', { sale_id: sale.id })).toBe(1);
    const again = await admin.perform('stripe', 'replay', '--event-id', paid.id);
    expect([again.code, again.stderr]).toEqual([1, `event ${paid.id} is already applied: sale_recorded`]);
  });

  it('settles a lead at the time when its event first arrived', async () => {
    const account = await connectAccount(service, campaign);
    const click_id = await visit(service, campaign);
    await service.lead({ click_id });
    const came = service.clock.now();
    const paid = checkout(source(), { reference: 'user_later' });
    await account.tell(paid);
    await service.make.customer(click_id, { customer_key: 'user_later' });
    service.clock.advance({ days: 70 });
    expect((await replay('--event-id', paid.id)).replayed).toMatchObject([{ result: 'sale_recorded' }]);
    expect(await customerOf(service.db, click_id)).toMatchObject({ lead_at: came });
  });

  it('applies all waiting events of a program, and skips events that were rejected', async () => {
    const account = await connectAccount(service, campaign);
    const expired = await visit(service, campaign);
    const subscription = newId('sub');
    service.clock.advance({ days: 61 });
    await account.tell(checkout(source(), { reference: expired }));
    await account.tell(subscriptionCheckout(source(), { subscription, reference: 'user_new' }));
    await account.tell(checkout(source(), { reference: 'user_new' }));
    const { click_id } = await signUp(service, campaign);
    await service.make.customer(click_id, { customer_key: 'user_new' });
    const { replayed } = await replay('--program-id', String(campaign.id));
    expect(replayed.map(({ result }: { result: string }) => result)).toEqual(['subscription_linked', 'sale_recorded']);
    const { pending } = await admin.done(...stripe('events'));
    expect(pending).toEqual({ window_expired: 1 });
  });

  it('retries rejected events at the operator’s request, and reports what it logs', async () => {
    const account = await connectAccount(service, campaign);
    const click_id = await visit(service, campaign);
    const paid = checkout(source(), { reference: click_id, currency: 'jpy' });
    await account.tell(paid);
    const { replayed, notes } = await replay('--event-id', paid.id, '--program-id', String(campaign.id));
    expect(replayed).toMatchObject([{ result: 'currency_unsupported' }]);
    expect(notes).toEqual([`payment event ${paid.id}: no sale is recorded in JPY`]);
  });

  it('distinguishes the same event of two programs', async () => {
    const other = await service.make.campaign();
    const event = checkout(source());
    for (const program of [campaign, other]) await (await connectAccount(service, program)).tell(event);
    expect((await replay('--event-id', event.id)).replayed).toHaveLength(2);
    const one = await replay('--event-id', event.id, '--program-id', String(other.id));
    expect(one.replayed).toMatchObject([{ program_id: other.id }]);
  });

  it('rejects an unknown event', async () => {
    expect((await admin.perform('stripe', 'replay', '--event-id', 'evt_none')).stderr).toBe(
      'no event evt_none was received',
    );
    expect((await admin.perform('stripe', 'replay', '--program-id', '404')).stderr).toBe('there is no program 404');
  });
});

describe('customer explain', () => {
  it('lists the payment events in order, including those that only identify the customer', async () => {
    const account = await connectAccount(service, campaign);
    const click_id = await visit(service, campaign);
    service.clock.advance({ seconds: 10 });
    await service.lead({ click_id });
    service.clock.advance({ seconds: 10 });
    const paymentIntent = newId('pi');
    await account.tell(
      checkout(source(), { reference: click_id, paymentIntent, metadata: { customer_key: 'user_x' } }),
    );
    service.clock.advance({ seconds: 10 });
    const refund = { id: newId('ch'), paymentIntent, amount: 9900, refunded: 9900 };
    await account.tell(chargeRefunded(source(), refund));
    await service.make.customer(click_id, { customer_key: null });
    service.clock.advance({ seconds: 10 });
    await account.tell(checkout(source(), { reference: 'user_y' }));
    await service.make.customer(click_id, { customer_key: 'user_y' });
    const flags = ['--program-id', String(campaign.id), '--click-id', click_id];
    const { events } = await admin.done('customer', 'explain', ...flags);
    expect(events.map(({ type, result }: Record<string, string>) => result ?? type)).toEqual([
      'click',
      'lead',
      'sale_recorded',
      'lead',
      'sale',
      'commission',
      'refund_recorded',
      'refund',
      'customer_unknown',
    ]);
    const [, , told, settled, sale] = events;
    expect(told).toMatchObject({
      type: 'payment_event',
      event_type: 'checkout.session.completed',
      state: 'applied',
      sale_id: sale.sale_id,
      why: 'The payment is recorded as a sale.',
    });
    expect(settled.why).toBe("It counts: a payment event of the program's payment processor identified the customer.");
    expect(events.at(-1).why).toMatch(/^Pending: the program has no customer/);
  });
});
