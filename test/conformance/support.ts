import { createServer, request, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Target } from '../../packages/cli/src/conformance/kit.ts';
import type { ConformanceReport, RowResult } from '../../packages/cli/src/conformance/report.ts';
import { runConformance } from '../../packages/cli/src/conformance/run.ts';
import type { Surroundings } from '../../packages/cli/src/conformance/session.ts';
import { ORIGIN } from '../support/fixtures.ts';
import type { Service } from '../support/service.ts';
import { connectAccount } from '../support/stripe.ts';

// The mutations change the shape of responses, so no type is needed.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
type Json = any;

export interface Asked {
  method: string;
  /** without the query */
  path: string;
  headers: IncomingHttpHeaders;
  body: Json;
}
export interface Answered {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: Json;
}
/** How long nothing more of a request must come before the service gets what has come, in milliseconds. */
const IDLE_MS = 1500;

/** Breaks a response in place. */
export type Change = (answer: Answered, asked: Asked) => void;

export interface Breaker {
  baseUrl: string;
  /** applies the change to every response from now on */
  apply: (change: Change | undefined) => void;
  /** advances the service's time */
  advance: (seconds: number) => void;
  stop: () => Promise<void>;
}

const parse = (text: string): Json => {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
};

/**
 * A proxy in front of the service that changes its responses. The service's clock follows the real clock and can be
 * advanced.
 */
export async function startBreaker(service: Service): Promise<Breaker> {
  let change: Change | undefined;
  let ahead = 0;
  service.clock.set(new Date());
  // Rate limit windows use the monotonic clock, so both clocks advance.
  const tick = () => service.clock.advance({ ms: Date.now() + ahead - service.clock.now().getTime() });
  tick();
  const server = createServer({ maxHeaderSize: 65_536 }, (req, res) => {
    const sent: Buffer[] = [];
    tick();
    const { method = '', url = '', headers } = req;
    const forward = (): void => {
      clearTimeout(idle);
      tick();
      const bytes = Buffer.concat(sent);
      const onward = request(service.baseUrl, { method, headers, path: url }, (came) => {
        const chunks: Buffer[] = [];
        came.on('data', (chunk: Buffer) => chunks.push(chunk));
        came.on('end', () => {
          const text = Buffer.concat(chunks).toString();
          const answer: Answered = { status: came.statusCode!, headers: { ...came.headers }, body: parse(text) };
          answer.headers.date = service.clock.now().toUTCString();
          change?.(answer, { method, path: url.split('?')[0]!, headers, body: parse(bytes.toString()) });
          delete answer.headers['content-length'];
          delete answer.headers['transfer-encoding'];
          res.writeHead(answer.status, answer.headers);
          res.end(typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body));
        });
      });
      onward.on('error', () => res.destroy());
      onward.write(bytes);
      if (req.complete) onward.end();
    };
    // Some bodies never come whole: then the service gets what has come.
    const idle = setTimeout(forward, IDLE_MS).unref();
    req.on('data', (chunk: Buffer) => {
      sent.push(chunk);
      idle.refresh();
    });
    req.once('end', forward);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    apply: (next) => void (change = next),
    advance(seconds) {
      ahead += seconds * 1000;
      tick();
    },
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

const inDays = (now: Date, days: number): Date => new Date(now.getTime() + days * 86_400_000);

/** All options of the kit, with a separate program, because each program has an hourly limit for chains. */
export async function targetOn(service: Service, baseUrl = service.baseUrl, settings: object = {}): Promise<Target> {
  const { make } = service;
  const { key, code, id, partnerId, partnershipId } = await make.campaign(settings);
  const owner = await make.member(id);
  const now = service.clock.now();
  const marked = await make.campaign();
  const retired = await make.campaign();
  const row = { program_id: id, partner_id: partnerId, partnership_id: partnershipId, enabled: false };
  return {
    baseUrl,
    apiKey: key,
    aff: code,
    disabledAff: await make.link(row),
    loginToken: (await make.person()).token,
    apiToken: owner.apiToken,
    narrowToken: await make.apiToken(owner.accountId, { scopes: ['stats.read'] }),
    origin: ORIGIN,
    webhookSecret: (await connectAccount(service, { id, key })).secret,
    markedKey: await make.key(marked.id, { marked_at: inDays(now, -1), rotate_by: inDays(now, 7) }),
    retiredKey: await make.key(retired.id, { marked_at: inDays(now, -7), rotate_by: inDays(now, -1) }),
    write: true,
    testEvents: true,
    limits: true,
    direct: true,
    limitScale: service.rateLimitScale,
  };
}

export function surroundings(more: Partial<Surroundings> = {}): Surroundings & { notes: string[] } {
  const notes: string[] = [];
  return {
    notes,
    note: (text) => void notes.push(text),
    sleep: () => Promise.reject(new Error('nothing here is to wait for')),
    signal: new AbortController().signal,
    now: () => new Date(),
    ...more,
  };
}

export const run = (
  target: Target,
  only: readonly string[] = [],
  around = surroundings(),
): Promise<ConformanceReport> => runConformance(target, around, only);

const told = ({ endpoint, asks, reason }: RowResult): string => `${endpoint}: ${asks}: ${reason}`;
export const failuresOf = ({ rows }: ConformanceReport): string[] =>
  rows.filter((row) => row.outcome === 'failed').map(told);
/** The rules that were not asked, each with the reason. */
export const omissionsOf = ({ rows }: ConformanceReport): string[] =>
  rows.filter((row) => row.outcome === 'not asked').map(told);
