import { join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { acquireEmbedded } from '../../../src/database/embedded/index.ts';
import { migrate } from '../../../src/database/migrate.ts';
import { query, tempFolders } from '../embedded/support/folders.ts';
import { inTransaction, version } from './support/versions.ts';

// A separate server, whose automatic vacuum runs every second and takes long.
vi.setConfig({ testTimeout: 90_000, hookTimeout: 30_000 });
const folders = tempFolders();
afterAll(() => {
  folders.clean();
});

test('a migration gets past an automatic vacuum that would run for hours', async () => {
  const settings = { fsync: 'off', autovacuum_naptime: '1s' };
  const database = await acquireEmbedded({ dataDir: join(folders.make(), 'data'), checkoutDir: '/nowhere', settings });
  await migrate(database.url);
  await query(
    database.url,
    `alter table partners set (autovacuum_vacuum_cost_delay = 100, autovacuum_vacuum_cost_limit = 1,
       autovacuum_vacuum_threshold = 1, autovacuum_vacuum_scale_factor = 0, autovacuum_analyze_threshold = 1000000)`,
  );
  await query(
    database.url,
    `insert into partners (name, email, created_at) select repeat('n', 900), n::text, now() from generate_series(1, 20000) n`,
  );
  await query(database.url, 'delete from partners');
  const locked = () =>
    query(
      database.url,
      `select 1 from pg_locks l join pg_stat_activity a using (pid)
       where l.relation = 'partners'::regclass and l.mode = 'ShareUpdateExclusiveLock' and a.usesysid is null`,
    );
  await expect.poll(locked, { timeout: 60_000 }).toHaveLength(1);

  const log: string[] = [];
  const note = inTransaction('9001-note', 'alter table partners add column note text');
  await migrate(database.url, { migrations: version(note), log: (line) => log.push(line), patienceMs: 20_000 });
  expect(log[0]).toMatch(/^Migration 9001-note waits for a lock .*\(automatic vacuum, /);
  await database.release();
});
