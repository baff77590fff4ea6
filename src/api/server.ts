import { createServer, STATUS_CODES, type RequestListener, type Server, type ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { catalogue, contract, type HeaderEntry } from '../contract/index.ts';
import { descriptorLimit } from '../lib/descriptors.ts';
import { newRequestId } from '@referral-tracking/shared/ids';

/**
 * Slow clients are disconnected before they can occupy many connections. Idle connections stay open longer than common
 * load balancers reuse them. Node checks for slow requests at the interval, so they end at most that much later.
 */
const TIMEOUTS = {
  requestTimeout: 30_000,
  headersTimeout: 15_000,
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 1_000,
};
/** How long a rejected client has to read the response before its connection is closed. */
const LINGER_MS = 1_000;

/** The maximum number of connections, whatever the limit of file descriptors: each connection costs memory. */
const MOST_CONNECTIONS = 16_384;
/** The share of the process's file descriptors that connections may use; the rest is for the database and files. */
const CONNECTION_SHARE = 0.75;

/** Errors of Node's parser, by code, and the responses to them; any other code is a malformed request. */
const UNREADABLE: Record<string, keyof typeof contract.unreadableRequest.errors> = {
  HPE_HEADER_OVERFLOW: 'headersTooLarge',
  ERR_HTTP_REQUEST_TIMEOUT: 'requestTimedOut',
};

/** The response to the last request of each connection. */
const last = new WeakMap<Duplex, ServerResponse>();

/** Whether the connection's last request was answered before it had arrived completely. */
function isAnswered(socket: Duplex): boolean {
  const res = last.get(socket);
  return res !== undefined && res.writableFinished && !res.req.complete;
}

/** A header of the answer to what never became a request: a fixed text, or the identifier of what might have been one. */
const lineOf = ({ name, text }: HeaderEntry): string => `${name}: ${text ?? newRequestId()}`;

/** Answers a request that could not be parsed. There is no request object, only the socket. */
function refuse(error: NodeJS.ErrnoException, socket: Duplex): void {
  if (!socket.writable || isAnswered(socket)) return void socket.destroy();
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
  // Close the connection of a request that is too slow: the rest of it must not be read and processed.
  const isSlow = name === 'requestTimedOut';
  socket.end(`${lines.join('\r\n')}\r\n\r\n${text}`, isSlow ? hangUp : undefined);
  setTimeout(hangUp, LINGER_MS).unref();
}

/** The maximum number of connections of this process. */
export const connectionLimit = (): number =>
  Math.min(MOST_CONNECTIONS, Math.floor(descriptorLimit() * CONNECTION_SHARE));

/** Creates Node's HTTP server, configured so that Node itself rejects as few requests as possible. */
export function createHttpServer(listener: RequestListener, timeouts = TIMEOUTS): Server {
  const server = createServer({ ...timeouts, requireHostHeader: false });
  server.maxConnections = connectionLimit();
  server.on('request', (req, res) => void last.set(req.socket, res));
  server.on('request', listener);
  server.on('clientError', refuse);
  // An unknown `Expect` header is no reason to reject a request.
  server.on('checkExpectation', listener);
  return server;
}
