// Tries every statement of the service on the distributed database.
import { execFileSync } from 'node:child_process';
import pg from 'pg';

interface Statement {
  name: string;
  text: string;
  /** the text on a distributed database, if it differs */
  distributed?: string;
}

const declared = (): Statement[] => {
  const script = ['--import', 'tsx', 'scripts/lib/statements/index.js', 'src'];
  const printed = execFileSync(process.execPath, script, { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
  return JSON.parse(printed) as Statement[];
};

const SAMPLES: Record<string, string> = {
  bigint: '1',
  integer: '1',
  numeric: '1',
  text: `'1'`,
  boolean: 'true',
  bytea: `'1'`,
  jsonb: `'{}'`,
  'timestamp with time zone': `'2026-11-22'`,
  'bigint[]': `'{1}'`,
  'text[]': `'{1}'`,
  'boolean[]': `'{t}'`,
  'bytea[]': `'{1}'`,
  'timestamp with time zone[]': `'{2026-11-22}'`,
};

const STATEMENT_TIMEOUT_MS = 5_000;

/** A syntax error. */
const SYNTAX = '42601';
/**
 * Citus refuses a statement, or makes one that a server cannot understand. Other errors come from the samples, such as a
 * violated constraint.
 */
const isRefusal = ({ code = '', message }: pg.DatabaseError): boolean =>
  ['0A000', '42883', SYNTAX].includes(code) || message.includes('could not create distributed plan');

/** Citus reads the rows of a join that it cannot send to one server first, and then locks a copy of them. */
const LOCKS = /\bfor (?:no key )?(?:update|(?:key )?share)\b/i;
const losesLock = (text: string, commands: readonly string[]): boolean =>
  LOCKS.test(text) && commands.some((sent) => /\bselect\b/i.test(sent)) && !commands.some((sent) => LOCKS.test(sent));

/** What became of a statement. */
interface Tried {
  /** why Citus refuses it */
  refusal: string | undefined;
  /** whether it ran, but without its lock */
  unlocked: boolean;
  /** the number of servers other than the coordinator that it needed */
  servers: number;
}

/** Citus names the server of each command that it sends when it is asked to report them. */
const SERVER = /^on server (?:[^@\s]+@)?(\S+)/;

/** Runs a statement with sample values, and rolls it back. */
async function tryOne(client: pg.Client, text: string): Promise<Tried> {
  const servers = new Set<string>();
  const commands: string[] = [];
  const note = ({ message = '', detail = '' }: { message?: string | undefined; detail?: string | undefined }) => {
    const [, server] = message.startsWith('issuing') ? (SERVER.exec(detail) ?? []) : [];
    if (server === undefined) return;
    servers.add(server);
    commands.push(message);
  };
  client.on('notice', note);
  await client.query('begin');
  let prepared = false;
  try {
    await client.query(`set local statement_timeout = ${STATEMENT_TIMEOUT_MS}`);
    await client.query(`prepare tried as ${text}`);
    prepared = true;
    const { rows } = await client.query<{ types: string[] }>(
      `select parameter_types::text[] as types from pg_prepared_statements where name = 'tried'`,
    );
    const values = rows[0]!.types.map((type) => SAMPLES[type] ?? 'null').join(', ');
    await client.query('set local citus.log_remote_commands = on');
    await client.query(`execute tried ${values && `(${values})`}`);
    return { refusal: undefined, unlocked: losesLock(text, commands), servers: servers.size };
  } catch (error) {
    if (!(error instanceof pg.DatabaseError)) throw error;
    // What cannot be prepared, such as `listen`, is not planned either.
    const isUtility = !prepared && error.code === SYNTAX;
    const refusal = !isUtility && isRefusal(error) ? error.message : undefined;
    return { refusal, unlocked: false, servers: servers.size };
  } finally {
    client.off('notice', note);
    await client.query('rollback');
    await client.query('deallocate all');
  }
}

export interface TriedStatements {
  count: number;
  /** the names of the refused statements, by reason */
  refused: Map<string, string[]>;
  /** the names of the statements that needed several servers besides the coordinator */
  across: string[];
  /** the names of the statements that do not lock what they should */
  unlocked: string[];
}

/** Tries the statements as they are on a distributed database, without those that only a plain one runs. */
export async function tryStatements(url: string, plainOnly: readonly string[]): Promise<TriedStatements> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const refused: TriedStatements['refused'] = new Map();
  const [across, lockless]: [string[], string[]] = [[], []];
  const statements = declared().filter(({ name }) => !plainOnly.includes(name));
  try {
    for (const { name, text, distributed = text } of statements) {
      const { refusal, unlocked, servers } = await tryOne(client, distributed);
      if (unlocked) lockless.push(name);
      if (refusal !== undefined) refused.set(refusal, [...(refused.get(refusal) ?? []), name]);
      else if (servers > 1) across.push(name);
    }
  } finally {
    await client.end();
  }
  return { count: statements.length, refused, across, unlocked: lockless };
}
