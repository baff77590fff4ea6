// A database with the frozen tables, and the rows that each kind of work needs.
import { readFileSync } from 'node:fs';
import { BUYERS, READY_CHAINS, type Kind } from '../kinds.ts';
import type { Postgres } from '../postgres.ts';

export const scriptPath = (name: string): string =>
  new URL(name.endsWith('.sql') ? name : `${name}.sql`, import.meta.url).pathname;
const scriptText = (name: string): string => readFileSync(scriptPath(name), 'utf8');

/** Identifiers in the fixtures. */
export const PROGRAM = { writes: 1, readiness: 2 };

/** What the click_ids of the customers who buy again begin with. */
export const BUYER = 'buyer-';

/** The stage that a chain must have reached before this kind of work. */
const STAGE: Partial<Record<Kind, string>> = { lead: 'click', sale: 'lead', refund: 'sale' };

export interface FrozenDatabase {
  name: string;
  /** makes this number of fresh rows for the work; returns the prefix of their click_ids */
  prepare(kind: Kind, count: number): Promise<string>;
}

export async function makeFrozenDatabase(postgres: Postgres, name: string): Promise<FrozenDatabase> {
  await postgres.sql('postgres', `create database ${name}`);
  await postgres.sql(name, scriptText('schema'));
  await postgres.sql(name, scriptText('fixtures'));
  const make = (program: number, prefix: string, count: number, stage: string) =>
    postgres.sql(name, `select make_chains(${program}, '${prefix}', ${count}, '${stage}')`);
  await make(PROGRAM.readiness, 'ready-', READY_CHAINS, 'sale');
  await make(PROGRAM.writes, BUYER, BUYERS, 'sale');
  let runs = 0;
  return {
    name,
    async prepare(kind, count) {
      const prefix = `${kind}-${++runs}-`;
      const stage = STAGE[kind];
      if (stage) await make(PROGRAM.writes, prefix, count, stage);
      await postgres.sql(name, 'vacuum analyze');
      return prefix;
    },
  };
}
