import { textsOf } from '../../packages/cli/src/conformance/send.ts';
import { request } from 'node:http';
import { checkAndNote } from './conformance.ts';
import { noteText } from './secrets.ts';

export interface Call {
  method?: string;
  /** sent as JSON; text and bytes are sent as they are */
  body?: unknown;
  /** sent as `Authorization: Bearer <key>` */
  key?: string | undefined;
  origin?: string;
  headers?: Record<string, string>;
}

// The tests check the shape of bodies, so no type is needed.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
type Json = any;

export interface Answer {
  status: number;
  headers: Record<string, string | undefined>;
  body: Json;
}

function payload({ body, headers = {}, key, origin }: Call) {
  const bytes = body === undefined || typeof body === 'string' || Buffer.isBuffer(body) ? body : JSON.stringify(body);
  const sent: Record<string, string> = {};
  if (bytes !== undefined) sent['content-type'] = 'application/json';
  if (bytes !== undefined) sent['content-length'] = String(Buffer.byteLength(bytes));
  if (key !== undefined) sent.authorization = `Bearer ${key}`;
  if (origin !== undefined) sent.origin = origin;
  return { bytes, headers: Object.fromEntries(Object.entries({ ...sent, ...headers }).filter(([, v]) => v !== '-')) };
}

/**
 * Sends one request over real HTTP, without the automatic handling of a client library. A header with the value `-` is
 * left out.
 */
export function send(baseUrl: string, path: string, call: Call = {}): Promise<Answer> {
  const { bytes, headers } = payload(call);
  noteText(`${path} ${headers.authorization ?? ''} ${bytes?.toString() ?? ''}`);
  return new Promise((resolve, reject) => {
    const req = request(new URL(path, baseUrl), { method: call.method ?? 'POST', headers }, (res) => {
      const chunks: Buffer[] = [];
      res.on('data', (chunk: Buffer) => chunks.push(chunk));
      res.on('error', reject);
      res.on('end', () => {
        const text = Buffer.concat(chunks).toString('utf8');
        noteText(text);
        const json = res.headers['content-type']?.startsWith('application/json') && text !== '';
        const body: Json = json ? JSON.parse(text) : text;
        resolve({ status: res.statusCode!, headers: textsOf(res.headers), body });
      });
    });
    req.on('error', reject);
    req.end(bytes);
  });
}

/**
 * Sends a request and validates the response against the document: status, headers, body. An undocumented response
 * fails the test.
 */
export async function sendChecked(baseUrl: string, path: string, call: Call = {}): Promise<Answer> {
  const answer = await send(baseUrl, path, call);
  const { headers } = payload(call);
  checkAndNote({ method: call.method ?? 'POST', path: path.split('?')[0]!, headers }, answer);
  return answer;
}
