import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { rmSync } from 'node:fs';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { migrate } from '../../src/database/migrate.ts';
import { SECRET_TEXT } from '../support/keys.ts';
import { findPostgres, startOwnPostgres, type OwnPostgres } from '../support/own-postgres.ts';
import { dataFolder } from '../process/support.ts';
import { spawnAdmin } from './support.ts';

// deploy/postgres/audit-log-owner.sql gives the audit log to another role, and `doctor` says who could change its entries.

const bin = findPostgres();

describe.skipIf(bin === undefined)('on a PostgreSQL of one’s own', () => {
  const dataDir = dataFolder();
  let server: OwnPostgres;
  let client: pg.Client;
  beforeAll(async () => {
    server = await startOwnPostgres(bin!);
    await migrate(server.url);
    client = new pg.Client(server.url);
    await client.connect();
  });
  afterAll(async () => {
    await client.end();
    server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  });

  const addEntry = () =>
    client.query(`insert into audit_log (at, actor_kind, action, target_kind, before, after)
      values (now(), 'operator', 'link.create', 'link', '{}', '{}')`);

  async function diagnosed() {
    const env = { DATABASE_URL: server.url, DATA_DIR: dataDir, SECRET_KEY: SECRET_TEXT };
    const { document } = await spawnAdmin(env, ['doctor', '--json']);
    const { findings } = document as { findings: { check: string; level: string; message: string }[] };
    return findings.find(({ check }) => check === 'audit log');
  }

  /** Whether the service's role can do this; nothing stays. */
  async function can(sql: string): Promise<boolean> {
    await client.query('begin');
    try {
      await client.query(sql);
      return true;
    } catch (error) {
      expect((error as pg.DatabaseError).code).toBe('42501');
      return false;
    } finally {
      await client.query('rollback');
    }
  }

  const ATTACKS = [
    'drop trigger never_changed on audit_log',
    'alter table audit_log disable trigger all',
    `create or replace function refuse_change() returns trigger language plpgsql as 'begin return null; end'`,
    'drop function refuse_change() cascade',
    'drop table audit_log',
    'alter table audit_log rename to audit_log_away',
    'alter table audit_log owner to current_user',
  ];

  test('first, the service’s role owns it and could remove its protection', async () => {
    for (const attack of ATTACKS) expect([attack, await can(attack)]).toEqual([attack, true]);
    expect(await diagnosed()).toMatchObject({
      level: 'fine',
      message: expect.stringContaining('the role of the service could remove its protection'),
    });
  });

  test('after the script it cannot, and continues to add and read entries', async () => {
    const names = ['-v', 'service=referral', '-v', 'owner=referral_audit'];
    const script = ['-v', 'ON_ERROR_STOP=1', ...names, '-d', server.adminUrl, '-1', '-f'];
    execFileSync(join(bin!, 'psql'), ['-q', ...script, 'deploy/postgres/audit-log-owner.sql']);
    for (const attack of [
      ...ATTACKS,
      'update audit_log set at = now()',
      'delete from audit_log',
      'truncate audit_log',
    ]) {
      expect([attack, await can(attack)]).toEqual([attack, false]);
    }
    await addEntry();
    expect((await client.query('select from audit_log')).rowCount).toBe(1);
    // A migration of a later version creates its tables, and changes others.
    expect(await can('create table later (id bigint); alter table programs add column later text')).toBe(true);
    expect(await diagnosed()).toMatchObject({
      level: 'fine',
      message: 'the role referral_audit owns it: the service can only add and read entries',
    });
  });

  test('a missing trigger is a problem', async () => {
    const admin = new pg.Client(server.adminUrl);
    await admin.connect();
    await admin.query('alter table audit_log disable trigger never_changed');
    expect(await diagnosed()).toMatchObject({
      level: 'problem',
      message: expect.stringContaining('trigger is missing'),
    });
    await admin.query('drop trigger never_changed on audit_log');
    await admin.end();
    expect(await diagnosed()).toMatchObject({ level: 'problem' });
  });
});
