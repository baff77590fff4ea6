import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { JOBS } from '../../src/jobs/jobs.ts';
import { runDueJobs } from '../../src/jobs/scheduler.ts';
import { changeAsOperator } from '../../src/commissions/changes.ts';
import { approveDue } from '../../src/commissions/approve-due.ts';
import { rollUp } from '../../src/stats/roll-up.ts';
import { MINUTE } from '../../src/lib/clock.ts';
import { bundled } from '../support/bundled.ts';
import type { Campaign } from '../support/fixtures.ts';
import { sell } from '../support/journey.ts';
import { startService, type Service } from '../support/service.ts';
import { commissionCalls, ownedCampaign } from '../commissions/support.ts';
import { auditEntries } from '../manage/support.ts';

// A commission is approved at the end of the holding period, if the program wants that and nobody holds it.

let service: Service;
beforeAll(async () => void (service = await startService()));
afterAll(() => service.stop());

const NEVER = new AbortController().signal;
const approve = () => approveDue(service.db, service.clock, NEVER);
const campaign = (settings: object = {}) =>
  service.make.campaign({ auto_approve: true, holding_period_days: 30, ...settings });
const commission = async (of: Campaign) => (await sell(service, of)).commission_id;
const row = (id: number) => service.db.knex('commissions').where({ id }).first();
const statusOf = async (id: number) => (await row(id)).status as string;
const entriesOf = (id: number) => service.db.knex('commission_entries').where({ commission_id: id }).orderBy('id');
const pendingOf = async ({ key }: Campaign) =>
  (await service.call('/api/v1/cli/status', { method: 'GET', key })).body.data.pending_commissions as number;

/** Stores pending commissions of a program. */
const storeMany = (program: Campaign, count: number) =>
  service.db.knex.raw(
    `insert into commissions (program_id, kind, partnership_id, earned_cents, amount_cents, currency, status, reason,
       created_at, changed_at)
     select ?, 'adjustment', ?, 100, 100, 'USD', 'pending', 'A bonus', ?::timestamptz, ?::timestamptz
     from generate_series(1, ?)`,
    [program.id, program.partnershipId, service.clock.now(), service.clock.now(), count],
  );

describe('the holding period', () => {
  test('ends to the millisecond after whole days of 24 hours', async () => {
    const id = await commission(await campaign());
    service.clock.advance({ days: 30, ms: -1 });
    await approve();
    expect(await statusOf(id)).toBe('pending');
    service.clock.advance({ ms: 1 });
    await approve();
    expect(await row(id)).toMatchObject({ status: 'approved', amount_cents: 2000, approved_at: service.clock.now() });
  });

  test('of zero days approves at the next run', async () => {
    const id = await commission(await campaign({ holding_period_days: 0 }));
    await approve();
    expect(await statusOf(id)).toBe('approved');
  });

  test('does nothing without auto_approve', async () => {
    const id = await commission(await campaign({ auto_approve: false, holding_period_days: 0 }));
    service.clock.advance({ days: 400 });
    await approve();
    expect(await statusOf(id)).toBe('pending');
  });
});

test('a held commission is approved only after its release', async () => {
  const program = await ownedCampaign(service, { auto_approve: true });
  const { change } = commissionCalls(service, program);
  const id = await commission(program);
  await change('hold', [id], 'Wait');
  service.clock.advance({ ms: MINUTE });
  await approve();
  expect(await statusOf(id)).toBe('pending');
  await change('release', [id]);
  await approve();
  expect(await statusOf(id)).toBe('approved');
});

test('what was approved, paid or reversed stays as it is', async () => {
  const program = await campaign();
  const [paid, refunded] = [await commission(program), await sell(service, program)];
  await service.refund({ transaction_id: refunded.transaction_id }, { key: program.key });
  service.clock.advance({ days: 31 });
  await approve();
  await changeAsOperator(service.db, paid, 'pay', service.clock.now());
  const before = [await row(paid), await row(refunded.commission_id)];
  await approve();
  expect([await row(paid), await row(refunded.commission_id)]).toEqual(before);
  expect(before.map(({ status }) => status)).toEqual(['paid', 'reversed']);
});

test('the audit log names the service as the actor, and the history gets one entry', async () => {
  const program = await campaign({ holding_period_days: 0 });
  const id = await commission(program);
  await approve();
  expect((await auditEntries(service)).at(-1)).toEqual({
    program_id: program.id,
    actor_kind: 'system',
    actor_id: null,
    credential: null,
    action: 'commission.approve',
    target_id: id,
    before: { status: 'pending' },
    after: { status: 'approved' },
  });
  expect(await entriesOf(id)).toMatchObject([{ kind: 'approved', amount_cents: 0, status_after: 'approved' }]);
});

test('the totals count it as approved, before and after the roll-up', async () => {
  const program = await campaign();
  await commission(program);
  await commission(program);
  service.clock.advance({ days: 29 });
  await rollUp(service.db, service.clock.now());
  expect(await pendingOf(program)).toBe(2);
  service.clock.advance({ days: 2 });
  await approve();
  expect(await pendingOf(program)).toBe(0);
  service.clock.advance({ ms: 60 * MINUTE });
  await rollUp(service.db, service.clock.now());
  expect(await pendingOf(program)).toBe(0);
});

test('more than a batch is approved in one run, and another program does not wait for it', async () => {
  const [large, small] = [await campaign({ holding_period_days: 0 }), await campaign({ holding_period_days: 0 })];
  await storeMany(large, 250);
  const id = await commission(small);
  await approve();
  expect(await statusOf(id)).toBe('approved');
  expect(await service.db.knex('commissions').where({ program_id: large.id }).distinct().pluck('status')).toEqual([
    'approved',
  ]);
});

test('two runs at the same moment approve each commission once', async () => {
  const program = await campaign({ holding_period_days: 0 });
  await storeMany(program, 220);
  await Promise.all([approve(), approve(), approve()]);
  const entries = await service.db.knex('commission_entries').where({ program_id: program.id });
  expect([entries.length, new Set(entries.map(({ commission_id }) => commission_id as number)).size]).toEqual([
    220, 220,
  ]);
});

test('a run that waits for the program sees that auto_approve was switched off', async () => {
  const program = await campaign({ holding_period_days: 0 });
  const id = await commission(program);
  const update = await service.db.knex.transaction();
  await update('programs').where({ id: program.id }).update({ auto_approve: false });
  const running = approve();
  await expect
    .poll(async () => (await service.db.knex('pg_locks').where({ granted: false })).length)
    .toBeGreaterThan(0);
  await update.commit();
  await running;
  expect(await statusOf(id)).toBe('pending');
});

test('a run that is killed half-way leaves whole batches, and the next one continues', async () => {
  const program = await campaign({ holding_period_days: 0 });
  await storeMany(program, 3_000);
  const script = await bundled('test/jobs/support/approve.ts');
  const child = spawn(process.execPath, [script, service.databaseUrl], { stdio: 'inherit' });
  const approved = async () =>
    (await service.db.knex('commissions').where({ program_id: program.id, status: 'approved' })).length;
  await expect.poll(approved, { timeout: 30_000, interval: 5 }).toBeGreaterThan(0);
  child.kill('SIGKILL');
  await once(child, 'exit');
  const half = await approved();
  const entries = () => service.db.knex('commission_entries').where({ program_id: program.id });
  const noted = () => service.db.knex('audit_log').where({ program_id: program.id, action: 'commission.approve' });
  expect(half).toBeLessThan(3_000);
  expect([half % 100, (await entries()).length, (await noted()).length]).toEqual([0, half, half]);
  await approve();
  expect([await approved(), (await entries()).length, (await noted()).length]).toEqual([3_000, 3_000, 3_000]);
}, 60_000);

test('the service runs it every five minutes', async () => {
  const id = await commission(await campaign({ holding_period_days: 0 }));
  const log = { error: (fields: unknown) => expect.fail(JSON.stringify(fields)) };
  const jobs = JOBS.filter(({ name }) => name === 'commission-approvals');
  await runDueJobs({ db: service.db, clock: service.clock, log, jobs });
  expect(await statusOf(id)).toBe('approved');
  const later = await commission(await campaign({ holding_period_days: 0 }));
  service.clock.advance({ ms: 5 * MINUTE });
  await runDueJobs({ db: service.db, clock: service.clock, log, jobs });
  expect(await statusOf(later)).toBe('approved');
});
