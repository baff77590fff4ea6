import type pg from 'pg';
import { openDb } from '../db.ts';
import { markMoved, pathOfMark, readMoved, unmarkMoved } from '../embedded/moved.ts';
import { migrate } from '../migrate.ts';
import { ensureClickMonths } from '../partitions.ts';
import { showDatabaseUrl } from '../../lib/database-url.ts';
import { disconnect } from '../session.ts';
import { connectToSource, connectToTarget } from './connection.ts';
import { copyAll, holdSource } from './copy.ts';
import { finishMove, nameOf, readMove, startMove } from './record.ts';
import { MoveRefusal } from './refusal.ts';
import { monthsOf, readTables } from './tables.ts';

export interface MoveOptions {
  /** the embedded database, which no other process may be using */
  sourceUrl: string;
  /** the folder of the embedded database, which is marked as moved */
  dataDir: string;
  targetUrl: string;
  now: () => Date;
  /** receives one line for each step that takes long */
  say: (line: string) => void;
}

export interface Moved {
  /** the address of the target, without credentials */
  to: string;
  /** whether an earlier run had completed the move, so that this one changed nothing */
  already: boolean;
  /** the number of copied rows of each table */
  rows: Record<string, number>;
}

interface Pair extends MoveOptions {
  source: pg.Client;
  target: pg.Client;
}

/**
 * Decides whether the target can receive the move, and reserves it. Returns whether it already has.
 * @throws MoveRefusal if it has other tables or rows
 */
async function reserve({ source, target, dataDir }: Pair): Promise<boolean> {
  const [name, theirs] = [await nameOf(source), await nameOf(target)];
  if (name === theirs) throw new MoveRefusal('the target is the embedded database itself');
  const moved = readMoved(dataDir);
  // The first target may have all rows, and new ones since: a second one would be a fork of it.
  if (moved !== undefined && moved.target !== theirs) {
    throw new MoveRefusal(
      `the embedded database was moved, or is being moved, to ${moved.to} (${moved.moved_at}). To move what it had then ` +
        `to another database, remove ${pathOfMark(dataDir)}`,
    );
  }
  const move = await readMove(target);
  if (move?.source === name && move.finished_at !== null && moved !== undefined) return true;
  if (move?.source === name && move.finished_at === null) return false;
  if (move) throw new MoveRefusal('the target is not empty: another database was moved, or is being moved, to it');
  const tables = await readTables(target);
  if (tables.length > 0) {
    throw new MoveRefusal(`the target is not empty: it has the table ${tables[0]!.name}. Name a new, empty database`);
  }
  await startMove(target, name);
  return false;
}

/** A connection that is lost before the answer leaves open whether the commit was executed. */
const isRefused = (error: unknown): boolean => /^(?:23|40(?!003)|53)/.test((error as { code?: string }).code ?? '');

async function commit({ target, targetUrl, dataDir, now }: Pair): Promise<void> {
  // The mark comes first: if this process is killed before the commit, neither database can be used until the move is
  // repeated. In the other order, both could be.
  markMoved(dataDir, { to: showDatabaseUrl(targetUrl), target: await nameOf(target), moved_at: now().toISOString() });
  try {
    await target.query('commit');
  } catch (error) {
    if (isRefused(error)) unmarkMoved(dataDir);
    throw error;
  }
}

async function copyTo(pair: Pair): Promise<Record<string, number>> {
  const { source, target, targetUrl, say } = pair;
  const tables = await holdSource(source);
  await migrate(targetUrl, { log: say, receivesMove: true });
  const db = openDb({ url: targetUrl, applicationName: 'referral-tracking move', poolSize: 1 });
  await ensureClickMonths(db, monthsOf(tables)).finally(() => db.close());
  await target.query('begin');
  const rows = await copyAll(source, target, tables, say);
  await finishMove(target);
  await commit(pair);
  await target.query('analyze');
  return rows;
}

/**
 * Moves the embedded database to an empty one. All rows are written in one transaction of the target, while writes to the
 * source are blocked. If it is interrupted, the target stays unusable until the same move is repeated; the source can be
 * used unless the commit had begun. Afterwards the source cannot be used any more.
 * @throws MoveRefusal if the target is not empty, is too old, or receives another move, or if the source is in use
 */
export async function moveDatabase(options: MoveOptions): Promise<Moved> {
  const target = await connectToTarget(options.targetUrl);
  try {
    const source = await connectToSource(options.sourceUrl);
    try {
      const pair = { ...options, source, target };
      const already = await reserve(pair);
      const rows = already ? {} : await copyTo(pair);
      return { to: showDatabaseUrl(options.targetUrl), already, rows };
    } finally {
      await disconnect(source);
    }
  } finally {
    await disconnect(target);
  }
}
