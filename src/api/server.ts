import { createServer, STATUS_CODES, type RequestListener, type Server, type ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { catalogue, contract, type HeaderEntry } from '../contract/index.ts';
import { descriptorLimit } from '../lib/descriptors.ts';
import { newRequestId } from '../lib/ids.ts';

/**
 * Slow clients are cut off before they can hold many connections; idle ones outlive those of common balancers. Node looks
 * for slow requests at the interval, so they end at most that much later.
 */
const TIMEOUTS = {
  requestTimeout: 30_000,
  headersTimeout: 15_000,
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 1_000,
};
/** How long a refused client may take to read why and to hang up. */
const LINGER_MS = 1_000;

/** Beyond these, connections are refused, whatever the number of descriptors: each costs memory. */
const MOST_CONNECTIONS = 16_384;
/** The part of the process's descriptors that connections may take; the rest is for the database and for files. */
const CONNECTION_SHARE = 0.75;

/** What Node's parser gives up on, by its error codes; anything else is a malformed request. */
const UNREADABLE: Record<string, keyof typeof contract.unreadableRequest.errors> = {
  HPE_HEADER_OVERFLOW: 'headersTooLarge',
  ERR_HTTP_REQUEST_TIMEOUT: 'requestTimedOut',
};

/** Connections whose last request was answered before all of it had come. */
const answered = new WeakSet<Duplex>();

function noteUnread(this: ServerResponse): void {
  if (!this.req.complete) answered.add(this.req.socket);
}

/** A header of the answer to what never became a request: a fixed text, or the identifier of what might have been one. */
const lineOf = ({ name, text }: HeaderEntry): string => `${name}: ${text ?? newRequestId()}`;

/** Answers what never became a request: there is a socket and nothing else. */
function refuse(error: NodeJS.ErrnoException, socket: Duplex): void {
  if (!socket.writable || answered.has(socket)) return void socket.destroy();
  const name = UNREADABLE[error.code ?? ''] ?? 'requestMalformed';
  const { status, body } = catalogue[contract.unreadableRequest.errors[name]]!;
  const text = JSON.stringify(body);
  const lines = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    ...contract.unreadableRequest.headers.map(lineOf),
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(text)}`,
    'Connection: close',
  ];
  const hangUp = (): void => void socket.destroy();
  // A request that is too slow ends here: what is still coming of it must not be read and carried out.
  const isSlow = name === 'requestTimedOut';
  socket.end(`${lines.join('\r\n')}\r\n\r\n${text}`, isSlow ? hangUp : undefined);
  setTimeout(hangUp, LINGER_MS).unref();
}

/** How many connections this process may have. */
export const connectionLimit = (): number =>
  Math.min(MOST_CONNECTIONS, Math.floor(descriptorLimit() * CONNECTION_SHARE));

/** Node's own server, set so that as few requests as possible are refused without the contract's words. */
export function createHttpServer(listener: RequestListener, timeouts = TIMEOUTS): Server {
  const server = createServer({ ...timeouts, requireHostHeader: false });
  server.maxConnections = connectionLimit();
  server.on('request', (req, res) => {
    answered.delete(req.socket);
    res.on('finish', noteUnread);
  });
  server.on('request', listener);
  server.on('clientError', refuse);
  // An expectation that nobody knows is no reason to refuse a request.
  server.on('checkExpectation', listener);
  return server;
}
