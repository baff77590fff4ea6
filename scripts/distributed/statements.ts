// Tries every statement of the service on the distributed database.
import { execFileSync } from 'node:child_process';
import pg from 'pg';

interface Statement {
  name: string;
  text: string;
}

const declared = (): Statement[] => {
  const script = ['--import', 'tsx', 'scripts/bench/rows/statements.js', 'src'];
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

/** PostgreSQL's syntax error: what cannot be prepared, such as `listen`. */
const UTILITY = '42601';
/** Citus refuses a statement. Other errors come from the samples, such as a violated constraint. */
const isRefusal = ({ code, message }: pg.DatabaseError): boolean =>
  code === '0A000' || message.includes('could not create distributed plan');

/** Runs a statement with sample values, and rolls it back; returns why Citus refuses it. */
async function refusalOf(client: pg.Client, text: string): Promise<string | undefined> {
  await client.query('begin');
  try {
    await client.query(`set local statement_timeout = ${STATEMENT_TIMEOUT_MS}`);
    await client.query(`prepare tried as ${text}`);
    const { rows } = await client.query<{ types: string[] }>(
      `select parameter_types::text[] as types from pg_prepared_statements where name = 'tried'`,
    );
    const values = rows[0]!.types.map((type) => SAMPLES[type] ?? 'null').join(', ');
    await client.query(`execute tried ${values && `(${values})`}`);
    return undefined;
  } catch (error) {
    if (!(error instanceof pg.DatabaseError)) throw error;
    return error.code !== UTILITY && isRefusal(error) ? error.message : undefined;
  } finally {
    await client.query('rollback');
    await client.query('deallocate all');
  }
}

export interface Tried {
  count: number;
  /** the names of the refused statements, by reason */
  refused: Map<string, string[]>;
}

export async function tryStatements(url: string): Promise<Tried> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const refused: Tried['refused'] = new Map();
  const statements = declared();
  try {
    for (const { name, text } of statements) {
      const reason = await refusalOf(client, text);
      if (reason !== undefined) refused.set(reason, [...(refused.get(reason) ?? []), name]);
    }
  } finally {
    await client.end();
  }
  return { count: statements.length, refused };
}
