// What every part of the comparison needs: two versions of a node side by side, and a way to tell what breaks.
import { resolve, type Document, type Json } from '../generate/document.ts';

/** The same node of the released document and of the new one, references followed. */
export interface Pair {
  before: Json;
  after: Json;
}

export interface Judge {
  /** The two documents, for references. */
  documents: { before: Document; after: Document };
  /** Tells of a change that breaks a client. */
  breaks: (what: string) => void;
}

/** The judge of a node inside. */
export const inside = (judge: Judge, step: string): Judge => ({
  ...judge,
  breaks: (what) => judge.breaks(`${step}: ${what}`),
});

/** Follows references on both sides; what stands beside a reference wins over what it refers to. */
export function follow({ documents }: Judge, { before, after }: Pair): Pair {
  const full = (document: Document, node: Json): Json => {
    if (typeof node?.$ref !== 'string') return node;
    const { $ref, ...beside } = node;
    return { ...full(document, resolve(document, { $ref })), ...beside };
  };
  return { before: full(documents.before, before), after: full(documents.after, after) };
}

/** What is said about a node without changing what goes over the wire. */
const ANNOTATIONS = ['description', 'summary', 'title', 'example', 'examples', 'deprecated', 'tags', 'externalDocs'];

const text = (value: Json): string =>
  JSON.stringify(value, (_, node: Json) =>
    node && typeof node === 'object' && !Array.isArray(node)
      ? Object.fromEntries(Object.entries(node).sort(([a], [b]) => (a < b ? -1 : 1)))
      : node,
  ) ?? 'nothing';

export const isSame = (a: Json, b: Json): boolean => text(a) === text(b);

/**
 * Tells of every difference in a key that nobody has judged. What the comparison does not understand breaks: better to
 * acknowledge a harmless change than to miss one that is not.
 */
export function refuseUnjudged(judge: Judge, { before, after }: Pair, judged: readonly string[]): void {
  const keys = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
  for (const key of keys) {
    if (judged.includes(key) || ANNOTATIONS.includes(key) || isSame(before?.[key], after?.[key])) continue;
    judge.breaks(`${key} changes from ${text(before?.[key])} to ${text(after?.[key])}`);
  }
}
