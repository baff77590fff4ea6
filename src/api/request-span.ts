// The span of a request in a trace. It has no value that may be secret.
import type { IncomingMessage } from 'node:http';
import type { Span, Tracer } from '../lib/span.ts';
import type { Reply } from './answer.ts';
import type { Exchange } from './exchange.ts';
import { OTHER_PATH } from './request-log.ts';
import type { Route } from './router.ts';

const FIRST_FAILURE = 500;

/** Begins the span of a request, in the trace of its client if the client names one. */
export function beginSpan(tracer: Tracer, { method = '', headers }: IncomingMessage, route: Route | undefined): Span {
  const path = route?.path ?? OTHER_PATH;
  const attributes = { 'http.request.method': method, 'http.route': path };
  return tracer.request(`${method} ${path}`, headers.traceparent?.toString(), attributes);
}

/** Ends it. A refusal is no failure of the service. */
export function endSpan({ requestId, operationId, error }: Exchange, span: Span, reply: Reply | undefined): void {
  span.set({ 'referral.request_id': requestId, 'referral.operation': operationId ?? '' });
  if (reply) span.set({ 'http.response.status_code': reply.status });
  if (error !== undefined) span.set({ 'error.type': error });
  span.end(reply && reply.status >= FIRST_FAILURE ? error : undefined);
}
