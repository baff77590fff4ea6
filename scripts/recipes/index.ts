// `npm run test:recipes`: copies each example of the guides into a project outside the checkout, installs its packages,
// runs it, and checks what the service has recorded. Prints a table; the exit code is 1 if a recipe failed.
import { parseArgs } from 'node:util';
import { cleanUp, cleanUpOnSignals } from '../harness/cleanup.ts';
import { Missing } from '../lib/virtual-environment.ts';
import { recipes, type Recipe } from './list.ts';
import { startWorld, type World } from './world.ts';

const HELP = `npm run test:recipes -- [--short] [--only NAME,…]

Runs the examples of docs/recipes in projects outside the checkout. Packages come from the package registries and are
cached in .cache/recipes.

  --short       without the recipes whose packages take long to install: ${recipes.flatMap(({ name, long }) => (long ? name : [])).join(', ')}
  --only NAMES  only these: ${recipes.map(({ name }) => name).join(', ')}`;

const { values } = parseArgs({
  options: { short: { type: 'boolean', default: false }, only: { type: 'string' }, help: { type: 'boolean' } },
});

interface Row {
  name: string;
  version: string;
  result: 'passed' | 'failed' | 'skipped';
  seconds: number;
  why: string;
}

/** A recipe whose tools are missing is skipped on a developer's machine, and fails in CI. */
async function run(recipe: Recipe, world: World): Promise<Row> {
  const began = performance.now();
  const row = (result: Row['result'], version: string, why = ''): Row => {
    return { name: recipe.name, version, result, seconds: Math.round((performance.now() - began) / 1000), why };
  };
  try {
    return row('passed', await recipe.run(world));
  } catch (error) {
    const missing = error instanceof Missing && !process.env.CI;
    if (!missing) console.error(`${recipe.name}:`, error);
    return row(missing ? 'skipped' : 'failed', '', (error as Error).message.split('\n')[0]);
  }
}

function print(rows: readonly Row[]): void {
  const lines = rows.map(({ name, version, result, seconds, why }) => [name, version, result, `${seconds} s`, why]);
  const table = [['recipe', 'version', 'result', 'time', ''], ...lines];
  const widths = table[0]!.map((_, column) => Math.max(...table.map((line) => line[column]!.length)));
  for (const line of table)
    console.log(
      line
        .map((cell, column) => cell.padEnd(widths[column]!))
        .join('  ')
        .trimEnd(),
    );
}

async function main(): Promise<number> {
  const names = values.only?.split(',');
  const unknown = names?.filter((name) => !recipes.some((recipe) => recipe.name === name)) ?? [];
  if (values.help || unknown.length > 0) {
    console.log(unknown.length > 0 ? `There is no recipe ${unknown.join(', ')}.\n\n${HELP}` : HELP);
    return values.help ? 0 : 2;
  }
  const chosen = recipes.filter(({ name, long }) => names?.includes(name) ?? !(values.short && long));
  const world = await startWorld();
  const rows: Row[] = [];
  for (const recipe of chosen) {
    console.log(`== ${recipe.name}`);
    rows.push(await run(recipe, world));
  }
  print(rows);
  return rows.some(({ result }) => result === 'failed') ? 1 : 0;
}

cleanUpOnSignals();
process.exitCode = await main()
  .catch((error: unknown) => {
    console.error(error);
    return 1;
  })
  .finally(cleanUp);
process.exit();
