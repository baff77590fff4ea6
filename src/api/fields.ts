// Checks the fields of the body and of the query: openapi-backend and ajv validate them against the document, and the
// first broken rule decides which error is sent.
import type { ErrorObject } from 'ajv';
import type { OpenAPIBackend } from 'openapi-backend';
import { failure, type Failure } from '../contract/failure.ts';
import { operationEntry, type OperationEntry, type OperationId, type QueryRule } from '../contract/index.ts';
import type { Clock } from '../lib/clock.ts';
import { isStorable } from '../lib/json.ts';
import { isNeedless, type Validation } from './ajv.ts';
import type { QueryValue } from './exchange.ts';
import { echo, firstFailure, type ObjectSchema } from './faults.ts';
import { unknownFieldsOf } from './unknown-fields.ts';
import type { Notice } from '../contract/notice.ts';

/** The fields that are ignored in this body because another field has an exempting value (`unless`). */
const needless = (schema: ObjectSchema | undefined, body: unknown): string[] =>
  (schema?.['x-required'] ?? [])
    .filter((rule) => isNeedless(rule, body as Record<string, unknown>))
    .flatMap(({ all = [], any = [] }) => [...all, ...any]);

interface Parameter {
  name: string;
  in: string;
  schema: NonNullable<ObjectSchema['properties']>[string];
}
/** The input that an operation declares in the document. */
interface Input {
  requestBody?: { content: { 'application/json': { schema: ObjectSchema } } };
  parameters?: Parameter[];
}

/** The query parameters of an operation as an object schema, so that they are checked like the fields of a body. */
const querySchema = ({ parameters = [] }: Input): ObjectSchema => ({
  properties: Object.fromEntries(
    parameters.filter((parameter) => parameter.in === 'query').map(({ name, schema }) => [name, schema]),
  ),
});

export interface FieldChecks {
  /**
   * Returns the failure for the first broken rule of the operation's query and body; undefined if there is none. It is
   * not thrown: V8 does not optimize a function that leaves with an exception each time.
   */
  check(id: OperationId, input: { query: object; body: unknown }): Failure | undefined;
  /** The notice about fields that the operation does not know, for a body that was checked; undefined without any. */
  unknown(id: OperationId, body: unknown): Notice | undefined;
}

type Validate = ReturnType<OpenAPIBackend['validator']['getRequestValidatorsForOperation']>[number];

/** What the checks of an operation need, read from the document once. */
interface Checks {
  query: ObjectSchema;
  body: ObjectSchema | undefined;
  validators: readonly Validate[];
  unknown: ReturnType<typeof unknownFieldsOf>;
}

/** Path parameters and headers are not checked here; the operation checks them. */
const isJudgedHere = ({ instancePath }: ErrorObject): boolean => /^\/(?:query|requestBody)/.test(instancePath);

function errorsIn(
  validators: readonly Validate[],
  { query, body }: { query: object; body: unknown },
  validation: Validation,
): ErrorObject[] {
  const input = { path: {}, header: {}, cookie: {}, query, requestBody: body };
  const errors: ErrorObject[] = [];
  for (const validate of validators) if (!validate.call(validation, input)) errors.push(...(validate.errors ?? []));
  return errors;
}

function checksOf(id: OperationId, backend: OpenAPIBackend): Checks {
  const operation = backend.getOperation(id) as unknown as Input;
  const query = querySchema(operation);
  const body = operation.requestBody?.content['application/json'].schema;
  const validators = backend.validator.getRequestValidatorsForOperation(id);
  // The validator of the parameters is the last one; without query parameters it has nothing to find.
  const needed = Object.keys(query.properties!).length > 0 ? validators : validators.slice(0, -1);
  return { query, body, validators: needed, unknown: unknownFieldsOf(body) };
}

/**
 * Creates the checks from openapi-backend's validators. An `x-raw` body is checked by its operation. Those of an operation
 * are compiled at its first request: to compile all of them is most of the time in which a service starts.
 */
export function createFieldChecks(backend: OpenAPIBackend, clock: Clock): FieldChecks {
  const validation = { clock };
  const checks = new Map<OperationId, Checks | undefined>();
  function checksFor(id: OperationId): Checks | undefined {
    const isRaw = operationEntry(id).body?.form === 'raw';
    if (!checks.has(id)) checks.set(id, isRaw ? undefined : checksOf(id, backend));
    return checks.get(id);
  }
  return {
    check(id, input) {
      const own = checks.get(id) ?? checksFor(id);
      if (!own) return undefined;
      const errors = errorsIn(own.validators, input, validation);
      if (errors.length === 0) return undefined;
      const left = needless(own.body, input.body).map((field) => `/requestBody/${field}`);
      const counting = errors.filter((error) => isJudgedHere(error) && !left.includes(error.instancePath));
      if (counting.length === 0) return undefined;
      const ofQuery = counting.filter(({ instancePath }) => instancePath.startsWith('/query'));
      const first = firstFailure(ofQuery, own.query) ?? firstFailure(counting, own.body ?? {});
      if (!first) throw new Error(`the input of ${id} was refused without an error`);
      return first;
    },
    unknown: (id, body) => checks.get(id)?.unknown?.(body as object),
  };
}

/**
 * The operation's declared query parameters. If one is repeated, the first value counts; undeclared ones are ignored.
 */
function readDeclared(search: string, names: readonly string[]): Record<string, string> {
  const sent = new URLSearchParams(search);
  const query: Record<string, string> = {};
  for (const name of names) {
    const value = sent.get(name);
    if (value === null) continue;
    if (!isStorable(value)) throw failure('textNotStorable');
    query[name] = value;
  }
  return query;
}

/** The value of a parameter that is not a text; a text of another form is left for the schema to refuse. */
function valueOf(text: string, { type }: QueryRule): QueryValue {
  if (type === 'integer') return /^-?\d{1,16}$/.test(text) && Number.isSafeInteger(Number(text)) ? Number(text) : text;
  if (type === 'boolean') return text === 'true' || (text === 'false' ? false : text);
  return text;
}

/**
 * The query parameters of an operation. One of the management API refuses undeclared and repeated ones, because a
 * misspelled filter would widen the request, and has the document's types and defaults.
 */
export function readQuery(search: string, { query, queryRules, access }: OperationEntry): Record<string, QueryValue> {
  if (!access) return readDeclared(search, query);
  const sent = [...new URLSearchParams(search).keys()];
  const unknown = sent.find((name, i) => !query.includes(name) || sent.indexOf(name) !== i);
  if (unknown !== undefined) throw failure('fieldUnknown', { field: echo(unknown) });
  const values: Record<string, QueryValue> = readDeclared(search, query);
  for (const [name, rule] of Object.entries(queryRules)) {
    const text = values[name];
    if (typeof text === 'string') values[name] = valueOf(text, rule);
    else if (rule.default !== undefined) values[name] = rule.default;
  }
  return values;
}
