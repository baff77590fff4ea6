// The runners of API collections, which tests use: newman for Postman, bru for Bruno.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { npmPackages } from '../generators/tools.ts';
import { Missing, root } from '../sdks/tools.ts';

const FOLDER = join(root, '.cache/collections');

/** The folder of their commands. Without `install`, throws if they are missing. */
export function collectionRunners(install: boolean): string {
  if (!install && !existsSync(join(FOLDER, 'made-of'))) {
    throw new Missing(`${FOLDER} is not there: run \`npm run sdks:tools\`.`);
  }
  return npmPackages(join(root, 'scripts/collections/npm'), FOLDER);
}
