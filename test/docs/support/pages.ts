import { readdirSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { inject } from 'vitest';
import { readSite, type Site } from '../../../src/pages/site.ts';
import type { LoadedFile } from '../../../src/pages/site-file.ts';

export interface PageSource {
  /** the path at which the service serves it, such as `/docs/errors` */
  address: string;
  html: string;
}

export const builtSite = (): Site => readSite(inject('siteDir'))!;

/** The text of a file as the service sends it to clients that do not support compression. */
export const textOf = ({ zipped, content }: LoadedFile): string =>
  (zipped ? gunzipSync(content) : content).toString('utf8');

/** Every page of the built site. */
export function builtPages(): PageSource[] {
  return Object.entries(builtSite().files)
    .filter(([, { file }]) => file.endsWith('.html'))
    .map(([path, file]) => ({ address: `/docs${path}`, html: textOf(file) }));
}

/**
 * The files in a folder of the documentation's sources that readers see or copy. `go.mod` and `go.sum` are left out.
 */
export const sources = (folder: string): string[] =>
  readdirSync(new URL(`../../../docs/${folder}`, import.meta.url), { withFileTypes: true })
    .filter((entry) => entry.isFile() && !/^go\.(mod|sum)$/.test(entry.name))
    .map(({ name }) => name)
    .sort();
