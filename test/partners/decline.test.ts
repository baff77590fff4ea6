import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { readObjects } from '../../src/serving/webhooks/objects.ts';
import { erasePartner } from '../../src/operator/erase-partner.ts';
import { startService, type Service } from '../support/service.ts';
import { as, auditEntries, ownedProgram, type Owned } from '../manage/support.ts';

// An application is declined with a reason, or without one: the body may be missing.

let service: Service;
beforeAll(async () => void (service = await startService()));
afterAll(() => service.stop());

let program: Owned;
beforeEach(async () => void (program = await ownedProgram(service)));

async function applicant(): Promise<number> {
  const id = await service.make.partner();
  await service.make.partnership(program.id, id, 'applied');
  return id;
}
const call = (method: string, path = '', more = {}, key = program.token) =>
  as(service, key)(method, `programs/${program.id}/partners${path}`, more);
const reasonOf = async (id: number, key?: string) =>
  (await call('GET', `/${id}`, {}, key)).body.data.decline_reason as string | null;

test('the members read the reason until the partner has another status; the audit log never has it', async () => {
  const id = await applicant();
  const reason = 'We only work with shops';
  const { status, body } = await call('POST', `/${id}/decline`, { body: { reason } });
  expect([status, body.data]).toMatchObject([200, { status: 'declined', decline_reason: reason }]);
  expect(await reasonOf(id)).toBe(reason);
  const { apiToken } = await service.make.member(program.id, 'viewer');
  expect(await reasonOf(id, apiToken)).toBeNull();
  const of = { programId: program.id, ids: [id], at: service.clock.now() };
  const seen = await service.db.transaction((tx) => readObjects(tx, 'partner', of));
  expect(seen.get(id)).toMatchObject({ status: 'declined', decline_reason: null });
  expect(JSON.stringify(await auditEntries(service))).not.toContain('shops');
  await service.db.knex('partnerships').where({ partner_id: id }).update({ status: 'applied' });
  await call('POST', `/${id}/approve`);
  expect(await reasonOf(id)).toBeNull();
});

test.each<[string, object]>([
  ['no body', {}],
  ['no body of a declared type', { headers: { 'content-type': 'application/json' } }],
  ['an empty body in pieces', { headers: { 'content-type': 'application/json', 'transfer-encoding': 'chunked' } }],
  ['an empty object', { body: {} }],
  ['null', { body: { reason: null } }],
])('%s declines without a reason', async (_, more) => {
  const id = await applicant();
  expect((await call('POST', `/${id}/decline`, more)).body.data).toMatchObject({
    status: 'declined',
    decline_reason: null,
  });
});

test.each(['', 'x'.repeat(501), 7])('the reason %j is refused', async (reason) => {
  const id = await applicant();
  const { status, body } = await call('POST', `/${id}/decline`, { body: { reason } });
  expect([status, body.error.details]).toEqual([400, { field: 'reason' }]);
  expect((await call('GET', `/${id}`)).body.data.status).toBe('applied');
});

test('the reason is erased with the partner', async () => {
  const id = await applicant();
  await call('POST', `/${id}/decline`, { body: { reason: 'We only work with shops' } });
  const note = () => Promise.resolve();
  await service.db.transaction((tx) => erasePartner(tx, note, { partnerId: id, at: service.clock.now() }));
  expect(await service.db.knex('partnerships').where({ program_id: program.id }).pluck('decline_reason')).toEqual([
    null,
  ]);
});
