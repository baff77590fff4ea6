import { createHash } from 'node:crypto';
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import envPaths from 'env-paths';
import { EXIT } from './exit.ts';
import { Failure } from './failure.ts';
import { privateFolder, readIfThere, writeWhole } from './whole-file.ts';

/** Who signed in, and the token that proves it. */
export interface Login {
  token: string;
  email: string;
  advertiser_id: number | null;
  /** ISO 8601 */
  signed_in_at: string;
}

/** A program with the key that its making gave. */
export interface KeptProgram {
  program_id: number;
  name: string;
  api_key: string;
}

/** The credentials of one deployment, each in a file of its own: nothing is read to be written again. */
export interface Kept {
  folder: string;
  login: () => Login | undefined;
  keepLogin: (login: Login) => void;
  /** whether there was one */
  forgetLogin: () => boolean;
  /** by identifier */
  programs: () => KeptProgram[];
  keepProgram: (program: KeptProgram) => void;
  /** how many there were */
  forgetPrograms: () => number;
  /** makes sure that something can be saved, before it is created */
  prepare: () => void;
}

/** Where the platform wants settings of a user: XDG on Linux, Preferences on macOS, AppData on Windows. */
export const configFolder = (): string => envPaths('referral-tracking', { suffix: '' }).config;

/** One folder for each address, told apart by a hash and recognised by its host. */
const folderName = (baseUrl: string): string =>
  `${new URL(baseUrl).host.replace(/[^\w.-]+/g, '_')}-${createHash('sha256').update(baseUrl).digest('hex').slice(0, 12)}`;

const LOGIN = 'login.json';
const PROGRAM = /^program-(\d+)\.json$/;

/** The number becomes part of a path, so it must be one whatever the types say: it came from a deployment. */
function programFile(id: number): string {
  if (Number.isSafeInteger(id) && id > 0) return `program-${id}.json`;
  throw new Failure(EXIT.failed, `${String(id)} is not the number of a program`);
}

type Fields = Record<string, unknown>;
const isLogin = ({ token, email, advertiser_id: id, signed_in_at: at }: Fields): boolean =>
  [token, email, at].every((field) => typeof field === 'string') && (id === null || typeof id === 'number');
const isProgram = ({ program_id: id, name, api_key: key }: Fields): boolean =>
  typeof id === 'number' && [name, key].every((field) => typeof field === 'string');

/** Reports errors of files with the system's message, which has the path. */
function onDisk<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (error instanceof Failure) throw error;
    const advice =
      'Make the folder readable and writable for your user; on Linux, XDG_CONFIG_HOME selects another one.';
    throw new Failure(EXIT.failed, `Credentials cannot be saved: ${(error as Error).message}`, advice);
  }
}

function parse<T>(path: string, text: string, baseUrl: string, isShape: (fields: Fields) => boolean): T {
  try {
    const fields = JSON.parse(text) as Fields;
    if (fields.base_url === baseUrl && isShape(fields)) return fields as T;
  } catch {
    // Said below, together with files of another shape.
  }
  const advice =
    'Delete it, then sign in again (npx referral login) or name the key (--api-key). Its text may hold a credential.';
  throw new Failure(EXIT.failed, `The file ${path} is damaged: its content was not written by this client.`, advice);
}

/** The credentials saved for a deployment; nothing is read or created before it is needed. */
export function openKept(baseUrl: string, config = configFolder()): Kept {
  const folder = join(config, folderName(baseUrl));
  const prepare = () => onDisk(() => privateFolder(folder));
  const keep = (name: string, fields: object) => {
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
    keepLogin: (login) => keep(LOGIN, login),
    forgetLogin: () => forget([LOGIN]) > 0,
    programs: () =>
      programFiles()
        .map((name) => read<KeptProgram>(name, isProgram))
        .filter((program) => program !== undefined)
        .sort((a, b) => a.program_id - b.program_id),
    keepProgram: (program) => keep(programFile(program.program_id), program),
    forgetPrograms: () => forget(programFiles()),
  };
}
