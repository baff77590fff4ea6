import { createServer, STATUS_CODES, type RequestListener, type Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { catalogue, contract } from '../contract/index.ts';
import { newRequestId } from '../lib/ids.ts';

/** Slow clients are cut off before they can hold many connections; idle ones outlive those of common balancers. */
const TIMEOUTS = { requestTimeout: 30_000, headersTimeout: 15_000, keepAliveTimeout: 65_000 };

/** What Node's parser gives up on, by its error codes; anything else is a malformed request. */
const UNREADABLE: Record<string, keyof typeof contract.unreadableRequest.errors> = {
  HPE_HEADER_OVERFLOW: 'headersTooLarge',
  ERR_HTTP_REQUEST_TIMEOUT: 'requestTimedOut',
};

/** Answers what never became a request: there is a socket and nothing else. */
function refuse(error: NodeJS.ErrnoException, socket: Duplex): void {
  if (!socket.writable) return void socket.destroy();
  const name = UNREADABLE[error.code ?? ''] ?? 'requestMalformed';
  const { status, body } = catalogue[contract.unreadableRequest.errors[name]]!;
  const text = JSON.stringify(body);
  const lines = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    ...contract.unreadableRequest.headers.map((header) => `${header.name}: ${newRequestId()}`),
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(text)}`,
    'Connection: close',
  ];
  socket.end(`${lines.join('\r\n')}\r\n\r\n${text}`);
}

/** Node's own server, set so that as few requests as possible are refused without the contract's words. */
export function createHttpServer(listener: RequestListener): Server {
  const server = createServer({ ...TIMEOUTS, requireHostHeader: false }, listener);
  server.on('clientError', refuse);
  // An expectation that nobody knows is no reason to refuse a request.
  server.on('checkExpectation', listener);
  return server;
}
