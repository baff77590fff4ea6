// How the command line uses the client: one attempt for each call, limits on responses, and failures with advice.
import {
  createClient,
  createManagementClient,
  ReferralError,
  type CallOptions,
  type ManagementClient,
  type ReferralClient,
} from '@referral-tracking/client';
import { isWarning } from './answers.ts';
import { isObject, type Check } from './check.ts';
import { REQUEST_ID, type Warning } from './contract.ts';
import { EXIT } from './exit.ts';
import { CommandFailure } from './failure.ts';
import { DISAGREE, errorIn, refused, type CallKind, type CredentialKind } from './refused.ts';

export interface Credential {
  kind: CredentialKind;
  secret: string;
}

export interface ServiceOptions {
  baseUrl: string;
  /** aborts active requests */
  signal: AbortSignal;
  /** called once for each deadline by which the key must be rotated */
  warn: (warning: Warning) => void;
  /** the time limit of a response, in milliseconds */
  timeoutMs?: number;
}

export interface ServiceClient {
  /**
   * Returns the response to a call after checking it. Throws a `CommandFailure` for an error response, for no response, and
   * for a response that does not match the contract; the message names the first invalid field.
   */
  ask: <T>(call: (client: ReferralClient, options: CallOptions) => Promise<T>, check: Check) => Promise<T>;
  /** The same for the management API, with a token. */
  manage: <T>(call: (client: ManagementClient, options: CallOptions) => Promise<T>, check: Check) => Promise<T>;
}

const TIMEOUT_MS = 30_000;

function unreachable(baseUrl: string, { cause, requestId }: ReferralError): CommandFailure {
  const { name, cause: reason, message } = cause as Error;
  const [first] = reason instanceof AggregateError ? (reason.errors as unknown[]) : [reason];
  const said = first instanceof Error && first.message ? first.message : message;
  const why = name === 'TimeoutError' ? 'the response took too long' : said;
  const advice = 'Check that the service runs there, or set another address with --base-url or REFERRAL_BASE_URL.';
  return new CommandFailure(EXIT.unreachable, `${baseUrl} cannot be reached: ${why}`, advice, {
    request_id: requestId,
  });
}

/** The failure for a response of something other than the service: a proxy, another server, or a redirect. */
function stranger(baseUrl: string, { status, headers }: Response, request_id: string | undefined): CommandFailure {
  const location = headers.get('location');
  const message = location
    ? `${baseUrl} redirects to ${location} (status ${status})`
    : `The server at ${baseUrl} is not the referral tracking service (status ${status})`;
  const advice = location
    ? 'Set --base-url to the address that it redirects to: credentials are not sent to other addresses.'
    : 'Check the address: --base-url or REFERRAL_BASE_URL. A proxy in front of the service may have responded.';
  return new CommandFailure(EXIT.unreachable, message, advice, { status, request_id });
}

/**
 * The maximum size of a response, in bytes: far more than the contract needs, but an endless response must not fill the
 * memory.
 */
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

/** Parses a body as a JSON object; undefined if it is not one. */
function parseBody(text: string): Record<string, unknown> | undefined {
  try {
    const body: unknown = JSON.parse(text);
    return isObject(body) ? body : undefined;
  } catch {
    return undefined;
  }
}

/** Sends a request of the client. Throws a `CommandFailure` if the response cannot come from the service. */
const fetchFrom = (baseUrl: string) => async (request: Request) => {
  const response = await fetch(request);
  const text = await textOf(response);
  const body = parseBody(text);
  const known = body && (response.ok || (response.status >= 400 && errorIn(body)));
  if (!known) throw stranger(baseUrl, response, request.headers.get(REQUEST_ID) ?? undefined);
  return new Response(text, response);
};

function failureOf(error: unknown, baseUrl: string, how: CallKind): unknown {
  if (!(error instanceof ReferralError)) return error;
  if (error.status > 0) return refused(error, how);
  return error.cause instanceof CommandFailure ? error.cause : unreachable(baseUrl, error);
}

/** Connects to the service, with or without a credential. */
export function createServiceClient(
  { baseUrl, signal, warn, timeoutMs = TIMEOUT_MS }: ServiceOptions,
  credential?: Credential,
): ServiceClient {
  const connection = { baseUrl, timeoutMs, retry: { attempts: 1 }, fetch: fetchFrom(baseUrl) };
  const client = createClient({
    ...connection,
    ...(credential && { apiKey: credential.secret }),
    onRotationWarning: (warning) => void (isWarning(warning) && warn(warning)),
  });
  async function checked<T>(sent: Promise<T>, check: Check, managed: boolean): Promise<T> {
    const answer = await sent.catch((error: unknown) => {
      throw failureOf(error, baseUrl, { kind: credential?.kind, managed });
    });
    const wrong = check(answer, '');
    if (wrong === undefined) return answer;
    throw new CommandFailure(
      EXIT.failed,
      `The response of the service does not match its contract: ${wrong}`,
      DISAGREE,
    );
  }
  return {
    ask: (call, check) => checked(call(client, { signal }), check, false),
    manage: (call, check) => {
      const manager = createManagementClient({ ...connection, token: credential?.secret });
      return checked(call(manager, { signal }), check, true);
    },
  };
}
