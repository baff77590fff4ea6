// Builds dist/ after `npm ci`, so that `npm start` runs compiled code and serves its documentation. Without the
// development packages there is nothing to build with; then a dist/ that came with the package is used as it is.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

function compiler() {
  try {
    return createRequire(import.meta.url).resolve('typescript/bin/tsc');
  } catch {
    return undefined;
  }
}

/** Runs a script of Node's, and says what it said if it failed; whether it succeeded. */
async function run(...args) {
  const child = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
  const said = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => said.push(chunk));
  const [code] = await once(child, 'close');
  if (code !== 0) process.stderr.write(Buffer.concat(said));
  return code === 0;
}

// The first `npx referral` in a checkout makes npm link the package, which runs this once more, possibly while a service
// that runs from dist/: what is built stays.
const linking = process.env.npm_command === 'exec' && existsSync(`${root}/dist/src/cli/main.js`);
const tsc = linking ? undefined : compiler();
if (tsc) {
  rmSync(`${root}/dist`, { recursive: true, force: true });
  const [compiled, client, documented] = await Promise.all([
    run(tsc, '-p', 'tsconfig.build.json'),
    // Apart, since it must do with what every runtime has, and its users need its types.
    run(tsc, '-p', 'src/client'),
    run('--import', 'tsx', 'scripts/docs/index.ts'),
  ]);
  for (const file of ['openapi.json', 'openapi.yaml', 'referral.js']) {
    cpSync(`${root}/generated/${file}`, `${root}/dist/generated/${file}`);
  }
  if (!documented) console.error('The documentation could not be built: the service runs without it.');
  // The service is worth starting without its documentation; where changes are checked it is a failure.
  if (!compiled || !client || (!documented && process.env.CI)) process.exitCode = 1;
} else if (!existsSync(`${root}/dist/src/main.js`)) {
  console.error('dist/ is missing and cannot be built without the development packages: run `npm ci` once.');
  process.exitCode = 1;
}
