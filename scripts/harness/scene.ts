// What clients, checks and the end of a run need, whatever the faults are.
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startBalancer } from '../lib/balancer.ts';
import { atEnd, isStopped } from './cleanup.ts';
import type { Postgres } from './postgres.ts';
import type { WorldProgram } from './programs.ts';
import type { Admin, Instance } from './service.ts';

export interface Scene {
  instances: readonly Instance[];
  programs: readonly WorldProgram[];
  /** the balancer's URL, to which clients send requests */
  url: string;
  admin: Admin;
  postgres: Pick<Postgres, 'query' | 'url'>;
  /** ends everything that a fault may have left behind, and waits until every instance is ready */
  heal(): Promise<void>;
  /** waits, while nothing is sent, until everything that was acknowledged is in the database; unset: it is at once */
  settle?(): Promise<void>;
}

export function makeLogFolder(folder: string): string {
  const logs = join(folder, 'logs');
  rmSync(logs, { recursive: true, force: true });
  mkdirSync(logs, { recursive: true });
  return logs;
}

/** Repeats a question until it has an answer. */
export async function until<T>(what: string, patienceMs: number, question: () => Promise<T | undefined>): Promise<T> {
  const deadline = Date.now() + patienceMs;
  for (;;) {
    const answer = await question();
    if (answer !== undefined) return answer;
    if (isStopped()) throw new Error('the run was stopped');
    if (Date.now() > deadline) throw new Error(`${what} did not happen within ${patienceMs / 1000} s`);
    await sleep(100);
  }
}

const READY_MS = 60_000;

/** Starts every instance, and a balancer in front of them. */
export async function startBalanced(instances: readonly Instance[]) {
  const startAll = async () => void (await Promise.all(instances.map((instance) => instance.start())));
  await startAll();
  const balancer = await startBalancer(instances.map(({ url }) => url));
  atEnd(() => balancer.stop());
  const isReady = () => Promise.resolve(instances.every(({ url }) => balancer.isReady(url)) || undefined);
  /** Resolves when the balancer uses every instance. */
  const untilReady = async () => void (await until('that every instance is ready', READY_MS, isReady));
  await untilReady();
  return { url: balancer.baseUrl, startAll, untilReady };
}
