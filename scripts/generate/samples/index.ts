// Adds `x-codeSamples` to each operation of the bundled document. A sample comes from docs/samples, where the guides
// take it too; for an operation without one there it is written from the document's examples.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { METHODS, type Document, type Json } from '../document.ts';
import { SAMPLE_LANGUAGES } from './languages.ts';
import { sampleRequest } from './request.ts';

interface CodeSample {
  lang: string;
  label: string;
  source: string;
}

/** The file of an operation's sample without its extension: `click` for `trackClick`, `stripe-webhook`. */
const nameOf = (operationId: string): string =>
  operationId.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`).replace(/^track-/, '');

/** The text of a sample in docs/samples, or in its folder of operations that no guide shows. */
function written(folder: string, file: string): string | undefined {
  const path = [join(folder, file), join(folder, 'operations', file)].find((one) => existsSync(one));
  return path === undefined ? undefined : readFileSync(path, 'utf8');
}

async function samplesOf(document: Document, folder: string, path: string, method: string): Promise<CodeSample[]> {
  const name = nameOf(document.paths[path][method].operationId as string);
  return Promise.all(
    SAMPLE_LANGUAGES.map(async ({ lang, label, extension, write }) => {
      const source = written(folder, `${name}.${extension}`) ?? (await write(sampleRequest(document, path, method)));
      return { lang, label, source: source.trimEnd() };
    }),
  );
}

/** Adds the samples to the document. Throws if an operation has neither a sample nor an example. */
export async function addCodeSamples(root: string, document: Document): Promise<void> {
  const folder = join(root, 'docs/samples');
  for (const [path, item] of Object.entries<Json>(document.paths)) {
    for (const method of METHODS.filter((name) => item[name])) {
      item[method]['x-codeSamples'] = await samplesOf(document, folder, path, method);
    }
  }
}
