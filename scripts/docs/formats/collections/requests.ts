// The requests of a collection, read from the document: every operation with its first example. A value that a link of
// the document takes from a response is a variable, which a script sets after that response.
import { document } from '../../../../src/contract/index.ts';
import { METHODS, resolve, type Json } from '../../../generate/document.ts';
import { sampleRequest } from '../../../generate/samples/request.ts';

export interface CollectionRequest {
  id: string;
  name: string;
  folder: string;
  description: string;
  method: string;
  /** with `{{variable}}` for the values of earlier responses */
  path: string;
  /** the variable with the credential; undefined: none is sent */
  token: 'api_key' | 'login_token' | 'api_token' | undefined;
  body: Json;
  /** the documented statuses */
  statuses: number[];
  /** variables to set from a successful response, as paths in its body: `data.state`, `data[0].id` */
  captures: Record<string, string>;
}

/** The parameters of the paths, with their examples. */
const pathParameters = (): Record<string, string> =>
  Object.fromEntries(
    Object.values<Json>(document.paths as Json)
      .flatMap((item) => [item, ...METHODS.flatMap((method) => item[method] ?? [])])
      .flatMap(({ parameters = [] }: Json) => parameters as Json[])
      .map((parameter) => resolve(document, parameter))
      .filter((parameter) => parameter.in === 'path')
      .map(({ name, example, schema }) => [name, String(example ?? schema.example)]),
  );

/** The variables that the user of a collection sets. */
export const VARIABLES: Readonly<Record<string, string>> = {
  base_url: 'http://127.0.0.1:3000',
  api_key: '',
  login_token: '',
  api_token: '',
  ...pathParameters(),
};

interface Flow {
  from: string;
  to: string;
  /** the field or parameter of the request that gets the value; also the name of the variable */
  field: string;
  pointer: string;
}

const EXPRESSION = /^\{?\$response\.body#\/(.+?)\}?$/;

/** The values that links take from responses. */
function flows(): Flow[] {
  return Object.values<Json>(document.paths as Json)
    .flatMap((item) => METHODS.flatMap((method) => item[method] ?? []))
    .flatMap(({ operationId: from, responses }: Json) =>
      Object.values<Json>(responses)
        .flatMap((response) => Object.values<Json>(resolve(document, response).links ?? {}))
        .flatMap(({ operationId: to, parameters = {}, requestBody }: Json) => {
          const fields = { ...parameters, ...(requestBody === undefined ? {} : JSON.parse(requestBody as string)) };
          return Object.entries<string>(fields).flatMap(([field, value]) => {
            const pointer = EXPRESSION.exec(value)?.[1];
            return pointer === undefined ? [] : [{ from, to, field, pointer }];
          });
        }),
    );
}

const TOKENS: Readonly<Record<string, NonNullable<CollectionRequest['token']>>> = {
  REFERRAL_API_KEY: 'api_key',
  REFERRAL_LOGIN_TOKEN: 'login_token',
  REFERRAL_API_TOKEN: 'api_token',
};

/** The name of a variable: that of the value in the response that it comes from, but of an `id` that of its parameter. */
function variableOf({ pointer, field }: Flow): string {
  const name = pointer.split('/').at(-1)!;
  return name === 'id' ? field : name;
}

/** `data/0/id` as it is written in a script: `data[0].id`. */
const placeOf = ({ pointer }: Flow): string => pointer.replace(/\/(\d+)(?=\/|$)/g, '[$1]').replaceAll('/', '.');

function requestOf(path: string, method: string, all: readonly Flow[]): CollectionRequest {
  const { operationId: id, summary, description, tags, responses } = (document.paths as Json)[path][method];
  const { headers, body, path: filled, ...request } = sampleRequest(document, path, method);
  const into = all.filter(({ to }) => to === id);
  const query = into.reduce(
    (text, flow) => text.replace(new RegExp(`([?&]${flow.field}=)[^&]*`), `$1{{${variableOf(flow)}}}`),
    // Path parameters are variables, too.
    filled.replace(/^[^?]*/, path.replaceAll('{', '{{').replaceAll('}', '}}')),
  );
  const fields = into
    .filter(({ field }) => body?.[field] !== undefined)
    .map((flow) => [flow.field, `{{${variableOf(flow)}}}`]);
  return {
    id,
    name: summary,
    folder: tags[0],
    description: description.trim(),
    ...request,
    path: query,
    token: TOKENS[headers[0]?.variable ?? ''],
    body: body && { ...body, ...Object.fromEntries(fields) },
    statuses: Object.keys(responses).map(Number),
    captures: Object.fromEntries(
      all.filter(({ from }) => from === id).map((flow) => [variableOf(flow), placeOf(flow)]),
    ),
  };
}

/** Whether only a browser calls the operation, with the session of a person. */
const isForBrowsers = ({ security = [] }: Json): boolean => JSON.stringify(security) === '[{"session":[]}]';

/**
 * All requests in the document's order. A body that only its sender can sign (`x-raw`) has no request, and neither has an
 * operation for browsers only.
 */
export function collectionRequests(): CollectionRequest[] {
  const all = flows();
  const requests = Object.entries<Json>(document.paths as Json).flatMap(([path, item]) =>
    METHODS.filter(
      (method) => item[method] && item[method].requestBody?.['x-raw'] === undefined && !isForBrowsers(item[method]),
    ).map((method) => requestOf(path, method, all)),
  );
  // After the request that ends the credential, a run would have none: it has the last folder for itself.
  const isLast = ({ path }: CollectionRequest): boolean => path.endsWith('/logout');
  const last = requests.filter(isLast).map((one) => ({ ...one, folder: 'Sign-out' }));
  return [...requests.filter((one) => !isLast(one)), ...last];
}

/** The requests by their folders. */
export function byFolder(): Map<string, CollectionRequest[]> {
  const folders = new Map<string, CollectionRequest[]>();
  for (const request of collectionRequests()) {
    folders.set(request.folder, [...(folders.get(request.folder) ?? []), request]);
  }
  return folders;
}
