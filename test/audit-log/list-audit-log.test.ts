import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startService, type Service } from '../support/service.ts';
import { as, ownedProgram, type Owned } from '../manage/support.ts';

let service: Service;
beforeAll(async () => void (service = await startService()));
afterAll(() => service.stop());

let program: Owned;
let admin: { accountId: number; apiToken: string };
beforeEach(async () => {
  program = await ownedProgram(service);
  admin = await service.make.member(program.id, 'admin');
  const rename = (token: string, name: string) =>
    as(service, token)('PATCH', `programs/${program.id}`, { body: { name }, headers: { 'x-request-id': name } });
  for (const name of ['One', 'Two']) {
    await rename(program.token, name);
    service.clock.advance({ seconds: 1 });
  }
  await rename(admin.apiToken, 'Three');
  await as(service, admin.apiToken)('PUT', `programs/${program.id}/origins`, { body: { origins: ['https://a.dev'] } });
  const other = await ownedProgram(service);
  await as(service, other.token)('PATCH', `programs/${other.id}`, { body: { name: 'Elsewhere' } });
});
const list = async (query = '') =>
  (await as(service, admin.apiToken)('GET', `programs/${program.id}/audit-log${query}`)).body;
const names = async (query: string) =>
  ((await list(query)).data as { action: string; after: { name?: string } }[]).map(
    ({ action, after }) => after.name ?? action,
  );

describe('200', () => {
  test('lists who changed what, newest first, and nothing of another program', async () => {
    const { data } = await list();
    expect(data.length).toBe(4);
    expect(data[1]).toMatchObject({
      actor: { kind: 'account', id: admin.accountId },
      request_id: 'Three',
      action: 'program.update',
      target: { kind: 'program', id: program.id },
      before: { name: 'Two' },
      after: { name: 'Three' },
    });
    expect(data[3].actor).toEqual({ kind: 'account', id: program.accountId, email: program.email });
    expect(data[3].credential).toMatch(/^token \d+$/);
  });

  test('filters by account, action and time', async () => {
    expect(await names(`?actor_id=${program.accountId}`)).toEqual(['Two', 'One']);
    expect(await names('?action=program.origins')).toEqual(['program.origins']);
    expect(await names(`?actor_id=${admin.accountId}&action=program.update`)).toEqual(['Three']);
    expect(await names('?order=oldest&limit=2')).toEqual(['One', 'Two']);
    const second = (await list('?order=oldest')).data[1].created_at as string;
    expect(await names(`?created_before=${second}`)).toEqual(['One']);
    expect(await names(`?created_from=${second}&actor_id=${program.accountId}`)).toEqual(['Two']);
    expect(await names('?action=program.none')).toEqual([]);
  });

  test('pages have each entry once', async () => {
    const first = await list('?limit=3');
    const second = await list(`?limit=3&cursor=${first.page.next_cursor}`);
    const ids = [...first.data, ...second.data].map(({ id }: { id: number }) => id);
    expect(new Set(ids).size).toBe(4);
    expect(second.page).toEqual({ next_cursor: null, has_more: false });
  });
});

test.each(['actor_id=0', 'actor_id=me', 'action=', 'target=7'])('400: %s is refused', async (query) => {
  expect((await list(`?${query}`)).error.code).toBe('invalid_request');
});
