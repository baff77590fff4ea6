// `doctor`: checks a deployment, and says what to do. It changes nothing, and does not migrate the database.
import { ConfigError, readConfig, type Config } from '../../config/index.ts';
import { findDataDir, openDatabase } from '../../database/open.ts';
import { NoDatabase } from '../../database/no-database.ts';
import { UnsuitableDatabase } from '../../database/unsuitable.ts';
import { configuredJobNames } from '../../jobs/configured.ts';
import { checkClickLog } from './click-log.ts';
import { checkDatabase, checkOwners } from './database.ts';
import { checkDisk, checkSecretKey } from './files.ts';
import { checkKnownKey } from './keys.ts';
import { fine, problem, reasonOf, skipped, type Finding, type Level } from './finding.ts';
import { checkLedger } from './ledger.ts';
import { checkIssuers, checkMailServer, checkRedis } from './outside.ts';
import { checkStuck } from './stuck.ts';

/** The time limit of all checks of the database, in milliseconds. */
const DATABASE_MS = 30_000;
/** The same of the check that reads all commissions. */
const LEDGER_MS = 300_000;

export interface Diagnosis {
  /** the worst level of all findings */
  status: Exclude<Level, 'skipped'>;
  findings: Finding[];
}

/** As monitoring plugins do: 0 fine, 1 warning, 2 problem. */
export const EXIT_CODES: Readonly<Record<Diagnosis['status'], number>> = { fine: 0, warning: 1, problem: 2 };

function checkConfiguration(env: NodeJS.ProcessEnv): Config | Finding {
  try {
    return readConfig(env);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    return problem('configuration', error.message, 'Correct the variable. The service does not start with it.');
  }
}

async function checkData(config: Config, tell: (line: string) => void): Promise<Finding[]> {
  const { databaseUrl, dataDir: configured, secretKey, mail, signUp } = config;
  const options = { databaseUrl, dataDir: configured, applicationName: 'referral-tracking doctor', log: tell };
  const database = await openDatabase({ ...options, poolSize: 1, mustExist: true, unchanged: true });
  try {
    const { dataDir } = database;
    const db = database.db.within(DATABASE_MS);
    const { findings, usable, now } = await checkDatabase(db, config);
    const { finding, key } = checkSecretKey(secretKey, dataDir);
    const known = usable && key ? await checkKnownKey(db, config, dataDir, key) : undefined;
    const jobs = configuredJobNames(config);
    const stuck = usable ? await checkStuck({ db, now, secretKey: key, sends: mail !== undefined, jobs }) : [];
    const ledger = usable ? await checkLedger(database.db.within(LEDGER_MS)) : [];
    const owners = usable ? [await checkOwners(db, signUp)] : [];
    return [...findings, ...owners, await checkDisk(dataDir), known ?? finding, ...stuck, ...ledger];
  } finally {
    await database.close();
  }
}

function actionAfter(error: unknown): string {
  if (error instanceof NoDatabase) {
    return 'Set DATA_DIR or DATABASE_URL to those of the service, or start the service once.';
  }
  if (error instanceof UnsuitableDatabase) return 'Do what the message says. Until then the service does not start.';
  return 'Start the server, and check address, user and password. Until then every request fails.';
}

function unreachable(error: unknown, { databaseUrl }: Config): Finding[] {
  const place = databaseUrl === undefined ? 'the embedded database' : 'the database of DATABASE_URL';
  return [
    problem('database', `${place} cannot be used: ${reasonOf(error)}`, actionAfter(error)),
    skipped(
      'connections, clock, schema, audit log, jobs, mails, payment events, commissions, refused clicks, webhooks, webhook secrets, ledger',
      'the database cannot be used',
    ),
  ];
}

/** Without the database: a full disk may be what stopped it. */
async function checkFiles({ dataDir: configured, secretKey }: Config): Promise<Finding[]> {
  try {
    const dataDir = findDataDir(configured);
    return [await checkDisk(dataDir), checkSecretKey(secretKey, dataDir).finding];
  } catch (error) {
    return [skipped('disk, secret key', reasonOf(error))];
  }
}

const RANKS: readonly Diagnosis['status'][] = ['fine', 'warning', 'problem'];

/** Runs all checks. Rejects only on a defect of the checks themselves. */
export async function diagnose(env: NodeJS.ProcessEnv, tell: (line: string) => void): Promise<Diagnosis> {
  const config = checkConfiguration(env);
  if ('check' in config) return { status: 'problem', findings: [config] };
  const [data, redis, clickLog, issuers, mail] = await Promise.all([
    checkData(config, tell).catch(async (error: unknown) => [
      ...unreachable(error, config),
      ...(await checkFiles(config)),
    ]),
    checkRedis(config),
    checkClickLog(config),
    checkIssuers(config),
    checkMailServer(config),
  ]);
  const findings = [fine('configuration', 'every variable is valid'), ...data, redis, clickLog, ...issuers, mail];
  const worst = Math.max(...findings.map(({ level }) => (level === 'skipped' ? 0 : RANKS.indexOf(level))));
  return { status: RANKS[worst]!, findings };
}

const MARKS: Readonly<Record<Level, string>> = { fine: 'ok', warning: 'WARNING', problem: 'PROBLEM', skipped: '-' };
const MARK_WIDTH = 9;

/** The findings for a person, one line each, and below it what to do. */
export function diagnosisText({ findings }: Diagnosis): string {
  const lines = findings.flatMap(({ check, level, message, action }) => [
    `${MARKS[level].padEnd(MARK_WIDTH)}${check}: ${message}`,
    ...(action === undefined ? [] : [`${' '.repeat(MARK_WIDTH)}→ ${action}`]),
  ]);
  return `${lines.join('\n')}\n`;
}
