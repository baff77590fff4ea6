// Compares the parts of an operation that the rules of OpenAPI do not cover: message texts, own rules, credentials,
// limits.
import { METHODS, type Document, type Json } from '../generate/document.ts';
import { compareExtensions } from './extensions.ts';
import { inside, isSame, type Judge, type Pair } from './judge.ts';
import { compareAnswers } from './texts.ts';

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

function compareOperation(judge: Judge, items: Pair, method: string): void {
  const { documents } = judge;
  const [before, after] = [items.before[method], items.after[method]];
  const securityOf = (document: Document, operation: Json) => operation.security ?? document.security ?? [];
  compareSecurity(judge, securityOf(documents.before, before), securityOf(documents.after, after));
  compareExtensions(judge, items, method);
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
    if (item['x-cors'] && !found['x-cors']) at.breaks('page code can no longer read its answers');
    if (found['x-bucket'] && !isSame(item['x-bucket'], found['x-bucket']))
      at.breaks(`now spends from ${found['x-bucket']}`);
  }
}
