import { parseArgs } from 'node:util';
import { KINDS, type Kind } from './kinds.ts';
import type { Effort } from './measure/throughput.ts';

export interface Options extends Effort {
  /** only proves that the benchmark runs */
  short: boolean;
  node24: boolean;
  /** clicks in the history of a second database; undefined: no such database */
  rows: number | undefined;
  /** records in each list of another database, in which only the lists are measured; undefined: not */
  lists: number | undefined;
  /** clicks in the history of a program over which only the pages of the dashboard are measured; undefined: not */
  pages: number | undefined;
  /** prints the table of goals */
  markdown: boolean;
  /** where the JSON report goes */
  report: string;
  /** writes a CPU profile of the service under this load instead of measuring */
  profile: Kind | 'path' | undefined;
}

const PROFILES = [...KINDS, 'path'] as const;

const USAGE = `npm run bench -- [options]
  --rounds <n>       rounds of each measurement (5)
  --seconds <n>      seconds of each load (3)
  --node24           also runs the service on Node 24, from the npm package node@24
  --short            one short round of each: proves in less than a minute that the benchmark runs
  --rows <n>         also measures on a database with this number of clicks and a tenth of it in sales, times every read
                     there, and checks that the plan of every statement uses an index
  --lists <n>        instead measures every list of the management API with this number of records in each
  --pages <n>        instead measures the pages of the dashboard over a program with this number of clicks and a tenth of
                     it in sales, compared with an empty program; needs Chromium
  --markdown         also prints the table of goals
  --report <file>    where the JSON report goes (.cache/bench/report.json)
  --profile <work>   writes a CPU profile of the service and prints the costliest functions: ${PROFILES.join(', ')}`;

class Usage extends Error {}

function whole(text: string, name: string): number {
  if (!/^[1-9]\d*$/.test(text)) throw new Usage(`--${name} must be a whole number above 0; it is "${text}"`);
  return Number(text);
}

function parse(args: string[]) {
  try {
    return parseArgs({
      args,
      options: {
        rounds: { type: 'string' },
        rows: { type: 'string' },
        lists: { type: 'string' },
        pages: { type: 'string' },
        seconds: { type: 'string' },
        node24: { type: 'boolean', default: false },
        short: { type: 'boolean', default: false },
        markdown: { type: 'boolean', default: false },
        report: { type: 'string', default: '.cache/bench/report.json' },
        profile: { type: 'string' },
        help: { type: 'boolean', default: false },
      },
    }).values;
  } catch (error) {
    throw new Usage((error as Error).message);
  }
}

function read(args: string[]): Options {
  const { rounds, seconds, rows, lists, pages, profile, help, ...rest } = parse(args);
  if (help) {
    console.log(USAGE);
    process.exit(0);
  }
  const kind = PROFILES.find((one) => one === profile);
  if (profile !== undefined && !kind) throw new Usage(`--profile must be one of ${PROFILES.join(', ')}`);
  return {
    ...rest,
    profile: kind,
    rows: rows === undefined ? undefined : whole(rows, 'rows'),
    lists: lists === undefined ? undefined : whole(lists, 'lists'),
    pages: pages === undefined ? undefined : whole(pages, 'pages'),
    rounds: whole(rounds ?? (rest.short ? '1' : '5'), 'rounds'),
    seconds: whole(seconds ?? (rest.short ? '1' : '3'), 'seconds'),
    warmUp: !rest.short,
  };
}

/** Reads the command line; a wrong one ends the process with the usage. */
export function readOptions(args: string[]): Options {
  try {
    return read(args);
  } catch (error) {
    if (!(error instanceof Usage)) throw error;
    console.error(`${error.message}\n\n${USAGE}`);
    process.exit(2);
  }
}
