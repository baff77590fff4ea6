// How the rules walk the document: once for each operation or each of its answers, with what belongs to it at hand.

/**
 * @typedef {{ root: object, path: string, item: object, operation: object }} Place where the walk is; at an answer it
 *   also has `status`, `response`, `headers` and `location`
 */

/** Visitors of one rule: `inside` is what it visits below an operation, and gets the operation's place. */
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
    PathItem: {
      enter: (item, ctx) => void Object.assign(at, { item, path: String(ctx.key) }),
      Operation: inside(at, look),
    },
  };
};

/**
 * A rule that looks at each operation.
 * @param check `(place, ctx, options)`: reports to `ctx`, whose `location` is the operation
 * @param conclude `(places, ctx, options)`: called at the end, with every place that was seen
 */
export const eachOperation = walk((at, look) => (operation, ctx) => look({ ...at, operation }, ctx));

/** A rule that looks at each answer of each operation; at one that several operations share, for each of them. */
export const eachAnswer = walk((at, look) => ({
  Response(response, ctx, { Operation: operation }) {
    const headers = (response.headers && ctx.resolve(response.headers).node) ?? {};
    look({ ...at, operation, status: String(ctx.key), response, headers, location: ctx.location }, ctx);
  },
}));

/** The names of the security schemes that a request to the operation may use. */
export const schemesOf = ({ root, operation }) =>
  (operation.security ?? root.security ?? []).flatMap((requirement) => Object.keys(requirement));

/** The operation's answers by status, not yet resolved. */
export const answersOf = ({ operation }) => operation.responses ?? {};
