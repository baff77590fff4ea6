// Builds the documentation into dist/docs: `npm run docs`, or `npm run docs -- --out FOLDER --base /prefix/docs/`.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { build } from 'vitepress';
import { contract } from '../../src/contract/index.ts';
import { replaceFolder } from '../lib/replace-folder.ts';
import { errorAdvice, errorsMarkdown } from './errors.ts';
import { writeFormats } from './formats/index.ts';
import { leadLimitMarkdown, limitsMarkdown } from './limits.ts';
import { listSite } from './list.ts';
import { lookCss } from './look.ts';
import { paymentsMarkdown } from './payments.ts';
import { writeResponses } from './responses.ts';
import { writeReference } from './reference/index.ts';
import { webhookEventsMarkdown, webhookHeadersMarkdown } from './webhook-events.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const source = join(root, 'docs');

const { values } = parseArgs({
  options: {
    out: { type: 'string', default: join(root, 'dist/docs') },
    base: { type: 'string', default: '/docs/' },
  },
});

/** Writes the parts of the site that are generated from the OpenAPI document and from the look of the pages. */
function writeGenerated(): void {
  const folder = join(source, '.vitepress/generated');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'errors.md'), errorsMarkdown());
  writeFileSync(join(folder, 'advice.json'), JSON.stringify(errorAdvice()));
  writeFileSync(join(folder, 'limits.md'), limitsMarkdown());
  writeFileSync(join(folder, 'lead-limit.md'), leadLimitMarkdown());
  writeFileSync(join(folder, 'payments.md'), paymentsMarkdown());
  writeFileSync(join(folder, 'webhook-events.md'), webhookEventsMarkdown());
  writeFileSync(join(folder, 'webhook-headers.md'), webhookHeadersMarkdown());
  writeFileSync(join(folder, 'look.css'), lookCss());
  const { duplicateTransaction, rateLimited } = contract.catalogue;
  writeFileSync(join(folder, 'platform-envelope.json'), JSON.stringify(duplicateTransaction.body, null, 2));
  writeFileSync(join(folder, 'typed-envelope.json'), JSON.stringify(rateLimited.body, null, 2));
  writeResponses(folder);
  writeReference(source, folder);
}

async function buildSite(): Promise<void> {
  const out = resolve(values.out);
  // Build in another folder and then move it, so that a starting service never reads an incomplete site.
  const draft = `${out}.${process.pid}`;
  mkdirSync(dirname(out), { recursive: true });
  try {
    writeGenerated();
    await build(source, { outDir: draft, base: values.base });
    await writeFormats(root, draft, values.base);
    listSite(draft);
    replaceFolder(out, draft);
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}

await buildSite();
