import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DEMO_OWNER } from '../../src/common/demo.ts';
import type { Demo } from '../../src/demo/file.ts';
import { DAY } from '../../src/lib/clock.ts';
import { rollUp } from '../../src/stats/roll-up.ts';
import type { Campaign } from '../support/fixtures.ts';
import { startService, type Service } from '../support/service.ts';
import { countPartner, countRecent } from '../stats/plain-count.ts';
import { makeDemo, writePast } from './support.ts';

// The history of the demo program, which a first start writes: through the rules of the service, once, and whole.

const NOW = '2026-11-18T15:30:00Z';

let service: Service;
const rowsOf = (table: string, { program_id }: Demo) => service.db.knex(table).where({ program_id });
const countsOf = (demo: Demo) =>
  Promise.all(
    ['clicks', 'leads', 'sales', 'refunds', 'commissions'].map((table) =>
      rowsOf(table, demo).then((rows) => rows.length),
    ),
  );
const readiness = async ({ api_key: key }: Demo) =>
  (await service.call('/api/v1/programs/me/readiness', { method: 'GET', key })).body;

/** The partnerships of the program, as campaigns to count. */
async function campaignsOf(demo: Demo): Promise<Campaign[]> {
  const rows = (await rowsOf('partnerships', demo)) as { id: number; partner_id: number }[];
  return rows.map(
    ({ id, partner_id }) => ({ id: demo.program_id, partnershipId: id, partnerId: partner_id }) as Campaign,
  );
}

async function expectExact(demo: Demo): Promise<void> {
  const [campaign] = await campaignsOf(demo);
  const plain = await countRecent(service, campaign!);
  expect(await readiness(demo)).toMatchObject({ counts_24h: plain.counts, last_event_at: plain.last });
  for (const one of await campaignsOf(demo)) {
    const { body } = await service.call(
      `/api/v1/programs/${demo.program_id}/stats?group_by=partner&from=2026-08-01&to=2026-11-19`,
      { method: 'GET', key: ownerToken },
    );
    const rows = (body.data as { partner_id: number; clicks: number }[]).filter(
      ({ partner_id }) => partner_id === one.partnerId,
    );
    const { clicks } = await countPartner(service, one);
    expect(rows.reduce((sum, row) => sum + row.clicks, 0)).toBe(clicks);
  }
}

let ownerToken: string;
beforeAll(async () => {
  service = await startService();
  service.clock.set(NOW);
});
afterAll(() => service.stop());

describe('the history', () => {
  let demo: Demo;
  let keyUsed: Date | undefined;
  beforeAll(async () => {
    demo = await makeDemo(service);
    ownerToken = (await service.make.member(demo.program_id, 'owner')).apiToken;
    // Totals that end today: the past must still be counted.
    await rollUp(service.db, service.clock.now());
    expect(await writePast(service, demo)).toBe(true);
    const [used] = await service.db
      .knex('credential_uses as u')
      .join('program_keys as k', 'k.id', 'u.id')
      .where({ 'u.kind': 'key', 'k.program_id': demo.program_id })
      .pluck<Date[]>('u.used_at');
    keyUsed = used;
  });
  const get = async (path: string) =>
    (await service.call(`/api/v1/programs/${demo.program_id}${path}`, { method: 'GET', key: ownerToken })).body;
  const listOf = async (path: string) =>
    (await get(`${path}${path.includes('?') ? '&' : '?'}limit=100`)).data as Record<string, unknown>[];

  test('belongs to a program that is marked as a demo and older than its events, with an owner', async () => {
    const { data } = await get('');
    expect(data).toMatchObject({ name: 'Demo shop', demo: true, role: 'owner' });
    const [first] = await rowsOf('clicks', demo).orderBy('occurred_at').limit(1);
    expect(Date.parse(data.created_at as string)).toBeLessThan((first as { occurred_at: Date }).occurred_at.getTime());
    const members = await listOf('/members');
    expect(members.map(({ email, role }) => [email, role])).toContainEqual([DEMO_OWNER, 'owner']);
  });

  test('other programs are no demo', async () => {
    const { id } = await service.make.program();
    const { apiToken: key } = await service.make.member(id);
    const { body } = await service.call(`/api/v1/programs/${id}`, { method: 'GET', key });
    expect(body.data).toMatchObject({ demo: false });
  });

  test('is in every total, and stays there when they are rolled up', async () => {
    await expectExact(demo);
    await rollUp(service.db, service.clock.now());
    await expectExact(demo);
    const [clicks, leads, sales, refunds] = await countsOf(demo);
    expect(clicks).toBeGreaterThan(1_500);
    expect([leads! < clicks!, sales! < leads!, refunds! > 5]).toEqual([true, true, true]);
    expect(await readiness(demo)).toMatchObject({ state: 'live_verified', blocker: null });
  });

  test('nothing of it is in the future', async () => {
    for (const [table, at] of [
      ['clicks', 'occurred_at'],
      ['leads', 'recorded_at'],
      ['sales', 'recorded_at'],
      ['refunds', 'occurred_at'],
      ['commission_entries', 'created_at'],
    ] as const) {
      expect(await rowsOf(table, demo).where(at, '>', service.clock.now())).toEqual([]);
    }
  });

  test.each(['pending', 'approved', 'paid', 'reversed'])('has %s commissions', async (status) => {
    expect((await listOf(`/commissions?status=${status}`)).length).toBeGreaterThan(0);
  });

  test('has a held commission, a rejected one, a clawback after a payment, and a bonus, each with its reason', async () => {
    const entries = (await rowsOf('commission_entries', demo)) as { kind: string; reason: string | null }[];
    const reasons = entries.filter(({ reason }) => reason !== null).map(({ kind }) => kind);
    expect(reasons.sort()).toEqual(['held', 'rejected']);
    const kinds = (await rowsOf('commissions', demo)) as { kind: string; held_at: Date | null }[];
    expect(kinds.filter(({ held_at }) => held_at)).toHaveLength(1);
    for (const kind of ['clawback', 'adjustment']) expect(kinds.map((row) => row.kind)).toContain(kind);
  });

  test('has subscriptions whose later payments earn, and a chargeback', async () => {
    const sales = (await rowsOf('sales', demo).whereNotNull('subscription_id')) as { subscription_id: string }[];
    expect(sales.length).toBeGreaterThan(new Set(sales.map(({ subscription_id }) => subscription_id)).size);
    expect(await rowsOf('refunds', demo).where({ reason: 'chargeback' })).toHaveLength(1);
  });

  test('has a payment that was not attributed because it came too late, and says why', async () => {
    const events = await listOf('/payment-events');
    expect(events.map(({ result }) => result).sort()).toEqual([
      'customer_not_named',
      'sale_recorded',
      'window_expired',
    ]);
  });

  test('has the connection from which its payment events came', async () => {
    const [connection, ...others] = await listOf('/processors');
    expect(others).toEqual([]);
    const received = (await listOf('/payment-events')).map(({ received_at }) => received_at as string);
    expect(received.filter((at) => at < (connection!.created_at as string))).toEqual([]);
  });

  test('the key was last used by the last request of a server', async () => {
    const last: Date[] = [];
    for (const [table, at] of [
      ['leads', 'recorded_at'],
      ['sales', 'recorded_at'],
      ['refunds', 'occurred_at'],
    ] as const) {
      // Payment events come with a signature, and not with the key.
      const rows = (await rowsOf(table, demo).orderBy(at, 'desc').limit(1)) as Record<string, Date>[];
      last.push(rows[0]![at]!);
    }
    expect(keyUsed).toEqual(last.toSorted((one, other) => other.getTime() - one.getTime())[0]);
  });

  test('has a disabled link, an application and an open invitation', async () => {
    expect(await listOf('/links?enabled=false')).toMatchObject([{ code: 'leaf-spring' }]);
    expect(await listOf('/partners?status=applied')).toMatchObject([{ name: 'Brew Notes' }]);
    expect(await listOf('/invitations?status=pending')).toMatchObject([{ name: 'Herbarium' }]);
  });

  test('is written once, however often and in however many processes the service starts', async () => {
    const before = await countsOf(demo);
    expect(await Promise.all([writePast(service, demo), writePast(service, demo)])).toEqual([false, false]);
    expect(await countsOf(demo)).toEqual(before);
  });

  test('the chain works with the key and the link of the demo, and counts once', async () => {
    const before = (await readiness(demo)).counts_24h as { clicks: number; leads: number; sales: number };
    const { api_key: key, code } = demo;
    const { click_id } = (await service.click({ affiliate_url: `${service.baseUrl}/?aff=${code}` })).body;
    const answers = [
      await service.lead({ click_id, customer_key: 'user_42' }, { key }),
      await service.sale({ transaction_id: 'order-1001', amount_cents: 9900, click_id }, { key }),
      await service.refund({ transaction_id: 'order-1001' }, { key }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(answers[1]!.body).toMatchObject({ attributed: true });
    const { clicks, leads, sales } = before;
    expect((await readiness(demo)).counts_24h).toEqual({ clicks: clicks + 1, leads: leads + 1, sales: sales + 1 });
  });
});

test('a start that ends midway stores nothing, and the next one writes the whole history', async () => {
  const demo = await makeDemo(service);
  const stopping = new AbortController();
  const writing = writePast(service, demo, stopping.signal);
  setTimeout(() => stopping.abort(new Error('stopped')), 200);
  await expect(writing).rejects.toThrow('stopped');
  expect(await countsOf(demo)).toEqual([0, 0, 0, 0, 0]);
  const both = await Promise.all([writePast(service, demo), writePast(service, demo)]);
  expect(both.toSorted()).toEqual([false, true]);
  expect((await countsOf(demo))[0]).toBeGreaterThan(1_500);
});

test('a start at another address after one that ended midway writes the history', async () => {
  const demo = await makeDemo(service, 'http://127.0.0.1:4444');
  expect(await writePast(service, demo)).toBe(true);
});

test('a demo that was used before it got a history gets none: what is older would come after what is newer', async () => {
  const demo = await makeDemo(service);
  const { api_key: key, code } = demo;
  const { click_id } = (await service.click({ affiliate_url: `${service.baseUrl}/?aff=${code}` })).body;
  expect((await service.lead({ click_id, customer_key: 'first' }, { key })).status).toBe(200);
  expect(await writePast(service, demo)).toBe(false);
  expect(await countsOf(demo)).toEqual([1, 1, 0, 0, 0]);
});

test.each(['customers', 'leads', 'sales', 'commissions', 'payment_events', 'audit_log', 'partnerships', 'links'])(
  'the identifiers of %s are in the order of time, also with an event of a later moment',
  async (table) => {
    const demo = await makeDemo(service);
    await writePast(service, demo);
    const { api_key: key, code } = demo;
    service.clock.advance({ seconds: 1 });
    const { click_id } = (await service.click({ affiliate_url: `${service.baseUrl}/?aff=${code}` })).body;
    await service.sale({ transaction_id: `sale-${table}`, amount_cents: 9900, click_id }, { key });
    const rows = (await rowsOf(table, demo).orderBy('id')) as Record<string, Date>[];
    const times = rows.map((row) => (row.at ?? row.recorded_at ?? row.created_at ?? row.received_at)!.getTime());
    expect(times.length).toBeGreaterThan(1);
    expect(times).toEqual(times.toSorted((one, other) => one - other));
  },
);

test('a second demo gets a history of its own, although its codes are taken', async () => {
  const demo = await makeDemo(service);
  expect(await writePast(service, demo)).toBe(true);
  const links = (await rowsOf('links', demo)) as { code: string }[];
  expect(links).toHaveLength(6);
  expect(links.map(({ code }) => code)).not.toContain('tea-journal');
});

test('it also begins in the first hours of a day and of a month', async () => {
  service.clock.set('2027-03-01T00:10:00Z');
  const demo = await makeDemo(service);
  expect(await writePast(service, demo)).toBe(true);
  const [first] = (await rowsOf('clicks', demo).orderBy('occurred_at').limit(1)) as { occurred_at: Date }[];
  expect(service.clock.now().getTime() - first!.occurred_at.getTime()).toBeGreaterThan(60 * DAY);
});
