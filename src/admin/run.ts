import { readConfig, type Config } from '../config/index.ts';
import { createClickIds } from '../attribution/click-id.ts';
import { systemClock } from '../lib/clock.ts';
import { jsonText, linesWithoutControls } from '@referral-tracking/shared/terminal-text';
import { findAddress } from '../running-address.ts';
import { loadKeys, unknownKeyText } from '../secret-key.ts';
import { compareClock } from '../serving/follow-clock.ts';
import { reportKeys } from '../database/secret-keys.ts';
import { openDatabase, type Database } from '../database/open.ts';
import { createSubscriber } from '../serving/webhooks/subscriber.ts';
import { isText, type AloneJob, type Job, type Printed } from './action.ts';
import { parseCommandLine, type Access } from './command-line.ts';
import { PartRefusal, Refusal, refusalOf } from './refusal.ts';

const DONE = 0;
const REFUSED = 1;
const WRONG_USAGE = 2;

/** What a command takes from the process that runs it. */
export interface Surroundings {
  env: NodeJS.ProcessEnv;
  /** calls back when the text is taken, or with the error that prevents it */
  write: (text: string, taken: (error?: Error | null) => void) => void;
  /** writes a message to the operator */
  err: (text: string) => void;
}

// Names and messages may contain text that integrators and their customers chose.
const guarded = (surroundings: Surroundings): Surroundings => ({
  ...surroundings,
  err: (text) => surroundings.err(linesWithoutControls(text)),
});

/** The reader, such as `head`, has seen enough: nothing is wrong. */
class ReaderGone extends Error {}

/** Resolves when the text is taken, so that a list is read no faster than it is printed. */
const outPiece = ({ write }: Surroundings, text: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const closed = (error: NodeJS.ErrnoException) =>
      error.code === 'EPIPE' ? new ReaderGone() : new Refusal(`the output cannot be written: ${error.message}`);
    write(text, (error) => (error ? reject(closed(error)) : resolve()));
  });

async function print(surroundings: Surroundings, printed: Printed): Promise<void> {
  if (!isText(printed)) return outPiece(surroundings, `${jsonText(printed)}\n`);
  for await (const piece of printed) await outPiece(surroundings, piece);
}

function explain({ err }: Surroundings, error: unknown): void {
  if (error instanceof ReaderGone) return;
  if (error instanceof PartRefusal) return err(`${error.message}\n`);
  const refusal = refusalOf(error);
  if (refusal !== undefined) return err(`Refused: ${refusal}\n`);
  err(`Failed: ${error instanceof Error ? error.message : String(error)}\n`);
}

/** A wrong DATA_DIR is a common mistake, and nobody would notice the second database. */
const warningOfNew = ({ embedded, dataDir }: Database): string =>
  `Warning: ${embedded ? `the database in ${dataDir}` : 'the database of DATABASE_URL'} is new. ` +
  'A service with another DATA_DIR or DATABASE_URL does not see this record.\n';

/** The address that commands print: the configured one, or else that of the running service, whose PORT may be another. */
const withAddress = (config: Config, dataDir: string): Config =>
  config.addressIsSet ? config : { ...config, baseUrl: findAddress(dataDir) ?? config.baseUrl };

/** The database, whose writes webhooks hear of: each asks which endpoints there are. */
const hearing = ({ db }: Database, baseUrl: string, secretKey: Buffer, say: (line: string) => void) =>
  db.heardBy(
    createSubscriber({
      db,
      baseUrl,
      secretKey,
      remembers: false,
      log: { warn: (_: unknown, message?: string) => say(message ?? '') },
    }),
  );

async function perform(job: Job, access: Access, surroundings: Surroundings): Promise<void> {
  const { env, err } = surroundings;
  const config = readConfig(env);
  const database = await openDatabase({
    databaseUrl: config.databaseUrl,
    dataDir: config.dataDir,
    applicationName: 'referral-tracking admin',
    poolSize: 2,
    mustExist: access !== 'creates',
    moving: access === 'moves',
    log: (message) => err(`${message}\n`),
  });
  try {
    const { dataDir } = database;
    const keys = loadKeys(config, dataDir);
    const clickIds = createClickIds(keys.secretKey, keys.previousKeys);
    const { state } = await reportKeys(database.db, keys);
    if (state === 'unknown' && !config.acceptKeyChange) throw new Refusal(unknownKeyText(config, dataDir));
    const warn = (_: object, message: string) => err(`${message}\n`);
    await compareClock({ db: database.db, clock: systemClock, log: { warn } });
    // Printed before anything else can fail: a new key is shown only here.
    const { url, claim } = database;
    const embedded = claim && { url, claim };
    const say = (line: string) => err(`${line}\n`);
    const known = withAddress(config, dataDir);
    const db = hearing(database, known.baseUrl, keys.secretKey, say);
    await print(surroundings, await job({ db, clock: systemClock, config: known, dataDir, clickIds, embedded, say }));
    if (database.created) err(warningOfNew(database));
  } catch (error) {
    if (error instanceof PartRefusal) await print(surroundings, error.document);
    throw error;
  } finally {
    await database.close().catch((error: unknown) => explain(surroundings, error));
  }
}

/** Runs a command that decides its exit code itself. */
async function performAlone(job: AloneJob, surroundings: Surroundings): Promise<number> {
  const { env, err } = surroundings;
  const { printed, exitCode } = await job({ env, tell: (line) => err(`${line}\n`) });
  if (typeof printed === 'string') await outPiece(surroundings, linesWithoutControls(printed));
  else await print(surroundings, printed);
  return exitCode;
}

/** Runs the command of a command line without the program's name; returns the exit code. */
export async function run(args: readonly string[], unguarded: Surroundings): Promise<number> {
  const surroundings = guarded(unguarded);
  const out = (text: string): void => unguarded.write(text, () => undefined);
  const parsed = parseCommandLine(args, systemClock, { out, err: surroundings.err });
  if (parsed.kind === 'help') return DONE;
  if (parsed.kind === 'usage') return WRONG_USAGE;
  try {
    if (parsed.kind === 'alone') return await performAlone(parsed.job, surroundings);
    await perform(parsed.job, parsed.access, surroundings);
    return DONE;
  } catch (error) {
    explain(surroundings, error);
    return REFUSED;
  }
}
