import type { OperationId } from '../generated/contract.ts';
import { checkAnswer, type ServiceResponse, type IdentifiedResponse } from './answer.ts';
import { prepare, requestIdHeader, type Call, type Prepared } from './call.ts';
import { isForeign, withoutCompression } from './foreign.ts';
import { headerNumber } from './headers.ts';
import { checkRetry, checkWindow, clockOf, windowOf, type Window } from './limits.ts';
import { Mismatch, show } from './outcome.ts';
import { checkRules } from './rules.ts';
import { sendRequest } from './send.ts';

export interface Target {
  /** without a trailing slash */
  baseUrl: string;
  apiKey: string;
  /** the code of an enabled link of the key's program */
  aff: string;
  loginToken?: string | undefined;
  /** the code of a disabled link */
  disabledAff?: string | undefined;
  /** an origin that the key's program lists */
  origin?: string | undefined;
  /** whether production records may be created */
  write: boolean;
}

export interface Surroundings {
  /** prints a message for people in addition to the result */
  note: (text: string) => void;
  sleep: (seconds: number) => Promise<void>;
  signal: AbortSignal;
  now: () => Date;
}

/** The properties of the key's program that rules depend on. */
export interface KeyProgram {
  id: number;
  leadAuth: string;
}

/** A response, its kind, and its request identifier in the service's log. */
export interface CheckedResponse extends ServiceResponse {
  seen: IdentifiedResponse;
}

export interface Kit {
  target: Target;
  now: () => Date;
  /**
   * sends a request, waits first if the rate limit is used up, and validates the response against the document; throws
   * if it differs
   */
  ask: (id: OperationId, call?: Call) => Promise<CheckedResponse>;
  /** the response without validation */
  askRaw: (id: OperationId, call?: Call) => Promise<ServiceResponse>;
  program: () => Promise<KeyProgram>;
  /** the last request, for the report */
  last: () => string | undefined;
}

/** How often to wait for a bucket that other clients also use up. */
const WAITS = 3;

export function createKit(target: Target, { note, sleep, signal, now }: Surroundings): Kit {
  const secrets = { apiKey: target.apiKey, loginToken: target.loginToken };
  const windows = new Map<string, Window & { clock: number; at: number }>();
  let last: string | undefined;
  let program: Promise<KeyProgram> | undefined;

  async function wait(seconds: number, bucket: string): Promise<void> {
    note(`Waiting ${seconds} seconds: the rate limit ${bucket} is used up.`);
    await sleep(seconds);
  }

  /** Waits for the next window if the last response said that no requests are left in this one. */
  async function pace(bucket: string): Promise<void> {
    const window = windows.get(bucket);
    if (!window || window.remaining > 0) return;
    const seconds = Math.ceil(window.reset - window.clock - (now().getTime() - window.at) / 1000) + 1;
    if (seconds > 0) await wait(seconds, bucket);
  }

  async function transmit({ method, path, query, headers, bytes }: Prepared): Promise<ServiceResponse> {
    last = `${method} ${path}${headers[requestIdHeader] ? ` (${headers[requestIdHeader]})` : ''}`;
    const url = new URL(`${target.baseUrl}${path}${query && `?${query}`}`);
    return withoutCompression(await sendRequest({ method, url, headers, bytes }, signal));
  }

  /** Compares the rate limit headers of a response with those of the previous one. */
  function judgeWindow(bucket: string, answer: ServiceResponse, refused: boolean): void {
    const window = windowOf(answer);
    if (!window) return;
    const clock = clockOf(answer, now());
    const before = windows.get(bucket);
    windows.set(bucket, { ...window, clock, at: now().getTime() });
    checkWindow(before, window, clock, refused);
  }

  function judge(prepared: Prepared, answer: ServiceResponse): CheckedResponse {
    const { method, path, headers, bucket } = prepared;
    const seen = checkAnswer({ method, path, headers }, answer, isForeign);
    checkRules({ method, path, requestId: headers[requestIdHeader], origin: headers.origin }, answer);
    const refused = seen.error === 'rateLimited';
    if (bucket !== undefined) judgeWindow(bucket, answer, refused);
    if (answer.status === 429) checkRetry(answer, clockOf(answer, now()));
    return { ...answer, seen };
  }

  async function ask(id: OperationId, call: Call = {}): Promise<CheckedResponse> {
    const prepared = prepare(id, call, secrets);
    const { bucket } = prepared;
    for (let waits = 0; ; waits++) {
      if (bucket !== undefined && !call.unpaced && waits === 0) await pace(bucket);
      const reply = judge(prepared, await transmit(prepared));
      if (reply.seen.error !== 'rateLimited' || bucket === undefined || call.unpaced || waits === WAITS) return reply;
      await wait(headerNumber(reply, 'retryAfter'), bucket);
    }
  }

  const askRaw: Kit['askRaw'] = (id, call = {}) => transmit(prepare(id, call, secrets));

  /** Reads the two properties that rules need. Separate rules validate this response against the document. */
  async function readProgram(): Promise<KeyProgram> {
    const { status, body } = await askRaw('cliStatus', { as: 'program' });
    const data = (body as { data?: { program_id?: unknown; lead_auth?: unknown } } | null)?.data;
    if (typeof data?.program_id !== 'number' || typeof data.lead_auth !== 'string') {
      throw new Mismatch(`expected the key's program with its number and policy; came ${status} ${show(body)}`);
    }
    return { id: data.program_id, leadAuth: data.lead_auth };
  }

  return { target, now, ask, askRaw, program: () => (program ??= readProgram()), last: () => last };
}
