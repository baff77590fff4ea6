// Checks an operation's name, its rate limit bucket, and its error for internal failures.
import { basename } from 'node:path';
import { answersOf, eachOperation } from './visit.js';

const camelCase = /^[a-z][a-z0-9]*([A-Z][a-z0-9]+)*$/;
const fileNameOf = (operationId) => `${operationId.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.yaml`;

/**
 * Checks that names agree: operation `trackLead` is in `track-lead.yaml`. An operation of the management API, which has
 * `x-access`, is in the file of its path, with the path's other operations; so is another method of the same path.
 */
export const operationId = eachOperation(({ item, operation }, ctx) => {
  const { operationId: id } = operation;
  if (typeof id !== 'string' || !camelCase.test(id)) {
    ctx.report({
      message: `Name the operation in camelCase: operationId is ${id}.`,
      location: ctx.location.child('operationId'),
    });
    return;
  }
  if (operation['x-access'] !== undefined) return;
  const file = basename(ctx.location.source.absoluteRef);
  const ids = Object.values(item).flatMap((other) => other?.operationId ?? []);
  if (!ids.some((other) => file === fileNameOf(other))) {
    ctx.report({
      message: `Call the file of ${id} ${fileNameOf(id)}, or name the operation after its file, ${file}.`,
      location: ctx.location.child('operationId'),
    });
  }
});

const isWithout = (path, { without = [] }) =>
  without.some((entry) => (entry.endsWith('/') ? path.startsWith(entry) : path === entry));

/**
 * Option `without`: paths without a limit; a path that ends in a slash includes all paths below it. `elsewhere`: buckets that no
 * path spends from, but a handler.
 */
export const bucket = eachOperation(
  ({ root, path, item }, ctx, options) => {
    const name = item['x-bucket'];
    const buckets = Object.keys(root['x-limits'].requests.buckets);
    const message =
      name === undefined
        ? !isWithout(path, options) &&
          `${path} needs an x-bucket (one of ${buckets.join(', ')}), or a place among the paths without one in redocly.yaml.`
        : isWithout(path, options)
          ? `${path} has an x-bucket and is listed among the paths without one in redocly.yaml: it cannot be both.`
          : !buckets.includes(name) && `${path} spends from ${name}, which is no bucket of x-limits.`;
    if (message) ctx.report({ message });
  },
  (seen, ctx, { elsewhere = [] }) => {
    const { buckets = {} } = seen[0]?.root['x-limits'].requests ?? {};
    const unused = (key) => !elsewhere.includes(key) && !seen.some(({ item }) => item['x-bucket'] === key);
    for (const name of Object.keys(buckets).filter(unused)) {
      ctx.report({
        message: `No path spends from the bucket ${name}: remove it, or name it in a path's x-bucket.`,
        location: ctx.location.child(['x-limits', 'requests', 'buckets', name]),
      });
    }
  },
);

/** Option `withoutIo`: operations that use neither database nor network, so they cannot fail. */
export const unexpectedError = eachOperation(
  (place, ctx, { withoutIo = [] }) => {
    const { operationId: id } = place.operation;
    const fails = Object.keys(answersOf(place)).some((status) => status.startsWith('5'));
    if (fails !== withoutIo.includes(id)) return;
    const message = fails
      ? `${id} is listed as without I/O in redocly.yaml: it declares no failure.`
      : `${id} must declare a 5xx answer, whose first error it answers when the service fails, or be listed in withoutIo in redocly.yaml.`;
    ctx.report({ message });
  },
  (seen, ctx, { withoutIo = [] }) => {
    const stale = withoutIo.filter((id) => !seen.some(({ operation }) => operation.operationId === id));
    if (stale.length > 0)
      ctx.report({ message: `Take ${stale.join(', ')} out of withoutIo in redocly.yaml: no such operation.` });
  },
);
