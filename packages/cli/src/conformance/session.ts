// Sends the requests of a run, and checks what the document says of every response.
import { setMaxListeners } from 'node:events';
import { checkAnswer } from './answer.ts';
import { createBuckets } from './buckets.ts';
import { prepare, requestIdHeader, type Prepared } from './call.ts';
import { foreignTo, withoutCompression } from './foreign.ts';
import { headerNumber } from './headers.ts';
import type { CheckedResponse, Kit, Target } from './kit.ts';
import { checkRetry, clockOf } from './limits.ts';
import { sharePrograms } from './programs.ts';
import type { IdentifiedResponse, ServiceResponse } from './response.ts';
import { checkRules, checkSender } from './rules.ts';
import { sendRequest } from './send.ts';

export interface Surroundings {
  /** prints a message for people in addition to the result */
  note: (text: string) => void;
  sleep: (seconds: number) => Promise<void>;
  signal: AbortSignal;
  now: () => Date;
  /** whether the run begins only with a link that is enabled; no if not given */
  needsLink?: boolean;
  /** whether rules of different endpoints may run at the same time; no if not given */
  parallel?: boolean;
  /** addresses of this machine that rules of different endpoints may send from */
  addresses?: readonly string[];
}

export interface Session {
  /** a kit for one rule, whose requests come from this address; all kits share their buckets and programs */
  forRule: (from?: string) => Kit;
  /** the responses so far, each as `trackClick 400 affMissing` or `trackClick 200` */
  seen: () => string[];
}

/** Whether a rate limit is used up. The answer to HEAD has no body that names the error. */
const isLimited = ({ status, error }: IdentifiedResponse): boolean =>
  error === 'rateLimited' || (status === 429 && error === null);

/** How often to wait for a bucket that other clients also use up. */
const WAITS = 3;

/** Checks what the document states in words. */
function checkWords(
  kind: IdentifiedResponse,
  { method, path, headers }: Prepared,
  target: Target,
  answer: ServiceResponse,
) {
  checkRules({ method, path, requestId: headers[requestIdHeader], origin: headers.origin }, answer);
  checkSender(kind, headers, target, answer);
}

export function createSession(target: Target, { note, sleep, signal, now }: Surroundings): Session {
  const buckets = createBuckets(now);
  const seen = new Set<string>();
  // Each request in flight listens.
  setMaxListeners(0, signal);
  const isForeign = foreignTo(target.baseUrl);
  const programsFor = sharePrograms();

  async function wait(seconds: number, why: string): Promise<void> {
    if (seconds <= 0) return;
    note(`Waiting ${seconds} seconds: ${why}`);
    await sleep(seconds);
  }
  const waitForLimit = (seconds: number, bucket: string) => wait(seconds, `the rate limit ${bucket} is used up.`);

  function judge(prepared: Prepared, answer: ServiceResponse, seconds: number): CheckedResponse {
    const { method, path, headers, bucket } = prepared;
    const kind = checkAnswer({ method, path, headers }, answer, isForeign);
    seen.add([kind.operation, kind.status, kind.error].filter((part) => part !== null).join(' '));
    checkWords(kind, prepared, target, answer);
    if (bucket !== undefined) buckets.judge(bucket, answer, { refused: isLimited(kind), seconds });
    // The answer to HEAD has no body to compare with.
    if (answer.status === 429 && method !== 'HEAD') checkRetry(answer, clockOf(answer, now()));
    return { ...answer, seen: kind };
  }

  function forRule(from?: string): Kit {
    let last: string | undefined;

    async function transmit({ method, path, query, headers, bytes }: Prepared): Promise<ServiceResponse> {
      last = `${method} ${path}${headers[requestIdHeader] ? ` (${headers[requestIdHeader]})` : ''}`;
      const url = new URL(`${target.baseUrl}${path}${query && `?${query}`}`);
      return withoutCompression(await sendRequest({ method, url, headers, bytes, from }, signal));
    }

    async function exchange(prepared: Prepared, unpaced: boolean): Promise<CheckedResponse> {
      const { bucket } = prepared;
      if (bucket !== undefined && !unpaced) await waitForLimit(buckets.secondsLeft(bucket), bucket);
      for (let waits = 0; ; waits++) {
        const began = performance.now();
        const answer = await transmit(prepared);
        const reply = judge(prepared, answer, (performance.now() - began) / 1000);
        if (!isLimited(reply.seen) || bucket === undefined || unpaced || waits === WAITS) return reply;
        await waitForLimit(headerNumber(reply, 'retryAfter'), bucket);
      }
    }

    const ask: Kit['ask'] = (id, call = {}) => {
      const prepared = prepare(id, call, target, from);
      return buckets.inTurn(prepared.bucket, () => exchange(prepared, call.unpaced ?? false));
    };
    const askRaw: Kit['askRaw'] = (id, call = {}) => transmit(prepare(id, call, target, from));
    return { target, now, ask, askRaw, ...programsFor({ ask, askRaw, now, wait, target }), wait, last: () => last };
  }

  return { forRule, seen: () => [...seen].sort() };
}
