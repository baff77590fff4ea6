import { randomBytes } from 'node:crypto';
import { contract, operationEntry, pathEntry, type OperationId } from '../generated/contract.ts';
import { newRequestId, newToken } from '../generated/ids.ts';

/** Who asks: the program's key, the login token, a token that nobody has, or a header that can be no credential. */
export type Caller = 'nobody' | 'program' | 'login' | 'unknown' | 'empty' | 'blank' | 'malformed';

/** One request, said as its difference from the ordinary one. */
export interface Call {
  as?: Caller;
  /** sent as JSON, unless it is a text or bytes, which are sent as they are */
  body?: unknown;
  query?: Record<string, string>;
  method?: string;
  /** another than the operation's */
  path?: string;
  origin?: string;
  /** in lower case; a header of value undefined is left out */
  headers?: Record<string, string | undefined>;
  /** asks although the bucket is empty */
  unpaced?: boolean;
}

export interface Secrets {
  apiKey: string;
  loginToken: string | undefined;
}

/** One that no service has given out. */
const unknownToken = newToken('refkey');

const authorization = (caller: Caller, { apiKey, loginToken }: Secrets): string | undefined =>
  ({
    nobody: undefined,
    program: `Bearer ${apiKey}`,
    login: `Bearer ${loginToken ?? ''}`,
    unknown: `Bearer ${unknownToken}`,
    empty: 'Bearer ',
    blank: 'Bearer    ',
    malformed: `Basic ${Buffer.from('a:b').toString('base64')}`,
  })[caller];

const bytesOf = (body: unknown): Buffer | undefined => {
  if (body === undefined || Buffer.isBuffer(body)) return body;
  return Buffer.from(typeof body === 'string' ? body : JSON.stringify(body));
};

export const requestIdHeader = contract.requestId.header.toLowerCase();

export interface Prepared {
  method: string;
  path: string;
  bytes: Buffer | undefined;
  headers: Record<string, string>;
  query: string;
  /** whose requests are counted together with this one's; undefined where none are */
  bucket: string | undefined;
}

/** An operation's ordinary request with what the call changes about it. */
export function prepare(id: OperationId, call: Call, secrets: Secrets): Prepared {
  const entry = operationEntry(id);
  const path = call.path ?? entry.path;
  const bytes = bytesOf(call.body);
  const headers = {
    [requestIdHeader]: `conformance-${newRequestId()}`,
    authorization: authorization(call.as ?? 'nobody', secrets),
    origin: call.origin,
    ...(bytes ? { 'content-type': 'application/json' } : {}),
    ...call.headers,
  };
  const sent = Object.entries(headers).filter((header): header is [string, string] => header[1] !== undefined);
  return {
    method: call.method ?? entry.method.toUpperCase(),
    path,
    bytes,
    headers: Object.fromEntries(sent),
    query: new URLSearchParams(call.query).toString(),
    bucket: bucketOf(path, call.as),
  };
}

function bucketOf(path: string, caller: Caller = 'nobody'): string | undefined {
  const name = pathEntry(path)?.bucket ?? undefined;
  if (name === undefined) return undefined;
  const byCredential = contract.rateLimits.buckets[name].per === 'credential';
  return `${name} of ${byCredential && (caller === 'program' || caller === 'login') ? caller : 'address'}`;
}

/** A text that nobody has used before, of letters and digits. */
export const unique = (name: string): string => `${name}-${randomBytes(8).toString('hex')}`;
