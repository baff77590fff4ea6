import { afterAll, beforeAll, expect, test } from 'vitest';
import { startService, type Service } from '../support/service.ts';
import { auditEntries } from '../manage/support.ts';
import { operator, type Operator } from './support.ts';

// What the operator changes is in the audit log too, and obeys the same rules as the management API.

let service: Service;
let admin: Operator;
beforeAll(async () => {
  service = await startService();
  admin = operator(service.databaseUrl, service.db, service.clock);
});
afterAll(async () => {
  admin.clean();
  await service.stop();
});

const NEW = ['--name', 'Audited', '--domain', 'brand.dev', '--commission-type', 'percent', '--commission-rate', '20'];
const create = async () => (await admin.done('program', 'create', ...NEW)) as { program_id: number; api_key: string };

test('a program and its changes are entries of the operator', async () => {
  const { program_id, api_key } = await create();
  const id = String(program_id);
  await admin.done('program', 'update', '--program-id', id, '--name', 'Renamed');
  await admin.done('key', 'mark', '--program-id', id, '--rotate-by', '2099-01-01T00:00:00Z');
  await admin.done('key', 'regenerate', '--program-id', id);
  const entries = (await auditEntries(service)).filter((entry) => entry.program_id === program_id);
  expect(entries.map(({ action }) => action)).toEqual([
    'program.create',
    'program.update',
    'key.mark',
    'key.revoke',
    'key.create',
  ]);
  for (const entry of entries)
    expect(entry).toMatchObject({ actor_kind: 'operator', actor_id: null, credential: null });
  expect(entries[1]).toMatchObject({ before: { name: 'Audited' }, after: { name: 'Renamed' } });
  expect(JSON.stringify(entries)).not.toContain(api_key);
});

test('`key mark` asks for --key-id when two keys are usable', async () => {
  const { program_id } = await create();
  const id = String(program_id);
  const owner = await service.make.member(program_id);
  const rotate_by = new Date(service.clock.now().getTime() + 86_400_000).toISOString();
  const path = `/api/v1/programs/${id}/keys/rotate`;
  await service.call(path, { body: { rotate_by }, key: owner.apiToken });
  const { keys } = (await admin.done('key', 'list', '--program-id', id)) as {
    keys: { key_id: number; status: string }[];
  };
  expect(keys.map(({ status }) => status)).toEqual(['marked', 'active']);
  const mark = ['key', 'mark', '--program-id', id, '--rotate-by', '2099-01-01T00:00:00Z'];
  const refused = await admin.perform(...mark);
  expect([refused.code, refused.stderr]).toEqual([
    1,
    `two keys are usable; say which with --key-id: ${keys.map(({ key_id }) => key_id).join(', ')}`,
  ]);
  expect(await admin.done(...mark, '--key-id', String(keys[1]!.key_id))).toMatchObject({ key_id: keys[1]!.key_id });
});

test('a program made with a login token is an entry of the account, which owns it', async () => {
  const person = await service.make.person();
  const body = { name: 'Mine', domain: 'brand.dev', commission_type: 'percent', commission_rate: 20 };
  const { data } = (await service.call('/api/v1/cli/init', { body, key: person.token })).body;
  expect((await auditEntries(service)).at(-1)).toMatchObject({
    program_id: data.program_id,
    actor_kind: 'account',
    actor_id: person.accountId,
    action: 'program.create',
  });
  const listed = await service.call(`/api/v1/programs/${data.program_id}`, { method: 'GET', key: person.token });
  expect(listed.body.data.role).toBe('owner');
});
