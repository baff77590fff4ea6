// Checks links: each names an existing operation, fields that this operation accepts, and values that the response has.

/** Finds a field of a schema by path, through references and alternatives; undefined if there is none. */
function field(schema, path, from, ctx) {
  const { node, location } = ctx.resolve(schema, from);
  const at = schema?.$ref ? location?.source.absoluteRef : from;
  if (!node || path.length === 0) return node;
  const [name, ...rest] = path;
  const next = node.properties?.[name] ?? (/^\d+$/.test(name) ? node.items : undefined);
  if (next) return field(next, rest, at, ctx);
  return [...(node.anyOf ?? []), ...(node.oneOf ?? []), ...(node.allOf ?? [])]
    .map((branch) => field(branch, path, at, ctx))
    .find((found) => found !== undefined);
}

const schemaOf = (content) => content?.['application/json']?.schema;

/** The input of an operation: its parameters as `in.name`, and its body's schema. */
function inputOf(item, operation, ctx) {
  const from = ctx.location.source.absoluteRef;
  const parameters = [...(item.parameters ?? []), ...(operation.parameters ?? [])].map(
    (node) => ctx.resolve(node).node,
  );
  const body = operation.requestBody && ctx.resolve(operation.requestBody).node;
  return { from, parameters: parameters.map((one) => `${one.in}.${one.name}`), body: schemaOf(body?.content) };
}

/**
 * The fields of a link's body. It is JSON text with embedded runtime expressions (`{$response.body#/id}`), because
 * generators reject an object.
 */
function bodyFields(requestBody) {
  if (requestBody === undefined) return {};
  try {
    const body = JSON.parse(requestBody);
    return typeof requestBody === 'string' && !Array.isArray(body) ? body : null;
  } catch {
    return null;
  }
}

/** A runtime expression without the braces that embed it in a text. */
const bare = (value) => (typeof value === 'string' ? value.replace(/^\{(\$.*)\}$/, '$1') : value);

/** Whether a runtime expression refers to an existing part of the request or response. A constant always exists. */
function isThere(expression, source, ctx) {
  if (typeof expression !== 'string' || !expression.startsWith('$')) return true;
  if (['$url', '$method', '$statusCode'].includes(expression)) return true;
  const { request, response } = source;
  const [, side, place] = /^\$(request|response)\.(.+)$/.exec(expression) ?? [];
  if (place?.startsWith('body')) {
    const schema = side === 'request' ? request.body : response.body;
    return schema !== undefined && field(schema, place.split('/').slice(1), source.from[side], ctx) !== undefined;
  }
  if (side === 'request') return request.parameters.includes(place);
  return response.headers.some((name) => `header.${name}`.toLowerCase() === place?.toLowerCase());
}

function faultsOf({ link, source }, operations, ctx) {
  const target = operations.get(link.operationId);
  if (!target) return [`leads to the operation ${link.operationId}, which the document does not have`];
  const takes = (name) => target.parameters.some((one) => one === name || one.split('.')[1] === name);
  const { parameters = {}, requestBody } = link;
  const fields = bodyFields(requestBody);
  if (fields === null) return ['has a requestBody that is not the text of a JSON object'];
  const body = target.body && ((name) => field(target.body, [name], target.from, ctx) !== undefined);
  const values = [...Object.values(parameters), ...Object.values(fields).map(bare)];
  return [
    ...Object.keys(parameters)
      .filter((name) => !takes(name))
      .map((name) => `sends the parameter ${name}, which ${link.operationId} does not take`),
    ...Object.keys(fields)
      .filter((name) => !body?.(name))
      .map((name) => `sends the field ${name}, which ${link.operationId} does not take`),
    ...values.filter((value) => !isThere(value, source, ctx)).map((value) => `takes ${value}, which is not there`),
  ];
}

export const links = () => {
  const operations = new Map();
  const found = [];
  return {
    PathItem: {
      Operation: {
        enter: (operation, ctx, { PathItem }) =>
          void operations.set(operation.operationId, inputOf(PathItem, operation, ctx)),
        Response: {
          Link(link, ctx, { Operation, Response }) {
            const headers = Object.keys(
              (Response.headers &&
                ctx.resolve(Response.headers, ctx.parentLocations.Response.source.absoluteRef).node) ??
                {},
            );
            const request = operations.get(Operation.operationId);
            const response = { headers, body: schemaOf(Response.content) };
            const from = { request: request.from, response: ctx.parentLocations.Response.source.absoluteRef };
            found.push({ link, name: ctx.key, location: ctx.location, source: { request, response, from } });
          },
        },
      },
    },
    Root: {
      leave(_, ctx) {
        for (const entry of found) {
          for (const fault of faultsOf(entry, operations, ctx)) {
            ctx.report({ message: `The link ${entry.name} ${fault}.`, location: entry.location });
          }
        }
      },
    },
  };
};
