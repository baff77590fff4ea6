// Makes the generated files of each SDK: `npm run generate:sdks`, or with `-- --check` to fail when one is not
// current. Everything else below sdks/ is written by hand; only the repository's address in it is brought up to date.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contract } from '@referral-tracking/contract';
import { clientFacts } from '../generate/client.ts';
import type { Contract } from '../generate/contract.ts';
import type { Document } from '../generate/document.ts';
import { repositoryOf } from '../lib/repository.ts';
import { staleAddresses, writeAddresses } from './addresses.ts';
import { difference, readFolder, replaceFiles, type Files } from './files.ts';
import { recipes, type Recipe } from './recipes.ts';
import { Missing, root } from './tools.ts';

const check = process.argv.includes('--check');
const document = JSON.parse(readFileSync(join(root, 'generated/openapi.json'), 'utf8')) as Document;
const facts = clientFacts(document, contract as unknown as Contract);

function finish(what: string, stale: string[], write: () => void): void {
  if (check) for (const path of stale) console.error(`${path} is not current: run \`npm run generate:sdks\``);
  else write();
  if (check && stale.length > 0) process.exitCode = 1;
  else console.log(`${what}: ${stale.length > 0 ? `${stale.length} files written` : 'current'}`);
}

function bringUpToDate({ folder, makes, make }: Recipe): void {
  const only = (files: Files): Files => new Map([...files].filter(([path]) => makes(path)));
  const made = only(make(document, facts));
  const kept = only(readFolder(join(root, folder)));
  const stale = difference(made, kept);
  finish(
    folder,
    stale.map((path) => `${folder}/${path}`),
    () => replaceFiles(join(root, folder), made, kept),
  );
}

try {
  const stale = staleAddresses(root, repositoryOf(root));
  finish('addresses', [...stale.keys()], () => writeAddresses(root, stale));
  for (const recipe of recipes) bringUpToDate(recipe);
} catch (error) {
  if (!(error instanceof Missing)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
