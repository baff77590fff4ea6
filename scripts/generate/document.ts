// The document is JSON of a known shape; it is checked where it is read, so plain JSON types serve best here.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type Json = any;
export type Document = Record<string, Json>;

/** What a path item may have operations for. */
export const METHODS = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace'];

/** Follows a local reference (`#/components/…`), once or not at all. */
export function resolve(document: Document, node: Json): Json {
  if (!node || typeof node.$ref !== 'string') return node;
  const keys = (node.$ref as string).slice(2).split('/');
  const found: Json = keys.reduce((at: Json, key) => at?.[key.replaceAll('~1', '/').replaceAll('~0', '~')], document);
  if (found === undefined) throw new Error(`${node.$ref} does not exist`);
  return resolve(document, found);
}
