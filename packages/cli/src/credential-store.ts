import { COMMAND } from '@referral-tracking/shared/command';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import envPaths from 'env-paths';
import { EXIT } from './exit.ts';
import { CommandFailure } from './failure.ts';
import { privateFolder, readIfThere, writeWhole } from './whole-file.ts';

/** A stored login and its token. */
export interface StoredLogin {
  token: string;
  email: string;
  advertiser_id: number | null;
  /** ISO 8601 */
  signed_in_at: string;
}

/** A program and the key that was returned when it was created. */
export interface StoredProgram {
  program_id: number;
  name: string;
  api_key: string;
}

/** The stored credentials of one deployment. Each is a separate file, so that saving one never rewrites another. */
export interface CredentialStore {
  folder: string;
  login: () => StoredLogin | undefined;
  saveLogin: (login: StoredLogin) => void;
  /** returns whether there was one */
  forgetLogin: () => boolean;
  /** sorted by identifier */
  programs: () => StoredProgram[];
  saveProgram: (program: StoredProgram) => void;
  /** returns how many there were */
  forgetPrograms: () => number;
  /** checks that a credential can be saved, before it is created */
  prepare: () => void;
}

/** The platform's folder for user settings: XDG on Linux, Preferences on macOS, AppData on Windows. */
export const configFolder = (): string => envPaths('referral-tracking', { suffix: '' }).config;

/** The folder of a deployment. The host makes it recognisable, and a hash of the URL makes it unique. */
const folderName = (baseUrl: string): string =>
  `${new URL(baseUrl).host.replace(/[^\w.-]+/g, '_')}-${createHash('sha256').update(baseUrl).digest('hex').slice(0, 12)}`;

const LOGIN = 'login.json';
const PROGRAM = /^program-(\d+)\.json$/;

/** Checks the number, which becomes part of a path and comes from a deployment. */
function programFile(id: number): string {
  if (Number.isSafeInteger(id) && id > 0) return `program-${id}.json`;
  throw new CommandFailure(EXIT.failed, `${String(id)} is not the number of a program`);
}

type Fields = Record<string, unknown>;
const isLogin = ({ token, email, advertiser_id: id, signed_in_at: at }: Fields): boolean =>
  [token, email, at].every((field) => typeof field === 'string') && (id === null || typeof id === 'number');
const isProgram = ({ program_id: id, name, api_key: key }: Fields): boolean =>
  typeof id === 'number' && [name, key].every((field) => typeof field === 'string');

/** Turns file errors into failures with the system's message, which contains the path. */
function onDisk<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (error instanceof CommandFailure) throw error;
    const advice =
      'Make the folder readable and writable for your user; on Linux, XDG_CONFIG_HOME selects another one.';
    throw new CommandFailure(EXIT.failed, `Credentials cannot be saved: ${(error as Error).message}`, advice);
  }
}

function parse<T>(path: string, text: string, baseUrl: string, isShape: (fields: Fields) => boolean): T {
  try {
    const fields = JSON.parse(text) as Fields;
    if (fields.base_url === baseUrl && isShape(fields)) return fields as T;
  } catch {
    // Reported below, as for files with unexpected content.
  }
  const advice = `Delete it, then sign in again (${COMMAND} login) or name the key (--api-key). Its text may hold a credential.`;
  throw new CommandFailure(
    EXIT.failed,
    `The file ${path} is damaged: its content was not written by this client.`,
    advice,
  );
}

/** Opens the stored credentials of a deployment. Files are read and created only when needed. */
export function openCredentials(baseUrl: string, config = configFolder()): CredentialStore {
  const folder = join(config, folderName(baseUrl));
  const prepare = () => onDisk(() => privateFolder(folder));
  const save = (name: string, fields: object) => {
    prepare();
    onDisk(() => writeWhole(join(folder, name), `${JSON.stringify({ base_url: baseUrl, ...fields }, null, 2)}\n`));
  };
  const read = <T>(name: string, isShape: (fields: Fields) => boolean): T | undefined => {
    const path = join(folder, name);
    const text = onDisk(() => readIfThere(path));
    return text === undefined ? undefined : parse(path, text, baseUrl, isShape);
  };
  const forget = (names: readonly string[]): number =>
    onDisk(() => {
      const there = names.map((name) => join(folder, name)).filter((path) => existsSync(path));
      for (const path of there) rmSync(path);
      return there.length;
    });
  const programFiles = () =>
    onDisk(() => (existsSync(folder) ? readdirSync(folder).filter((name) => PROGRAM.test(name)) : []));
  return {
    folder,
    prepare,
    login: () => read(LOGIN, isLogin),
    saveLogin: (login) => save(LOGIN, login),
    forgetLogin: () => forget([LOGIN]) > 0,
    programs: () =>
      programFiles()
        .map((name) => read<StoredProgram>(name, isProgram))
        .filter((program) => program !== undefined)
        .sort((a, b) => a.program_id - b.program_id),
    saveProgram: (program) => save(programFile(program.program_id), program),
    forgetPrograms: () => forget(programFiles()),
  };
}
