// `npm run bench`: what the service costs compared with PostgreSQL alone, with a hand-written server, and with bare
// node:http, all in one run and in turns. README.md in this folder describes what is compared.
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, tmpdir, totalmem } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { atEnd, cleanUp, cleanUpOnSignals } from '../harness/cleanup.ts';
import { CONNECTIONS } from './load/job.ts';
import { isSlow, listsText, measureLists } from './lists/index.ts';
import { createLoad } from './load/index.ts';
import { measureAll } from './measure/index.ts';
import { isSlowPage, measurePages, pagesText } from './pages/index.ts';
import { readOptions, type Options } from './options.ts';
import { startPostgres, type Postgres } from './postgres.ts';
import { root } from '../harness/processes.ts';
import { profile } from './profile.ts';
import { markdown } from './report/goals.ts';
import type { Report } from './report/report.ts';
import { rowsText } from './report/rows.ts';
import { headline, resultsText } from './report/text.ts';
import { measureRows } from './rows/index.ts';
import { startService } from './service/index.ts';

const MEGABYTE = 1024 * 1024;

function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'referral-bench-'));
  chmodSync(folder, 0o711); // if root runs this, the database's user must be able to reach the files
  atEnd(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

function write(report: Report, file: string): void {
  const path = resolve(root, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, `${JSON.stringify(report, null, 2)}\n`);
  console.log(`\nThe report: ${path}`);
}

async function benchLists(postgres: Postgres, folder: string, rows: number): Promise<void> {
  const pages = await measureLists(postgres, folder, rows);
  console.log(listsText(pages));
  if (pages.some(isSlow)) process.exitCode = 1;
}

async function benchPages(postgres: Postgres, folder: string, rows: number): Promise<void> {
  const pages = await measurePages(postgres, folder, rows);
  console.log(pagesText(pages));
  if (pages.some(isSlowPage)) process.exitCode = 1;
}

async function bench(options: Options): Promise<void> {
  const folder = makeFolder();
  const at = new Date().toISOString();
  const load = createLoad();
  const postgres = await startPostgres(folder);
  if (options.lists !== undefined) return benchLists(postgres, folder, options.lists);
  if (options.pages !== undefined) return benchPages(postgres, folder, options.pages);
  const service = await startService({ postgres, load, folder });
  if (options.profile) {
    const where = join(root, '.cache/bench');
    return profile(options.profile, { service, load, folder: where, seconds: options.seconds });
  }
  const { rounds, seconds } = options;
  const machine = {
    cpus: cpus().length,
    cpu: cpus()[0]!.model.trim(),
    memoryMb: Math.round(totalmem() / MEGABYTE),
    postgres: postgres.version,
    generator: load.generator,
  };
  const report: Report = { at, machine, effort: { rounds, seconds, connections: CONNECTIONS }, results: [] };
  console.log(`${headline(report)}.`);
  report.results.push(...(await measureAll({ postgres, service, load, folder, options })));
  report.results.forEach((results) => console.log(resultsText(results)));
  if (options.rows !== undefined) {
    report.rows = await measureRows({ postgres, load, folder, rows: options.rows, effort: options });
    console.log(rowsText(report.rows));
    if (report.rows.plans.problems.length > 0) process.exitCode = 1;
  }
  write(report, options.report);
  if (options.markdown) console.log(`\n${markdown(report)}`);
}

const options = readOptions(process.argv.slice(2));
cleanUpOnSignals();
try {
  await bench(options);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  await cleanUp();
}
