// The request that a code sample of an operation sends: the document's examples, and a credential from the environment.
import { resolve, type Document, type Json } from '../document.ts';

export interface SampleRequest {
  method: string;
  /** with the examples of the path and query parameters */
  path: string;
  /** the environment variable with the credential; undefined: the sample sends none */
  token: string | undefined;
  /** the first example of the body; undefined if the operation takes none */
  body: Json;
}

const TOKENS: Readonly<Record<string, string>> = {
  programKey: 'REFERRAL_API_KEY',
  loginToken: 'REFERRAL_LOGIN_TOKEN',
  apiToken: 'REFERRAL_API_TOKEN',
};


function tokenOf(document: Document, operation: Json): string | undefined {
  // The operation rejects retired keys, but needs none.
  if (operation['x-credential'] !== undefined) return undefined;
  const requirements: Json[] = operation.security ?? document.security ?? [];
  const schemes = requirements.flatMap((one) => Object.keys(one as object));
  // Programs use tokens. A session is for a browser.
  const scheme = schemes.find((name) => name === 'apiToken') ?? schemes[0];
  if (scheme === undefined) return undefined;
  const token = TOKENS[scheme];
  if (token === undefined) throw new Error(`no code sample knows how to send the credential ${scheme}`);
  return token;
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
    token: tokenOf(document, operation),
    body: bodyOf(document, operation),
  };
}
