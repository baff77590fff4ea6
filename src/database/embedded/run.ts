import { spawn } from 'node:child_process';

/** The system user that runs the database if we are root. */
export interface SystemUser {
  name: string;
  uid: number;
  gid: number;
}

export interface RunOptions {
  cwd: string;
  runAs: SystemUser | undefined;
}

export interface RunResult {
  /** undefined if the program could not be run, or was killed */
  code: number | undefined;
  output: string;
}

const KEPT_OUTPUT = 16_000;

/**
 * Runs one of PostgreSQL's programs, detached in a separate session, so that Ctrl-C in the terminal
 * reaches neither the server nor a pg_ctl that starts or stops it. With uid and gid, Node also
 * drops root's supplementary groups.
 */
export function run(command: string, args: string[], options: RunOptions): Promise<RunResult> {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: options.cwd,
      env: plainEnvironment(),
      detached: true,
      windowsHide: true,
      stdio: ['ignore', 'pipe', 'pipe'],
      ...(options.runAs === undefined ? {} : { uid: options.runAs.uid, gid: options.runAs.gid }),
    });
    let output = '';
    const collect = (chunk: Buffer): void => {
      output = (output + chunk.toString('utf8')).slice(-KEPT_OUTPUT);
    };
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    child.on('error', (error) => {
      resolve({ code: undefined, output: `${output}${error.message}` });
    });
    child.on('exit', (code) => {
      // Waits briefly for the last output, not until the pipes close, since a server could keep them open.
      setTimeout(() => {
        resolve({ code: code ?? undefined, output: output.trim() });
      }, 5);
    });
  });
}

/** Settings of another PostgreSQL (PGDATA, PGPORT, …) and the locale must not reach ours. */
function plainEnvironment(): NodeJS.ProcessEnv {
  const env: NodeJS.ProcessEnv = {};
  for (const [name, value] of Object.entries(process.env)) {
    if (!/^(PG|LC_|LANG)/.test(name)) env[name] = value;
  }
  // With TZ, initdb does not search through all time zones.
  return { ...env, LC_ALL: 'C', TZ: 'UTC' };
}
