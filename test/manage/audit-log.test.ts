import pg from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { startService, type Service } from '../support/service.ts';
import { as, ownedProgram } from './support.ts';

// The audit log is append-only: the service's database role has no right to change or delete its rows.

let service: Service;
beforeAll(async () => {
  service = await startService();
  const { id, token } = await ownedProgram(service);
  expect((await as(service, token)('PATCH', `programs/${id}`, { body: { name: 'Other' } })).status).toBe(200);
});
afterAll(() => service.stop());

const ROLE = "the service's role has the rights to read and to append, and no others";
const CHANGES = ["update audit_log set action = 'program.none'", 'delete from audit_log', 'truncate audit_log'];

test.each(CHANGES)('`%s` is refused', async (sql) => {
  await expect(service.db.knex.raw(sql)).rejects.toThrow(/permission denied|never changed/);
  expect(await service.db.knex('audit_log').select('action')).not.toEqual([]);
});

// A distributed database is tested as a superuser, who has every right.
test.skipIf(inject('servers').length > 1)(ROLE, async () => {
  const client = new pg.Client(service.databaseUrl);
  await client.connect();
  const { rows } = await client.query<{ right: string; granted: boolean }>(
    `select r as right, has_table_privilege('audit_log', r) as granted
     from unnest(array['select', 'insert', 'update', 'delete', 'truncate']) r`,
  );
  await client.end();
  expect(rows.filter(({ granted }) => granted).map(({ right }) => right)).toEqual(['select', 'insert']);
});
