import type { Command } from 'commander';
import type { Exit } from './exit.ts';
import type { CredentialStore } from './credential-store.ts';
import type { Credential, ServiceClient } from './client.ts';
import type { Paint, Terminal } from './terminal.ts';
import type { Variables } from './settings.ts';

/** What every command receives. */
export interface CommandContext {
  /** the address of the deployment, without a trailing slash */
  baseUrl: string;
  env: Variables;
  terminal: Terminal;
  credentials: CredentialStore;
  /** creates a client of the service, with or without a credential */
  service: (credential?: Credential) => ServiceClient;
  /** is aborted at Ctrl-C */
  signal: AbortSignal;
  now: () => Date;
}

/** The result of a command: the document for `--json`, and the same content for people. */
export interface CommandResult {
  document: object;
  text: (paint: Paint) => string;
  /** set if the service answered but the result is not a success, such as a failed check */
  exit?: Exit;
}

export type CommandRun = (deps: CommandContext) => Promise<CommandResult>;

/** Registers commands. */
export interface CommandRegistry {
  /** adds a command, with the flags that all commands have */
  command: (name: string, description: string) => Command;
  /** the command that has others below it, added if it does not exist */
  group: (name: string, description: string) => Command;
  /**
   * declares what the command does with its flags and arguments; nothing is opened until the whole command line is
   * valid
   */
  action: <Flags extends object>(
    work: (flags: Flags, deps: CommandContext, words: string[]) => Promise<CommandResult>,
  ) => (...parameters: unknown[]) => void;
}
