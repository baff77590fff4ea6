// Builds the documentation into dist/docs: `npm run docs`, or `npm run docs -- --out FOLDER --base /prefix/docs/`.
import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { build } from 'vitepress';
import { contract } from '../../src/contract/index.ts';
import { errorsMarkdown } from './errors.ts';
import { writeFormats } from './formats/index.ts';
import { limitsMarkdown } from './limits.ts';
import { listSite } from './list.ts';
import { paymentsMarkdown } from './payments.ts';
import { buildReference } from './reference.ts';
import { buildTryPage } from './try.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const source = join(root, 'docs');

const { values } = parseArgs({
  options: {
    out: { type: 'string', default: join(root, 'dist/docs') },
    base: { type: 'string', default: '/docs/' },
  },
});

/** Writes the parts of the guides that are generated from the OpenAPI document; VitePress includes them. */
function writeGenerated(): void {
  const folder = join(source, '.vitepress/generated');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'errors.md'), errorsMarkdown());
  writeFileSync(join(folder, 'limits.md'), limitsMarkdown());
  writeFileSync(join(folder, 'payments.md'), paymentsMarkdown());
  const { duplicateTransaction, rateLimited } = contract.catalogue;
  writeFileSync(join(folder, 'platform-envelope.json'), JSON.stringify(duplicateTransaction.body, null, 2));
  writeFileSync(join(folder, 'typed-envelope.json'), JSON.stringify(rateLimited.body, null, 2));
}

async function buildSite(): Promise<void> {
  const out = resolve(values.out);
  // Build in another folder and then move it, so that a running service never serves an incomplete site.
  const draft = `${out}.${process.pid}`;
  mkdirSync(dirname(out), { recursive: true });
  try {
    writeGenerated();
    const reference = buildReference(root);
    await build(source, { outDir: draft, base: values.base });
    writeFileSync(join(draft, 'reference.html'), await reference);
    buildTryPage(draft);
    writeFormats(root, draft, values.base);
    listSite(draft);
    rmSync(out, { recursive: true, force: true });
    renameSync(draft, out);
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}

await buildSite();
