// Sorts the schemas of the document by resource: generated types stand in a file for each.
import type { Document, Json } from '../generate/document.ts';
import { nameOf, reachable } from './document.ts';

/** What more than one resource uses. */
export const SHARED = 'shared';

/** The name of a tag as that of a file. */
export const fileOf = (tag: string): string => tag.toLowerCase().replace(/\W/g, '_');

/** The names of the schemas of each resource, in the document's order. */
export function schemasByResource(document: Document): Map<string, string[]> {
  const users = new Map<string, Set<string>>();
  for (const operation of Object.values<Json>(document.paths).flatMap((item) => Object.values<Json>(item))) {
    const { tags, requestBody, responses, parameters } = operation;
    for (const reference of reachable(document, [requestBody, responses, parameters])) {
      const name = nameOf(reference);
      users.set(name, (users.get(name) ?? new Set()).add(fileOf(tags[0])));
    }
  }
  const resources = new Map<string, string[]>();
  for (const name of Object.keys(document.components.schemas)) {
    const [resource, another] = users.get(name)!;
    const file = another === undefined ? resource! : SHARED;
    resources.set(file, [...(resources.get(file) ?? []), name]);
  }
  return new Map([...resources].sort(([a], [b]) => (a < b ? -1 : 1)));
}
