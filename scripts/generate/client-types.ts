// The document from which the types of the TypeScript client are made. Its package is small, and most of the types
// would be those of the headers of each response of the management API, which no client reads.
import type { Document, Json } from './document.ts';

/** The document without the headers of the responses of the management API. */
export function withoutManagementHeaders(document: Document): Document {
  const reduced = structuredClone(document);
  const operations = Object.values<Json>(reduced.paths).flatMap((item) => Object.values<Json>(item));
  const managing = operations.filter((operation) => operation['x-access'] !== undefined);
  const own = managing.flatMap(({ responses }) => Object.values<Json>(responses));
  const shared = Object.entries<Json>(reduced.components.responses).filter(([name]) => name.startsWith('Manage'));
  for (const response of [...own, ...shared.map(([, response]) => response)]) delete response.headers;
  return reduced;
}
