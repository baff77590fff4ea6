// Walks the document for lint rules: visits each operation, or each of its responses, with its context.

/**
 * @typedef {{ root: object, path: string, item: object, operation: object }} Place where the walk is; at an answer it
 *   also has `status`, `response`, `headers` and `location`
 */

/** Creates the visitors of a rule. `inside` visits the nodes below an operation and receives the operation's place. */
const walk = (inside) => (check, conclude) => (options) => {
  const seen = [];
  const at = {};
  const look = (place, ctx) => {
    seen.push(place);
    check(place, ctx, options);
  };
  return {
    Root: {
      enter: (root) => void (at.root = root),
      leave: (_, ctx) => conclude?.(seen, ctx, options),
    },
    // What the service sends itself, to webhooks, is answered by others.
    Paths: {
      PathItem: {
        enter: (item, ctx) => void Object.assign(at, { item, path: String(ctx.key) }),
        Operation: inside(at, look),
      },
    },
  };
};

/**
 * Creates a rule that checks each operation.
 * @param check `(place, ctx, options)`: reports to `ctx`, whose `location` is the operation
 * @param conclude `(places, ctx, options)`: called at the end with every visited place
 */
export const eachOperation = walk((at, look) => (operation, ctx) => look({ ...at, operation }, ctx));

/**
 * Creates a rule that checks each response of each operation. A shared response is checked for each of its operations.
 */
export const eachAnswer = walk((at, look) => ({
  Response(response, ctx, { Operation: operation }) {
    const headers = (response.headers && ctx.resolve(response.headers).node) ?? {};
    look({ ...at, operation, status: String(ctx.key), response, headers, location: ctx.location }, ctx);
  },
}));

/** The names of the security schemes of an operation. */
export const schemesOf = ({ root, operation }) =>
  (operation.security ?? root.security ?? []).flatMap((requirement) => Object.keys(requirement));

/** The operation's responses by status, with unresolved references. */
export const answersOf = ({ operation }) => operation.responses ?? {};
