// Reduces the document to what the generators need: requests and successful responses. The hand-written layers read
// errors, because they must also handle responses of proxies.
import { resolve, type Document, type Json } from '../generate/document.ts';

const METHODS = ['get', 'put', 'post', 'delete', 'patch'];

/** Replaces every node of a tree, starting with the leaves. */
function map(node: Json, change: (object: Json) => Json): Json {
  if (Array.isArray(node)) return node.map((item) => map(item, change));
  if (typeof node !== 'object' || node === null) return node;
  return change(Object.fromEntries(Object.entries(node).map(([key, value]) => [key, map(value, change)])));
}

const withoutExtensions = (node: Json): Json =>
  map(node, (object) => Object.fromEntries(Object.entries(object).filter(([key]) => !key.startsWith('x-'))));

const isNullable = (schema: Json): boolean => Array.isArray(schema.type) && schema.type.includes('null');

/** Removes `null` from request fields: it counts as absent, so a field is either set or left out. */
const neverNull = (node: Json): Json =>
  map(node, (schema) => {
    if (!isNullable(schema)) return schema;
    const { enum: values, ...rest } = schema;
    const type = schema.type.find((name: string) => name !== 'null');
    return { ...rest, type, ...(values ? { enum: values.filter((value: unknown) => value !== null) } : {}) };
  });

/** Turns constant booleans into plain booleans, for which generators do not create types. */
const plainConstants = (node: Json): Json =>
  map(node, (schema) => {
    const { const: value, ...rest } = schema;
    return typeof value === 'boolean' ? rest : schema;
  });

/** Replaces references to simple types with their targets, because generators drop the keys next to a reference. */
const withoutScalarReferences = (document: Document, node: Json): Json =>
  map(node, (schema) => {
    if (typeof schema.$ref !== 'string') return schema;
    const { $ref, ...beside } = schema;
    const target = resolve(document, { $ref });
    const scalar = !['properties', 'items', 'anyOf', 'oneOf', 'allOf', 'enum'].some((key) => key in target);
    return scalar ? { ...target, ...beside } : schema;
  });

function request(body: Json): Json {
  const { schema } = body.content['application/json'];
  return { ...body, content: { 'application/json': { schema } } };
}

function success(document: Document, responses: Json): Json {
  const [status, node] = Object.entries<Json>(responses).find(([key]) => key.startsWith('2')) ?? [];
  if (!status) return undefined;
  const { description, content } = resolve(document, node);
  const [[type, { schema }]] = Object.entries<Json>(content) as [[string, Json]];
  return { [status]: { description, content: { [type]: { schema } } } };
}

/**
 * Whether an SDK can call the operation. It cannot if the operation has no success response, or if only the signer of
 * its raw body can send it (`x-raw`).
 */
const isForClients = (document: Document, { requestBody, responses }: Json): boolean =>
  success(document, responses) !== undefined && requestBody?.['x-raw'] === undefined;

function operations(document: Document): Json {
  const paths: Json = {};
  for (const [path, item] of Object.entries<Json>(document.paths)) {
    for (const method of METHODS.filter((name) => item[name] && isForClients(document, item[name]))) {
      const { requestBody, responses, ...operation } = item[method];
      const parameters = [...(item.parameters ?? []), ...(operation.parameters ?? [])];
      const kept = {
        ...operation,
        ...(parameters.length > 0 && { parameters: parameters.map((node) => resolve(document, node)) }),
        ...(requestBody && { requestBody: request(requestBody) }),
        responses: success(document, responses),
      };
      paths[path] = { ...paths[path], [method]: kept };
    }
  }
  return paths;
}

const referencesIn = (node: Json): string[] => {
  const found: string[] = [];
  map(node, (object) => {
    if (typeof object.$ref === 'string') found.push(object.$ref as string);
    return object;
  });
  return found;
};

/** All schemas that the paths use, directly or through other schemas. */
export function reachable(document: Document, node: Json, found = new Set<string>()): Set<string> {
  for (const reference of referencesIn(node)) {
    if (found.has(reference)) continue;
    found.add(reference);
    reachable(document, resolve(document, { $ref: reference }), found);
  }
  return found;
}

export const nameOf = (reference: string): string => reference.split('/').at(-1)!;

/** The names of the schemas that requests use. */
export function sentSchemas(document: Document): string[] {
  const all = Object.values<Json>(document.paths).flatMap((item) => Object.values<Json>(item));
  return [
    ...reachable(
      document,
      all.map(({ requestBody }) => requestBody),
    ),
  ].map(nameOf);
}

/** The first sentence of a text: a type in an editor is no place for more. */
const firstSentence = (text: string): string => {
  const line = text.replace(/\s+/g, ' ').trim();
  return /^.*?[.!?](?= [A-Z`])/.exec(line)?.[0] ?? line;
};

/** The document with short descriptions. */
export const shortened = (document: Document): Document =>
  map(document, (node) =>
    typeof node.description === 'string' ? { ...node, description: firstSentence(node.description) } : node,
  ) as Document;

/** The schemas of changes, in which null clears a field and an absent field keeps its value. */
export const changeSchemas = (paths: Json): string[] =>
  Object.values<Json>(paths).flatMap(({ patch }) =>
    patch?.requestBody ? referencesIn(patch.requestBody).map(nameOf) : [],
  );

/** Reduces the bundled document to what every generator needs. */
export function forGenerators(bundled: Document): Document {
  const document = withoutScalarReferences(bundled, bundled) as Document;
  const paths = operations(document);
  const { openapi, info, servers, tags, components } = document;
  const changes = changeSchemas(paths);
  const sent = sentSchemas({ ...document, paths }).filter((name) => !changes.includes(name));
  const schemas = [...reachable(document, paths)].map((reference) => {
    const schema = resolve(document, { $ref: reference });
    return [nameOf(reference), sent.includes(nameOf(reference)) ? neverNull(schema) : schema] as const;
  });
  const { securitySchemes } = components;
  const kept = { securitySchemes, schemas: Object.fromEntries(schemas) };
  return plainConstants(withoutExtensions({ openapi, info, servers, tags, paths, components: kept })) as Document;
}

/** For Python: responses have no closed lists of values, so that a new value does not break a program. */
export function forPython(document: Document): Document {
  const sent = sentSchemas(document);
  const open = (schema: Json): Json => {
    const { enum: values, const: value, ...rest } = schema;
    if (!Array.isArray(values) && typeof value !== 'string') return schema;
    const known = (values ?? [value]).filter((item: unknown) => item !== null).join(', ');
    return { ...rest, description: [rest.description, `Known values: ${known}.`].filter(Boolean).join(' ') };
  };
  const schemas = Object.entries<Json>(document.components.schemas).map(([name, schema]) => {
    return [name, sent.includes(name) ? schema : map(schema, open)] as const;
  });
  return { ...document, components: { ...document.components, schemas: Object.fromEntries(schemas) } };
}
