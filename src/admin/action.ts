import type { Command } from 'commander';
import type { Config } from '../config.ts';
import type { ClickIds } from '../domain/click-id.ts';
import type { Clock } from '../lib/clock.ts';
import type { Db } from '../database/db.ts';

/** What every command works with. */
export interface CommandDeps {
  db: Db;
  clock: Clock;
  config: Config;
  /** where the service keeps its own files */
  dataDir: string;
  /** reads click identifiers */
  clickIds: ClickIds;
}

/** What a command prints: one JSON document, or the text of a long list, piece by piece. */
export type Printed = object | AsyncIterable<string>;

export const isText = (printed: Printed): printed is AsyncIterable<string> => Symbol.asyncIterator in printed;

/** A command with its flags read and checked. */
export type Job = (deps: CommandDeps) => Promise<Printed>;

/** Takes what a command does with its flags; gives what commander calls. */
type Declare = <Flags extends object>(
  work: (flags: Flags, deps: CommandDeps) => Promise<Printed>,
) => (flags: Flags) => void;

/** Where a noun registers its verbs. Nothing is opened before the whole command line is right. */
export interface Registry {
  /** the noun's own command */
  noun: (name: string, description: string) => Command;
  /** what a verb does that may write: where there is no database yet, one is made */
  action: Declare;
  /** what a verb does that only reads: it is refused where there is no database yet */
  reading: Declare;
  clock: Clock;
}
