// Publishes all packages of a version: `npm run release -- --help`.
import { parseArgs } from 'node:util';
import { root } from '../sdks/tools.ts';
import { problemsOfRelease } from './check.ts';
import { pin } from './pins.ts';
import { publishGo, publishNpm, publishPyPi, versionOfDocument, type Release } from './steps.ts';

const HELP = `npm run release -- [check] [npm] [pypi] [go] [--tag vX.Y.Z] [--dry-run]

  check  fails unless every package is ready for this version; each of the others checks this first
  npm    publishes the service and the packages of its workspaces
  pypi   builds, checks and uploads the Python package
  go     vets and packs the Go module, and pushes its tag, sdks/go/vX.Y.Z

Without a name it does all of them.

  pin    alone: writes the present hashes of actions and images into the workflow, Dockerfile and compose.yaml, to
         review and commit; a release is refused while one is missing

  --tag      the release; required unless --dry-run, where it is that of the document's version
  --dry-run  does everything but publish`;

const STEPS: Record<string, (release: Release) => void> = {
  check: () => undefined,
  npm: publishNpm,
  pypi: publishPyPi,
  go: publishGo,
};

function fail(code: number, ...lines: string[]): void {
  for (const line of lines) console.error(line);
  process.exitCode = code;
}

function read(): { values: { tag?: string; 'dry-run'?: boolean; help?: boolean }; positionals: string[] } | undefined {
  const options = { tag: { type: 'string' }, 'dry-run': { type: 'boolean' }, help: { type: 'boolean' } } as const;
  try {
    return parseArgs({ options, allowPositionals: true });
  } catch (error) {
    fail(2, (error as Error).message, HELP);
    return undefined;
  }
}

async function main(): Promise<void> {
  const given = read();
  if (!given) return;
  const { values, positionals } = given;
  if (values.help) return console.log(HELP);
  if (positionals.join() === 'pin') return console.log((await pin(root)).join('\n') || 'Every hash is current.');
  const dryRun = values['dry-run'] ?? false;
  const tag = values.tag ?? (dryRun ? `v${versionOfDocument()}` : '');
  const unknown = positionals.filter((name) => !Object.hasOwn(STEPS, name));
  if (unknown.length > 0) return fail(2, `There is no step ${unknown.join(', ')}.`, HELP);
  if (!/^v\d+\.\d+\.\d+$/.test(tag)) return fail(2, `--tag must be like v1.2.3, not "${tag}".`, HELP);

  const release = { version: tag.slice(1), dryRun };
  const problems = problemsOfRelease(release);
  if (problems.length > 0) return fail(1, ...problems);
  console.log(`Every package is ready for ${tag}.`);
  for (const name of positionals.length > 0 ? positionals : Object.keys(STEPS)) STEPS[name]!(release);
}

await main();
