// One attempt of a delivery: an event is signed and posted to an address, which is checked as the connection is made.
import type { lookup as systemLookup } from 'node:dns';
import type { Agent, ClientRequest, IncomingMessage, RequestOptions } from 'node:http';
import { waitHeader } from '../contract/session.ts';
import type { WebhookHeader } from '../domain/webhook-header.ts';
import type { Attempted } from '../domain/webhook-schedule.ts';
import { SECOND } from '../lib/clock.ts';
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
  /** sent besides */
  header?: WebhookHeader | undefined;
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

/** Reads the answer as far as it counts. One that breaks off or comes too slowly still has its status. */
async function read(res: IncomingMessage, at: Date): Promise<Answered> {
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of res as AsyncIterable<Buffer>) {
      chunks.push(chunk);
      size += chunk.length;
      if (size >= MOST_READ) break;
    }
  } catch {
    // The status was answered.
  }
  const retryAfterMs = retryAfterOf(res.headers[WAIT_HEADER] as string | undefined, at);
  return { code: res.statusCode!, answer: shownOf(chunks), retryAfterMs };
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

interface Transport {
  request: (url: URL, options: RequestOptions) => ClientRequest;
  agent: Agent;
}

/** Sends a request and reads its answer; once again on a new connection if an idle one was closed. */
function send({ request, agent }: Transport, url: URL, options: RequestOptions, body: string, at: Date) {
  const once = (isAgain: boolean): Promise<Answered> =>
    new Promise((resolve, reject) => {
      const req = request(url, { ...options, agent });
      req.on('response', (res) => void read(res, at).then(resolve, reject));
      req.on('error', (error) => {
        if (isAgain || !isStale(error, req)) return reject(error);
        once(true).then(resolve, reject);
      });
      req.end(body);
    });
  return once(false);
}

export function createPoster(reach: Reach, lookup?: typeof systemLookup): Poster {
  let opening: ReturnType<typeof open> | undefined;

  async function attempt({ url: text, secrets, id, body, method, header }: Post, at: Date, signal: AbortSignal) {
    const { sign, transportFor } = await (opening ??= open(reach));
    const url = new URL(text);
    await checkLiteral(reach, url);
    const options = { signal, lookup: checkedLookup(reach, url, lookup) };
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
      const limit = AbortSignal.timeout(LIMIT_MS);
      const msSince = (): number => Math.round(performance.now() - begun);
      try {
        const answered = await attempt(post, at, signal ? AbortSignal.any([limit, signal]) : limit);
        const isTaken = answered.code! >= 200 && answered.code! < 300;
        return { ...answered, ms: msSince(), problem: isTaken ? null : 'status' };
      } catch (error) {
        const problem = signal?.aborted ? 'interrupted' : problemOf(error, limit.aborted);
        return { code: null, ms: msSince(), problem, answer: null, retryAfterMs: null };
      }
    },
    close: () => void opening?.then(({ agents }) => agents.forEach((agent) => agent.destroy())),
  };
}
