// The operations that an SDK can call from the document alone: with the program's key, outside the chain, and without
// parameters. Each becomes a method of every client; `npm run generate` writes those of TypeScript.
import { resolve, type Document, type Json } from './document.ts';

/** Each operation of the chain has its own rule for when a repeat is safe. */
export const CHAIN = '/api/v1/track/';

export interface PlainOperation {
  /** of the operation, such as `cliTestEvent` */
  id: string;
  /** of the method, such as `testEvent` */
  name: string;
  /** only a `get` is sent again after a failure */
  method: 'get' | 'post';
  path: string;
  tag: string;
  summary: string;
  /** the name of the schema of its body; a `get` has none */
  request: string | undefined;
  /** the name of the schema of its answer */
  answer: string;
}

const takesKey = ({ security }: Json): boolean => JSON.stringify(security) === '[{"programKey":[]}]';

/** The name of the schema of a body; undefined when it is not JSON, or described where it stands. */
const schemaOf = (document: Document, body: Json): string | undefined =>
  resolve(document, body)?.content?.['application/json']?.schema?.$ref?.split('/').at(-1);

/** `getLinks` and `cliLinks` as `links`. */
const methodName = (id: string): string => id.replace(/^(?:get|cli)([A-Z])/, (_, first: string) => first.toLowerCase());

/** The operations that need nothing but the document, in its order. */
export function plainOperations(document: Document): PlainOperation[] {
  return Object.entries<Json>(document.paths).flatMap(([path, item]) =>
    (['get', 'post'] as const).flatMap((method) => {
      const operation: Json = item[method];
      if (!operation || path.startsWith(CHAIN) || !takesKey(operation)) return [];
      const { operationId: id, summary, tags, requestBody, responses } = operation;
      const [, success] = Object.entries<Json>(responses).find(([status]) => status.startsWith('2')) ?? [];
      const answer = schemaOf(document, success);
      const request = schemaOf(document, requestBody);
      const parameters = [...(item.parameters ?? []), ...(operation.parameters ?? [])];
      if (!answer || parameters.length > 0 || (method === 'post') !== Boolean(request)) return [];
      return [{ id, name: methodName(id as string), method, path, tag: tags[0], summary, request, answer }];
    }),
  );
}

const signature = ({ name, request, answer }: PlainOperation): string =>
  `${name}(${request ? `body: Schemas['${request}'], ` : ''}options?: CallOptions): Promise<Schemas['${answer}']>;`;

const implementation = ({ name, method, path, request }: PlainOperation): string =>
  request
    ? `${name}: (body, options) => post(body, (api, init) => api.${method.toUpperCase()}('${path}', { body, ...init }), options),`
    : `${name}: (options) => get((api, init) => api.${method.toUpperCase()}('${path}', init), options),`;

/** The module \`methods.ts\` of the TypeScript client. */
export function renderMethods(operations: PlainOperation[]): string {
  const declared = operations.map((operation) => `  /** ${operation.summary}. */\n  ${signature(operation)}`);
  return `import type { CallOptions, Send } from '../call.ts';
import type { components } from './types.ts';

type Schemas = components['schemas'];

/** The methods of the client that need nothing but the document. */
export interface PlainMethods {
${declared.join('\n')}
}

type Get = <T>(send: Send<T>, options?: CallOptions) => Promise<T>;
type Post = <T>(body: object, send: Send<T>, options?: CallOptions) => Promise<T>;

export const plainMethods = (get: Get, post: Post): PlainMethods => ({
${operations.map((operation) => `  ${implementation(operation)}`).join('\n')}
});
`;
}
