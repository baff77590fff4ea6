// One attempt of a delivery: an event is signed and posted to an address, which is checked as the connection is made.
import type { lookup as systemLookup } from 'node:dns';
import { setMaxListeners } from 'node:events';
import type { Agent, ClientRequest, IncomingMessage, RequestOptions } from 'node:http';
import { waitHeader } from '../contract/session.ts';
import type { WebhookHeader } from './rules.ts';
import type { Attempted } from './rules.ts';
import { SECOND } from '../lib/clock.ts';
import { lookupWith, type NameOptions } from '../lib/names.ts';
import { tlsFaultOf } from '../lib/tls-fault.ts';
import { createTurns } from '../lib/turns.ts';
import { checkedLookup, checkLiteral, ForbiddenAddress, type Egress } from '../lib/egress.ts';

/** An event for one endpoint. */
export interface Post {
  url: string;
  /** each signs; the present one first */
  secrets: readonly string[];
  /** of the event, the same at every attempt */
  id: string;
  body: object;
  /** the program, or for a postback the partnership: its look-ups take turns */
  of?: number;
  /** sent besides */
  header?: WebhookHeader | undefined;
  /** `get` calls the address alone; `post` unless set */
  method?: 'get' | 'post';
}

export interface Poster {
  /** Never rejects. Takes 15 seconds at most; what is interrupted has the problem `interrupted`. */
  post(post: Post, at: Date, signal?: AbortSignal): Promise<Attempted>;
  /** Interrupts what is under way, and closes all connections. */
  close(): void;
}

/** For everything from the look-up of the name to the end of the answer. */
const LIMIT_MS = 15 * SECOND;
/** For the rest of an answer after its status, so that one without an end does not hold up what follows. */
const BODY_MS = 2 * SECOND;
/** How long what the signal ends has to say what it has, such as a status that was answered. */
const GRACE_MS = 100;
/** How many names a program, or a partner in it, has looked up at once. */
const MOST_LOOKUPS = 4;
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

const answeredOf = ({ statusCode, headers }: IncomingMessage, at: Date, answer: string): Answered => ({
  code: statusCode!,
  answer,
  retryAfterMs: retryAfterOf(headers[WAIT_HEADER] as string | undefined, at),
});

/** Reads the answer as far as it counts. The status decides, so one that breaks off or never ends is an answer. */
async function read(res: IncomingMessage, at: Date): Promise<Answered> {
  const chunks: Buffer[] = [];
  let size = 0;
  const late = setTimeout(() => res.destroy(), BODY_MS);
  try {
    for await (const chunk of res as AsyncIterable<Buffer>) {
      chunks.push(chunk);
      size += chunk.length;
      if (size >= MOST_READ) break;
    }
  } catch {
    // The status was answered.
  } finally {
    clearTimeout(late);
  }
  return answeredOf(res, at, shownOf(chunks));
}

/** Why there is no answer. */
function problemOf(error: unknown, isLate: boolean): string {
  if (isLate) return 'timeout';
  const { code, message } = error as { code?: unknown; message: string };
  // What the agent refuses has no code.
  if (error instanceof ForbiddenAddress || message.startsWith('DNS lookup ')) return 'forbidden_address';
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return 'unknown_host';
  return tlsFaultOf(code) || String(code).startsWith('ERR_TLS') ? 'tls' : 'connection';
}

/** The server closed a connection that had been idle, before it saw the request. */
const isStale = (error: unknown, req: ClientRequest): boolean =>
  req.reusedSocket && (error as NodeJS.ErrnoException).code === 'ECONNRESET';

/** The packages, and the connections. Loaded for the first attempt: most programs have no endpoint. */
async function open({ networks, development }: Egress) {
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

interface Transport {
  request: (url: URL, options: RequestOptions) => ClientRequest;
  agent: Agent;
}

/** Sends a request and reads its answer; once again on a new connection if an idle one was closed. */
function send({ request, agent }: Transport, url: URL, options: RequestOptions, body: string, at: Date) {
  const once = (isAgain: boolean): Promise<Answered> =>
    new Promise((resolve, reject) => {
      const req = request(url, { ...options, agent });
      let isOver = false;
      req.on('response', (res) => {
        isOver = true;
        void read(res, at).then(resolve, reject);
      });
      // Another protocol is not what was asked for, and its connection would belong to nobody.
      req.on('upgrade', (res, socket) => {
        socket.destroy();
        resolve(answeredOf(res, at, ''));
      });
      req.on('error', (error) => {
        if (isOver) return;
        isOver = true;
        if (isAgain || options.signal?.aborted || !isStale(error, req)) return reject(error);
        once(true).then(resolve, reject);
      });
      req.on('close', () => {
        if (!isOver) reject(new Error('the connection ended without an answer'));
      });
      req.end(body);
    });
  return once(false);
}

/** Ends with the work or with the signal, whichever is first: nothing that a receiver does keeps an attempt open. */
async function within<T>(signal: AbortSignal, work: Promise<T>): Promise<T> {
  let stop!: () => void;
  const stopped = new Promise<never>((_, reject) => (stop = () => setTimeout(reject, GRACE_MS, signal.reason)));
  signal.addEventListener('abort', stop);
  if (signal.aborted) stop();
  try {
    return await Promise.race([work, stopped]);
  } finally {
    signal.removeEventListener('abort', stop);
  }
}

/** Makes what looks names up until the signal ends. */
type LookupFor = (signal: AbortSignal, of: number) => typeof systemLookup;

export function lookupInTurn(names: NameOptions = {}): LookupFor {
  const turns = createTurns(MOST_LOOKUPS);
  return (signal, of) => lookupWith({ ...names, signal, turn: (work) => turns(of, work) });
}

export function createPoster(egress: Egress, lookupFor: LookupFor = lookupInTurn()): Poster {
  const closing = new AbortController();
  let opening: ReturnType<typeof open> | undefined;

  async function attempt(
    { url: text, secrets, id, body, method, header, of = 0 }: Post,
    at: Date,
    signal: AbortSignal,
  ) {
    const { sign, transportFor } = await (opening ??= open(egress));
    const url = new URL(text);
    await checkLiteral(egress, url);
    const options = { signal, lookup: checkedLookup(egress, url, lookupFor(signal, of)) };
    if (method === 'get') return send(transportFor(url), url, { ...options, method: 'GET', headers: AGENT }, '', at);
    const json = JSON.stringify(body);
    const headers = {
      ...(header && { [header.name.toLowerCase()]: header.value }),
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
      const msSince = (): number => Math.round(performance.now() - begun);
      // Neither depends on what is collected as garbage, as combined signals do.
      const ending = new AbortController();
      const end = (): void => ending.abort();
      const limit = setTimeout(end, LIMIT_MS);
      const cuts = [closing.signal, ...(signal ? [signal] : [])];
      for (const cut of cuts) cut.addEventListener('abort', end);
      setMaxListeners(0, ...cuts); // one for each attempt that is under way
      const isCut = (): boolean => cuts.some(({ aborted }) => aborted);
      if (isCut()) end();
      try {
        const answered = await within(ending.signal, attempt(post, at, ending.signal));
        const isTaken = answered.code! >= 200 && answered.code! < 300;
        return { ...answered, ms: msSince(), problem: isTaken ? null : 'status' };
      } catch (error) {
        const problem = isCut() ? 'interrupted' : problemOf(error, ending.signal.aborted);
        return { code: null, ms: msSince(), problem, answer: null, retryAfterMs: null };
      } finally {
        clearTimeout(limit);
        for (const cut of cuts) cut.removeEventListener('abort', end);
      }
    },
    close() {
      closing.abort();
      void opening?.then(({ agents }) => agents.forEach((agent) => agent.destroy()));
    },
  };
}
