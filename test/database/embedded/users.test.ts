import { execFileSync, spawnSync } from 'node:child_process';
import { chownSync, cpSync, existsSync, lstatSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { findPackage, prepareBinaries } from '../../../src/database/embedded/binaries.ts';
import { acquireEmbedded, resolveDataDir } from '../../../src/database/embedded/index.ts';
import { choosePlace } from '../../../src/database/embedded/place.ts';
import { bundled } from '../../support/bundled.ts';
import { makeFolder, query, serverPid, tempFolders } from './support/folders.ts';
import { NOBODY, startHolder } from './support/holder.ts';
import type { Ready } from './support/holder.ts';

const isRoot = process.getuid?.() === 0;
// Real processes on a machine that may be busy.
vi.setConfig({ testTimeout: 30_000, hookTimeout: 30_000 });
const folders = tempFolders();
const settings = { fsync: 'off' };
afterAll(() => {
  folders.clean();
});

function filesBelow(folder: string): string[] {
  return [folder, ...readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name))];
}

/** The package's folder as npm installs it without running install scripts. */
function bareNative(parent: string): string {
  const native = join(parent, 'native');
  cpSync(findPackage().native, native, { recursive: true, verbatimSymlinks: true });
  for (const path of filesBelow(native)) if (lstatSync(path).isSymbolicLink()) rmSync(path);
  return native;
}

describe.runIf(isRoot)('started by root', () => {
  it('runs as another user, who is given the cluster in a DATA_DIR that was closed', async () => {
    const dataDir = folders.make(0o700);
    const database = await acquireEmbedded({ dataDir, checkoutDir: '/nowhere', settings });
    const { runAs } = choosePlace({ dataDir, checkoutDir: '/nowhere' });
    expect(statSync(`/proc/${serverPid(dataDir)}`).uid).toBe(runAs?.uid);
    expect(readFileSync(`/proc/${serverPid(dataDir)}/status`, 'utf8')).toMatch(/^Groups:\s*$/m);
    expect(new Set(filesBelow(join(dataDir, 'postgres')).map((path) => lstatSync(path).uid))).toEqual(
      new Set([runAs?.uid]),
    );
    await database.release();
  });

  it('moves an unset DATA_DIR out of a folder that only root may enter', async () => {
    const checkoutDir = makeFolder(join(folders.make(0o700), 'checkout'), 0o755);
    const notes: string[] = [];
    const options = { dataDir: undefined, checkoutDir, settings, log: (note: string) => notes.push(note) };
    const place = resolveDataDir(options);
    folders.adopt(place);
    expect(place).toMatch(/^\/var\/lib\/referral-tracking\/checkout-[0-9a-f]{12}$/);
    expect(existsSync(place)).toBe(false);
    const database = await acquireEmbedded(options);
    expect(database.dataDir).toBe(place);
    expect(notes[0]).toContain(place);
    expect(await query(database.url, 'select 1 as one')).toEqual([{ one: 1 }]);
    expect(existsSync(join(checkoutDir, '.data'))).toBe(false);
    await database.release();
    expect(resolveDataDir({ dataDir: undefined, checkoutDir: folders.make() })).toMatch(/\.data$/);
  });

  it('refuses a set DATA_DIR there, naming what is wrong', async () => {
    const barred = folders.make(0o700);
    const dataDir = join(barred, 'below', 'data');
    const attempt = acquireEmbedded({ dataDir, checkoutDir: '/nowhere', settings });
    await expect(attempt).rejects.toThrow(`DATA_DIR=${dataDir}`);
    await expect(attempt).rejects.toThrow(new RegExp(`"(postgres|_postgres|nobody)", who cannot access ${barred}\\.`));
    expect(readdirSync(barred)).toEqual([]);
  });

  it('copies the programs once when the checkout is closed, and restores their links', () => {
    const native = bareNative(folders.make(0o700));
    const place = choosePlace({ dataDir: folders.make(), checkoutDir: '/nowhere' });
    const source = { native, version: '18.0.0-test' };
    const { initdb } = prepareBinaries(place, source);
    expect(initdb).toContain(place.dataDir);
    const { uid = 0, gid = 0 } = place.runAs ?? {};
    expect(execFileSync(initdb, ['--version'], { uid, gid, cwd: '/', encoding: 'utf8' })).toMatch(/PostgreSQL/);
    const made = statSync(initdb).ino;
    expect(statSync(prepareBinaries(place, source).initdb).ino).toBe(made);
    expect(readdirSync(place.dataDir)).toHaveLength(1);
  });

  it('takes over its own cluster when a backup brought it back as files of root', async () => {
    const dataDir = makeFolder(join(folders.make(), 'data'), 0o755);
    await (await acquireEmbedded({ dataDir, checkoutDir: '/nowhere', settings })).release();
    for (const path of filesBelow(join(dataDir, 'postgres'))) chownSync(path, 0, 0);
    const database = await acquireEmbedded({ dataDir, checkoutDir: '/nowhere', settings });
    expect(await query(database.url, 'select 1 as one')).toEqual([{ one: 1 }]);
    await database.release();
  });
});

/** Whether other users can run Node and the checkout; root may have them in a folder that others cannot access. */
function othersCanRun(): boolean {
  const script = `require('node:fs').accessSync(${JSON.stringify(fileURLToPath(import.meta.url))})`;
  const { status } = spawnSync(process.execPath, ['-e', script], { uid: NOBODY, gid: NOBODY, cwd: '/' });
  if (status !== 0) console.warn('no other user can run Node on this checkout: tests as an ordinary user are SKIPPED');
  return status === 0;
}

describe.runIf(isRoot && othersCanRun())('started by an ordinary user', () => {
  it('keeps everything to that user; root joins later without taking it away', async () => {
    const parent = folders.make();
    chownSync(parent, NOBODY, NOBODY);
    const dataDir = join(parent, 'data');
    const user = startHolder({ dataDir, checkoutDir: '/nowhere', uid: NOBODY });
    const { url } = await user.hear<Ready>('ready');
    expect(statSync(dataDir).mode & 0o777).toBe(0o700);
    expect(new Set(filesBelow(dataDir).map((path) => lstatSync(path).uid))).toEqual(new Set([NOBODY]));
    const root = await acquireEmbedded({ dataDir, checkoutDir: '/nowhere', settings });
    expect(root.url).toBe(url);
    await user.release();
    await root.release();
    await (await acquireEmbedded({ dataDir, checkoutDir: '/nowhere', settings })).release();
    const again = startHolder({ dataDir, checkoutDir: '/nowhere', uid: NOBODY });
    await again.hear('ready');
    await again.release();
  });

  it('says why a data folder made by root cannot be used', async () => {
    const dataDir = join(folders.make(), 'data');
    await (await acquireEmbedded({ dataDir, checkoutDir: '/nowhere', settings })).release();
    const closed = startHolder({ dataDir, checkoutDir: '/nowhere', uid: NOBODY });
    expect(await closed.hear('failed')).toMatch(/belongs to user "root".*DATA_DIR/);
    chownSync(dataDir, NOBODY, NOBODY);
    if (choosePlace({ dataDir, checkoutDir: '/nowhere' }).runAs?.uid === NOBODY) return;
    const cluster = startHolder({ dataDir, checkoutDir: '/nowhere', uid: NOBODY });
    expect(await cluster.hear('failed')).toMatch(/belongs to user "\w+".*DATA_DIR/);
  });

  it('copies the programs when links are missing in a checkout it may not write to', async () => {
    const native = bareNative(folders.make());
    const dataDir = folders.make();
    chownSync(dataDir, NOBODY, NOBODY);
    const args = [await bundled('test/database/embedded/support/native.ts'), native, dataDir];
    const output = execFileSync(process.execPath, args, { uid: NOBODY, gid: NOBODY, encoding: 'utf8' });
    const { initdb, version } = JSON.parse(output) as { initdb: string; version: string };
    expect(initdb).toContain(dataDir);
    expect(version).toMatch(/PostgreSQL/);
  });
});

describe('the programs', () => {
  it('are used in place, their links restored there', () => {
    const native = bareNative(folders.make());
    const place = { dataDir: folders.make(), runAs: undefined };
    const { initdb } = prepareBinaries(place, { native, version: '18.0.0-test' });
    expect(initdb).toContain(native);
    expect(execFileSync(initdb, ['--version'], { encoding: 'utf8' })).toMatch(/PostgreSQL/);
    expect(lstatSync(join(native, 'lib', process.platform === 'darwin' ? '' : 'libpq.so.5')).isSymbolicLink()).toBe(
      process.platform !== 'darwin',
    );
  });
});
