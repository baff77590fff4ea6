import createClient, { type Client } from 'openapi-fetch';
import { newRequestId } from '../lib/ids.ts';
import { REQUEST_ID, type paths, type Warning } from './contract.ts';
import type { Check } from './check.ts';
import { DISAGREE, isObject, refusal, warningsIn, type CredentialKind } from './refusal.ts';
import { EXIT } from './exit.ts';
import { Failure } from './failure.ts';

export interface Credential {
  kind: CredentialKind;
  secret: string;
}

export interface Connection {
  baseUrl: string;
  /** ends what is under way */
  signal: AbortSignal;
  /** hears each warning that an answer brings */
  warn: (warning: Warning) => void;
  /** how long an answer may take, in milliseconds */
  patience?: number;
}

/** A client of the whole contract. It resolves for successful answers; anything else is thrown as a `Failure`. */
export type Service = Client<paths>;

const PATIENCE = 30_000;

function unreachable(baseUrl: string, error: unknown, request_id: string): Failure {
  const { name, cause, message } = error as Error;
  const [first] = cause instanceof AggregateError ? (cause.errors as unknown[]) : [cause];
  const said = first instanceof Error && first.message ? first.message : message;
  const why = name === 'TimeoutError' ? 'the response took too long' : said;
  const advice = 'Check that the service runs there, or set another address with --base-url or REFERRAL_BASE_URL.';
  return new Failure(EXIT.unreachable, `${baseUrl} cannot be reached: ${why}`, advice, { request_id });
}

/** What answers there is something else: a proxy, another service, a page that redirects. */
function stranger(baseUrl: string, { status, headers }: Response, request_id: string): Failure {
  const location = headers.get('location');
  const message = location
    ? `${baseUrl} redirects to ${location} (status ${status})`
    : `The server at ${baseUrl} is not the referral tracking service (status ${status})`;
  const advice = location
    ? 'Set --base-url to the address that it redirects to: credentials are not sent to other addresses.'
    : 'Check the address: --base-url or REFERRAL_BASE_URL. A proxy in front of the service may have responded.';
  return new Failure(EXIT.unreachable, message, advice, { status, request_id });
}

/** The body as JSON; undefined for what is no JSON object. */
function parseBody(text: string): Record<string, unknown> | undefined {
  try {
    const body: unknown = JSON.parse(text);
    return isObject(body) ? body : undefined;
  } catch {
    return undefined;
  }
}

/** Far more than any answer of the contract; an answer without an end must not fill the memory. */
const LONGEST_ANSWER = 16 * 1024 * 1024;

async function textOf({ body }: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of (body ?? []) as AsyncIterable<Uint8Array>) {
    chunks.push(chunk);
    length += chunk.length;
    if (length > LONGEST_ANSWER) throw new Error('its response is too long');
  }
  return Buffer.concat(chunks).toString('utf8');
}

async function exchange({ baseUrl, signal, patience }: Connection, request: Request, requestId: string) {
  try {
    // Redirects are not followed: they would turn a POST into a GET and take the credential elsewhere.
    const end = AbortSignal.any([signal, AbortSignal.timeout(patience ?? PATIENCE)]);
    const response = await fetch(request, { redirect: 'manual', signal: end });
    return { response, text: await textOf(response) };
  } catch (error) {
    signal.throwIfAborted();
    throw unreachable(baseUrl, error, requestId);
  }
}

/** Talks to the service, with a credential or without. */
export function connect(connection: Connection, credential?: Credential): Service {
  const { baseUrl, warn } = connection;
  return createClient<paths>({
    baseUrl,
    headers: credential ? { Authorization: `Bearer ${credential.secret}` } : {},
    async fetch(request) {
      // Its own identifier, which the service keeps: known even when no answer comes, or one without it.
      const requestId = newRequestId();
      request.headers.set(REQUEST_ID, requestId);
      const { response, text } = await exchange(connection, request, requestId);
      const body = parseBody(text);
      for (const warning of warningsIn(body)) warn(warning);
      if (body && response.ok) return new Response(text, response);
      throw refusal(response, body, requestId, credential?.kind) ?? stranger(baseUrl, response, requestId);
    },
  });
}

/**
 * The body of a successful answer, once it was seen to be what the contract says; a refusal has been thrown before. Throws
 * a `Failure` that names the first field that is wrong.
 */
export async function bodyOf<T extends object>(reply: Promise<{ data?: T }>, check: Check): Promise<T> {
  const { data } = await reply;
  const wrong = check(data, '');
  if (wrong === undefined) return data!;
  throw new Failure(EXIT.failed, `The response of the service does not match its contract: ${wrong}`, DISAGREE);
}
