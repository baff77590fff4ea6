import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, readdirSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { acquireEmbedded } from '../../../src/database/embedded/index.ts';
import type { EmbeddedDatabase } from '../../../src/database/embedded/index.ts';
import { clusterFiles, query, serverPid, tempFolders, until } from './support/folders.ts';
import { startHolder } from './support/holder.ts';
import type { Holder, Ready } from './support/holder.ts';

// Real processes on a machine that may be busy.
vi.setConfig({ testTimeout: 30_000, hookTimeout: 30_000 });
const folders = tempFolders();
const holders: Holder[] = [];
afterAll(async () => {
  for (const holder of holders) if (holder.child.exitCode === null) await holder.kill();
  folders.clean();
});

function acquire(dataDir: string): Promise<EmbeddedDatabase> {
  return acquireEmbedded({ dataDir, checkoutDir: '/nowhere', settings: { fsync: 'off' } });
}

async function writingHolder(): Promise<{ holder: Holder; dataDir: string; server: number; url: string }> {
  const dataDir = join(folders.make(), 'data');
  const holder = startHolder({ dataDir, checkoutDir: '/nowhere', write: true });
  holders.push(holder);
  const { url } = await holder.hear<Ready>('ready');
  await holder.hear('row', 200);
  return { holder, dataDir, server: serverPid(dataDir) ?? 0, url };
}

/** Every row whose write was acknowledged is stored. */
async function expectRows(url: string, holder: Holder): Promise<void> {
  const acknowledged = holder.said.filter(({ word }) => word === 'row').map(({ value }) => Number(value));
  const kept = new Set((await query<{ n: string }>(url, 'select n from rows')).map(({ n }) => Number(n)));
  expect(acknowledged.length).toBeGreaterThanOrEqual(200);
  expect(acknowledged.filter((n) => !kept.has(n))).toEqual([]);
}

describe('after SIGKILL', () => {
  it('of the service: attaches to the server that lives on', async () => {
    const { holder, dataDir, server } = await writingHolder();
    await holder.kill();
    const database = await acquire(dataDir);
    expect(serverPid(dataDir)).toBe(server);
    await expectRows(database.url, holder);
    await database.release();
    expect(serverPid(dataDir)).toBeUndefined();
  });

  it('of the server: the living service gets it back at the same address', async () => {
    const { holder, dataDir, server, url } = await writingHolder();
    process.kill(server, 'SIGKILL');
    await holder.hear('stopped');
    await until('another server', () => ![server, undefined].includes(serverPid(dataDir)));
    const database = await acquire(dataDir);
    expect(database.url).toBe(url);
    await expectRows(url, holder);
    await database.release();
    // The service is registered again, so a command that exits does not stop the server.
    expect(await query(url, 'select 1 as one')).toEqual([{ one: 1 }]);
    await holder.release();
    expect(serverPid(dataDir)).toBeUndefined();
  });

  it('of both', async () => {
    const { holder, dataDir, server } = await writingHolder();
    process.kill(server, 'SIGKILL');
    await holder.kill();
    const database = await acquire(dataDir);
    await expectRows(database.url, holder);
    await database.release();
  });

  it('of the server while its folder is away: tries again, with a log line for each attempt, until it is back', async () => {
    const log: string[] = [];
    const dataDir = join(folders.make(), 'data');
    const settings = { fsync: 'off' };
    const database = await acquireEmbedded({
      dataDir,
      checkoutDir: '/nowhere',
      settings,
      log: (text) => log.push(text),
    });
    const attempts = () => log.filter((text) => text.includes('could not be rejoined'));
    renameSync(dataDir, `${dataDir}-away`);
    process.kill(serverPid(`${dataDir}-away`) ?? 0, 'SIGKILL');
    await until('three attempts', () => attempts().length === 3);
    expect(attempts()[2]).toContain(`(attempt 3): there is no database in ${join(dataDir, 'postgres', 'data')}`);
    renameSync(`${dataDir}-away`, dataDir);
    await until('a restored connection', () => log.some((text) => text.includes('was lost and is restored')));
    expect(await query(database.url, 'select 1 as one')).toEqual([{ one: 1 }]);
    await database.release();
    expect(serverPid(dataDir)).toBeUndefined();
  });

  it('of the server: leaving at once neither fails nor waits', async () => {
    const { holder, server } = await writingHolder();
    process.kill(server, 'SIGKILL');
    await holder.release();
  });

  it('of the server while one of its processes is busy: waits until that has ended', async () => {
    const database = await acquire(join(folders.make(), 'data'));
    const busy = query(
      database.url,
      "do $$ declare t timestamptz := clock_timestamp() + '1.5 s'; begin while clock_timestamp() < t loop end loop; end $$",
    );
    const ended = busy.catch(() => undefined);
    await new Promise((resolve) => setTimeout(resolve, 200));
    process.kill(serverPid(database.dataDir) ?? 0, 'SIGKILL');
    const again = await acquire(database.dataDir);
    expect(await query(again.url, 'select 1 as one')).toEqual([{ one: 1 }]);
    await ended;
    await Promise.all([database.release(), again.release()]);
    expect(serverPid(database.dataDir)).toBeUndefined();
  });

  it('in the middle of initdb: nothing half-made is used or kept', async () => {
    const dataDir = join(folders.make(), 'data');
    const holder = startHolder({ dataDir, checkoutDir: '/nowhere' });
    holders.push(holder);
    await holder.hear('log');
    await until('initdb at work', () => readdirSync(dataDir).some((name) => name.startsWith('postgres-draft-')));
    await holder.kill();
    expect(readdirSync(dataDir)).toContain('postgres.lock');
    const database = await acquire(dataDir);
    expect(await query(database.url, 'select 1 as one')).toEqual([{ one: 1 }]);
    await database.release();
    await until('nothing left', () => clusterFiles(dataDir).join() === 'postgres');
  });
});

describe('a left-over postmaster.pid', () => {
  it('whose number now belongs to another program is not believed', async () => {
    const dataDir = join(folders.make(), 'data');
    await (await acquire(dataDir)).release();
    // A process of the same user in the same folder, which could be mistaken for the server.
    const cwd = join(dataDir, 'postgres', 'data');
    const owner = process.getuid?.() === 0 ? ownerOf(cwd) : {};
    const stranger = spawn('sleep', ['60'], { cwd, stdio: 'ignore', ...owner });
    try {
      writeFileSync(
        join(cwd, 'postmaster.pid'),
        `${stranger.pid}\n${cwd}\n1700000000\n5432\n\n127.0.0.1\n  1234567 123\nready   \n`,
      );
      const database = await acquire(dataDir);
      expect(await query(database.url, 'select 1 as one')).toEqual([{ one: 1 }]);
      expect(serverPid(dataDir)).not.toBe(stranger.pid);
      await database.release();
      expect(stranger.exitCode).toBeNull();
    } finally {
      stranger.kill();
    }
  });

  it('that a crash of the machine has emptied is replaced', async () => {
    const dataDir = join(folders.make(), 'data');
    await (await acquire(dataDir)).release();
    writeFileSync(join(dataDir, 'postgres', 'data', 'postmaster.pid'), '');
    const database = await acquire(dataDir);
    expect(await query(database.url, 'select 1 as one')).toEqual([{ one: 1 }]);
    await database.release();
  });
});

describe('what cannot be started', () => {
  it('is explained with the end of the log', async () => {
    const dataDir = join(folders.make(), 'data');
    await (await acquire(dataDir)).release();
    writeFileSync(join(dataDir, 'postgres', 'data', 'global', 'pg_control'), 'broken');
    await expect(acquire(dataDir)).rejects.toThrow(/did not start[^]*pg_control[^]*DATABASE_URL/);
  });

  it('is not touched when it is something else', async () => {
    const dataDir = folders.make();
    mkdirSync(join(dataDir, 'postgres'));
    writeFileSync(join(dataDir, 'postgres', 'notes.txt'), 'mine');
    await expect(acquire(dataDir)).rejects.toThrow(/is not empty, but has no database/);
    expect(readFileSync(join(dataDir, 'postgres', 'notes.txt'), 'utf8')).toBe('mine');
  });
});

function ownerOf(folder: string): { uid: number; gid: number } {
  const { uid, gid } = statSync(folder);
  return { uid, gid };
}
