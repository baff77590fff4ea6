// Checks that an operation declares every status with which a request can be rejected before the operation runs.
import { answersOf, eachOperation, schemesOf } from './visit.js';

/** Reports missing and superfluous statuses. */
function demand(place, ctx, statuses, wanted, reason) {
  const wrong = statuses.filter((status) => status in answersOf(place) !== wanted);
  if (wrong.length === 0) return;
  ctx.report({
    message: `${place.operation.operationId} must ${wanted ? '' : 'not '}declare ${wrong.join(', ')}: ${reason}.`,
    location: ctx.location.child('responses'),
  });
}

export const methodNotAllowed = eachOperation((place, ctx) =>
  demand(place, ctx, ['405'], true, 'a request with another method gets this answer'),
);

export const bodyErrors = eachOperation((place, ctx) => {
  if (place.operation.requestBody) {
    demand(place, ctx, ['400', '413', '415'], true, 'a body may be malformed, too large or of another type');
  } else {
    demand(place, ctx, ['413', '415'], false, 'it takes no body');
  }
});

export const unauthorized = eachOperation((place, ctx) => {
  if (schemesOf(place).length > 0) {
    demand(place, ctx, ['401'], true, 'a credential may be sent, and a bad or retired one is refused');
  }
});

export const rateLimited = eachOperation((place, ctx) => {
  const limited = place.item['x-bucket'] !== undefined;
  demand(place, ctx, ['429'], limited, limited ? 'its path has an x-bucket' : 'its path has no x-bucket');
});

/** Replaces Redocly's operation-2xx-response: a retired endpoint has no success. */
export const success = eachOperation((place, ctx) => {
  const succeeds = Object.keys(answersOf(place)).some((status) => /^[23]/.test(status));
  if (succeeds !== (place.operation.deprecated === true && '410' in answersOf(place))) return;
  const { operationId } = place.operation;
  ctx.report({
    message: succeeds
      ? `${operationId} is retired (deprecated, with a 410): it must not declare a success.`
      : `${operationId} must declare a 2xx or 3xx answer, unless it is retired: deprecated, with a 410.`,
    location: ctx.location.child('responses'),
  });
});
