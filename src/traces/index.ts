// Sends traces to a receiver of OpenTelemetry (OTLP over HTTP). Loaded only with OTEL_EXPORTER_OTLP_ENDPOINT.
import {
  diag,
  DiagLogLevel,
  isSpanContextValid,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  type Context,
  type Span as OpenSpan,
  type Tracer as OpenTracer,
} from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BasicTracerProvider, BatchSpanProcessor } from '@opentelemetry/sdk-trace-base';
import { setTimeout as sleep } from 'node:timers/promises';
import type { TracesConfig } from '../config/observation.ts';
import { MINUTE, SECOND } from '../lib/clock.ts';
import type { Attributes, Span, Tracer } from '../lib/span.ts';

const SERVICE = 'referral-tracking';
const CLOSE_MS = 3 * SECOND;

const TRACEPARENT = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/;

/** The context of a client's `traceparent`; an invalid one counts as absent. */
function contextOf(traceparent = ''): Context {
  const [, traceId = '', spanId = '', flags = ''] = TRACEPARENT.exec(traceparent) ?? [];
  const remote = { traceId, spanId, traceFlags: parseInt(flags, 16), isRemote: true };
  return isSpanContextValid(remote) ? trace.setSpanContext(ROOT_CONTEXT, remote) : ROOT_CONTEXT;
}

/** The span of the library that a span of ours stands for. */
const originals = new WeakMap<Span, OpenSpan>();

function spanOf(tracer: OpenTracer, original: OpenSpan): Span {
  const span: Span = {
    child(name, attributes = {}) {
      const context = trace.setSpan(ROOT_CONTEXT, original);
      return spanOf(tracer, tracer.startSpan(name, { kind: SpanKind.CLIENT, attributes }, context));
    },
    shared(name, spans, attributes = {}) {
      const links = spans.flatMap((linked) => {
        const context = originals.get(linked)?.spanContext();
        return context ? [{ context }] : [];
      });
      return spanOf(tracer, tracer.startSpan(name, { kind: SpanKind.INTERNAL, attributes, links }, ROOT_CONTEXT));
    },
    set: (attributes: Attributes) => void original.setAttributes(attributes),
    end(error) {
      if (error !== undefined) {
        const text = error instanceof Error ? error.message : error;
        const message = typeof text === 'string' ? text : JSON.stringify(text);
        original.setStatus({ code: SpanStatusCode.ERROR, message });
      }
      original.end();
    },
  };
  originals.set(span, original);
  return span;
}

/** Reports what goes wrong with sending, at most once a minute: a receiver may be away for hours. */
function reportProblems(warn: (details: object, message: string) => void): void {
  let reportedAt = -Infinity;
  const report = (reason: string): void => {
    if (performance.now() - reportedAt < MINUTE) return;
    reportedAt = performance.now();
    warn({ reason }, 'traces could not be sent');
  };
  const nothing = (): void => undefined;
  diag.setLogger(
    { error: report, warn: report, info: nothing, debug: nothing, verbose: nothing },
    { logLevel: DiagLogLevel.WARN, suppressOverrideMessage: true },
  );
}

/** Creates the tracer of this process. Spans are sent in the background; if there are too many, some are dropped. */
export function createTracer({ endpoint }: TracesConfig, warn: (details: object, message: string) => void): Tracer {
  reportProblems(warn);
  const exporter = new OTLPTraceExporter({ url: `${endpoint}/v1/traces` });
  const provider = new BasicTracerProvider({
    resource: resourceFromAttributes({ 'service.name': SERVICE, 'process.pid': process.pid }),
    spanProcessors: [new BatchSpanProcessor(exporter)],
  });
  const tracer = provider.getTracer(SERVICE);
  return {
    request: (name, traceparent, attributes) =>
      spanOf(tracer, tracer.startSpan(name, { kind: SpanKind.SERVER, attributes }, contextOf(traceparent))),
    close: () => Promise.race([provider.shutdown().catch(() => undefined), sleep(CLOSE_MS, undefined, { ref: false })]),
  };
}
