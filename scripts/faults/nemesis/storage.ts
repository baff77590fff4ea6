// Faults inside the database server: locks of other sessions, a full disk, a schema change.
import { closeSync, openSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import type { Random } from '../../harness/random.ts';
import { seconds, whatever } from '../../harness/fault.ts';
import type { Fault } from '../world.ts';

/** Holds locks in another session for some time. */
const held = (name: string, short: boolean, lock: (random: Random) => string): Fault => ({
  name,
  expected: 'requests wait for the lock, and fail when they have waited too long; nothing is half-stored',
  ...(short ? { short: true } : {}),
  async inject({ postgres }, random) {
    const session = await postgres.session();
    try {
      await session.query('begin');
      await session.query(lock(random));
      await seconds(random.int(30, 80) / 10);
      await session.query('rollback');
    } finally {
      await session.end();
    }
  },
});

const tableLocked = held('table-locked', true, (random) => {
  const table = random.pick(['customers', 'sales', 'commissions', 'refunds', 'clicks', 'payment_events']);
  return `lock table ${table} in access exclusive mode`;
});
const commissionsLocked = held('commissions-locked', false, () => 'lock table commissions in share row exclusive mode');
/**
 * Locks rows of programs and partnerships, which every click and sale refers to, or of the customers of a program: a
 * distributed database locks those of one at a time.
 */
const rowsLocked = held('rows-locked', false, (random) => {
  const table = random.pick(['programs', 'partnerships', 'customers']);
  const where = table === 'customers' ? `where program_id = ${random.int(1, 3)}` : '';
  return `select 1 from ${table} ${where} order by id desc limit 200 for update`;
});

const BLOCK = Buffer.alloc(1024 * 1024);

/** Writes to a file until the disk is completely full. */
function fill(path: string): void {
  const file = openSync(path, 'w');
  for (const size of [BLOCK.length, 4096]) {
    try {
      while (writeSync(file, BLOCK, 0, size) > 0);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
    }
  }
  closeSync(file);
}

const diskFull: Fault = {
  name: 'disk-full',
  expected: '500s as long as nothing can be stored; reads still work; PostgreSQL may have to be started again',
  short: true,
  missing: ({ folder }) => (folder.small ? undefined : 'only root can mount a small tmpfs'),
  async inject({ folder, postgres }, random) {
    const ballast = join(folder.disk, 'ballast');
    try {
      fill(ballast);
      await seconds(random.int(3, 6));
    } finally {
      rmSync(ballast, { force: true });
    }
    await postgres.start();
  },
};

const longReader: Fault = {
  name: 'long-reader',
  expected: 'a long reader such as pg_dump holds nobody up',
  async inject({ postgres }) {
    const session = await postgres.session();
    try {
      await session.query('begin isolation level repeatable read');
      await session.query('lock table customers, sales, commissions, refunds, clicks in access share mode');
      await seconds(3);
      await whatever(session.query('rollback'));
    } finally {
      await session.end();
    }
  },
  unnoticed: true,
};

export const storageFaults: Fault[] = [tableLocked, commissionsLocked, rowsLocked, diskFull, longReader];
