import type { Command } from 'commander';
import type { Exit } from './exit.ts';
import type { Kept } from './kept.ts';
import type { Credential, Service } from './client.ts';
import type { Paint, Terminal } from './terminal.ts';
import type { Variables } from './settings.ts';

/** What every command works with. */
export interface Deps {
  /** the address of the deployment, without a slash at its end */
  baseUrl: string;
  env: Variables;
  terminal: Terminal;
  kept: Kept;
  /** a client of the contract, with a credential or without */
  service: (credential?: Credential) => Service;
  /** fires at Ctrl-C */
  signal: AbortSignal;
  now: () => Date;
}

/** What a command has to say: the document of `--json`, and the same for people. */
export interface Outcome {
  document: object;
  text: (paint: Paint) => string;
  /** other than 0 where the service answered, and the answer is not what was hoped for */
  exit?: Exit;
}

export type Job = (deps: Deps) => Promise<Outcome>;

/** Where a command registers itself. */
export interface Registry {
  /** a new command, with the flags that all have */
  command: (name: string, description: string) => Command;
  /** what to do with its flags and words; nothing is opened before the whole command line is right */
  action: <Flags extends object>(
    work: (flags: Flags, deps: Deps, words: string[]) => Promise<Outcome>,
  ) => (...parameters: unknown[]) => void;
}
