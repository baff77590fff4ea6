// The shared parts of the comparison: two versions of a node, and a function that reports breaking changes.
import { resolve, type Document, type Json } from '../generate/document.ts';

/** A node in the released document and in the new one. */
export interface Pair {
  before: Json;
  after: Json;
}

export interface Judge {
  /** The two documents, to resolve references. */
  documents: { before: Document; after: Document };
  /** Reports a change that breaks a client. */
  breaks: (what: string) => void;
}

/** Returns the comparison of an inner node. Its reports include the name of the step. */
export const inside = (judge: Judge, step: string): Judge => ({
  ...judge,
  breaks: (what) => judge.breaks(`${step}: ${what}`),
});

/** Resolves references; keys next to a reference override those of its target. */
export function full(document: Document, node: Json): Json {
  if (typeof node?.$ref !== 'string') return node;
  const { $ref, ...beside } = node;
  return { ...full(document, resolve(document, { $ref })), ...beside };
}

/** Resolves references in both versions. */
export const follow = ({ documents }: Judge, { before, after }: Pair): Pair => ({
  before: full(documents.before, before),
  after: full(documents.after, after),
});

export const text = (value: Json): string =>
  JSON.stringify(value, (_, node: Json) =>
    node && typeof node === 'object' && !Array.isArray(node)
      ? Object.fromEntries(Object.entries(node).sort(([a], [b]) => (a < b ? -1 : 1)))
      : node,
  ) ?? 'nothing';

export const isSame = (a: Json, b: Json): boolean => text(a) === text(b);

/** Reports every difference between two objects, except for the given keys. */
export function refuseChanges(judge: Judge, { before, after }: Pair, judged: readonly string[]): void {
  const keys = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
  for (const key of keys) {
    if (judged.includes(key) || isSame(before?.[key], after?.[key])) continue;
    judge.breaks(`${key} changes from ${text(before?.[key])} to ${text(after?.[key])}`);
  }
}
