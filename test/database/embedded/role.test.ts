import { join } from 'node:path';
import pg from 'pg';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { SUPERUSER } from '../../../src/database/embedded/cluster.ts';
import { acquireEmbedded } from '../../../src/database/embedded/index.ts';
import type { EmbeddedDatabase } from '../../../src/database/embedded/index.ts';
import { OWNER } from '../../../src/database/embedded/owner.ts';
import { migrate } from '../../../src/database/migrate.ts';
import { superuserUrl } from '../../support/global-setup.ts';
import { inTransaction, version } from '../migrations/support/versions.ts';
import { query, tempFolders } from './support/folders.ts';

// Real processes on a machine that may be busy.
vi.setConfig({ testTimeout: 30_000, hookTimeout: 30_000 });
const folders = tempFolders();
afterAll(() => {
  folders.clean();
});

const acquire = (dataDir: string): Promise<EmbeddedDatabase> =>
  acquireEmbedded({ dataDir, checkoutDir: '/nowhere', settings: { fsync: 'off' } });

const FOREIGN = `
  select c.relname from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where n.nspname in ('public', 'mine') and pg_get_userbyid(c.relowner) <> current_user`;

describe("the embedded database's role", () => {
  it('owns its database and is otherwise an ordinary one', async () => {
    const database = await acquire(join(folders.make(), 'data'));
    const [role] = await query(
      database.url,
      `select rolname, rolsuper, rolcreaterole, rolcreatedb, rolreplication, rolbypassrls,
              pg_get_userbyid(d.datdba) as owner
       from pg_roles, pg_database d where rolname = current_user and d.datname = current_database()`,
    );
    const nothing = { rolsuper: false, rolcreaterole: false, rolcreatedb: false, rolreplication: false };
    expect(role).toEqual({ rolname: OWNER, owner: OWNER, rolbypassrls: false, ...nothing });
    for (const sql of [
      `copy (select 1) to program 'true'`,
      `select pg_read_file('postgresql.conf')`,
      `alter system set fsync = off`,
      `select rolpassword from pg_authid`,
    ]) {
      await expect(query(database.url, sql), sql).rejects.toThrow(/permission denied/);
    }
    expect(database.url).not.toContain(new URL(superuserUrl(database)).password);
    await database.release();
  });
});

/** A cluster of an earlier version: the superuser owns everything, and there is no other role. */
async function formerCluster(): Promise<{ dataDir: string; url: string; database: EmbeddedDatabase }> {
  const database = await acquire(join(folders.make(), 'data'));
  const url = superuserUrl(database);
  await query(url, `alter database referral owner to ${SUPERUSER}`);
  await query(url, `drop role ${OWNER}`);
  await migrate(url);
  await query(
    url,
    'create schema mine; create sequence mine.numbers; create view mine.codes as select code from links',
  );
  await query(url, 'create function mine.one() returns int language sql return 1');
  await query(url, `insert into partners (name, email, created_at) values ('Anna', 'anna@partner.dev', now())`);
  return { dataDir: database.dataDir, url, database };
}

describe('a cluster of a former version', () => {
  it('is carried over with everything in it, and can be migrated further', async () => {
    const { dataDir, database } = await formerCluster();
    await database.release();

    const carried = await acquire(dataDir);
    expect(new URL(carried.url).username).toBe(OWNER);
    expect(await query(carried.url, FOREIGN)).toEqual([]);
    expect(await query(carried.url, 'select name from partners')).toEqual([{ name: 'Anna' }]);
    await query(carried.url, `insert into partners (name, email, created_at) values ('Eve', 'eve@partner.dev', now())`);
    await migrate(carried.url, {
      migrations: version(inTransaction('9001', 'alter table partners add column x text')),
    });
    await query(carried.url, 'drop schema mine cascade');
    await carried.release();

    const again = await acquire(dataDir);
    expect(await query(again.url, 'select name, x from partners order by id')).toEqual([
      { name: 'Anna', x: null },
      { name: 'Eve', x: null },
    ]);
    await again.release();
  });

  it('is carried over while the former version still serves from it', async () => {
    const { dataDir, url, database } = await formerCluster();
    const serving = new pg.Client(url);
    await serving.connect();
    await serving.query('begin; select * from sales');
    const carrying = acquire(dataDir);
    // A statement that waits for the reader must not block the others.
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    const begun = Date.now();
    await query(url, 'select * from sales');
    expect(Date.now() - begun).toBeLessThan(900);
    await serving.query('commit');
    const carried = await carrying;
    expect(await query(carried.url, FOREIGN)).toEqual([]);
    expect((await serving.query('select name from partners')).rows).toEqual([{ name: 'Anna' }]);
    await serving.end();
    await carried.release();
    await database.release();
  });
});
