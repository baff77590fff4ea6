import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface SourceFile {
  /** from the repository's root, with forward slashes */
  path: string;
  text: string;
}

/** All TypeScript files of a folder. */
export const sourceFiles = (folder: string): SourceFile[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => join(folder, file).replaceAll('\\', '/'))
    .sort()
    .map((path) => ({ path, text: readFileSync(path, 'utf8') }));

/** The code without comments, which may contain words that the code must not. */
export const withoutComments = (text: string): string =>
  text.replace(/\/\*[^]*?\*\//g, '').replace(/(^|\s)\/\/.*$/gm, '$1');

/** The packages of this repository, each with its source in `src/`. */
export const PACKAGES = ['packages/client', 'packages/shared', 'packages/cli', 'packages/snippet'];

/** The pages that the service serves. It is not published: its build is a part of the service. */
export const DASHBOARD = 'packages/dashboard';

/** All hand-written TypeScript files of the service and its packages. */
export const productFiles = (): SourceFile[] =>
  ['src', ...PACKAGES.map((folder) => `${folder}/src`)]
    .flatMap(sourceFiles)
    .filter(({ path }) => !path.includes('/generated/'));
