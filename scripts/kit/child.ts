// One service, perhaps with a mutation, and the kit that tests it, in a process of the build. Prints a `Verdict`.
import { readFileSync } from 'node:fs';
import { register } from 'node:module';
import { pathToFileURL } from 'node:url';
import type { Swap } from './hooks.ts';
import type { Assignment, Verdict } from './verdict.ts';

const assignment = JSON.parse(readFileSync(0, 'utf8')) as Assignment;
if (assignment.swap) {
  const { original, mutant } = assignment.swap;
  const data: Swap = { original: pathToFileURL(original).href, mutant: pathToFileURL(mutant).href };
  register('./hooks.js', import.meta.url, { data });
}

function report(verdict: Verdict): void {
  process.stdout.write(`\n${JSON.stringify(verdict)}\n`, () => process.exit(0));
}

// A mutation may break anything, also what runs when nobody waits for it.
const fail = (error: unknown): void =>
  report({ kind: 'no_start', reason: error instanceof Error ? (error.stack ?? error.message) : String(error) });
process.on('uncaughtException', fail);
process.on('unhandledRejection', fail);

// Imported only now, so that the hooks are there.
const { startService } = await import('./service.ts');
const service = await startService(assignment).catch(fail);
if (service) {
  const { askKit } = await import('./ask.ts');
  const { measure } = await import('./measure.ts');
  const work = assignment.measureInto === undefined ? askKit : measure;
  await work(service, assignment).then(report, fail);
}
