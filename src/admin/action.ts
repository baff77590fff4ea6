import type { Command } from 'commander';
import type { Config } from '../config/index.ts';
import type { ClickIds } from '../attribution/click-id.ts';
import type { Clock } from '../lib/clock.ts';
import type { Db } from '../database/db.ts';
import { loadSecretKey } from '../secret-key.ts';

/** What every command receives. */
export interface CommandDeps {
  db: Db;
  clock: Clock;
  config: Config;
  /** where the service stores its files */
  dataDir: string;
  /** reads click identifiers */
  clickIds: ClickIds;
  /** the embedded database; undefined with DATABASE_URL */
  embedded?: EmbeddedSource | undefined;
  /** prints a line about the progress on standard error */
  say: (line: string) => void;
}

export interface EmbeddedSource {
  url: string;
  /** makes this process the only one that uses it; false if there is another one */
  claim: () => Promise<boolean>;
}

/** The key that encrypts what the service stores. */
export const secretKeyOf = ({ config, dataDir }: CommandDeps): Buffer => loadSecretKey(config.secretKey, dataDir);

/** What a command prints: one JSON document, or the text of a long list, piece by piece. */
export type Printed = object | AsyncIterable<string>;

export const isText = (printed: Printed): printed is AsyncIterable<string> => Symbol.asyncIterator in printed;

/** A command whose flags are parsed and validated. It returns what to print. */
export type Job = (deps: CommandDeps) => Promise<Printed>;

/** Declares the action of a verb; returns the function that commander calls. */
type Declare = <Flags extends object>(
  work: (flags: Flags, deps: CommandDeps) => Promise<Printed>,
) => (flags: Flags) => void;

/** What a command receives that opens the database itself, or not at all. */
export interface AloneDeps {
  env: NodeJS.ProcessEnv;
  /** shows a line that is not a part of the output */
  tell: (line: string) => void;
}

/** What such a command prints, a document or a text, and its exit code. */
export interface Outcome {
  printed: object | string;
  exitCode: number;
}

export type AloneJob = (deps: AloneDeps) => Promise<Outcome>;

/** Registers the verbs of a noun. Nothing is opened until the whole command line is valid. */
export interface Registry {
  /** the command of the noun itself */
  noun: (name: string, description: string) => Command;
  /** an action that changes existing records; rejected if there is no database */
  action: Declare;
  /** an action that can create the first record of a database; creates the database if there is none */
  creating: Declare;
  /** an action that only reads; rejected if there is no database */
  reading: Declare;
  /** an action that works without a valid configuration and without a database */
  alone: <Flags extends object>(work: (flags: Flags, deps: AloneDeps) => Promise<Outcome>) => (flags: Flags) => void;
  /** an action that moves the embedded database to another server */
  moving: Declare;
  clock: Clock;
}
