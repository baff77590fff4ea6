// openapi-backend owns the operations of the document, the validators of their fields, and the handler of each operation.
import { OpenAPIBackend, type Document, type HandlerMap } from 'openapi-backend';
import { CONTRACT_CURRENCIES, documentWith } from '@referral-tracking/shared/currencies';
import type { Currency } from '../common/types.ts';
import { management } from './managed-operations.ts';
import { operations } from './operations.ts';
import { createAjv } from './ajv.ts';

/** Each handler's types are checked where it is defined; here all handlers have one common type. */
const HANDLERS = { ...operations, ...management } as unknown as HandlerMap;

/** Reads the document. Throws if an operation has no handler. */
export async function readDocument(
  handlers: HandlerMap = HANDLERS,
  currencies: readonly Currency[] = CONTRACT_CURRENCIES,
): Promise<OpenAPIBackend> {
  const ajv = createAjv();
  const backend = await new OpenAPIBackend({
    definition: structuredClone(documentWith(currencies)) as unknown as Document,
    // `npm run lint:contract` validates the document, so it is not validated again at startup.
    quick: true,
    strict: true,
    customizeAjv: () => ajv,
  }).init();
  const unhandled = backend.getOperations().filter(({ operationId = '' }) => !handlers[operationId]);
  const names = unhandled.map(({ path, method, operationId = `${method} ${path}` }) => operationId);
  if (names.length > 0) throw new Error(`an operation of the document has no handler: ${names.join(', ')}`);
  // Not registered one by one: each time, openapi-backend would go through all operations, 40 ms for a start.
  backend.handlers = handlers;
  return backend;
}

const read = new Map<string, Promise<OpenAPIBackend>>();

/** Read once in a process for the same currencies, with all that is compiled from it later: that takes longer than everything else at a start. */
export function openBackend(currencies: readonly Currency[]): Promise<OpenAPIBackend> {
  const key = currencies.join();
  const backend = read.get(key) ?? readDocument(HANDLERS, currencies);
  read.set(key, backend);
  return backend;
}
