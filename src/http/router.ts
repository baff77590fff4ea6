import { OpenAPIBackend, type Document, type Operation as Route, type Request as ApiRequest } from 'openapi-backend';
import { failure } from '../contract/failure.ts';
import { document, operationEntry, type OperationId } from '../contract/index.ts';
import type { Clock } from '../lib/clock.ts';
import { createAjv } from './ajv.ts';
import type { Reply } from './answer.ts';
import { readBytes, readObject } from './body.ts';
import { judgeTestToken, judgeToken } from './credential.ts';
import type { Exchange } from './exchange.ts';
import type { Limiter } from './limiter.ts';
import { guards } from './guards.ts';
import { readQuery } from './query.ts';
import { firstFault, querySchema } from './validation.ts';

export type Dispatch = (x: Exchange) => Promise<Reply>;

/** Where an operation of the document says what it takes. */
interface Input {
  requestBody?: { content: { 'application/json': { schema: object } } };
  parameters?: Parameters<typeof querySchema>[0];
}

/** The part of openapi-backend's router that this service speaks to. */
interface Memoisable {
  getOperations(): Route[];
}

/** It rebuilds the list of operations at each request; the document never changes. */
function memoise(router: Memoisable): void {
  const operations = router.getOperations();
  router.getOperations = () => operations;
}

/**
 * Routing and validation by openapi-backend on the document. The hook after routing holds what comes before the
 * fields: the limit, the method, the credential, the body.
 */
export async function createRouter(
  clock: Clock,
  limiter: Limiter,
  handlers: Readonly<Record<OperationId, (x: Exchange) => Promise<Reply>>>,
): Promise<Dispatch> {
  const ajv = createAjv(clock);
  const backend = new OpenAPIBackend({
    definition: structuredClone(document) as unknown as Document,
    // The document is linted when it is made. `strict` makes a missing security or validation handler fail closed.
    quick: true,
    strict: true,
    // The operation itself reads and checks a raw body, because a signature covers the bytes.
    validate: (_context, x: Exchange) =>
      x.operationId === undefined || operationEntry(x.operationId).body?.form !== 'raw',
    ignoreTrailingSlashes: false,
    customizeAjv: () => ajv,
  });
  backend.register({
    // A path that no operation has gets the one answer that the document has for it, whatever the failure is called.
    notFound: () => Promise.reject(failure('methodNotAllowed')),
    methodNotAllowed: () => Promise.reject(failure('methodNotAllowed')),
    unauthorizedHandler: () => Promise.reject(new Error('a credential passed its judgement and is still missing')),
    validationFail: (context) => {
      const { requestBody, parameters = [] } = context.operation as unknown as Input;
      const schema = requestBody?.content['application/json'].schema ?? querySchema(parameters);
      throw firstFault(context.validation.errors ?? [], schema);
    },
    postRoutingHandler: async (context, x: Exchange, request: ApiRequest) => {
      await limiter.spend(x);
      if (!context.operation || x.operationId === undefined) return;
      judgeToken(x.token, x.operationId);
      const { query, body: wanted } = operationEntry(x.operationId);
      if (query.length > 0) request.query = x.query = readQuery(x.search, query);
      if (!wanted) return;
      if (wanted.form === 'raw') return void (x.body = () => readBytes(x, wanted.maxBytes));
      const body = await readObject(x, wanted.maxBytes);
      judgeTestToken(x.token, x.operationId, body);
      guards[x.operationId]?.(body, x.token);
      request.body = x.body = body;
    },
  });
  for (const [id, handler] of Object.entries(handlers)) {
    backend.register(id, (_context, x: Exchange) => handler(x));
  }
  backend.registerSecurityHandler('programKey', (_context, x: Exchange) => x.token.kind === 'program');
  backend.registerSecurityHandler('loginToken', (_context, x: Exchange) => x.token.kind === 'login');
  await backend.init();
  memoise(backend.router);

  return (x) => {
    // Unknown query parameters and headers are ignored, so none is handed over. The path is the document's own, so the
    // router compares and never decodes.
    const request: ApiRequest = { method: x.req.method ?? '', path: x.route, headers: {}, query: {} };
    return backend.handleRequest(request, x, request) as Promise<Reply>;
  };
}
