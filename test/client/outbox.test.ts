import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  createClient,
  createOutbox,
  type Dropped,
  type Outbox,
  type OutboxEntry,
  type OutboxOptions,
} from '../../packages/client/src/index.ts';
import { memoryStore } from './support.ts';
import { startGate, type Fate, type Gate, type Seen } from '../sdks/support/gate.ts';
import type { Campaign } from '../support/fixtures.ts';
import { startService, type Service } from '../support/service.ts';

let service: Service;
let gate: Gate;
let campaign: Campaign;
let dropped: Dropped[];
let errors: unknown[];
const open: Outbox[] = [];

beforeAll(async () => {
  service = await startService();
  // The outbox uses real times.
  service.clock.set(new Date());
  gate = await startGate(service.baseUrl);
  campaign = await service.make.campaign();
});
afterAll(async () => {
  for (const outbox of open) await outbox.close(0);
  await gate.stop();
  await service.stop();
});
beforeEach(() => {
  gate.seen.length = 0;
  dropped = [];
  errors = [];
});

const outboxOf = (options: Partial<OutboxOptions> = {}): Outbox => {
  const outbox = createOutbox({
    client: createClient({ baseUrl: gate.url, apiKey: campaign.key }),
    baseDelayMs: 20,
    maxDelayMs: 100,
    onDropped: (entry) => dropped.push(entry),
    onError: (error) => errors.push(error),
    ...options,
  });
  open.push(outbox);
  return outbox;
};

const newLead = async () => ({
  click_id: (await service.click({ affiliate_url: campaign.url })).body.click_id as string,
  customer_key: service.make.unique('user'),
});
const sales = () => service.db.knex<{ transaction_id: string; occurred_at: Date }>('sales').orderBy('id');
const failure: Fate = { status: 500, body: { error: { message: 'Sale tracking failed' } } };
const stepsOf = (seen: Seen[]): string[] =>
  seen.map(({ path, body, status }) => {
    const transaction = body.transaction_id as string | undefined;
    return [path.split('/').at(-1), ...(transaction ? [transaction] : []), status].join(' ');
  });
const until = async (holds: () => boolean): Promise<void> => {
  while (!holds()) await new Promise((resolve) => setTimeout(resolve, 5));
};

describe('it never fails its caller', () => {
  test('whatever the store does', async () => {
    const broken = () => Promise.reject(new Error('disk full'));
    const outbox = outboxOf({ store: { load: broken, save: broken, remove: broken } });
    expect(await outbox.lead(await newLead())).toBe(true);
    expect(await outbox.flush()).toBe(0);
    expect(gate.seen.map(({ status }) => status)).toEqual([200]);
    expect(errors).toContainEqual(new Error('disk full'));
  });

  test('whatever the listeners do', async () => {
    const angry = () => {
      throw new Error('nobody should see this');
    };
    const outbox = outboxOf({ onDropped: angry, onError: angry, maxEntries: 1 });
    gate.plan('/api/v1/track/lead', failure);
    expect(await Promise.all([outbox.lead(await newLead()), outbox.lead({})])).toEqual([true, false]);
    expect(await outbox.flush()).toBe(0);
  });

  test('whatever it receives', async () => {
    const circle: Record<string, unknown> = {};
    circle.circle = circle;
    const outbox = outboxOf();
    expect(await outbox.lead({ click_id: 'c', additional_data: circle })).toBe(false);
    expect(await outbox.lead(undefined as never)).toBe(false);
    expect(dropped.map(({ reason }) => reason)).toEqual(['unusable', 'unusable']);
  });

  test('and a store that never answers does not make flush wait forever', async () => {
    const outbox = outboxOf({
      store: { load: () => [], save: () => new Promise(() => undefined), remove: () => undefined },
    });
    void outbox.lead({ click_id: 'c' });
    expect(await outbox.flush(50)).toBe(1);
  });

  test('a body may be changed after it was added', async () => {
    const outbox = outboxOf();
    const lead = await newLead();
    const { click_id } = lead;
    const taken = outbox.lead(lead);
    lead.click_id = 'changed';
    await taken;
    expect(await outbox.flush()).toBe(0);
    expect(gate.seen.map(({ body }) => body.click_id)).toEqual([click_id]);
  });
});

describe('a delivery that fails', () => {
  test('for one customer delays only that customer’s later entries', async () => {
    const [first, second] = [await newLead(), await newLead()];
    const [sale, other] = [service.make.unique('order'), service.make.unique('order')];
    gate.plan(`/api/v1/track/sale ${sale}`, ...Array<Fate>(3).fill(failure));
    const outbox = outboxOf();
    await outbox.lead(first);
    await outbox.sale({ transaction_id: sale, amount_cents: 100, customer_key: first.customer_key });
    await outbox.refund({ transaction_id: sale });
    await outbox.lead(second);
    await outbox.sale({ transaction_id: other, amount_cents: 100, customer_key: second.customer_key });
    await until(() => outbox.size === 0);
    const steps = stepsOf(gate.seen);
    expect(steps.indexOf(`sale ${other} 200`)).toBeLessThan(steps.indexOf(`sale ${sale} 200`));
    expect(steps.filter((step) => step.includes(sale))).toEqual([
      ...Array<string>(3).fill(`sale ${sale} 500`),
      `sale ${sale} 200`,
      `refund ${sale} 200`,
    ]);
    expect(dropped).toEqual([]);
  });

  test('for an unknown key waits for the correct one', async () => {
    let key = 'refkey_wrong';
    const outbox = outboxOf({ client: createClient({ baseUrl: gate.url, apiKey: () => key }) });
    await outbox.lead(await newLead());
    await until(() => gate.seen.filter(({ status }) => status === 401).length === 2);
    key = campaign.key;
    expect(await outbox.flush()).toBe(0);
    expect(dropped).toEqual([]);
  });

  test('because of the rate limit of leads does not delay sales', async () => {
    const [paying, signing] = [await newLead(), await newLead()];
    const transaction_id = service.make.unique('order');
    await service.lead(paying, { key: campaign.key });
    gate.plan('/api/v1/track/lead', {
      status: 429,
      headers: { 'retry-after': '1' },
      body: { error: { code: 'rate_limited' } },
    });
    const outbox = outboxOf();
    await outbox.lead(signing);
    await outbox.sale({ transaction_id, amount_cents: 100, customer_key: paying.customer_key });
    expect(await outbox.flush()).toBe(0);
    expect(stepsOf(gate.seen)).toEqual(['lead 429', `sale ${transaction_id} 200`, 'lead 200']);
    expect(gate.seen[2]!.at - gate.seen[0]!.at).toBeGreaterThanOrEqual(1000);
  });

  test('because of the entry itself is reported, and the entry is removed', async () => {
    const store = memoryStore();
    const outbox = outboxOf({ store });
    await outbox.sale({ transaction_id: 't', amount_cents: 100, customer_key: 'nobody' });
    expect(await outbox.flush()).toBe(0);
    expect(dropped).toMatchObject([
      { kind: 'sale', reason: 'refused', body: { transaction_id: 't' }, error: { status: 400 } },
    ]);
    expect(store.kept.size).toBe(0);
  });
});

describe('time', () => {
  const waiting = (body: OutboxEntry['body'], hours: number, kind: 'lead' | 'sale' = 'sale') =>
    ({
      id: service.make.unique('entry'),
      kind,
      body,
      enqueuedAt: Date.now() - hours * 3_600_000,
      attempts: 1,
    }) as OutboxEntry;

  test('a delayed sale is sent with its time', async () => {
    const lead = await newLead();
    await service.lead(lead, { key: campaign.key });
    const [waited, told] = [service.make.unique('order'), service.make.unique('order')];
    const sale = { amount_cents: 100, customer_key: lead.customer_key };
    const occurred_at = '2026-01-01T00:00:00+00:00';
    const old = waiting({ ...sale, transaction_id: waited }, 5);
    const given = waiting({ ...sale, transaction_id: told, occurred_at }, 5);
    const outbox = outboxOf({ store: memoryStore(old, given) });
    await until(() => outbox.size === 0 && gate.seen.length === 2);
    const recorded = (await sales()).find(({ transaction_id }) => transaction_id === waited);
    expect(recorded!.occurred_at.getTime()).toBe(old.enqueuedAt);
    // The caller's own `occurred_at` is sent, even if the service rejects it.
    expect(gate.seen[1]!.body.occurred_at).toBe(occurred_at);
  });

  test('an entry that is too old is dropped without being sent', async () => {
    const store = memoryStore(waiting({ click_id: 'c' }, 24 * 4, 'lead'));
    const outbox = outboxOf({ store });
    expect(await outbox.flush()).toBe(0);
    expect(dropped).toMatchObject([{ kind: 'lead', reason: 'expired' }]);
    expect(gate.seen).toEqual([]);
    expect(store.kept.size).toBe(0);
  });
});

describe('closing', () => {
  test('close returns the number of pending entries and leaves them in the store for the next run', async () => {
    const store = memoryStore();
    gate.plan('/api/v1/track/lead', ...Array<Fate>(100).fill(failure));
    const outbox = outboxOf({ store });
    const lead = await newLead();
    await outbox.lead(lead);
    expect(await outbox.close(100)).toBe(1);
    expect(await outbox.lead(lead)).toBe(false);
    // A request that was active when the outbox was closed may still arrive.
    await new Promise((resolve) => setTimeout(resolve, 50));
    const seen = gate.seen.length;
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(gate.seen).toHaveLength(seen);
    expect(store.kept.size).toBe(1);

    gate.plan('/api/v1/track/lead');
    const next = outboxOf({ store });
    expect(await next.flush()).toBe(0);
    expect(store.kept.size).toBe(0);
  });

  test('an empty outbox can be flushed and closed at once, repeatedly', async () => {
    const outbox = outboxOf();
    const begun = Date.now();
    expect(await outbox.flush()).toBe(0);
    expect(await outbox.close()).toBe(0);
    expect(await outbox.close()).toBe(0);
    expect(Date.now() - begun).toBeLessThan(1000);
  });
});
