import type { HandlerMap } from 'openapi-backend';
import type { Clock } from '../lib/clock.ts';
import type { Deps } from '../common/deps.ts';
import type { Readers } from './cors.ts';
import type { FieldChecks } from './fields.ts';
import type { Limiter } from './limit.ts';

/** What the steps use in addition to the request. */
export interface Parts {
  deps: Deps;
  clock: Clock;
  limiter: Limiter;
  readers: Readers;
  fields: FieldChecks;
  /** by operationId */
  handlers: HandlerMap;
  /** logs what the response does not say, with the request's identifier */
  log: (cause: unknown, message: string, requestId: string) => void;
}
