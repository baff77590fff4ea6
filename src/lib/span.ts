// What the parts of the service report for traces. Without tracing there are no spans, and nothing is reported.

export type Attributes = Readonly<Record<string, string | number>>;

/** A piece of work in a trace. */
export interface Span {
  /** begins a piece of this work */
  child(name: string, attributes?: Attributes): Span;
  /** begins work that is done once for several spans; it is a trace of its own with links to them */
  shared(name: string, spans: readonly Span[], attributes?: Attributes): Span;
  set(attributes: Attributes): void;
  /** ends the work; with an error it has failed */
  end(error?: unknown): void;
}

export interface Tracer {
  /** begins the work of a request; `traceparent` is the header with which its client continues a trace */
  request(name: string, traceparent: string | undefined, attributes: Attributes): Span;
  /** sends what is left; takes a few seconds at most */
  close(): Promise<void>;
}

/** Runs the work in a piece of the span. */
export async function within<T>(
  parent: Span,
  name: string,
  attributes: Attributes,
  work: (span: Span) => Promise<T>,
): Promise<T> {
  const span = parent.child(name, attributes);
  try {
    const result = await work(span);
    span.end();
    return result;
  } catch (error) {
    span.end(error);
    throw error;
  }
}
