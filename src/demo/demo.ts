import { randomBytes } from 'node:crypto';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { parseOrigin } from '../domain/origin.ts';
import type { Clock } from '../lib/clock.ts';
import { sha256 } from '../lib/hashing.ts';
import type { Db, Runner, Transaction } from '../database/db.ts';
import { isLinkUsable, lockDemo } from '../store/demo.ts';
import { createLink } from '../store/links.ts';
import { createPartner, joinProgram } from '../store/partners.ts';
import { noteAs } from '../store/audit.ts';
import { createNotedProgram } from '../store/managed-programs.ts';
import { addAllowedOrigins } from '../store/program-admin.ts';
import { findProgramByToken } from '../store/programs.ts';
import { violationOf } from '../database/violations.ts';
import { demoPath, readDemo, type Demo } from './file.ts';

export interface DemoOptions {
  db: Db;
  clock: Clock;
  /** the folder of demo.json, which only its owner can read */
  dataDir: string;
  baseUrl: string;
}

const SETTINGS = { name: 'Demo shop', domain: 'localhost', commissionType: 'percent', commissionRate: '20' } as const;
const ORIGINS = ['http://localhost:3000', 'http://127.0.0.1:3000'];

/** The origins of the service's own pages. A reader may type either name of this machine. */
function ownOrigins(baseUrl: string): string[] {
  const { origin, protocol, hostname, port } = new URL(baseUrl);
  const names = ['localhost', '127.0.0.1'];
  const others = names.includes(hostname) ? names.map((name) => `${protocol}//${name}${port && `:${port}`}`) : [];
  return [...new Set([origin, ...others])].flatMap((text) => parseOrigin(text) ?? []);
}

/** Whether the demo's program is in this database and its key is valid. */
async function keyWorks(db: Runner, demo: Demo, now: Date): Promise<boolean> {
  const found = await findProgramByToken(db, sha256(demo.api_key));
  if (found?.program.id !== demo.program_id) return false;
  return found.key.rotate_by === null || found.key.rotate_by > now;
}

async function createDemoLink(tx: Transaction, programId: number, partnerId: number, at: Date): Promise<string> {
  for (let number = 1; ; number++) {
    const code = number === 1 ? 'demo' : `demo-${number}`;
    try {
      return (await tx.savepoint(() => createLink(tx, { code, programId, partnerId }, at))).code;
    } catch (error) {
      if (violationOf(error)?.constraint !== 'links_code') throw error;
    }
  }
}

/** Adds a partner who joins the program, and returns the code of a new link. */
async function addPartner(tx: Transaction, programId: number, at: Date): Promise<string> {
  const { partner_id } = await createPartner(tx, 'Demo partner', 'partner@demo.invalid', at);
  await joinProgram(tx, partner_id, programId, at);
  return createDemoLink(tx, programId, partner_id, at);
}

async function makeDemo(tx: Transaction, origins: readonly string[], at: Date): Promise<Demo> {
  const note = noteAs(tx, { kind: 'system' }, at);
  const { id, apiKey } = await createNotedProgram(tx, note, { settings: SETTINGS, origins, at });
  return { program_id: id, api_key: apiKey, code: await addPartner(tx, id, at) };
}

/** Writes the file in one step, so that it is never incomplete and never readable by other users. */
async function writeSecret(path: string, text: string): Promise<void> {
  const temporary = `${path}.${randomBytes(6).toString('hex')}`;
  try {
    await writeFile(temporary, text, { mode: 0o600, flag: 'wx' });
    await rename(temporary, path);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
}

/**
 * Returns the demo of DATA_DIR/demo.json if its key works in this database, otherwise a new one. The key is stored only
 * in that file, so the file is written before the transaction commits.
 */
export async function ensureDemo({ db, clock, dataDir, baseUrl }: DemoOptions): Promise<Demo> {
  const path = demoPath(dataDir);
  const own = ownOrigins(baseUrl);
  await mkdir(dataDir, { recursive: true });
  return db.transaction(async (tx) => {
    await lockDemo(tx);
    const known = await readDemo(path);
    const mine = known && (await keyWorks(tx, known, clock.now())) ? known : undefined;
    // The address of the service may have changed since then.
    if (mine) await addAllowedOrigins(tx, mine.program_id, own);
    if (mine && (await isLinkUsable(tx, mine.program_id, mine.code))) return mine;
    const demo = mine
      ? { ...mine, code: await addPartner(tx, mine.program_id, clock.now()) }
      : await makeDemo(tx, [...new Set([...ORIGINS, ...own])], clock.now());
    await writeSecret(path, `${JSON.stringify(demo, null, 2)}\n`);
    return demo;
  });
}
