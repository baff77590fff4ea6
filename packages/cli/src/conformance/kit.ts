import { setMaxListeners } from 'node:events';
import { contract, type OperationId } from '@referral-tracking/shared/contract';
import { checkAnswer, type ServiceResponse, type IdentifiedResponse } from './answer.ts';
import { createBuckets } from './buckets.ts';
import { prepare, requestIdHeader, unique, type Call, type Prepared, type Secrets } from './call.ts';
import { foreignTo, withoutCompression } from './foreign.ts';
import { headerNumber } from './headers.ts';
import { checkRetry, clockOf } from './limits.ts';
import { Mismatch, show } from './outcome.ts';
import { checkRules, checkSender } from './rules.ts';
import { sendRequest } from './send.ts';
import { createStated } from './stated.ts';
import { readJoined } from './joined.ts';
import { makeOwned, readManaged, type OwnedProgram } from './owned.ts';
import { madeOnce } from './made-once.ts';
import type { Target } from './target.ts';

export type { Target } from './target.ts';

export interface Surroundings {
  /** prints a message for people in addition to the result */
  note: (text: string) => void;
  sleep: (seconds: number) => Promise<void>;
  signal: AbortSignal;
  now: () => Date;
  /** whether the run begins only with a link that is enabled; no if not given */
  needsLink?: boolean;
  /** whether the run ends with the first rule that fails; no if not given */
  failFast?: boolean;
  /** which of the rules to ask; all if not given */
  chooses?: (rule: { endpoint: string; asks: string }) => boolean;
  /** whether rules of different endpoints may run at the same time; no if not given */
  parallel?: boolean;
  /** addresses of this machine that rules of different endpoints may send from */
  addresses?: readonly string[];
  /** runs an operator command of the service with these words; returns the document that it prints */
  operate?: ((...words: string[]) => Promise<Record<string, unknown>>) | undefined;
}

/** The properties of the key's program that rules depend on. */
export interface KeyProgram {
  id: number;
  leadAuth: string;
}

/** A program that the kit has created. It has no partner and no link. */
export interface SecondProgram {
  id: number;
  apiKey: string;
  domain: string;
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
  /** a program of the login token's account, created once for all rules; `as: 'second'` sends its key */
  second: () => Promise<SecondProgram>;
  /** a program that the API token may see: the key's, if that is one */
  managed: () => Promise<number>;
  /** a program that the kit has created with the API token, once for all rules */
  owned: () => Promise<OwnedProgram>;
  /**
   * a program of which the API token's account is a partner: with `write` one that the kit has created, with two records
   * for each list of a partner
   */
  joined: () => Promise<number>;
  /** runs an operator command; only for rules that need `operator` */
  operate: (...words: string[]) => Promise<Record<string, unknown>>;
  /** waits, and says why */
  wait: (seconds: number, why: string) => Promise<void>;
  /** the last request, for the report */
  last: () => string | undefined;
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

/** The request that creates a program, except for the parts that a rule changes. */
export const newProgram = (more: Record<string, unknown> = {}): Record<string, unknown> => ({
  name: 'Conformance',
  domain: `${unique('conformance')}.example`,
  commission_type: 'percent',
  commission_rate: 20,
  ...more,
});

/** Reads the two properties that rules need. Separate rules validate this response against the document. */
async function readProgram({ askRaw, wait }: Pick<Kit, 'askRaw' | 'wait'>): Promise<KeyProgram> {
  let reply = await askRaw('cliStatus', { as: 'program' });
  for (let waits = 0; reply.status === 429 && waits < WAITS; waits++) {
    await wait(headerNumber(reply, 'retryAfter'), 'a rate limit is used up.');
    reply = await askRaw('cliStatus', { as: 'program' });
  }
  const { status, body } = reply;
  const data = (body as { data?: { program_id?: unknown; lead_auth?: unknown } } | null)?.data;
  if (typeof data?.program_id !== 'number' || typeof data.lead_auth !== 'string') {
    throw new Mismatch(`expected the key's program with its number and policy; came ${status} ${show(body)}`);
  }
  return { id: data.program_id, leadAuth: data.lead_auth };
}

async function makeProgram({ ask }: Pick<Kit, 'ask'>, secrets: Secrets): Promise<SecondProgram> {
  const request = newProgram({ name: 'Conformance, second program' });
  const { status, body } = await ask('cliInit', { as: 'login', body: request });
  if (status !== 200) throw new Mismatch(`expected a second program; came ${status} ${show(body)}`);
  const { data } = body as { data: { program_id: number; api_key: string; domain: string } };
  secrets.second = data.api_key;
  return { id: data.program_id, apiKey: data.api_key, domain: data.domain };
}

type Programs = Pick<Kit, 'program' | 'second' | 'managed' | 'owned' | 'joined'>;
type Asking = Pick<Kit, 'ask' | 'askRaw' | 'wait' | 'target'>;

/** The programs that all rules share, for the kit of each rule. */
function sharePrograms(secrets: Secrets): (kit: Asking) => Programs {
  const ofKey = madeOnce(readProgram);
  const second = madeOnce((kit: Pick<Kit, 'ask'>) => makeProgram(kit, secrets));
  const managed = madeOnce(readManaged);
  const owned = madeOnce((kit: Pick<Kit, 'ask'>) => makeOwned(kit));
  const joined = madeOnce(readJoined);
  return (kit) => {
    const program = () => ofKey(kit);
    return {
      program,
      second: () => second(kit),
      managed: () => managed({ ...kit, program }),
      owned: () => owned(kit),
      joined: () => joined(kit),
    };
  };
}

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

const NO_OPERATOR = (): Promise<never> => Promise.reject(new Mismatch('expected an operator command; none is given'));

export function createSession(target: Target, { note, sleep, signal, now, operate }: Surroundings): Session {
  const secrets: Secrets = { ...target, second: undefined };
  const buckets = createBuckets(now);
  const seen = new Set<string>();
  const stated = createStated();
  // Each request in flight listens.
  setMaxListeners(0, signal);
  const isForeign = foreignTo(target.baseUrl);
  const programsFor = sharePrograms(secrets);

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
    stated.check(kind, prepared, answer);
    if (bucket !== undefined) buckets.judge(bucket, answer, { refused: isLimited(kind), seconds });
    // The answer to HEAD has no body to compare with.
    if (answer.status === 429 && method !== 'HEAD') checkRetry(answer, clockOf(answer, now()));
    return { ...answer, seen: kind };
  }

  function forRule(from?: string): Kit {
    let last: string | undefined;

    async function transmit({ method, path, query, headers, bytes, absolute }: Prepared): Promise<ServiceResponse> {
      last = `${method} ${path}${headers[requestIdHeader] ? ` (${headers[requestIdHeader]})` : ''}`;
      const url = new URL(`${target.baseUrl}${path}${query && `?${query}`}`);
      return withoutCompression(await sendRequest({ method, url, headers, bytes, from, absolute }, signal));
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
      const prepared = prepare(id, call, secrets, from);
      return buckets.inTurn(prepared.bucket, () => exchange(prepared, call.unpaced ?? false));
    };
    const askRaw: Kit['askRaw'] = (id, call = {}) => transmit(prepare(id, call, secrets, from));
    return {
      target,
      now,
      ask,
      askRaw,
      ...programsFor({ ask, askRaw, wait, target }),
      operate: operate ?? NO_OPERATOR,
      wait,
      last: () => last,
    };
  }

  return { forRule, seen: () => [...seen].sort() };
}

/** The number of requests that a bucket allows in each window of this deployment. */
export const limitOf = (name: keyof typeof contract.rateLimits.buckets, { limitScale = 1 }: Target): number =>
  Math.max(1, Math.floor(contract.rateLimits.buckets[name].limit * limitScale));
