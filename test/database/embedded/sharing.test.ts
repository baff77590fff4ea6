import { execFileSync } from 'node:child_process';
import { existsSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { acquireEmbedded, resolveDataDir } from '../../../src/database/embedded/index.ts';
import { clusterFiles, query, serverPid, tempFolders, until } from './support/folders.ts';
import { startHolder } from './support/holder.ts';
import type { Ready } from './support/holder.ts';

// Real processes on a machine that may be busy.
vi.setConfig({ testTimeout: 30_000, hookTimeout: 30_000 });
const folders = tempFolders();
const settings = { fsync: 'off' };
afterAll(() => {
  folders.clean();
});

describe('sharing one embedded database', () => {
  it('makes, starts and stops it, and finds the data again', async () => {
    const checkoutDir = folders.make();
    const options = { dataDir: undefined, checkoutDir, settings };
    const first = await acquireEmbedded(options);
    expect(first.dataDir).toBe(join(checkoutDir, '.data'));
    expect(resolveDataDir(options)).toBe(first.dataDir);
    // Ctrl-C in the terminal signals our process group, but the server has a separate one.
    const group = execFileSync('ps', ['-o', 'pgid=', '-p', String(serverPid(first.dataDir))], { encoding: 'utf8' });
    expect(Number(group)).toBe(serverPid(first.dataDir));
    await query(first.url, "create table kept as select 'ü' as word");
    const [shown] = await query<Record<string, string>>(
      first.url,
      `select current_setting('server_encoding') as encoding, current_setting('listen_addresses') as hosts,
              current_setting('synchronous_commit') as durable, current_database() as name`,
    );
    expect(shown).toEqual({ encoding: 'UTF8', hosts: '127.0.0.1', durable: 'on', name: 'referral' });
    await expect(query(first.url.replace(/:[0-9a-f]+@/, ':wrong@'), 'select 1')).rejects.toThrow(/password/);
    expect(statSync(join(first.dataDir, 'postgres', 'password')).mode & 0o777).toBe(0o600);
    expect(statSync(join(first.dataDir, 'postgres')).mode & 0o777).toBe(0o700);
    await Promise.all([first.release(), first.release()]);
    expect(serverPid(first.dataDir)).toBeUndefined();

    const second = await acquireEmbedded(options);
    expect(await query(second.url, 'select word from kept')).toEqual([{ word: 'ü' }]);
    await second.release();
    expect(clusterFiles(first.dataDir)).toEqual(['postgres']);
  });

  it('attaches the second, and only the last one to leave stops it', async () => {
    const options = { dataDir: join(folders.make(), 'data'), checkoutDir: '/nowhere', settings };
    const service = await acquireEmbedded(options);
    const pid = serverPid(service.dataDir);
    const command = await acquireEmbedded(options);
    expect(command.url).toBe(service.url);
    expect(serverPid(service.dataDir)).toBe(pid);
    await service.release();
    expect(await query(command.url, 'select 1 as one')).toEqual([{ one: 1 }]);
    await command.release();
    expect(serverPid(service.dataDir)).toBeUndefined();
  });

  it('is made once when several processes come at the same moment', async () => {
    const dataDir = join(folders.make(), 'data');
    const holders = [1, 2, 3].map(() => startHolder({ dataDir, checkoutDir: '/nowhere' }));
    const ready = await Promise.all(holders.map((holder) => holder.hear<Ready>('ready')));
    expect(new Set(ready.map(({ url }) => url)).size).toBe(1);
    const created = holders.flatMap(({ said }) => said.filter(({ word }) => word === 'log'));
    expect(created).toHaveLength(1);
    await Promise.all(holders.map((holder) => holder.release()));
    expect(serverPid(dataDir)).toBeUndefined();
  });

  it('is never stopped under somebody who comes while another leaves', async () => {
    const options = { dataDir: join(folders.make(), 'data'), checkoutDir: '/nowhere', settings };
    let leaving = await acquireEmbedded(options);
    for (let round = 0; round < 4; round++) {
      const [, next] = await Promise.all([leaving.release(), acquireEmbedded(options)]);
      expect(await query(next.url, 'select 1 as one')).toEqual([{ one: 1 }]);
      leaving = next;
    }
    await leaving.release();
  });

  it('leaves nothing to do when the data folder was removed', async () => {
    const options = { dataDir: join(folders.make(), 'data'), checkoutDir: '/nowhere', settings };
    const database = await acquireEmbedded(options);
    const pid = serverPid(database.dataDir) ?? 0;
    process.kill(pid, 'SIGKILL');
    rmSync(database.dataDir, { recursive: true, force: true, maxRetries: 5 });
    await until('the folder is gone', () => !existsSync(database.dataDir));
    await database.release();
    expect(existsSync(database.dataDir)).toBe(false);
  });
});
