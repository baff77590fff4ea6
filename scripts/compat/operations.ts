// Compares what an operation takes: its parameters, its body, its credentials, its limit.
import { METHODS, type Document, type Json } from '../generate/document.ts';
import { compareAnswers } from './answers.ts';
import { follow, inside, isSame, refuseUnjudged, type Judge, type Pair } from './judge.ts';
import { compareSchemas } from './schemas.ts';

/** The parameters of an operation and its path, by place and name; those in the path by position. */
function parametersOf(judge: Judge, side: keyof Pair, path: string, item: Json, operation: Json): Map<string, Json> {
  const places = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
  const nodes = [...(item.parameters ?? []), ...(operation.parameters ?? [])] as Json[];
  const parameters = nodes.map((node) => follow(judge, { before: node, after: node })[side]);
  const keyOf = (one: Json) => (one.in === 'path' ? `path ${places.indexOf(one.name)}` : `${one.in} ${one.name}`);
  return new Map(parameters.map((one) => [keyOf(one), one]));
}

function compareParameters(judge: Judge, before: Map<string, Json>, after: Map<string, Json>): void {
  for (const [key, parameter] of before) {
    const at = inside(judge, `${parameter.in} parameter ${parameter.name}`);
    const now = after.get(key);
    if (now === undefined) {
      at.breaks('is gone');
      continue;
    }
    if (now.required && !parameter.required) at.breaks('is now required');
    compareSchemas(at, 'request', { before: parameter.schema ?? {}, after: now.schema ?? {} });
    refuseUnjudged(at, { before: parameter, after: now }, ['name', 'in', 'required', 'schema']);
  }
  for (const [key, parameter] of after) {
    if (!before.has(key) && parameter.required)
      judge.breaks(`now requires the ${parameter.in} parameter ${parameter.name}`);
  }
}

function compareBody(judge: Judge, node: Pair): void {
  const { before, after } = follow(judge, node);
  if (before === undefined) {
    if (after?.required) judge.breaks('is now required');
    return;
  }
  if (after === undefined) return judge.breaks('is no longer taken');
  if (after.required && !before.required) judge.breaks('is now required');
  for (const [type, media] of Object.entries<Json>(before.content ?? {})) {
    const now = after.content?.[type];
    if (now === undefined) {
      judge.breaks(`${type} is no longer taken`);
      continue;
    }
    compareSchemas(judge, 'request', { before: media.schema ?? {}, after: now.schema ?? {} });
    refuseUnjudged(judge, { before: media, after: now }, ['schema']);
  }
  refuseUnjudged(judge, { before, after }, ['required', 'content']);
}

/** Whoever was let in with certain credentials, or with none, must still be. */
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

function compareOperation(judge: Judge, paths: Pair, items: Pair, { before, after }: Pair): void {
  const { documents } = judge;
  // Generated clients are called by this name.
  if (before.operationId !== after.operationId)
    judge.breaks(`is renamed from ${before.operationId} to ${after.operationId}`);
  compareSecurity(
    judge,
    before.security ?? documents.before.security ?? [],
    after.security ?? documents.after.security ?? [],
  );
  compareParameters(
    judge,
    parametersOf(judge, 'before', paths.before, items.before, before),
    parametersOf(judge, 'after', paths.after, items.after, after),
  );
  compareBody(inside(judge, 'request'), { before: before.requestBody, after: after.requestBody });
  compareAnswers(judge, { before: before.responses, after: after.responses });
  // Which of its errors stands for a failure shows in no answer that the others do not show.
  const judged = ['operationId', 'security', 'parameters', 'requestBody', 'responses', 'x-unexpected-error'];
  refuseUnjudged(judge, { before, after }, judged);
}

const shape = (path: string) => path.replace(/\{\w+\}/g, '{}');

function comparePath(judge: Judge, paths: Pair, items: Pair): void {
  const { before, after } = items;
  for (const method of METHODS.filter((name) => before[name])) {
    const at = inside(judge, `${method.toUpperCase()} ${paths.before}`);
    if (after[method]) compareOperation(at, paths, items, { before: before[method], after: after[method] });
    else at.breaks('is gone');
  }
  const at = inside(judge, paths.before);
  if (before['x-cors'] && !after['x-cors']) at.breaks('page code can no longer read its answers');
  if (after['x-bucket'] && !isSame(before['x-bucket'], after['x-bucket']))
    at.breaks(`now spends from ${after['x-bucket']}`);
  refuseUnjudged(at, items, [...METHODS, 'parameters', 'x-cors', 'x-bucket']);
}

export function comparePaths(judge: Judge, before: Document, after: Document): void {
  const now = new Map(Object.keys(after.paths).map((path) => [shape(path), path]));
  for (const [path, item] of Object.entries<Json>(before.paths)) {
    const found = now.get(shape(path));
    if (found === undefined) judge.breaks(`${path}: is gone`);
    else comparePath(judge, { before: path, after: found }, { before: item, after: after.paths[found] });
  }
}
