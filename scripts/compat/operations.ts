// Compares the parts of an operation that the rules of OpenAPI do not cover: message texts, own rules, credentials,
// limits.
import { METHODS, type Document, type Json } from '../generate/document.ts';
import { compareExtensions } from './extensions.ts';
import { inside, isSame, type Judge, type Pair } from './judge.ts';
import { compareAnswers, errorTexts } from './texts.ts';

/** Requests that were accepted with certain credentials, or with none, must still be accepted. */
function compareSecurity(judge: Judge, before: Json[], after: Json[]): void {
  const none = [{}];
  const now = after.length > 0 ? after : none;
  for (const requirement of before.length > 0 ? before : none) {
    if (!now.some((one) => Object.keys(one).every((scheme) => scheme in requirement))) {
      const names = Object.keys(requirement).join(' and ');
      judge.breaks(`can no longer be called with ${names === '' ? 'no credential' : names} alone`);
    }
  }
}

/** The error of an operation if the service itself fails: its first 5xx, or the one that a released document names. */
function failureOf(document: Document, operation: Json): string | undefined {
  const texts = errorTexts(document, operation);
  return texts.get(operation['x-unexpected-error'] as string) ?? [...texts.values()].find((one) => one.startsWith('5'));
}

/** A failure that is no longer answered at all is reported as such. */
function compareFailure(judge: Judge, { before, after }: Pair): void {
  const { documents } = judge;
  const [was, is] = [failureOf(documents.before, before), failureOf(documents.after, after)];
  if (was === undefined || was === is || ![...errorTexts(documents.after, after).values()].includes(was)) return;
  judge.breaks(`when the service fails, answers ${is}, not ${was}`);
}

function compareOperation(judge: Judge, items: Pair, method: string): void {
  const { documents } = judge;
  const [before, after] = [items.before[method], items.after[method]];
  const securityOf = (document: Document, operation: Json) => operation.security ?? document.security ?? [];
  compareSecurity(judge, securityOf(documents.before, before), securityOf(documents.after, after));
  compareExtensions(judge, items, method);
  compareFailure(judge, { before, after });
  compareAnswers(judge, { before: before.responses, after: after.responses });
}

const shape = (path: string) => path.replace(/\{\w+\}/g, '{}');

/** Compares the paths and operations that still exist. */
export function comparePaths(judge: Judge, before: Document, after: Document): void {
  const now = new Map(Object.entries<Json>(after.paths).map(([path, item]) => [shape(path), item]));
  for (const [path, item] of Object.entries<Json>(before.paths)) {
    const found = now.get(shape(path));
    if (found === undefined) continue;
    for (const method of METHODS.filter((name) => item[name] && found[name])) {
      compareOperation(inside(judge, `${method.toUpperCase()} ${path}`), { before: item, after: found }, method);
    }
    const at = inside(judge, path);
    if (found['x-bucket'] && !isSame(item['x-bucket'], found['x-bucket']))
      at.breaks(`now spends from ${found['x-bucket']}`);
  }
}
