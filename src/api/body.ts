// Reads a request's body: its bytes, within the body limit and the memory budget, and the JSON object in them.
import { isUtf8 } from 'node:buffer';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { failure } from '../contract/failure.ts';
import { contract } from '../contract/index.ts';
import { parseObject } from '../lib/json.ts';

/** The client disconnected before its request was read, so no response can be sent. */
export class Disconnected extends Error {
  override name = 'Disconnected';
}

/** Bytes of each body that do not count against the budget: Node buffers about as much for any connection. */
const FREE_BYTES = 16 * 1024;
/** The memory budget for the other bytes of all requests in progress: 64 MiB. */
const BUDGET_BYTES = 2 ** 26;

/** The responses whose request bodies use the budget, with the number of bytes. */
const holders = new WeakMap<ServerResponse, number>();
let used = 0;

/**
 * Reserves budget for a body of this size until its response is sent; returns false if not enough is left. Requests do
 * not wait for budget: a slow client could then block all others, and a rejected client can retry.
 */
function hold(res: ServerResponse, size: number): boolean {
  if (size <= FREE_BYTES) return true;
  const held = holders.get(res) ?? 0;
  const wanted = size - FREE_BYTES;
  if (wanted === held) return true;
  if (used + wanted - held > BUDGET_BYTES) return false;
  if (held === 0) res.once('close', () => void (used -= holders.get(res) ?? 0));
  used += wanted - held;
  holders.set(res, wanted);
  return true;
}

export interface Incoming {
  req: IncomingMessage;
  res: ServerResponse;
}

const ignore = (): void => undefined;

/**
 * Reads a whole body. Rejects a body that is too large as soon as its size is known, without waiting for the rest.
 * Resolves with what `read` makes of it.
 * @throws the failure `payloadTooLarge`, `Disconnected`, an error if the budget is used up, or what `read` throws
 */
export function receive<T>({ req, res }: Incoming, limit: number, read: (bytes: Buffer) => T): Promise<T> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;

    const leave = (): void => void req.off('data', take).off('end', finish).off('close', lose);
    function refuse(reason: Error): void {
      leave();
      // Discard the rest of the request, so that the client can read the response.
      req.resume();
      reject(reason);
    }
    function take(chunk: Buffer): void {
      size += chunk.length;
      if (size > limit) return refuse(failure('payloadTooLarge'));
      if (!hold(res, size)) return refuse(new Error('there is no room for another body: too many are being received'));
      chunks.push(chunk);
    }
    function finish(): void {
      // The request stays in memory as long as its idle connection; without listeners, its body does not.
      leave();
      try {
        resolve(read(chunks.length === 1 ? chunks[0]! : Buffer.concat(chunks, size)));
      } catch (error) {
        // eslint-disable-next-line @typescript-eslint/prefer-promise-reject-errors -- passes on what was thrown
        reject(error);
      }
    }
    function lose(): void {
      leave();
      reject(new Disconnected());
    }

    if (req.destroyed) return reject(new Disconnected());
    if (Number(req.headers['content-length'] ?? 0) > limit) return refuse(failure('payloadTooLarge'));
    // Without a listener the loss of a connection ends the process; `close` follows and says the same.
    req.on('error', ignore);
    req.on('data', take).on('end', finish).on('close', lose);
  });
}

const { bodyDepth } = contract.limits;

/** Node sets neither of these headers on a request without a body. */
const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

const isCompressed = ({ headers }: IncomingMessage): boolean =>
  (headers['content-encoding'] ?? 'identity').trim().toLowerCase() !== 'identity';

const JSON_TYPE = 'application/json';

function isJsonType(contentType: string): boolean {
  if (contentType === JSON_TYPE) return true;
  const [type = '', ...parameters] = contentType.split(';').map((part) => part.trim().toLowerCase());
  const charset = parameters.find((parameter) => parameter.startsWith('charset='));
  return type === JSON_TYPE && (charset === undefined || /^charset="?utf-?8"?$/.test(charset));
}

/** Throws for a body that is not declared as what it has to be, or not as one that is sent as it is. */
function checkDeclaration(req: IncomingMessage, isDeclared: (contentType: string) => boolean): void {
  const contentType = req.headers['content-type'];
  if (contentType === undefined && !hasBody(req)) throw failure('bodyMissing');
  if (contentType === undefined || !isDeclared(contentType)) throw failure('unsupportedMediaType');
  if (isCompressed(req)) throw failure('bodyCompressed');
}

function notEmpty(bytes: Buffer): Buffer {
  if (bytes.length === 0) throw failure('bodyMissing');
  return bytes;
}

/** The media type of a body, without its parameters. */
export const mediaType = (contentType: string): string => contentType.split(';', 1)[0]!.trim().toLowerCase();

/** The bytes of a body of one of these media types: content type, compression, size, in this order. */
export async function readBytes(
  incoming: Incoming,
  { maxBytes, types }: { maxBytes: number; types: readonly string[] },
): Promise<Buffer> {
  checkDeclaration(incoming.req, (contentType) =>
    types.some((type) => (type === JSON_TYPE ? isJsonType(contentType) : type === mediaType(contentType))),
  );
  return receive(incoming, maxBytes, notEmpty);
}

function objectIn(bytes: Buffer): object {
  if (!isUtf8(notEmpty(bytes))) throw failure('bodyNotUtf8');
  const value = parseObject(bytes.toString('utf8'), bodyDepth);
  if (typeof value === 'string') throw failure(value);
  return value;
}

/**
 * Reads the JSON object of a body and passes it on; checks the body's bytes, then encoding, syntax, depth and text.
 * There is one promise for all of this, because every request with a body waits for it. An optional body that is missing is
 * an object without fields.
 */
export function readObject(
  incoming: Incoming,
  { maxBytes, optional }: { maxBytes: number; optional: boolean },
  take: (object: object) => void,
): Promise<void> | void {
  if (optional && !hasBody(incoming.req)) return void take({});
  checkDeclaration(incoming.req, isJsonType);
  return receive(incoming, maxBytes, (bytes) => void take(optional && bytes.length === 0 ? {} : objectIn(bytes)));
}
