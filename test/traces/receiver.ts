// A receiver of OpenTelemetry: an HTTP server that takes traces as OTLP/HTTP sends them.
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gunzipSync } from 'node:zlib';

interface Attribute {
  key: string;
  value: { stringValue?: string; intValue?: number | string };
}
interface Encoded {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  kind: number;
  startTimeUnixNano: string;
  endTimeUnixNano: string;
  attributes?: Attribute[];
  links?: { traceId: string; spanId: string }[];
  status?: { code?: number; message?: string };
}

export interface ReceivedSpan extends Omit<Encoded, 'attributes' | 'links'> {
  service: string | undefined;
  attributes: Record<string, string | number | undefined>;
  links: { traceId: string; spanId: string }[];
}

const valueOf = ({ value }: Attribute): string | number | undefined =>
  value.stringValue ?? (value.intValue === undefined ? undefined : Number(value.intValue));
const attributesOf = (list: Attribute[] = []) => Object.fromEntries(list.map((one) => [one.key, valueOf(one)]));

function decode(body: Buffer): ReceivedSpan[] {
  const { resourceSpans } = JSON.parse(body.toString()) as {
    resourceSpans: { resource: { attributes: Attribute[] }; scopeSpans: { spans: Encoded[] }[] }[];
  };
  return resourceSpans.flatMap(({ resource, scopeSpans }) => {
    const service = attributesOf(resource.attributes)['service.name']?.toString();
    return scopeSpans.flatMap(({ spans }) =>
      spans.map((span) => ({ ...span, service, attributes: attributesOf(span.attributes), links: span.links ?? [] })),
    );
  });
}

export interface Receiver {
  endpoint: string;
  /** everything that was received so far */
  spans: ReceivedSpan[];
  /** the texts of the requests */
  bodies: string[];
  close(): void;
}

export async function startReceiver(): Promise<Receiver> {
  const spans: ReceivedSpan[] = [];
  const bodies: string[] = [];
  const server = createServer((req, res) => {
    const chunks: Buffer[] = [];
    req.on('data', (chunk: Buffer) => chunks.push(chunk));
    req.on('end', () => {
      const sent = Buffer.concat(chunks);
      const body = req.headers['content-encoding'] === 'gzip' ? gunzipSync(sent) : sent;
      if (req.method !== 'POST' || req.url !== '/v1/traces') return res.writeHead(404).end();
      bodies.push(body.toString());
      spans.push(...decode(body));
      res.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { endpoint, spans, bodies, close: () => void (server.closeAllConnections(), server.close()) };
}
