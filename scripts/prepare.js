// Makes the generated files that git does not have, dist/ and the packages after `npm ci`, so that `npm start` and
// `npx @referral-tracking/cli` run compiled code and the service serves its documentation and its dashboard. If the development
// packages are not installed, what was built elsewhere is used unchanged.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, renameSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

function compiler() {
  try {
    // The compiler in Go, in an eighth of the time. Scripts and linters still use TypeScript 5, whose API it does not have.
    return join(dirname(createRequire(import.meta.url).resolve('typescript-native/package.json')), 'bin/tsc');
  } catch {
    return undefined;
  }
}

/** Runs a Node script and prints its output if it fails; returns whether it succeeded. */
async function run(...args) {
  const child = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
  const said = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => said.push(chunk));
  const [code] = await once(child, 'close');
  if (code !== 0) process.stderr.write(Buffer.concat(said));
  return code === 0;
}

/** What the service does not start without. */
const NEEDED = [
  'dist/src/main.js',
  'generated/contract.js',
  'generated/openapi.yaml',
  'packages/shared/dist/contract.js',
  'packages/snippet/generated/referral.js',
];
/** The command line is compiled against the declarations of these. */
const BELOW = ['packages/client', 'packages/shared'];
const CLI = 'packages/cli';
const tsc = compiler();
/** `npm run typecheck` checks these types: to check them again would take most of the time of a build. */
const UNCHECKED = '--noCheck';

/** Generates the parts of the packages and builds them. */
async function packages() {
  for (const folder of [...BELOW, CLI]) rmSync(`${root}/${folder}/dist`, { recursive: true, force: true });
  if (!(await run('--import', 'tsx', 'scripts/generate.ts', '--build'))) return false;
  const below = await Promise.all(BELOW.map((folder) => run(tsc, '-p', folder, UNCHECKED)));
  return below.every(Boolean) && run(tsc, '-p', `${CLI}/tsconfig.build.json`);
}

/** Replaces dist/ with the complete new build. A service that runs from it loads some of its files later. */
function replaceBuild(draft) {
  const old = `${draft}.old`;
  if (existsSync(`${root}/dist`)) renameSync(`${root}/dist`, old);
  renameSync(draft, `${root}/dist`);
  rmSync(old, { recursive: true, force: true });
}

async function buildAll() {
  const draft = `${root}/dist.${process.pid}`;
  // The documentation serves the packages as archives.
  const packaging = packages();
  const document = async () =>
    (await packaging) && run('--import', 'tsx', 'scripts/docs/index.ts', '--out', `${draft}/docs`);
  const [compiled, packed, documented, dashboard] = await Promise.all([
    run(tsc, '-p', 'tsconfig.build.json', UNCHECKED, '--outDir', draft),
    packaging,
    document(),
    run('--import', 'tsx', 'scripts/dashboard/index.ts', '--out', `${draft}/app`),
  ]);
  if (compiled) replaceBuild(draft);
  else rmSync(draft, { recursive: true, force: true });
  if (!documented) console.error('The documentation could not be built: the service runs without it.');
  if (!dashboard) console.error('The dashboard could not be built: the service runs without it.');
  // Without them the service can still start; in CI it is a failure if one is missing.
  if (!compiled || !packed || ((!documented || !dashboard) && process.env.CI)) process.exitCode = 1;
}

if (tsc) {
  await buildAll();
} else {
  const missing = NEEDED.filter((file) => !existsSync(`${root}/${file}`));
  for (const file of missing)
    console.error(`${file} is missing and cannot be built without the development packages: run \`npm ci\` once.`);
  if (missing.length > 0) process.exitCode = 1;
}
