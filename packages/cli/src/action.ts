import type { Command } from 'commander';
import type { Exit } from './exit.ts';
import type { Kept } from './kept.ts';
import type { Credential, Service } from './client.ts';
import type { Paint, Terminal } from './terminal.ts';
import type { Variables } from './settings.ts';

/** What every command receives. */
export interface Deps {
  /** the address of the deployment, without a trailing slash */
  baseUrl: string;
  env: Variables;
  terminal: Terminal;
  kept: Kept;
  /** creates a client of the service, with or without a credential */
  service: (credential?: Credential) => Service;
  /** is aborted at Ctrl-C */
  signal: AbortSignal;
  now: () => Date;
}

/** The result of a command: the document for `--json`, and the same content for people. */
export interface Outcome {
  document: object;
  text: (paint: Paint) => string;
  /** set if the service answered but the result is not a success, such as a failed check */
  exit?: Exit;
}

export type Job = (deps: Deps) => Promise<Outcome>;

/** Registers commands. */
export interface Registry {
  /** adds a command, with the flags that all commands have */
  command: (name: string, description: string) => Command;
  /**
   * declares what the command does with its flags and arguments; nothing is opened until the whole command line is
   * valid
   */
  action: <Flags extends object>(
    work: (flags: Flags, deps: Deps, words: string[]) => Promise<Outcome>,
  ) => (...parameters: unknown[]) => void;
}
