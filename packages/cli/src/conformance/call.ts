import { randomBytes } from 'node:crypto';
import {
  contract,
  operationEntry,
  pathEntry,
  type BucketName,
  type OperationId,
} from '@referral-tracking/shared/contract';
import { newRequestId, newToken } from '@referral-tracking/shared/ids';
import type { Target } from './target.ts';

/**
 * The credential of a request: the key of the program, a marked or retired key, the login token, an API token (`api`) or
 * one with a single scope (`narrow`), an unknown token, or a malformed header.
 */
export type Caller =
  | 'nobody'
  | 'program'
  | 'marked'
  | 'retired'
  | 'login'
  | 'api'
  | 'narrow'
  | 'unknown'
  | 'empty'
  | 'blank'
  | 'malformed';

/** The callers whose token the service knows. Each has buckets of its own. */
const KNOWN: readonly Caller[] = ['program', 'marked', 'retired', 'login', 'api', 'narrow'];

/** A request, described by its differences from the operation's default request. */
export interface Call {
  as?: Caller;
  /** a key of a program other than these; takes precedence over `as` */
  key?: string | undefined;
  /** sent as JSON; text and bytes are sent as they are */
  body?: unknown;
  /** names and values; pairs if a name is repeated */
  query?: Record<string, string> | [name: string, value: string][];
  method?: string;
  /** a path other than the operation's */
  path?: string;
  /** the values of the parameters in the operation's path */
  ids?: Readonly<Record<string, number | string>>;
  origin?: string;
  /** header names in lower case; a header with the value undefined is omitted */
  headers?: Record<string, string | undefined>;
  /** sends the request even if the rate limit is used up */
  unpaced?: boolean;
}

type Secrets = Pick<Target, 'apiKey' | 'loginToken' | 'apiToken' | 'narrowToken' | 'markedKey' | 'retiredKey'>;

/** A token that no service has issued. */
const unknownToken = newToken('refkey');

const authorization = (caller: Caller, { apiKey, loginToken, ...others }: Secrets): string | undefined =>
  ({
    nobody: undefined,
    program: `Bearer ${apiKey}`,
    marked: `Bearer ${others.markedKey ?? ''}`,
    retired: `Bearer ${others.retiredKey ?? ''}`,
    login: `Bearer ${loginToken ?? ''}`,
    api: `Bearer ${others.apiToken ?? ''}`,
    narrow: `Bearer ${others.narrowToken ?? ''}`,
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
  /** the rate limit bucket that the request counts against; undefined if there is none */
  bucket: string | undefined;
}

/** Applies the differences of a call to the operation's default request. `from` is the address that sends it. */
export function prepare(id: OperationId, call: Call, secrets: Secrets, from = 'address'): Prepared {
  const entry = operationEntry(id);
  const path = call.path ?? filled(entry.path, call.ids);
  const bytes = bytesOf(call.body);
  const headers = {
    [requestIdHeader]: `conformance-${newRequestId()}`,
    authorization: call.key === undefined ? authorization(call.as ?? 'nobody', secrets) : `Bearer ${call.key}`,
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
    bucket: bucketOf(id, call, from),
  };
}

/** A path with values in place of its parameters. */
const filled = (path: string, ids: Call['ids'] = {}): string =>
  path.replace(/\{(\w+)\}/g, (place, name: string) => String(ids[name] ?? place));

/** A method that the path does not have spends from the bucket of the path. */
function bucketName(id: OperationId, { path, method }: Call): BucketName | undefined {
  const entry = operationEntry(id);
  const isOwn = path === undefined && (method === undefined || method === entry.method.toUpperCase());
  return (isOwn ? entry.bucket : pathEntry(path ?? entry.path)?.bucket) ?? undefined;
}

function bucketOf(id: OperationId, call: Call, from: string): string | undefined {
  const { as: caller = 'nobody', key } = call;
  const name = bucketName(id, call);
  if (name === undefined) return undefined;
  const { per } = contract.rateLimits.buckets[name];
  if (per === 'address') return `${name} of ${from}`;
  // Of a bucket by account too: callers who have the same account only see fewer requests left than they would expect.
  // The end of a key is shown where keys are masked.
  if (key !== undefined) return `${name} of key …${key.slice(-4)}`;
  return `${name} of ${KNOWN.includes(caller) ? caller : from}`;
}

/** Creates a unique text of letters and digits. */
export const unique = (name: string): string => `${name}-${randomBytes(8).toString('hex')}`;

/** A referral code of its own. */
export const newCode = (): string => unique('c').replaceAll('-', '');
