// Fills in the answers that follow from what an operation of the management API is: who may call it, its method, its path, its
// parameters and its body. The files of openapi/ name only the others.
import { dirname, join, relative } from 'node:path';

const SHARED = 'common/responses/manage.yaml';
const ERRORS = 'common/errors/manage.yaml';

/** A reference from one file to a place in another. */
const refTo = (root, from, place) => ({ $ref: relative(dirname(from), join(root, place)) });
const nameOf = (node) => node.$ref?.split('/').at(-1) ?? node.name;

/** What the answers of an operation depend on. */
export function factsOf(item, operation, ctx) {
  const { method, from } = ctx;
  const names = [...(item.parameters ?? []), ...(operation.parameters ?? [])].map(nameOf);
  const json = operation.requestBody?.content['application/json'];
  const access = operation['x-access'];
  return {
    access,
    from,
    reads: method === 'get',
    kinds: operation.security.flatMap((requirement) => Object.keys(requirement)).join(),
    isFile: operation.responses['200']?.content?.['text/csv'] !== undefined,
    hasIds: (item.parameters ?? []).length > 0,
    repeats: names.includes('idempotency_key'),
    pages: names.includes('cursor'),
    asks: (operation.parameters ?? []).some((one) => nameOf(one) !== 'idempotency_key'),
    hasBody: operation.requestBody !== undefined,
    body: json && { required: operation.requestBody.required === true, schema: ctx.resolve(json.schema).node },
  };
}

/** Who is refused, by the accepted kinds of credentials. */
function forbidden({ access, kinds, reads }) {
  const isMembers = access.role !== undefined && access.role !== 'viewer';
  switch (kinds) {
    case 'session':
      return reads ? 'ManageSessionOnly' : access.recent ? 'ManageSessionRecent' : 'ManageSessionWrite';
    case 'session,loginToken':
      return reads ? 'ManageSessionOrLogin' : 'ManageSessionOrLoginWrite';
    case 'session,apiToken':
      return reads ? 'ManageTeamReadForbidden' : access.recent ? 'ManageEraseForbidden' : 'ManageKindForbidden';
    default:
      if (reads) return isMembers ? 'ManageReadForbidden' : 'ManageScopeMissing';
      return access.recent ? 'ManageRecentForbidden' : isMembers ? 'ManageWriteForbidden' : 'ManageChangeRefused';
  }
}

function invalid({ body, hasBody, pages, asks }) {
  if (body) return body.schema.required ? 'ManageBodyInvalid' : 'ManagePatchInvalid';
  if (hasBody) return undefined;
  return pages ? 'ManageListInvalid' : asks ? 'ManageExportInvalid' : 'ManageQueryInvalid';
}

/** The shared answer of each status that an operation has by what it is; undefined: it has none. */
export const commonAnswers = (facts) => ({
  304: facts.reads && !facts.isFile ? 'ManageNotModified' : undefined,
  400: invalid(facts),
  401: 'ManageUnauthenticated',
  403: forbidden(facts),
  404: facts.hasIds ? 'ManageNotFound' : undefined,
  405: 'ManageMethodNotAllowed',
  409: facts.repeats ? 'ManageInFlight' : undefined,
  413: facts.hasBody ? 'ManagePayloadTooLarge' : undefined,
  415: facts.hasBody ? 'ManageUnsupportedMediaType' : undefined,
  422: facts.repeats ? 'ManageKeyReused' : undefined,
  429: 'ManageRateLimited',
  500: 'ManageFailed',
});

/** Adds the shared answers that an operation does not name itself. */
export function fillAnswers(root, facts, operation) {
  for (const [status, name] of Object.entries(commonAnswers(facts)))
    if (name) operation.responses[status] ??= refTo(root, facts.from, `${SHARED}#/${name}`);
}
export { refTo, SHARED, ERRORS };
