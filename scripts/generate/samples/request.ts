// The request that a code sample of an operation sends: the document's examples, and a credential from the environment.
import { resolve, type Document, type Json } from '../document.ts';

/** A header whose value is a text and the value of an environment variable. */
export interface SampleHeader {
  name: string;
  text: string;
  variable: string;
}

export interface SampleRequest {
  method: string;
  /** with the examples of the path and query parameters, or the variables that take their place */
  path: string;
  /** the headers with the credential; none if the sample sends none */
  headers: SampleHeader[];
  /** the first example of the body; undefined if the operation takes none */
  body: Json;
  /** the header that makes the request safe to repeat, if it takes one; people copy a fixed value, so each run makes its own */
  keyHeader: string | undefined;
}

/** Values that only an earlier answer has. */
const GIVEN: Readonly<Record<string, string>> = {
  state: 'STATE',
  id_token: 'ID_TOKEN',
  token: 'INVITATION_TOKEN',
  slug: 'PROGRAM_SLUG',
};

/**
 * The variable of the shell for a value whose example would not work elsewhere: the identifier of a record, a time, or a
 * value of an earlier answer. Undefined for any other value.
 */
export function variableFor(name: string, example: unknown): string | undefined {
  const isRecord = typeof example === 'number' && name.endsWith('_id');
  const isTime = typeof example === 'string' && /^\d{4}-\d\d-\d\dT/.test(example);
  return GIVEN[name] ?? (isRecord || isTime ? name.toUpperCase() : undefined);
}

const TOKENS: Readonly<Record<string, string>> = {
  programKey: 'REFERRAL_API_KEY',
  loginToken: 'REFERRAL_LOGIN_TOKEN',
  apiToken: 'REFERRAL_API_TOKEN',
};

/** From the best for a program to that of a browser. */
const SCHEMES = ['apiToken', 'loginToken', 'programKey', 'session'];

/**
 * The cookie has another name over http than over https, so the variable has its name too. A request that changes
 * something comes from a page of the service, which a program must say.
 */
function sessionHeaders(method: string): SampleHeader[] {
  const own = { name: 'Origin', text: '', variable: 'REFERRAL_BASE_URL' };
  return [{ name: 'Cookie', text: '', variable: 'REFERRAL_SESSION' }, ...(method === 'get' ? [] : [own])];
}

function headersOf(document: Document, method: string, operation: Json): SampleHeader[] {
  // The operation rejects retired keys, but needs none.
  if (operation['x-credential'] !== undefined) return [];
  const requirements: Json[] = operation.security ?? document.security ?? [];
  const schemes = requirements.flatMap((one) => Object.keys(one as object));
  if (schemes.length === 0) return [];
  const scheme = SCHEMES.find((name) => schemes.includes(name));
  if (scheme === 'session') return sessionHeaders(method);
  const variable = TOKENS[scheme ?? ''];
  if (variable === undefined) throw new Error(`no code sample knows how to send the credential ${schemes.join()}`);
  return [{ name: 'Authorization', text: 'Bearer ', variable }];
}

const exampleOf = ({ name, example, schema }: Json): string => {
  const value: string | number | undefined = example ?? schema?.example;
  if (value === undefined) throw new Error(`the parameter ${name} has no example`);
  const variable = variableFor(name as string, value);
  return variable ? `$${variable}` : encodeURIComponent(String(value));
};

function bodyOf(document: Document, operation: Json): Json {
  const content = resolve(document, operation.requestBody)?.content?.['application/json'];
  if (content === undefined) return undefined;
  const [first] = Object.values<Json>(content.examples ?? {});
  if (first === undefined) throw new Error(`${operation.operationId}: the body has no example`);
  return resolve(document, first).value;
}

/** Reads the request from the document; throws if an example is missing. */
export function sampleRequest(document: Document, path: string, method: string): SampleRequest {
  const item: Json = document.paths[path];
  const operation: Json = item[method];
  const parameters: Json[] = [...(item.parameters ?? []), ...(operation.parameters ?? [])].map((node) =>
    resolve(document, node),
  );
  const within = (place: string) => parameters.filter((one) => one.in === place);
  const filled = within('path').reduce((at: string, one) => at.replace(`{${one.name}}`, exampleOf(one)), path);
  const query = within('query')
    .filter(({ required }) => required === true)
    .map((one) => `${one.name}=${exampleOf(one)}`);
  const { name: keyHeader }: Json = document.components.parameters.idempotency_key;
  return {
    method: method.toUpperCase(),
    path: [filled, ...(query.length > 0 ? [query.join('&')] : [])].join('?'),
    headers: headersOf(document, method, operation),
    body: bodyOf(document, operation),
    keyHeader: within('header').some(({ name }) => name === keyHeader) ? keyHeader : undefined,
  };
}
