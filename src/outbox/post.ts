// One attempt of a delivery: an event is signed and posted to an address, which is checked as the connection is made.
import type { Agent, ClientRequest, IncomingMessage, RequestOptions } from 'node:http';
import { waitHeader } from '../contract/session.ts';
import type { Attempted } from '../domain/webhook-schedule.ts';
import { SECOND } from '../lib/clock.ts';
import { UnknownName, type LookUp } from '../lib/names.ts';
import { tlsFaultOf } from '../lib/tls-fault.ts';
import { checkedLookup, checkLiteral, ForbiddenAddress, type Reach } from '../lib/reach.ts';

/** An event for one endpoint. */
export interface Post {
  url: string;
  /** each signs; the present one first */
  secrets: readonly string[];
  /** of the event, the same at every attempt */
  id: string;
  body: object;
  /** `get` calls the address alone; `post` unless set */
  method?: 'get' | 'post';
}

export interface Poster {
  /** Never rejects. Takes 15 seconds at most; what is interrupted has the problem `interrupted`. */
  post(post: Post, at: Date, signal?: AbortSignal): Promise<Attempted>;
  /** Closes idle connections. */
  close(): void;
}

/** For everything from the look-up of the name to the end of the answer. */
const LIMIT_MS = 15 * SECOND;
/** For an attempt whose time has ended to end by itself. */
const GRACE_MS = 250;
const MOST_READ = 16 * 1024;
const MOST_SHOWN = 1024;
const AGENT = { 'user-agent': 'referral-tracking' };
/** As Node has the names of headers. */
const WAIT_HEADER = waitHeader.toLowerCase();

type Answered = Pick<Attempted, 'code' | 'answer' | 'retryAfterMs'>;

/** The wait that a receiver asks for, in milliseconds: seconds, or a time. */
export function retryAfterOf(value: string | undefined, at: Date): number | null {
  if (value === undefined) return null;
  const ms = /^\d+$/.test(value) ? Number(value) * SECOND : Date.parse(value) - at.getTime();
  return Number.isFinite(ms) && ms > 0 ? ms : null;
}

/** The beginning of the answer. PostgreSQL stores no text with a zero byte. */
const shownOf = (chunks: readonly Buffer[]): string =>
  Buffer.concat(chunks).subarray(0, MOST_SHOWN).toString('utf8').replaceAll('\0', '\uFFFD');

const answeredBy = (res: IncomingMessage, at: Date, chunks: readonly Buffer[]): Answered => ({
  code: res.statusCode!,
  answer: shownOf(chunks),
  retryAfterMs: retryAfterOf(res.headers[WAIT_HEADER] as string | undefined, at),
});

/** Reads the answer as far as it counts. One that breaks off or comes too slowly still has its status. */
function read(res: IncomingMessage, at: Date, signal: AbortSignal): Promise<Answered> {
  const chunks: Buffer[] = [];
  let size = 0;
  return new Promise((resolve) => {
    const end = (): void => {
      resolve(answeredBy(res, at, chunks));
      res.destroy();
    };
    res.on('data', (chunk: Buffer) => {
      chunks.push(chunk);
      size += chunk.length;
      if (size >= MOST_READ) end();
    });
    // A whole answer leaves its connection to the next request.
    res.on('end', () => resolve(answeredBy(res, at, chunks)));
    res.on('error', end).on('close', end);
    signal.addEventListener('abort', end, { once: true });
  });
}

/** Why there is no answer. */
function problemOf(error: unknown, isLate: boolean): string {
  if (isLate) return 'timeout';
  const { code, message } = error as { code?: unknown; message: string };
  // What the agent refuses has no code.
  if (error instanceof ForbiddenAddress || message.startsWith('DNS lookup ')) return 'forbidden_address';
  if (error instanceof UnknownName) return 'unknown_host';
  return tlsFaultOf(code) || String(code).startsWith('ERR_TLS') ? 'tls' : 'connection';
}

/** The server closed a connection that had been idle, before it saw the request. */
const isStale = (error: unknown, req: ClientRequest): boolean =>
  req.reusedSocket && (error as NodeJS.ErrnoException).code === 'ECONNRESET';

/** The packages, and the connections. Loaded for the first attempt: most programs have no endpoint. */
async function open({ networks, development }: Reach) {
  const [{ Webhook }, agents, http, https] = await Promise.all([
    import('standardwebhooks'),
    import('request-filtering-agent'),
    import('node:http'),
    import('node:https'),
  ]);
  // Private addresses reach the agent only if the look-up has found them allowed.
  const allowPrivateIPAddress = development || networks.length > 0;
  const options = { keepAlive: true, timeout: LIMIT_MS, allowPrivateIPAddress };
  const secure = { request: https.request, agent: new agents.RequestFilteringHttpsAgent(options) };
  const plain = { request: http.request, agent: new agents.RequestFilteringHttpAgent(options) };
  const sign = (secrets: readonly string[], id: string, at: Date, body: string): string =>
    secrets.map((secret) => new Webhook(secret).sign(id, at, body)).join(' ');
  return {
    sign,
    transportFor: ({ protocol }: URL) => (protocol === 'https:' ? secure : plain),
    agents: [secure.agent, plain.agent],
  };
}

type Options = RequestOptions & { signal: AbortSignal };

interface Transport {
  request: (url: URL, options: RequestOptions) => ClientRequest;
  agent: Agent;
}

/** Sends a request and reads its answer; once again on a new connection if an idle one was closed. */
function send({ request, agent }: Transport, url: URL, options: Options, body: string, at: Date) {
  const once = (isAgain: boolean): Promise<Answered> =>
    new Promise((resolve, reject) => {
      const req = request(url, { ...options, agent });
      let isAnswered = false;
      req.on('response', (res) => {
        isAnswered = true;
        void read(res, at, options.signal).then(resolve);
      });
      // The receiver wants to speak something else than HTTP.
      req.on('upgrade', (res, socket) => {
        socket.destroy();
        resolve(answeredBy(res, at, []));
      });
      req.on('error', (error) => {
        if (isAnswered) return;
        if (isAgain || !isStale(error, req)) return reject(error);
        once(true).then(resolve, reject);
      });
      req.end(body);
    });
  return once(false);
}

/**
 * Rejects soon after the signal is aborted, whatever the work still waits for. What can end by itself does so first, because
 * it may have the status of an answer.
 */
function untilAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const end = (): void => void setTimeout(reject, GRACE_MS, signal.reason as Error);
    if (signal.aborted) end();
    else signal.addEventListener('abort', end, { once: true });
    void work.then(resolve, reject).finally(() => signal.removeEventListener('abort', end));
  });
}

export function createPoster(reach: Reach, lookUp?: LookUp): Poster {
  let opening: ReturnType<typeof open> | undefined;

  async function attempt({ url: text, secrets, id, body, method }: Post, at: Date, signal: AbortSignal) {
    const { sign, transportFor } = await (opening ??= open(reach));
    const url = new URL(text);
    await checkLiteral(reach, url);
    const options = { signal, lookup: checkedLookup(reach, url, lookUp) };
    if (method === 'get') return send(transportFor(url), url, { ...options, method: 'GET', headers: AGENT }, '', at);
    const json = JSON.stringify(body);
    const headers = {
      ...AGENT,
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(json),
      'webhook-id': id,
      'webhook-timestamp': Math.floor(at.getTime() / SECOND),
      'webhook-signature': sign(secrets, id, at, json),
    };
    return send(transportFor(url), url, { ...options, method: 'POST', headers }, json, at);
  }

  return {
    async post(post, at, signal) {
      const begun = performance.now();
      const limit = new AbortController();
      const timer = setTimeout(() => limit.abort(), LIMIT_MS);
      const ending = signal ? AbortSignal.any([limit.signal, signal]) : limit.signal;
      const msSince = (): number => Math.round(performance.now() - begun);
      try {
        const answered = await untilAborted(attempt(post, at, ending), ending);
        const isTaken = answered.code! >= 200 && answered.code! < 300;
        return { ...answered, ms: msSince(), problem: isTaken ? null : 'status' };
      } catch (error) {
        const problem = signal?.aborted ? 'interrupted' : problemOf(error, limit.signal.aborted);
        return { code: null, ms: msSince(), problem, answer: null, retryAfterMs: null };
      } finally {
        clearTimeout(timer);
      }
    },
    close: () => void opening?.then(({ agents }) => agents.forEach((agent) => agent.destroy())),
  };
}
