import { readFileSync } from 'node:fs';
import { test } from 'vitest';
import { findBreaks } from '../../../scripts/compat/document.ts';
import { ensureOasdiff } from '../../../scripts/compat/oasdiff.ts';
import { toolchain } from '../../sdks/support/toolchain.ts';

// The document is changed as plain JSON.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type Json = any;

export type Change = (document: Json) => void;

// Without the management API: the rules are the same for each operation, and the time depends on their number.
const whole: Json = JSON.parse(readFileSync('generated/openapi.json', 'utf8'));
const MANAGEMENT = /^\/api\/v1\/(?:account|partner|programs)/;
for (const path of Object.keys(whole.paths)) if (MANAGEMENT.test(path)) delete whole.paths[path];
/** Removes the components that nothing references, because the time depends on them, too. */
function dropUnused(document: Json): void {
  const all = JSON.stringify(document);
  let found = false;
  for (const [kind, components] of Object.entries<Json>(document.components)) {
    for (const name of kind === 'securitySchemes' ? [] : Object.keys(components)) {
      if (all.includes(`"#/components/${kind}/${name}"`)) continue;
      delete components[name];
      found = true;
    }
  }
  if (found) dropUnused(document);
}
dropUnused(whole);
const text = JSON.stringify(whole);
export const changed = (...changes: Change[]): Json => {
  const document: Json = JSON.parse(text);
  for (const change of changes) change(document);
  return document;
};

const { tool: oasdiff } = toolchain(ensureOasdiff);

/** A test that needs the tool; without it, it is skipped. */
export const judging = oasdiff === undefined ? test.skip : test;

/** The breaking changes when the document changes; `released` prepares the document that is released. */
export const breaksOf = (change: Change, released: Change = () => undefined): string[] =>
  findBreaks(oasdiff!, changed(released), changed(released, change));

/** What breaks since a release whose document, made of today's, is older. */
export const breaksSince = (older: Change): string[] => findBreaks(oasdiff!, changed(older), changed());

/** Follows a reference, so that a change reaches what several operations share. */
const follow = (document: Json, node: Json): Json =>
  node.$ref
    ? node.$ref
        .slice(2)
        .split('/')
        .reduce((at: Json, key: string) => at[key], document)
    : node;

export const schema = (name: string, change: Change): Change => {
  return ({ components }) => change(components.schemas[name]);
};
export const operation = (path: string, change: (operation: Json, item: Json) => void): Change => {
  return ({ paths }) => {
    const item = paths[`/api/v1/${path}`];
    change(item.post ?? item.get, item);
  };
};
export const answer = (path: string, status: string, change: Change): Change => {
  return (document) => operation(path, ({ responses }) => change(follow(document, responses[status])))(document);
};
export const media = (response: Json): Json => response.content['application/json'];
