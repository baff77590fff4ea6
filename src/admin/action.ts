import type { Command } from 'commander';
import type { Config } from '../config.ts';
import type { Clock } from '../lib/clock.ts';
import type { Db } from '../store/db.ts';

/** What every command works with. */
export interface Deps {
  db: Db;
  clock: Clock;
  config: Config;
  /** where the service keeps its own files */
  dataDir: string;
}

/** A command with its flags read and checked: what it prints is its document. */
export type Job = (deps: Deps) => Promise<object>;

/** Where a noun registers its verbs. */
export interface Registry {
  /** the noun's own command */
  noun: (name: string, description: string) => Command;
  /** what to do with a verb's flags; nothing is opened before the whole command line is right */
  action: <Flags extends object>(work: (flags: Flags, deps: Deps) => Promise<object>) => (flags: Flags) => void;
  clock: Clock;
}
