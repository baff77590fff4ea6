// Fills in the answers that follow from what an operation of the management API is: who may call it, its method, its path, its
// parameters and its body. The files of openapi/ name only the others, and of these only the errors that are their own.
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parse } from 'yaml';
import { refTo } from './places.js';

const SHARED = 'common/responses/manage.yaml';
const ERRORS = 'common/errors/manage.yaml';
const HEADERS = { 405: 'keyedSecretAllow', 429: 'keyedSecretRetry' };

const nameOf = (node) => node.$ref?.split('/').at(-1) ?? node.name;

/** Whether a field is required at any depth. A reference is relative to the file with it. */
function hasRequired(schema, from, resolve) {
  const { node, location } = resolve(schema, from);
  const at = schema.$ref ? location.source.absoluteRef : from;
  if (node.required || node['x-required']) return true;
  const inner = [...Object.values(node.properties ?? {}), ...(node.items ? [node.items] : [])];
  return inner.some((part) => hasRequired(part, at, resolve));
}

/** What the answers of an operation depend on. `from` is the file with it. */
export function factsOf(item, operation, { method, from, resolve }) {
  const names = [...(item.parameters ?? []), ...(operation.parameters ?? [])].map(nameOf);
  const { requestBody } = operation;
  const schema = requestBody?.content['application/json']?.schema;
  return {
    access: operation['x-access'],
    reads: method === 'get',
    kinds: operation.security.flatMap((requirement) => Object.keys(requirement)).join(),
    isFile: operation.responses['200']?.content?.['text/csv'] !== undefined,
    hasIds: (item.parameters ?? []).length > 0,
    repeats: names.includes('idempotency_key'),
    pages: names.includes('cursor'),
    asks: (operation.parameters ?? []).some((one) => nameOf(one) !== 'idempotency_key'),
    hasBody: requestBody !== undefined,
    body: schema && {
      isOptional: requestBody.required !== true,
      hasRequired: hasRequired(schema, from, resolve),
      mayBeEmpty: resolve(schema, from).node.minProperties === undefined,
    },
  };
}

/** Who is refused, by the accepted kinds of credentials. */
function forbidden({ access, kinds, reads }) {
  const isForRole = access.role !== undefined && access.role !== 'viewer';
  switch (kinds) {
    case 'session':
      return reads ? 'ManageSessionOnly' : access.recent ? 'ManageSessionRecent' : 'ManageSessionWrite';
    case 'session,loginToken':
      return reads ? 'ManageSessionOrLogin' : 'ManageSessionOrLoginWrite';
    case 'session,apiToken':
      return reads ? 'ManageTeamReadForbidden' : access.recent ? 'ManageEraseForbidden' : 'ManageKindForbidden';
    default:
      if (reads) return isForRole ? 'ManageReadForbidden' : 'ManageScopeMissing';
      return access.recent ? 'ManageRecentForbidden' : isForRole ? 'ManageWriteForbidden' : 'ManageChangeRefused';
  }
}

function invalid({ body, hasBody, pages, asks }) {
  if (body) return body.hasRequired ? 'ManageBodyInvalid' : 'ManagePatchInvalid';
  if (hasBody) return undefined;
  return pages ? 'ManageListInvalid' : asks ? 'ManageExportInvalid' : 'ManageQueryInvalid';
}

function conflict({ access, repeats }) {
  if (access.active) return repeats ? 'ManageArchivedOrInFlight' : 'ManageProgramArchived';
  return repeats ? 'ManageInFlight' : undefined;
}

/** The shared answer of each status that an operation has by what it is; undefined: it has none. */
export const sharedAnswers = (facts) => ({
  304: facts.reads && !facts.isFile ? 'ManageNotModified' : undefined,
  400: invalid(facts),
  401: 'ManageUnauthenticated',
  403: forbidden(facts),
  404: facts.hasIds ? 'ManageNotFound' : undefined,
  405: 'ManageMethodNotAllowed',
  409: conflict(facts),
  413: facts.hasBody ? 'ManagePayloadTooLarge' : undefined,
  415: facts.hasBody ? 'ManageUnsupportedMediaType' : undefined,
  422: facts.repeats ? 'ManageKeyReused' : undefined,
  429: 'ManageRateLimited',
  500: 'ManageFailed',
});

/** Whether the body of the operation can have other errors than the shared answer has. */
const isOfOne = ({ body }, status) => status === '400' && body !== undefined && (body.isOptional || !body.mayBeEmpty);
const BODY_IS_OPTIONAL = ['bodyMissing'];
const FIELDS_MISSING = { fieldsMissing: `${ERRORS}#/manageFieldsMissing` };
/** Whether an error comes before the own ones of an operation: all but that of a repeat. */
const isFirst = ([name]) => name !== 'inFlight';

/** What a shared answer of the document has. The places of its errors are named from the root. */
function readShared(root) {
  const read = parse(readFileSync(join(root, SHARED), 'utf8'));
  const placeOf = ({ $ref }) => join(dirname(SHARED), $ref);
  return (name) => {
    if (!name) return { errors: [] };
    const { description, content } = read[name];
    const examples = Object.entries(content?.['application/json'].examples ?? {});
    return { description, errors: examples.map(([error, node]) => [error, placeOf(node)]) };
  };
}

/** Completes the answers of operations in a document. */
export function answersOf(root) {
  const shared = readShared(root);

  /** The errors before and after the own ones of an answer. */
  function around(facts, status) {
    const { errors } = shared(sharedAnswers(facts)[status]);
    if (status === '409') return { before: errors.filter(isFirst), after: errors.filter((error) => !isFirst(error)) };
    if (status !== '400' || !facts.body) return { before: errors, after: [] };
    const before = errors.filter(([name]) => !facts.body.isOptional || !BODY_IS_OPTIONAL.includes(name));
    const at = before.findIndex(([name]) => name === 'textNotStorable') + 1;
    if (!facts.body.mayBeEmpty) before.splice(at, 0, ...Object.entries(FIELDS_MISSING));
    return { before, after: [] };
  }

  /** Completes an answer that names its own errors in `x-errors`. */
  function complete(facts, status, response, from) {
    const { 'x-errors': own, description, ...rest } = response;
    const { before, after } = around(facts, status);
    const there = (errors) => Object.fromEntries(errors.map(([name, place]) => [name, refTo(root, from, place)]));
    const examples = { ...there(before), ...own, ...there(after) };
    const schema = refTo(root, from, 'common/schemas/management-error.yaml');
    return {
      description: description ?? shared(sharedAnswers(facts)[status]).description,
      headers: refTo(root, from, `common/headers.yaml#/${HEADERS[status] ?? 'keyedSecret'}`),
      ...rest,
      content: { 'application/json': { schema, examples } },
    };
  }

  return {
    fill(facts, operation, from, resolve) {
      for (const [status, name] of Object.entries(sharedAnswers(facts)))
        if (name)
          operation.responses[status] ??= isOfOne(facts, status)
            ? complete(facts, status, {}, from)
            : refTo(root, from, `${SHARED}#/${name}`);
      for (const [status, reference] of Object.entries(operation.responses)) {
        const { node, location } = resolve(reference);
        if (node?.['x-errors']) {
          const whole = complete(facts, status, node, location.source.absoluteRef);
          for (const key of Object.keys(node)) delete node[key];
          Object.assign(node, whole);
        }
      }
    },
  };
}
