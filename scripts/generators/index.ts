// `npm run test:generators` generates a client from the service's published document with each widespread generator,
// and compiles it. Prints a table; fails if a generator rejects the document or its code does not compile.
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { publishedJson } from '../../src/contract/published.ts';
import { TARGETS, type Target } from './targets.ts';
import { inFolder } from './work.ts';

const HELP = `npm run test:generators -- [options]
  --short             only the generators that need no other compiler than the project's own tools
  --only <text>       only the generators whose name contains this text
  --document <file>   another document than the published one
  --keep              keep the folders with the generated code`;

const { values } = parseArgs({
  options: {
    help: { type: 'boolean' },
    short: { type: 'boolean' },
    only: { type: 'string', default: '' },
    document: { type: 'string' },
    keep: { type: 'boolean', default: false },
  },
});

/** The address that a service on its defaults publishes. */
const BASE_URL = 'http://127.0.0.1:3000';

interface Result {
  target: Target;
  generates: boolean;
  compiles: boolean;
  seconds: number;
  fault?: string;
}

async function tryOne(target: Target, document: string): Promise<Result> {
  const start = performance.now();
  const result: Result = { target, generates: false, compiles: false, seconds: 0 };
  try {
    await inFolder(document, values.keep, async (work) => {
      await target.generate(work);
      result.generates = true;
      await target.compile(work);
      result.compiles = true;
    });
  } catch (error) {
    result.fault = (error as Error).message;
  }
  return { ...result, seconds: (performance.now() - start) / 1000 };
}

const yes = (value: boolean): string => (value ? 'yes' : 'NO');

function table(results: readonly Result[]): string {
  const rows = results.map(({ target, generates, compiles, seconds }) => [
    target.tool,
    target.version,
    target.language,
    yes(generates),
    yes(compiles),
    seconds.toFixed(0),
  ]);
  const all = [['Tool', 'Version', 'Language', 'Generates', 'Compiles', 'Seconds'], ...rows];
  const widths = all[0]!.map((_, at) => Math.max(...all.map((row) => row[at]!.length)));
  return all
    .map((row) =>
      row
        .map((cell, at) => cell.padEnd(widths[at]!))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

async function main(): Promise<void> {
  const document = values.document ? readFileSync(values.document, 'utf8') : publishedJson(BASE_URL);
  const chosen = TARGETS.filter(({ tool, short }) => tool.includes(values.only) && (short || !values.short));
  if (chosen.length === 0) throw new Error(`no generator's name contains ${values.only}`);
  const results: Result[] = [];
  for (const target of chosen) {
    console.error(`${target.tool} …`);
    const result = await tryOne(target, document);
    if (result.fault !== undefined) console.error(`\n${result.fault}\n`);
    results.push(result);
  }
  console.log(table(results));
  if (results.some(({ compiles }) => !compiles)) process.exitCode = 1;
}

if (values.help) console.log(HELP);
else await main();
