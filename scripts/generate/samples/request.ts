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
  /** with the examples of the path and query parameters */
  path: string;
  /** the headers with the credential; none if the sample sends none */
  headers: SampleHeader[];
  /** the first example of the body; undefined if the operation takes none */
  body: Json;
}

const TOKENS: Readonly<Record<string, string>> = {
  programKey: 'REFERRAL_API_KEY',
  loginToken: 'REFERRAL_LOGIN_TOKEN',
  apiToken: 'REFERRAL_API_TOKEN',
};

/** A request with a session that changes something comes from a page of the service, which a program must say. */
function sessionHeaders(document: Document, method: string): SampleHeader[] {
  const { name } = document.components.securitySchemes.session;
  const own = { name: 'Origin', text: '', variable: 'REFERRAL_BASE_URL' };
  return [{ name: 'Cookie', text: `${name}=`, variable: 'REFERRAL_SESSION' }, ...(method === 'get' ? [] : [own])];
}

function headersOf(document: Document, method: string, operation: Json): SampleHeader[] {
  // The operation rejects retired keys, but needs none.
  if (operation['x-credential'] !== undefined) return [];
  const requirements: Json[] = operation.security ?? document.security ?? [];
  const schemes = requirements.flatMap((one) => Object.keys(one as object));
  // Programs use tokens. A session is for a browser.
  const scheme = schemes.find((name) => name === 'apiToken') ?? schemes[0];
  if (scheme === undefined) return [];
  if (scheme === 'session') return sessionHeaders(document, method);
  const variable = TOKENS[scheme];
  if (variable === undefined) throw new Error(`no code sample knows how to send the credential ${scheme}`);
  return [{ name: 'Authorization', text: 'Bearer ', variable }];
}

const exampleOf = ({ name, example, schema }: Json): string => {
  const value: string | number | undefined = example ?? schema?.example;
  if (value === undefined) throw new Error(`the parameter ${name} has no example`);
  return encodeURIComponent(String(value));
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
  return {
    method: method.toUpperCase(),
    path: [filled, ...(query.length > 0 ? [query.join('&')] : [])].join('?'),
    headers: headersOf(document, method, operation),
    body: bodyOf(document, operation),
  };
}
