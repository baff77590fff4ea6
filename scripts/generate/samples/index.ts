// Adds `x-codeSamples` to each operation of the bundled document: a call of each SDK that has a method for it, and a
// command with curl. Those of the chain with curl come from docs/samples, where the guides take them too.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryOf } from '../../lib/repository.ts';
import { dashed, METHODS, type Document, type Json } from '../document.ts';
import { curl } from './curl.ts';
import { sampleRequest, type SampleRequest } from './request.ts';
import { sdkCall, type SdkCall } from './sdk/call.ts';
import { go } from './sdk/go.ts';
import { python } from './sdk/python.ts';
import { typescript } from './sdk/typescript.ts';

interface CodeSample {
  /** the language's name, by which readers of the document highlight the sample */
  lang: string;
  label: string;
  source: string;
}

interface Language {
  lang: string;
  label: string;
  /** the extension of a sample's file */
  extension: string;
  write: (request: SampleRequest, call: SdkCall | undefined) => Promise<string> | string | undefined;
}

/** The name of an operation's file of samples without its extension: `click` for `trackClick`. */
const nameOf = (operationId: string): string => dashed(operationId).replace(/^track-/, '');

/** The text of a sample in docs/samples, or in its folder of operations that no guide shows. */
function written(folder: string, file: string): string | undefined {
  const path = [join(folder, file), join(folder, 'operations', file)].find((one) => existsSync(one));
  return path === undefined ? undefined : readFileSync(path, 'utf8');
}

function languagesOf(root: string, document: Document): Language[] {
  const { goModule } = repositoryOf(root);
  return [
    { lang: 'TypeScript', label: 'TypeScript', extension: 'ts', write: (_, call) => call && typescript(call) },
    { lang: 'Python', label: 'Python', extension: 'py', write: (_, call) => call && python(call) },
    { lang: 'Go', label: 'Go', extension: 'go', write: (_, call) => call && go(document, goModule, call) },
    { lang: 'Shell', label: 'curl', extension: 'sh', write: (request) => curl(request) },
  ];
}

async function samplesOf(document: Document, languages: Language[], folder: string, path: string, method: string) {
  const request = sampleRequest(document, path, method);
  const call = sdkCall(document, path, method, request);
  const name = nameOf(document.paths[path][method].operationId as string);
  const samples = languages.map(async ({ lang, label, extension, write }): Promise<CodeSample[]> => {
    const own = extension === 'sh' || !call ? written(folder, `${name}.${extension}`) : undefined;
    const source = own ?? (await write(request, call));
    return source === undefined ? [] : [{ lang, label, source: source.trimEnd() }];
  });
  return (await Promise.all(samples)).flat();
}

/** Adds the samples to the document. Throws if an operation has neither a sample nor an example. */
export async function addCodeSamples(root: string, document: Document): Promise<void> {
  const folder = join(root, 'docs/samples');
  const languages = languagesOf(root, document);
  for (const [path, item] of Object.entries<Json>(document.paths)) {
    for (const method of METHODS.filter((name) => item[name])) {
      item[method]['x-codeSamples'] = await samplesOf(document, languages, folder, path, method);
    }
  }
}
