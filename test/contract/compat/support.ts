import { test } from 'vitest';
import { ownBreaks } from '../../../scripts/compat/compare.ts';
import { ensureOasdiff, wireBreaks } from '../../../scripts/compat/oasdiff.ts';
import { toolchain } from '../../sdks/support/toolchain.ts';
import { shortDocument } from '../short-document.ts';

// The document is changed as plain JSON.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type Json = any;

export type Change = (document: Json) => void;

// The rules are the same for each operation, and the time depends on their number.
const text = JSON.stringify(shortDocument(['/api/v1/account/tokens']));
export const changed = (...changes: Change[]): Json => {
  const document: Json = JSON.parse(text);
  for (const change of changes) change(document);
  return document;
};

const { tool: oasdiff } = toolchain(ensureOasdiff);

/** A test that needs the tool; without it, it is skipped. */
export const judging = oasdiff === undefined ? test.skip : test;

/** The breaking changes when the document changes. */
export const breaksOf = (change: Change): string[] => {
  const [before, after] = [changed(), changed(change)];
  return [...new Set([...wireBreaks(oasdiff!, before, after), ...ownBreaks(before, after)])].sort();
};

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
