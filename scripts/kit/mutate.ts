// The mutation run: asks the kit about every mutation, and the tests about those that the kit misses.
import { appendFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Build } from './build.ts';
import { coveringIn, measured } from './covering.ts';
import type { Databases } from './database.ts';
import { endpointsFor } from './endpoints.ts';
import type { Mutation } from './mutation.ts';
import type { Options } from './options.ts';
import { documentOf, listOf, outcomeOf, tableOf, type Result } from './report.ts';
import { inParallel, judge } from './run.ts';
import { askTests } from './tests.ts';
import { isNoticed, nameOf } from './verdict.ts';

export interface Place {
  /** the checkout */
  root: string;
  /** the folder for reports and for files of this run */
  folder: string;
  say: (text: string) => void;
}

async function askBoth(
  built: Build,
  databases: Databases,
  mutations: readonly Mutation[],
  { jobs, kitOnly, likely, measure }: Options,
  { root, folder, say }: Place,
): Promise<Result[]> {
  // Every verdict is written at once, so that an interrupted run is not lost.
  const log = join(folder, 'verdicts.jsonl');
  rmSync(log, { force: true });
  const note = (result: Result): void => appendFileSync(log, `${JSON.stringify(documentOf([result]).mutations[0])}\n`);
  const covering = likely
    ? coveringIn(built, await measured(built, databases, { folder, again: measure, say }))
    : undefined;
  const extentOf = (mutation: Mutation) => {
    if (!covering) return {};
    const rules = covering(mutation);
    if (rules) return { rules };
    const only = endpointsFor(mutation);
    // Of a mutation whose name says nothing, all rules are asked.
    return only.length > 0 ? { only } : {};
  };
  let done = 0;
  const results = await inParallel(mutations, jobs, async (mutation): Promise<Result> => {
    const result: Result = {
      mutation,
      kit: await judge(built, databases, mutation, extentOf(mutation)),
      tests: undefined,
    };
    note(result);
    done += 1;
    if (!isNoticed(result.kit)) say(`${done}/${mutations.length}  the kit misses ${mutation.id}: ${mutation.what}`);
    return result;
  });
  if (kitOnly) return results;
  const place = { root, folder: join(folder, 'tests'), serverUrl: databases.serverUrl };
  for (const result of results.filter(({ kit }) => !isNoticed(kit))) {
    result.tests = await askTests(place, result.mutation);
    note(result);
    say(`${outcomeOf(result)}: ${result.mutation.id}: ${JSON.stringify(result.tests)}`);
  }
  return results;
}

/** Whether the unbroken service passes the rules that have noticed something; otherwise these prove nothing. */
async function passesUnbroken(
  built: Build,
  databases: Databases,
  results: readonly Result[],
  say: Place['say'],
): Promise<boolean> {
  const rules = results.flatMap(({ kit }) => (kit.kind === 'asked' ? kit.failed.map(nameOf) : []));
  if (rules.length === 0) return true;
  const verdict = await judge(built, databases, undefined, { rules: [...new Set(rules)], wholeRun: true });
  if (verdict.kind !== 'asked') say(`The unbroken service: ${JSON.stringify(verdict)}`);
  else for (const rule of verdict.failed) say(`The unbroken service fails ${nameOf(rule)}: ${rule.reason}`);
  return !isNoticed(verdict);
}

function conclude(results: readonly Result[], { shard }: Options, { folder, say }: Place): boolean {
  const path = join(folder, shard.of === 1 ? 'mutations.json' : `mutations-${shard.part}-of-${shard.of}.json`);
  writeFileSync(path, `${JSON.stringify(documentOf(results), null, 2)}\n`);
  say(`\n${tableOf(results)}\n`);
  const neither = listOf(results, 'neither');
  if (neither) say(`Noticed neither by the kit nor by the tests:\n${neither}\n`);
  say(`Every verdict: ${path}`);
  return neither === '';
}

/**
 * Runs the mutations of the build; returns whether the kit or the tests notice each of them, and none has to be written
 * again because its code has changed.
 */
export async function runMutations(
  built: Build,
  databases: Databases,
  mutations: readonly Mutation[],
  options: Options,
  place: Place,
): Promise<boolean> {
  mkdirSync(place.folder, { recursive: true });
  for (const reason of built.stale.values()) place.say(`stale: ${reason}`);
  const current = mutations.filter(({ id }) => !built.stale.has(id));
  const results = await askBoth(built, databases, current, options, place);
  const isSound = !options.likely || (await passesUnbroken(built, databases, results, place.say));
  return conclude(results, options, place) && built.stale.size === 0 && isSound;
}
