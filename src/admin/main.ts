import { Console } from 'node:console';
import { readConfig } from '../config.ts';
import { createClickIds } from '../domain/click-id.ts';
import { systemClock } from '../lib/clock.ts';
import { jsonText, linesWithoutControls } from '../lib/terminal-text.ts';
import { sha256 } from '../lib/hashing.ts';
import { loadSecretKey } from '../secret-key.ts';
import { compareClock } from '../database/follow-clock.ts';
import { openDatabase } from '../database/open.ts';
import { isText, type Job, type Printed } from './action.ts';
import { parseCommandLine } from './command-line.ts';
import { PartRefusal, Refusal, refusalOf } from './refusal.ts';

const DONE = 0;
const REFUSED = 1;
const WRONG_USAGE = 2;

// Names and messages may contain text that integrators and their customers chose.
const err = (text: string): void => void process.stderr.write(linesWithoutControls(text));
const out = (text: string): void => void process.stdout.write(text);

/** Resolves when the text is taken, so that a list is read no faster than it is printed. */
const outPiece = (text: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const closed = (error: Error) => new Refusal(`the output cannot be written: ${error.message}`);
    process.stdout.write(text, (error) => (error ? reject(closed(error)) : resolve()));
  });

async function print(printed: Printed): Promise<void> {
  if (!isText(printed)) return out(`${jsonText(printed)}\n`);
  // The reader may close the output early; the write that fails says so.
  process.stdout.on('error', () => undefined);
  for await (const piece of printed) await outPiece(piece);
}

function explain(error: unknown): void {
  const refusal = refusalOf(error);
  if (refusal !== undefined) return err(`Refused: ${refusal}\n`);
  err(`Failed: ${error instanceof Error ? error.message : String(error)}\n`);
}

async function perform(job: Job, reads: boolean): Promise<void> {
  const config = readConfig(process.env);
  const database = await openDatabase({
    databaseUrl: config.databaseUrl,
    dataDir: config.dataDir,
    applicationName: 'referral-tracking admin',
    poolSize: 2,
    mustExist: reads,
    log: (message) => err(`${message}\n`),
  });
  try {
    const { db, dataDir } = database;
    const clickIds = createClickIds(loadSecretKey(config.secretKey, dataDir), config.previousSecretKeys.map(sha256));
    const warn = (_: object, message: string) => err(`${message}\n`);
    await compareClock({ db, clock: systemClock, log: { warn } });
    // Printed before anything else can fail: a new key is shown only here.
    await print(await job({ db, clock: systemClock, config, dataDir, clickIds }));
  } catch (error) {
    if (error instanceof PartRefusal) await print(error.document);
    throw error;
  } finally {
    await database.close().catch(explain);
  }
}

async function main(args: readonly string[]): Promise<number> {
  const parsed = parseCommandLine(args, systemClock, { out, err });
  if (parsed.kind !== 'job') return parsed.kind === 'help' ? DONE : WRONG_USAGE;
  try {
    await perform(parsed.job, parsed.reads);
    return DONE;
  } catch (error) {
    explain(error);
    return REFUSED;
  }
}

// Only the document goes to standard output, so send console output of libraries to standard error.
globalThis.console = new Console(process.stderr, process.stderr);
process.exitCode = await main(process.argv.slice(2));
