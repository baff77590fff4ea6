// The document from which the types of the TypeScript client are made. Its package is small, and most of the types
// would be those of the headers of each response, with their descriptions and examples.
import { resolve, type Document, type Json } from './document.ts';

const FIRST_REFUSAL = 400;

/**
 * The document for the client's types: the headers of responses have no description and no example, and those of the
 * management API are left out, with the description of each path's identifiers. Its refusals have one form, so an
 * operation has one of them.
 */
export function forClient(document: Document): Document {
  const reduced = structuredClone(document);
  // What a receiver of webhooks needs stands among the schemas.
  delete reduced.webhooks;
  const { paths, components } = reduced;
  const operations = Object.values<Json>(paths).flatMap((item) => Object.values<Json>(item));
  const managing = operations.filter((operation) => operation['x-access'] !== undefined);
  for (const { responses } of managing) {
    for (const [status, response] of Object.entries<Json>(responses)) {
      const resolved = resolve(reduced, response);
      delete resolved.headers;
      if (Number(status) < FIRST_REFUSAL) continue;
      delete resolved.description;
      delete responses[status];
      responses.default = response;
    }
  }
  const used = JSON.stringify(paths);
  for (const kind of ['responses', 'parameters'])
    for (const name of Object.keys(components[kind]))
      if (!used.includes(`/${kind}/${name}"`)) delete components[kind][name];
  for (const parameter of Object.values<Json>(components.parameters).filter((one) => one.in === 'path')) {
    delete parameter.description;
    delete parameter.example;
  }
  for (const header of Object.values<Json>(components.headers)) {
    delete header.description;
    delete header.example;
  }
  return reduced;
}
