import { isDeepStrictEqual } from 'node:util';
import type { Document, Json } from './document.ts';

/**
 * Moves the headers of all responses to `components.headers`, each once, and refers to them. The files of `openapi/` refer to
 * the sets of headers that responses share, which OpenAPI has no place for.
 */
export function shareHeaders(document: Document): void {
  const shared: Record<string, Json> = {};
  const nameOf = (header: string, node: Json): string => {
    for (let at = 1; ; at++) {
      const name = at === 1 ? header : `${header}-${at}`;
      shared[name] ??= node;
      if (isDeepStrictEqual(shared[name], node)) return name;
    }
  };
  const operations = Object.values<Json>(document.paths).flatMap((item) => Object.values<Json>(item));
  for (const owner of [document.components, ...operations])
    for (const { headers = {} } of Object.values<Json>(owner.responses ?? {}))
      for (const [header, node] of Object.entries<Json>(headers))
        headers[header] = { $ref: `#/components/headers/${nameOf(header, node)}` };
  document.components.headers = shared;
}
