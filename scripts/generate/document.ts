// Plain JSON types are the simplest here: the document has a known structure, and it is checked when it is read.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type Json = any;
export type Document = Record<string, Json>;

/** The methods that a path item may have. */
export const METHODS = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace'];

/** Resolves a local reference (`#/components/…`); returns any other node as it is. */
export function resolve(document: Document, node: Json): Json {
  if (!node || typeof node.$ref !== 'string') return node;
  const keys = (node.$ref as string).slice(2).split('/');
  const found: Json = keys.reduce((at: Json, key) => at?.[key.replaceAll('~1', '/').replaceAll('~0', '~')], document);
  if (found === undefined) throw new Error(`${node.$ref} does not exist`);
  return resolve(document, found);
}

/** The name of an operation as a page or a file has it: `trackSale` is `track-sale`. */
export const dashed = (id: string): string => id.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
