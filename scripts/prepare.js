// Builds dist/ after `npm ci`, so that `npm start` runs compiled code. Without the development packages there is
// nothing to build with; then a dist/ that came with the package is used as it is.
import { execFileSync } from 'node:child_process';
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

// The first `npx referral` in a checkout makes npm link the package, which runs this once more, maybe beside a service
// that runs from dist/: what is built stays.
const linking = process.env.npm_command === 'exec' && existsSync(`${root}/dist/src/cli/main.js`);
const tsc = linking ? undefined : compiler();
if (tsc) {
  rmSync(`${root}/dist`, { recursive: true, force: true });
  // The client apart, since it must do with what every runtime has, and its users need its types.
  for (const project of ['tsconfig.build.json', 'src/client']) {
    execFileSync(process.execPath, [tsc, '-p', project], { cwd: root, stdio: 'inherit' });
  }
  for (const file of ['openapi.json', 'referral.js'])
    cpSync(`${root}/generated/${file}`, `${root}/dist/generated/${file}`);
} else if (!existsSync(`${root}/dist/src/main.js`)) {
  console.error('dist/ is missing and cannot be built without the development packages: run `npm ci` once.');
  process.exitCode = 1;
}
