import { isUtf8 } from 'node:buffer';
import type { IncomingMessage } from 'node:http';
import getRawBody from 'raw-body';
import { failure } from '../contract/failure.ts';
import { contract } from '../contract/index.ts';

const { bodyBytes, bodyDepth } = contract.limits;

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

/** The body's bytes; a body that is too large is refused as soon as that shows, not when the client has sent it all. */
async function readBytes(req: IncomingMessage): Promise<Buffer> {
  try {
    return await getRawBody(req, { limit: bodyBytes, length: req.headers['content-length'] ?? null });
  } catch (error) {
    // What the client still sends is thrown away, so that it can read the answer.
    req.resume();
    const { type, status } = error as { type?: string; status?: number };
    if (type === 'entity.too.large') throw failure('payloadTooLarge');
    if (status === 400) throw failure('bodyNotJson');
    throw error;
  }
}

/** Whether a database can hold the text. */
export const isStorable = (text: string): boolean => !text.includes('\0') && text.isWellFormed();

/** Walks the value once: no deeper than the limit, no text that a database cannot hold. */
function check(value: unknown, depth: number, texts: boolean): void {
  if (typeof value === 'string') {
    if (texts && !isStorable(value)) throw failure('textNotStorable');
    return;
  }
  if (typeof value !== 'object' || value === null) return;
  if (depth > bodyDepth) throw failure('bodyTooDeep');
  for (const [key, item] of Object.entries(value)) {
    if (texts && !isStorable(key)) throw failure('textNotStorable');
    check(item, depth + 1, texts);
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw failure('bodyNotJson');
  }
}

/** Reads the JSON object that an operation needs: content type, size, encoding, syntax, depth, text; in this order. */
export async function readBody(req: IncomingMessage): Promise<object> {
  const contentType = req.headers['content-type'];
  if (contentType === undefined && !hasBody(req)) throw failure('bodyMissing');
  if (contentType === undefined || !isJsonType(contentType)) throw failure('unsupportedMediaType');
  if (isCompressed(req)) throw failure('bodyCompressed');
  const bytes = await readBytes(req);
  if (bytes.length === 0) throw failure('bodyMissing');
  if (!isUtf8(bytes)) throw failure('bodyNotUtf8');
  const text = bytes.toString('utf8');
  const value = parse(text);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw failure('bodyNotObject');
  // Only an escape can bring in a lone surrogate or U+0000, since the bytes are valid UTF-8 and the syntax is JSON.
  check(value, 1, text.includes('\\u'));
  return value;
}
