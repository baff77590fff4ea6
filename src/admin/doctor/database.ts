// Checks of the database server and of the schema.
import { connectionsOf, poolWithin, type Config } from '../../config/index.ts';
import type { Db } from '../../database/db.ts';
import { MIGRATIONS } from '../../database/migrate.ts';
import {
  hasSchema,
  listMigrations,
  readAuditLogState,
  readServerState,
  type ServerState,
} from '../../serving/health.ts';
import { fine, problem, warning, type Finding } from './finding.ts';
import type { SignUp } from '../../common/sign-up.ts';
import { hasOwners } from '../../accounts/write.ts';

type Pool = Pick<Config, 'databasePool' | 'workers'>;

const OLDEST_VERSION = 150_000;
const VERSION_STEP = 10_000;
const MIB = 1024 * 1024;
/** The share of the connections from which on new instances may not get theirs. */
const MANY = 0.9;
/** From this difference on, tokens and signatures with a time may be refused elsewhere. */
const CLOCK_WARNING_MS = 5_000;

function checkServer({ version, read_only, bytes }: ServerState): Finding {
  const check = 'database';
  const name = `PostgreSQL ${Math.floor(version / VERSION_STEP)}.${version % VERSION_STEP}`;
  if (version < OLDEST_VERSION) {
    return problem(check, `${name} is too old`, 'Upgrade the server to PostgreSQL 15 or newer.');
  }
  if (read_only) {
    const action = 'Set DATABASE_URL to the primary server, or promote this one. Until then nothing is recorded.';
    return problem(check, `${name} refuses writes: it is a standby or read-only`, action);
  }
  return fine(check, `${name} answers; the database has ${Math.ceil(bytes / MIB)} MiB`);
}

/** The least number of connections that the service may have, and what limits it. */
function leastLimit({ max_connections, reserved, role, role_limit, database_limit }: ServerState) {
  const limits = [
    { of: 'the server', most: max_connections - reserved },
    { of: 'the database', most: database_limit },
    { of: `the role ${role}`, most: role_limit },
  ].filter(({ most }) => most >= 0);
  return limits.reduce((least, limit) => (limit.most < least.most ? limit : least));
}

function checkConnections(state: ServerState, config: Pool): Finding {
  const check = 'connections';
  const { connections, max_connections } = state;
  const message = `${connections} of ${max_connections} connections of the server are in use`;
  const { of, most } = leastLimit(state);
  const needed = connectionsOf(config);
  if (needed > most) {
    const action = `Set DATABASE_POOL=${poolWithin(most, config.workers)} or less, or raise the limit. Until then requests wait.`;
    return warning(check, `an instance opens up to ${needed}, and ${of} has room for ${most}`, action);
  }
  if (connections < max_connections * MANY) return fine(check, message);
  return warning(check, message, 'Raise max_connections, or lower DATABASE_POOL, WORKERS or the number of instances.');
}

function checkClock(differenceMs: number): Finding {
  const check = 'clock';
  const size = Math.abs(differenceMs);
  const message = `the clock of this machine differs from the database's by ${Math.round(size)} ms`;
  if (size < CLOCK_WARNING_MS) return fine(check, message);
  return warning(
    check,
    message,
    'Synchronise the clocks of both machines, for example with chrony. The service uses the database’s.',
  );
}

async function checkSchema(db: Db): Promise<Finding> {
  const check = 'schema';
  if (!(await hasSchema(db))) {
    const action = 'Start the service once, which creates the tables. If it is running, it uses another database.';
    return problem(check, 'the database has no tables of the service', action);
  }
  const applied = await listMigrations(db);
  const known = MIGRATIONS.map(({ name }) => name);
  const pending = known.filter((name) => !applied.includes(name));
  const newer = applied.filter((name) => !known.includes(name));
  if (pending.length > 0) {
    const action = 'Start an instance of this version: the first one applies them.';
    return problem(check, `migrations are pending: ${pending.join(', ')}`, action);
  }
  if (newer.length > 0) {
    const action = 'Continue the upgrade: this version works with the newer schema until all instances are new.';
    return warning(check, `a newer version has migrated the database: ${newer.join(', ')}`, action);
  }
  return fine(check, `all ${known.length === 1 ? '' : `${known.length} `}migrations are applied`);
}

async function checkAuditLog(db: Db): Promise<Finding> {
  const check = 'audit log';
  const { owner, is_own: isOwn, is_protected: isProtected } = await readAuditLogState(db);
  if (!isProtected) {
    const action = 'Find out who removed the trigger never_changed, and restore it from src/database/migrations/0001.';
    return problem(check, 'its trigger is missing, so entries can be changed and deleted', action);
  }
  if (!isOwn) return fine(check, `the role ${owner} owns it: the service can only add and read entries`);
  return fine(
    check,
    'the role of the service could remove its protection; deploy/postgres/audit-log-owner.sql gives it to another role',
  );
}

export async function checkOwners(db: Db, signUp: SignUp): Promise<Finding> {
  const check = 'owners';
  if (signUp === 'open') return fine(check, 'everybody who signs in may create programs');
  const domains = signUp.length > 0 ? `, and people with addresses of ${signUp.join(', ')}` : '';
  const message = `accounts that the operator made may create programs${domains}`;
  if (domains !== '' || (await hasOwners(db))) return fine(check, message);
  const action = 'Admit the first owner: npm run -s admin -- account create --email <address>, or set SIGN_UP_DOMAINS.';
  return warning(check, 'no account may create programs, and nobody may sign up', action);
}

export interface DatabaseChecks {
  findings: Finding[];
  /** whether the tables exist, so that more can be checked */
  usable: boolean;
  /** the time of the database */
  now: Date;
}

export async function checkDatabase(db: Db, config: Pool): Promise<DatabaseChecks> {
  // The first statement also opens the connection, which takes longer than the answer.
  await readServerState(db);
  const before = Date.now();
  const state = await readServerState(db);
  const middle = (before + Date.now()) / 2;
  const schema = await checkSchema(db);
  const findings = [
    checkServer(state),
    checkConnections(state, config),
    checkClock(state.now.getTime() - middle),
    schema,
  ];
  const usable = schema.level !== 'problem';
  if (usable) findings.push(await checkAuditLog(db));
  return { findings, usable, now: state.now };
}
