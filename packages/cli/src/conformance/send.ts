import { request as plain, type IncomingHttpHeaders } from 'node:http';
import { request as secure } from 'node:https';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';
import type { ServiceResponse } from './response.ts';

export interface RequestToSend {
  method: string;
  /** the complete URL with its query */
  url: URL;
  headers: Record<string, string>;
  bytes: Buffer | undefined;
  /** the address of this machine to send from; the system chooses one if not given */
  from?: string | undefined;
}

/** The time limit of a response, in milliseconds. */
const PATIENCE = 30_000;

/** Node reads `Set-Cookie`, and no other header, as a list. */
export const textsOf = (headers: IncomingHttpHeaders): Record<string, string | undefined> =>
  Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, Array.isArray(value) ? value.join(', ') : value]),
  );

function parse(text: string, headers: IncomingHttpHeaders): unknown {
  if (text === '' || !headers['content-type']?.startsWith('application/json')) return text;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** What proxies compress with, if the request accepts it. */
const DECODERS: Record<string, (bytes: Buffer) => Promise<Buffer>> = {
  gzip: promisify(gunzip),
  br: promisify(brotliDecompress),
};

/** The text of a body, which a proxy may have compressed. */
async function textOf(bytes: Buffer, headers: IncomingHttpHeaders): Promise<string> {
  const decode = DECODERS[headers['content-encoding'] ?? ''];
  const decoded = decode && bytes.length > 0 ? await decode(bytes) : bytes;
  return decoded.toString('utf8');
}

/**
 * Sends one request on a new connection, without the automatic handling of a client library: no redirects and no
 * retries. Rejects if there is no response.
 */
export function sendRequest(
  { method, url, headers, bytes, from }: RequestToSend,
  signal: AbortSignal,
): Promise<ServiceResponse> {
  const open = url.protocol === 'https:' ? secure : plain;
  const isWhole = bytes !== undefined && headers['transfer-encoding'] === undefined;
  const length = isWhole ? { 'content-length': String(bytes.length) } : {};
  return new Promise((resolve, reject) => {
    const own = from === undefined ? {} : { localAddress: from };
    const all = { ...length, ...headers };
    const options = { method, headers: all, agent: false as const, signal, timeout: PATIENCE, ...own };
    const req = open(url, options, (res) => {
      const chunks: Buffer[] = [];
      res.on('data', (chunk: Buffer) => chunks.push(chunk));
      res.on('error', reject);
      res.on('end', () => {
        textOf(Buffer.concat(chunks), res.headers).then((text) => {
          const body = parse(text, res.headers);
          resolve({ status: res.statusCode!, headers: textsOf(res.headers), body });
        }, reject);
      });
    });
    req.on('timeout', () => req.destroy(new Error('the response took too long')));
    req.on('error', reject);
    req.end(bytes);
  });
}
