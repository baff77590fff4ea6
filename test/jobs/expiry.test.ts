import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { JOBS } from '../../src/jobs/jobs.ts';
import { runDueJobs } from '../../src/jobs/scheduler.ts';
import { expireInvitations } from '../../src/invitations/expire.ts';
import { DAY, HOUR } from '../../src/lib/clock.ts';
import { sha256 } from '../../src/lib/hashing.ts';
import { startService, type Service } from '../support/service.ts';
import { as, auditEntries, ownedProgram, type Owned } from '../manage/support.ts';

// What ends by itself: invitations, answers to repeated requests, and sessions.

let service: Service;
let program: Owned;
beforeAll(async () => void (service = await startService()));
afterAll(() => service.stop());
beforeEach(async () => void (program = await ownedProgram(service)));

const log = { error: (fields: unknown) => expect.fail(JSON.stringify(fields)) };
/** Runs the job, at its next time. */
async function run(name: string): Promise<void> {
  service.clock.advance({ ms: HOUR });
  const jobs = JOBS.filter((job) => job.name === name);
  await runDueJobs({ db: service.db, clock: service.clock, log, jobs });
}
async function call(method: string, path: string, body?: object, headers = {}) {
  // The clock of a test moves by days.
  await service.db.knex('api_tokens').update({ expires_at: new Date(service.clock.now().getTime() + DAY) });
  return as(service, program.token)(method, `programs/${program.id}/${path}`, { ...(body && { body }), headers });
}
const invite = async (email: string) =>
  (await call('POST', 'invitations', { invitations: [{ email }] })).body.data[0].invitation.id as number;
const inviteMember = async (email: string) => {
  const session = await service.make.session(program.accountId);
  const path = `/api/v1/programs/${program.id}/member-invitations`;
  const answer = await service.call(path, { method: 'POST', body: { email, role: 'viewer' }, headers: session });
  return answer.body.data.invitation.id as number;
};
const expiries = async () =>
  (await auditEntries(service)).filter(
    ({ action, program_id }) => String(action).endsWith('.expire') && program_id === program.id,
  );
const entry = (action: string, target_id: number) => ({
  program_id: program.id,
  actor_kind: 'system',
  actor_id: null,
  credential: null,
  action,
  target_id,
  before: { expired_at: null },
  after: { expired_at: service.clock.now().toISOString() },
});

test("a partner's invitation expires after 30 days, and the audit log says so once", async () => {
  const id = await invite('anna@partner.dev');
  service.clock.advance({ days: 29 });
  await run('invitations');
  expect(await expiries()).toEqual([]);
  service.clock.advance({ days: 1 });
  await run('invitations');
  expect(await expiries()).toEqual([entry('invitation.expire', id)]);
  const { body } = await call('GET', 'invitations');
  expect(body.data[0]).toMatchObject({ id, status: 'expired' });
  await run('invitations');
  expect(await expiries()).toHaveLength(1);
});

test("a member's invitation expires after 7 days", async () => {
  const id = await inviteMember('ben@brand.dev');
  service.clock.advance({ days: 7, ms: -HOUR - 1 });
  await run('invitations');
  expect(await expiries()).toEqual([]);
  await run('invitations');
  expect(await expiries()).toEqual([entry('member-invitation.expire', id)]);
});

test('an invitation that was revoked does not expire', async () => {
  const id = await invite('anna@partner.dev');
  await call('POST', `invitations/${id}/revoke`);
  service.clock.advance({ days: 31 });
  await run('invitations');
  expect(await expiries()).toEqual([]);
});

test('three runs at the same moment note each of 250 invitations once', async () => {
  const at = service.clock.now();
  const rows = Array.from({ length: 250 }, (_, i) => ({
    program_id: program.id,
    email: `p${i}@partner.dev`,
    token_hash: sha256(`${program.id} ${i}`),
    created_at: at,
    sent_at: at,
    expires_at: at,
  }));
  await service.db.knex('partner_invitations').insert(rows);
  const signal = new AbortController().signal;
  await Promise.all([1, 2, 3].map(() => expireInvitations(service.db, service.clock, signal)));
  const targets = (await expiries()).map(({ target_id }) => target_id);
  expect([targets.length, new Set(targets).size]).toEqual([250, 250]);
});

test('the answer to a request with an Idempotency-Key is deleted after 24 hours', async () => {
  const body = { invitations: [{ email: 'anna@partner.dev' }] };
  await call('POST', 'invitations', body, { 'idempotency-key': 'once' });
  const stored = async () =>
    (await service.db.knex('idempotency_keys').where({ account_id: program.accountId })).length;
  service.clock.advance({ ms: DAY - HOUR - 1 });
  await run('idempotency-keys');
  expect(await stored()).toBe(1);
  await run('idempotency-keys');
  expect(await stored()).toBe(0);
});

test('a browser session is deleted with its last use when it has expired, and a session that has not is kept', async () => {
  const sessions = () => service.db.knex('browser_sessions').where({ account_id: program.accountId });
  const uses = async () => (await service.db.knex('credential_uses').where({ kind: 'session', id: first!.id })).length;
  const headers = await service.make.session(program.accountId);
  const [first] = (await sessions()) as { id: number }[];
  expect((await service.call('/api/v1/account/session', { method: 'GET', headers })).status).toBe(200);
  await expect.poll(uses).toBe(1);
  service.clock.advance({ ms: 7 * DAY - HOUR - 1 });
  await service.make.session(program.accountId);
  await run('sessions');
  expect(await sessions()).toHaveLength(2);
  service.clock.advance({ days: 1 });
  await run('sessions');
  expect(await sessions()).toHaveLength(1);
  expect(await uses()).toBe(0);
});

test('a sign-in of the command line is deleted a day after it expired', async () => {
  await service.call('/api/v1/cli/auth/start', { method: 'POST', body: {} });
  const rows = async () => (await service.db.knex('login_sessions')).length;
  expect(await rows()).toBe(1);
  service.clock.advance({ ms: DAY - HOUR });
  await run('sessions');
  expect(await rows()).toBe(1);
  service.clock.advance({ ms: 6 * 60_000 });
  await run('sessions');
  expect(await rows()).toBe(0);
});

test('the last uses of keys and tokens that still exist are kept', async () => {
  await call('GET', 'invitations');
  // Of this test's token alone: the use of another may be stored only now.
  const own = service.db.knex('api_tokens').select('id').where({ account_id: program.accountId });
  const uses = () => service.db.knex('credential_uses').where({ kind: 'token' }).whereIn('id', own).pluck('id');
  await expect.poll(uses).not.toEqual([]);
  const before = await uses();
  await run('sessions');
  expect(await uses()).toEqual(before);
});
