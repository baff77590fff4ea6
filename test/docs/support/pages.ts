import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inject } from 'vitest';
import { readSite, type Site } from '../../../src/pages/site.ts';

export interface PageSource {
  /** the path at which the service serves it, such as `/docs/errors` */
  address: string;
  html: string;
}

export const builtSite = (): Site => readSite(inject('siteDir'))!;

/** Every page of the built site. */
export function builtPages(): PageSource[] {
  const { folder, files } = builtSite();
  return Object.entries(files)
    .filter(([, { file }]) => file.endsWith('.html'))
    .map(([path, { file }]) => ({ address: `/docs${path}`, html: readFileSync(join(folder, file), 'utf8') }));
}

/**
 * The files in a folder of the documentation's sources that readers see or copy. `go.mod` and `go.sum` are left out.
 */
export const sources = (folder: string): string[] =>
  readdirSync(new URL(`../../../docs/${folder}`, import.meta.url), { withFileTypes: true })
    .filter((entry) => entry.isFile() && !/^go\.(mod|sum)$/.test(entry.name))
    .map(({ name }) => name)
    .sort();
