import { isUtf8 } from 'node:buffer';
import type { IncomingMessage } from 'node:http';
import { failure } from '../contract/failure.ts';
import { contract } from '../contract/index.ts';
import { parseObject } from '../lib/json.ts';
import { receive, type Incoming } from './receive.ts';

const { bodyDepth } = contract.limits;

/** Node gives a request that carries no body neither of these headers. */
const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

const isCompressed = ({ headers }: IncomingMessage): boolean =>
  (headers['content-encoding'] ?? 'identity').trim().toLowerCase() !== 'identity';

function isJsonType(contentType: string): boolean {
  const [type = '', ...parameters] = contentType.split(';').map((part) => part.trim().toLowerCase());
  const charset = parameters.find((parameter) => parameter.startsWith('charset='));
  return type === 'application/json' && (charset === undefined || /^charset="?utf-?8"?$/.test(charset));
}

/** The bytes of a body that is declared as JSON: content type, compression, size, in this order. */
export async function readBytes(incoming: Incoming, maxBytes: number): Promise<Buffer> {
  const { req } = incoming;
  const contentType = req.headers['content-type'];
  if (contentType === undefined && !hasBody(req)) throw failure('bodyMissing');
  if (contentType === undefined || !isJsonType(contentType)) throw failure('unsupportedMediaType');
  if (isCompressed(req)) throw failure('bodyCompressed');
  const bytes = await receive(incoming, maxBytes);
  if (bytes.length === 0) throw failure('bodyMissing');
  return bytes;
}

/** Reads the JSON object that an operation needs; after its bytes, encoding, syntax, depth and text are checked. */
export async function readObject(incoming: Incoming, maxBytes: number): Promise<object> {
  const bytes = await readBytes(incoming, maxBytes);
  if (!isUtf8(bytes)) throw failure('bodyNotUtf8');
  const value = parseObject(bytes.toString('utf8'), bodyDepth);
  if (typeof value === 'string') throw failure(value);
  return value;
}
