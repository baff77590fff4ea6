import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Answer } from '../support/client.ts';
import { startService, type Service } from '../support/service.ts';
import { as, auditEntries, ownedProgram, type Owned } from '../manage/support.ts';

let service: Service;
beforeAll(async () => void (service = await startService()));
afterAll(() => service.stop());

let program: Owned;
let session: Record<string, string>;
beforeEach(async () => {
  program = await ownedProgram(service);
  session = await service.make.session(program.accountId);
});

const inDays = (days: number) => new Date(service.clock.now().getTime() + days * 86_400_000).toISOString();
const call = (method: string, path: string, body?: object) =>
  service.call(`/api/v1/account/tokens${path}`, { method, headers: session, ...(body ? { body } : {}) });
const wanted = () => ({
  name: 'Reports',
  scopes: ['programs.read'],
  program_ids: [program.id],
  expires_at: inDays(30),
});
const create = (changes: object = {}) => call('POST', '', { ...wanted(), ...changes });
const read = (token: string, id = program.id) => as(service, token)('GET', `programs/${id}`);
const errorOf = ({ status, body }: Answer) => [status, body.error.code, body.error.details];

describe('create', () => {
  test('the token works for its scopes and programs until it expires, and is shown once', async () => {
    const { status, body } = await create();
    expect(status).toBe(201);
    const { token, api_token } = body.data;
    expect(api_token).toMatch(/^refapi_[0-9A-Za-z]{49}$/);
    expect(token).toMatchObject({ ...wanted(), all_programs: false, revoked_at: null, last_used_at: null });
    expect(token.masked).toBe(`refapi_…${api_token.slice(-4)}`);
    expect((await read(api_token)).status).toBe(200);
    const change = await as(service, api_token)('PATCH', `programs/${program.id}`, { body: { name: 'Other' } });
    expect(errorOf(change)).toEqual([403, 'insufficient_scope', { scope: 'programs.write' }]);
    const other = await service.make.program();
    const row = { program_id: other.id, account_id: program.accountId, role: 'owner', created_at: service.clock.now() };
    await service.db.knex('memberships').insert(row);
    expect((await read(api_token, other.id)).status).toBe(404);
    service.clock.advance({ days: 30 });
    expect((await read(api_token)).status).toBe(401);
  });

  test('a token for all programs works for programs of a later time too, and follows the role', async () => {
    const { body } = await create({
      program_ids: undefined,
      all_programs: true,
      scopes: ['programs.write', 'programs.read'],
    });
    const token = body.data.api_token as string;
    expect(body.data.token).toMatchObject({ all_programs: true, program_ids: [] });
    const rename = () => as(service, token)('PATCH', `programs/${program.id}`, { body: { name: 'Other' } });
    expect((await rename()).status).toBe(200);
    const membership = service.db.knex('memberships').where({ program_id: program.id, account_id: program.accountId });
    await membership.clone().update({ role: 'viewer' });
    expect(errorOf(await rename())).toEqual([403, 'insufficient_role', { role: 'admin' }]);
    await membership.clone().delete();
    expect((await rename()).status).toBe(404);
  });

  test('the audit log has name and scopes, and not the token', async () => {
    const { body } = await create();
    const entry = (await auditEntries(service)).at(-1)!;
    expect(entry).toMatchObject({
      program_id: null,
      action: 'token.create',
      after: { name: 'Reports', scopes: ['programs.read'] },
    });
    expect(JSON.stringify(entry)).not.toContain(body.data.api_token);
    expect(entry.credential).toMatch(/^session \d+$/);
  });

  test.each<[string, object, string]>([
    ['no scope', { scopes: [] }, 'scopes'],
    ['a scope twice', { scopes: ['keys.read', 'keys.read'] }, 'scopes'],
    ['an unknown scope', { scopes: ['everything'] }, 'scopes.0'],
    ['neither programs nor all', { program_ids: undefined }, 'program_ids'],
    ['neither, said explicitly', { program_ids: null, all_programs: false }, 'program_ids'],
    ['both', { all_programs: true }, 'program_ids'],
    ['101 programs', { program_ids: Array.from({ length: 101 }, (_, i) => i + 1) }, 'program_ids'],
    ['a program that is no number', { program_ids: ['1'] }, 'program_ids.0'],
    ['no name', { name: undefined }, 'name'],
    ['a blank name', { name: ' ' }, 'name'],
  ])('%s is refused', async (_, changes, field) => {
    expect(errorOf(await create(changes))).toEqual([400, 'invalid_request', { field }]);
  });

  test('the expiry is in the future, and at most 366 days ahead', async () => {
    for (const expires_at of [inDays(-1), inDays(367), 'tomorrow', 7]) {
      expect(errorOf(await create({ expires_at }))).toEqual([400, 'invalid_request', { field: 'expires_at' }]);
    }
    expect((await create({ expires_at: inDays(366) })).status).toBe(201);
  });

  test('a program of others is unknown, and nothing is created', async () => {
    const other = await ownedProgram(service);
    expect((await create({ program_ids: [program.id, other.id] })).status).toBe(404);
    expect((await call('GET', '')).body.data.length).toBe(1);
  });

  test('an account has at most 50 valid tokens, also if they are created at the same time', async () => {
    for (let n = 1; n < 48; n++) await service.make.apiToken(program.accountId);
    const answers = await Promise.all(Array.from({ length: 8 }, () => create()));
    expect(answers.filter(({ status }) => status === 201).length).toBe(2);
    expect(errorOf(await create())).toEqual([409, 'invalid_transition', undefined]);
    const [{ id }] = (await call('GET', '?limit=1')).body.data;
    await call('DELETE', `/${id}`);
    expect((await create()).status).toBe(201);
  });
});

describe('revoke', () => {
  test('the token is refused at once; again, it changes nothing', async () => {
    const { body } = await create();
    const { token, api_token } = body.data;
    const first = await call('DELETE', `/${token.id}`);
    expect(first.body.data).toMatchObject({ id: token.id, revoked_at: service.clock.now().toISOString() });
    expect((await read(api_token)).status).toBe(401);
    service.clock.advance({ seconds: 60 });
    expect((await call('DELETE', `/${token.id}`)).body).toEqual(first.body);
  });

  test('a token of another account is unknown', async () => {
    const other = await ownedProgram(service);
    const [id] = await service.db.knex('api_tokens').where({ account_id: other.accountId }).pluck('id');
    expect((await call('DELETE', `/${id}`)).status).toBe(404);
    expect((await read(other.token, other.id)).status).toBe(200);
  });
});

test('the list has every token of the account, newest first, with its last use', async () => {
  const { body } = await create();
  await read(body.data.api_token);
  const at = service.clock.now().toISOString();
  const list = async () => (await call('GET', '')).body.data as { id: number; last_used_at: string | null }[];
  await expect.poll(async () => (await list())[0]).toMatchObject({ id: body.data.token.id, last_used_at: at });
  expect((await list()).length).toBe(2);
  expect((await call('GET', '?order=oldest&limit=1')).body.page.has_more).toBe(true);
});
