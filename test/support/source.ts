import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface SourceFile {
  /** from the repository's root, with slashes */
  path: string;
  text: string;
}

/** Every TypeScript file of a folder. */
export const sourceFiles = (folder: string): SourceFile[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => join(folder, file).replaceAll('\\', '/'))
    .sort()
    .map((path) => ({ path, text: readFileSync(path, 'utf8') }));

/** The code without what is said about it: a comment may name what the code must not. */
export const withoutComments = (text: string): string =>
  text.replace(/\/\*[^]*?\*\//g, '').replace(/(^|\s)\/\/.*$/gm, '$1');

/** The packages that are written here, each with its source in `src/`. */
export const PACKAGES = ['packages/client', 'packages/cli', 'packages/snippet'];

/** Every TypeScript file that is written by hand: the service and its packages, without what is generated. */
export const productFiles = (): SourceFile[] =>
  ['src', ...PACKAGES.map((folder) => `${folder}/src`)]
    .flatMap(sourceFiles)
    .filter(({ path }) => !path.includes('/generated/'));
