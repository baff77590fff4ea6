// Checks the headers of each response: it must declare every header that it can have, and no other. The service only
// sends declared headers.
import { eachAnswer, schemesOf } from './visit.js';

const RATE_LIMIT = ['X-RateLimit-Limit', 'X-RateLimit-Remaining', 'X-RateLimit-Reset'];
const ROTATION = ['Deprecation', 'Sunset', 'Link'];
const CORS = ['Access-Control-Allow-Origin', 'Vary', 'Access-Control-Expose-Headers'];

export const holds = (headers, name) => Object.keys(headers).some((key) => key.toLowerCase() === name.toLowerCase());

/** Reports missing and superfluous headers. */
export function demand({ operation, status, response, headers }, ctx, names, wanted, reason) {
  const wrong = names.filter((name) => holds(headers, name) !== wanted);
  if (wrong.length === 0) return;
  const answer = `${operation.operationId} ${status}`;
  const message = wanted
    ? `${answer} must declare ${wrong.join(', ')}: ${reason.present}. Take a set of common/headers.yaml that has it.`
    : `${answer} must not declare ${wrong.join(', ')}: ${reason.absent}. Take a set of common/headers.yaml without it.`;
  ctx.report({ message, location: response.headers ? ctx.location.child('headers') : ctx.location });
}

const onEach = (names, wanted, reason) =>
  eachAnswer((place, ctx, options) => demand(place, ctx, names, wanted(place, options), reason));

export const rateLimit = onEach(RATE_LIMIT, ({ item }) => item['x-bucket'] !== undefined, {
  present: 'the path has an x-bucket, and every answer below it spends from that bucket',
  absent: 'the path has no x-bucket',
});

/** Option `also`: operationId → the statuses besides 429 that say when to come again. */
export const retryAfter = onEach(
  ['Retry-After'],
  ({ operation, status }, { also = {} }) =>
    status === '429' || (also[operation.operationId] ?? []).includes(Number(status)),
  {
    present: 'a client that is refused must know for how long',
    absent: 'it is sent on 429 only',
  },
);

export const allow = onEach(['Allow'], ({ status }) => status === '405', {
  present: 'a client must know which methods the path has',
  absent: 'it is sent on 405 only',
});

export const rotation = onEach(ROTATION, (place) => schemesOf(place).length > 0, {
  present: 'an API key may be sent, and a marked one gives its signals on every answer',
  absent: 'no credential may be sent here',
});

/** A path is for page code if its 405, the answer to any other method, is; its other answers follow. */
export const cors = eachAnswer(
  () => undefined,
  (seen, ctx) => {
    const general = seen.filter(({ status, headers }) => status === '405' && holds(headers, CORS[0]));
    const paths = general.map(({ path }) => path);
    for (const place of seen) {
      demand(place, { report: ctx.report, location: place.location }, CORS, paths.includes(place.path), {
        present: 'the 405 of the path has Access-Control-Allow-Origin, and page code must be able to read every answer',
        absent: 'the 405 of the path has no Access-Control-Allow-Origin, so page code may not call it',
      });
    }
  },
);

const CONTENT_TYPE_OPTIONS = ['X-Content-Type-Options'];

export const contentTypeOptions = eachAnswer(
  (place, ctx) =>
    demand(place, ctx, CONTENT_TYPE_OPTIONS, true, { present: 'no browser may take an answer for anything but JSON' }),
  (seen, ctx) => {
    if (seen.length > 0) checkLooseAnswers(seen[0], ctx, CONTENT_TYPE_OPTIONS[0], 'no browser may take it for a page');
  },
);

/** Whether a schema has a field with one of these names, at any depth. A reference is relative to the file with it. */
function hasField(ctx, schema, names, file) {
  const { node, location } = ctx.resolve(schema, file);
  if (typeof node !== 'object' || node === null) return false;
  const own = schema.$ref === undefined ? file : location?.source?.absoluteRef;
  const fields = Object.entries(node.properties ?? {});
  const inner = [...fields.map(([, field]) => field), node.items, ...(node.anyOf ?? []), ...(node.oneOf ?? [])];
  return (
    fields.some(([name]) => names.includes(name)) ||
    inner.some((part) => part !== undefined && hasField(ctx, part, names, own))
  );
}

/**
 * Option `secrets`: the names of fields that must not be cached; `cached`: the operations that say for how long they may be. An
 * answer of the management API never may.
 */
export const noStore = eachAnswer((place, ctx, { secrets = [], cached = [] }) => {
  if (cached.includes(place.operation.operationId)) return;
  const schema = place.response.content?.['application/json']?.schema;
  const isManaged = place.operation['x-access'] !== undefined;
  const wanted = isManaged || (schema !== undefined && hasField(ctx, schema, secrets));
  demand(place, ctx, ['Cache-Control'], wanted, {
    present: 'it belongs to the management API or holds a secret, which no cache may store',
    absent: 'it belongs to no caller, and holds nothing that redocly.yaml names as a secret',
  });
});

const REPLAYED = ['Idempotent-Replayed'];
const isSuccess = ({ status }) => status.startsWith('2');

export const replayed = eachAnswer((place, ctx) => {
  const parameters = (place.operation.parameters ?? []).map((parameter) => ctx.resolve(parameter).node);
  const wanted = isSuccess(place) && parameters.some((parameter) => parameter?.name === 'Idempotency-Key');
  demand(place, ctx, REPLAYED, wanted, {
    present: 'a repeat with the same Idempotency-Key gets the stored answer, and must be able to tell',
    absent: 'no answer is stored of it',
  });
});

const REQUEST_ID = 'X-Request-ID';
const isApi = (path) => path.startsWith('/api/');
const isExcepted = ({ operation, status }, { except = {} }) =>
  (except[operation.operationId] ?? []).includes(Number(status));
const reason = {
  present: 'every answer below /api/ tells the identifier of its request',
  absent: 'it belongs below /api/, and there not to the answers that redocly.yaml excepts',
};

/** Checks that responses which belong to no operation declare the header too. */
function checkLooseAnswers({ root }, ctx, name, why) {
  for (const key of ['unknownPath', 'unreadableRequest']) {
    const component = root['x-answers'][key]
      .slice(2)
      .split('/')
      .reduce((at, step) => at?.[step], root);
    const { node: response, location } = ctx.resolve(component);
    const headers = (response?.headers && ctx.resolve(response.headers, location.source.absoluteRef).node) ?? {};
    if (!holds(headers, name)) ctx.report({ message: `x-answers.${key} must declare ${name}: ${why}.`, location });
  }
}

/** Option `except`: operationId → the statuses without an identifier, as the published contract says. */
export const requestId = eachAnswer(
  (place, ctx, options) => {
    const wanted = isApi(place.path) && !isExcepted(place, options);
    demand(place, ctx, [REQUEST_ID], wanted, reason);
  },
  (seen, ctx, { except = {} }) => {
    if (seen.length > 0) checkLooseAnswers(seen[0], ctx, REQUEST_ID, reason.present);
    for (const [id, statuses] of Object.entries(except)) {
      const known = seen.filter(({ operation }) => operation.operationId === id).map(({ status }) => Number(status));
      const stale = statuses.filter((status) => !known.includes(status));
      if (stale.length > 0) {
        ctx.report({ message: `${id} has no ${stale.join(', ')}: take it out of \`except\` in redocly.yaml.` });
      }
    }
  },
);
