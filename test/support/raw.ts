import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

/** A connection on which a test writes arbitrary bytes. */
export interface Raw {
  socket: Socket;
  send(text: string | Buffer): void;
  /** everything that was received so far */
  received: () => string;
  /** resolves when the other side has closed the connection, even with an error */
  closed: Promise<void>;
  close(): void;
}

export async function openRaw(baseUrl: string): Promise<Raw> {
  const { hostname, port } = new URL(baseUrl);
  const socket = connect(Number(port), hostname);
  await once(socket, 'connect');
  let text = '';
  socket.on('data', (chunk: Buffer) => (text += chunk.toString()));
  socket.on('error', () => undefined);
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  return {
    socket,
    send: (bytes) => void socket.write(bytes),
    received: () => text,
    closed,
    close: () => void socket.destroy(),
  };
}

/** The head of a request whose body is sent separately. */
export const headOf = (path: string, length: number, headers: Record<string, string> = {}): string =>
  [
    `POST ${path} HTTP/1.1`,
    'Host: test',
    'Content-Type: application/json',
    `Content-Length: ${length}`,
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    '\r\n',
  ].join('\r\n');
