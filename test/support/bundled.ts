import { statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build, type Plugin } from 'esbuild';
import { inject } from 'vitest';

// Programs that are only there as source, such as scripts and the helpers of tests: each is made one file of JavaScript, which
// starts in half of the time that it needs from source.

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Each module has the address of its source, from which it finds other files. */
const addresses: Plugin = {
  name: 'addresses',
  setup(bundler) {
    bundler.onLoad({ filter: /\.ts$/ }, async ({ path }) => {
      const source = await readFile(path, 'utf8');
      return { loader: 'ts', contents: source.replaceAll('import.meta.url', `'${pathToFileURL(path).href}'`) };
    });
  },
};

async function bundle(source: string): Promise<string> {
  // Another worker may run the same program.
  const outfile = join(inject('bundleDir'), `${process.pid}-${made.size}-${basename(source, '.ts')}.mjs`);
  await build({
    entryPoints: [join(root, source)],
    outfile,
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    packages: 'external',
    alias: {
      '@referral-tracking/client': join(root, 'packages/client/src/index.ts'),
      '@referral-tracking/shared': join(root, 'packages/shared/src'),
    },
    plugins: [addresses],
    logLevel: 'error',
  });
  return outfile;
}

const made = new Map<string, Promise<string>>();

/** The JavaScript of a program, which is named by its source. */
export function bundled(source: string): Promise<string> {
  // A test may write a program again.
  const key = `${source} ${statSync(join(root, source)).mtimeMs}`;
  const known = made.get(key) ?? bundle(source);
  made.set(key, known);
  return known;
}
