import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startService, type Service } from '../support/service.ts';
import { as } from '../manage/support.ts';

let service: Service;
beforeAll(async () => void (service = await startService()));
afterAll(() => service.stop());

let accountId: number;
let token: string;
let ids: number[];
beforeEach(async () => {
  ({ accountId } = await service.make.person());
  token = await service.make.apiToken(accountId);
  ids = [];
  for (const role of ['owner', 'admin', 'viewer', 'owner', 'owner']) {
    const { id } = await service.make.program();
    const row = { program_id: id, account_id: accountId, role, created_at: service.clock.now() };
    await service.db.knex('memberships').insert(row);
    ids.push(id);
    service.clock.advance({ seconds: 60 });
  }
  await service.make.program();
});
const list = (query = '', key = token) => as(service, key)('GET', `programs${query}`);
const idsIn = (body: { data: { id: number }[] }) => body.data.map(({ id }) => id);

describe('200', () => {
  test('the account sees the programs of which it is a member, newest first, each with its role', async () => {
    const { status, body } = await list();
    expect(status).toBe(200);
    expect(idsIn(body)).toEqual([...ids].reverse());
    expect(body.data.map(({ role }: { role: string }) => role)).toEqual(['owner', 'owner', 'viewer', 'admin', 'owner']);
    expect(body.page).toEqual({ next_cursor: null, has_more: false });
  });

  test.each([['newest'], ['oldest']])('pages in the order %s have each program once', async (order) => {
    const found: number[] = [];
    for (let cursor = ''; ;) {
      const { body } = await list(`?limit=2&order=${order}${cursor}`);
      found.push(...idsIn(body));
      expect(body.page.has_more).toBe(body.page.next_cursor !== null);
      if (!body.page.has_more) break;
      expect(body.data.length).toBe(2);
      cursor = `&cursor=${body.page.next_cursor}`;
      await service.make.program();
    }
    expect(found).toEqual(order === 'oldest' ? ids : [...ids].reverse());
  });

  test('a token for certain programs sees these', async () => {
    const key = await service.make.apiToken(accountId, { programIds: [ids[1]!, ids[3]!] });
    expect(idsIn((await list('', key)).body)).toEqual([ids[3], ids[1]]);
  });

  test('created_from and created_before limit the list', async () => {
    const [, second, , fourth] = await service.db.knex('programs').whereIn('id', ids).orderBy('id').pluck('created_at');
    const times = new URLSearchParams({ created_from: second.toISOString(), created_before: fourth.toISOString() });
    expect(idsIn((await list(`?${times.toString()}`)).body)).toEqual([ids[2], ids[1]]);
  });
});

describe('400', () => {
  test.each([
    ['limit=0', 'limit'],
    ['limit=101', 'limit'],
    ['limit=ten', 'limit'],
    ['limit=5&limit=6', 'limit'],
    ['order=sideways', 'order'],
    ['created_from=yesterday', 'created_from'],
    ['cursor=nonsense', 'cursor'],
    ['cursor=', 'cursor'],
    ['statsu=active', 'statsu'],
  ])('%s is refused', async (query, field) => {
    const { status, body } = await list(`?${query}`);
    expect([status, body.error.code, body.error.details]).toEqual([400, 'invalid_request', { field }]);
  });

  test('a cursor of another order, of other filters or of another account is refused', async () => {
    const cursor = (await list('?limit=2')).body.page.next_cursor as string;
    const other = await service.make.apiToken((await service.make.person()).accountId);
    const refused = [
      await list(`?limit=2&order=oldest&cursor=${cursor}`),
      await list(`?limit=2&created_from=2020-01-01T00:00:00Z&cursor=${cursor}`),
      await list(`?limit=2&cursor=${cursor}`, other),
      await list(`?limit=2&cursor=${cursor.slice(0, -1)}${cursor.endsWith('A') ? 'B' : 'A'}`),
    ];
    for (const { status, body } of refused) expect([status, body.error.details]).toEqual([400, { field: 'cursor' }]);
    expect((await list(`?limit=3&cursor=${cursor}`)).status).toBe(200);
  });
});
