// Sends the deliveries that are due. Every instance sends: what one has claimed, no other one sends.
import { randomBytes } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Db } from '../database/db.ts';
import type { Attempted } from '../domain/webhook-schedule.ts';
import { SECOND, type Clock } from '../lib/clock.ts';
import {
  dueEndpoints,
  exchange,
  type ActiveEndpoint,
  type ClaimedDelivery,
  type Outcome,
} from '../store/webhooks/deliveries.ts';
import type { Poster } from './post.ts';
import { openWebhookSecret } from './secret.ts';

export interface Sender {
  /** Sends soon what a program has stored. */
  nudge(programId: number): void;
  /** Claims nothing more, and waits some seconds for what is under way. The lease of what it interrupts runs out. */
  close(): Promise<void>;
}

export interface SenderOptions {
  db: Db;
  clock: Clock;
  secretKey: Buffer;
  poster: Poster;
  /** whether some program has an endpoint: else the database is not asked */
  hasEndpoints: () => boolean;
  log: Pick<Logger, 'warn'>;
  /** called for each attempt */
  attempted?: (outcome: Attempted) => void;
}

/** How often it looks for what is due again, and for what another process has stored. */
const LOOK_EVERY_MS = SECOND;
/** How long it gathers programs before it looks. */
const GATHER_MS = 20;
/** How long an endpoint rests after a failure: what waits for it must not follow at once. */
const REST_MS = 5 * SECOND;
/** More than an attempt and its note take. */
const LEASE_MS = 30 * SECOND;
const PATIENCE_MS = 5 * SECOND;
/** The most endpoints that are sent to at once. */
const MOST_ENDPOINTS = 1_000;

interface EndpointName {
  program_id: number;
  endpoint_id: number;
}

interface Work {
  wake: () => void;
  ended: Promise<void>;
}

export function createSender({ db, clock, secretKey, poster, hasEndpoints, log, attempted }: SenderOptions): Sender {
  const [closing, cutting] = [new AbortController(), new AbortController()];
  const working = new Map<number, Work>();
  const resting = new Map<number, number>();

  async function attempt(programId: number, endpoint: ActiveEndpoint, delivery: ClaimedDelivery): Promise<Attempted> {
    const sealed = [endpoint.secret, endpoint.previous_secret].filter((secret) => secret !== null);
    const secrets = sealed.map((secret) => openWebhookSecret(secretKey, programId, secret));
    const known = secrets.filter((secret) => secret !== undefined);
    if (known.length === 0) return { code: null, ms: 0, problem: 'secret', answer: null, retryAfterMs: null };
    const post = { url: endpoint.url, secrets: known, id: delivery.event_id, body: delivery.body };
    return poster.post(post, clock.now(), cutting.signal);
  }

  /** Sends to one endpoint until nothing is due. What ends is noted together with the next claim. */
  async function sendTo({ program_id: programId, endpoint_id: endpointId }: EndpointName, woken: () => Promise<void>) {
    const done: Outcome[] = [];
    const underWay = new Set<Promise<void>>();
    const claim = randomBytes(9).toString('base64url');

    async function send(endpoint: ActiveEndpoint, delivery: ClaimedDelivery): Promise<void> {
      const outcome = await attempt(programId, endpoint, delivery);
      if (outcome.problem === 'interrupted') return;
      attempted?.(outcome);
      done.push({ id: delivery.id, attempts: delivery.attempts, ...outcome, random: Math.random() });
    }

    do {
      const waking = woken();
      const at = clock.now();
      const leaseUntil = closing.signal.aborted ? undefined : new Date(at.getTime() + LEASE_MS);
      const next = await exchange(db, { programId, endpointId, claim, at, leaseUntil }, done.splice(0));
      if (next?.failing) resting.set(endpointId, clock.monotonic() + REST_MS);
      else resting.delete(endpointId);
      for (const delivery of next?.deliveries ?? []) {
        const sending: Promise<void> = send(next!.endpoint, delivery).finally(() => underWay.delete(sending));
        underWay.add(sending);
      }
      if (underWay.size > 0) await Promise.race([...underWay, waking]);
      // What ends at the same time is noted together.
      await nextTurn();
    } while (underWay.size > 0 || done.length > 0);
  }

  function begin(name: EndpointName): void {
    let wake: () => void = () => undefined;
    const woken = (): Promise<void> => new Promise((resolve) => (wake = resolve));
    const ended = sendTo(name, woken)
      .catch((err: unknown) => log.warn({ err }, 'webhooks are not sent at present; they are tried again'))
      .finally(() => working.delete(name.endpoint_id));
    working.set(name.endpoint_id, { wake: () => wake(), ended });
  }

  const isResting = (id: number): boolean => (resting.get(id) ?? 0) > clock.monotonic();

  /** Begins what is due of one program, or of all. */
  async function look(programId: number | null): Promise<void> {
    for (const name of await dueEndpoints(db, clock.now(), programId)) {
      if (closing.signal.aborted) return;
      if (isResting(name.endpoint_id)) continue;
      const work = working.get(name.endpoint_id);
      if (work) work.wake();
      else if (working.size < MOST_ENDPOINTS) begin(name);
    }
  }

  const nudged = new Set<number>();
  let gathering: NodeJS.Timeout | undefined;
  let looking: Promise<void> = Promise.resolve();
  const lookNext = (programs: readonly (number | null)[]): void => {
    const all = async (): Promise<void> => {
      for (const programId of programs) await look(programId);
    };
    looking = looking
      .then(all)
      .catch((err: unknown) => log.warn({ err }, 'which webhooks are due is not known at present'));
  };
  let isLooking = false;
  const timer = setInterval(() => {
    if (isLooking || !hasEndpoints()) return;
    isLooking = true;
    lookNext([null]);
    void looking.finally(() => (isLooking = false));
  }, LOOK_EVERY_MS).unref();

  return {
    nudge(programId) {
      nudged.add(programId);
      gathering ??= setTimeout(() => {
        gathering = undefined;
        lookNext([...nudged]);
        nudged.clear();
      }, GATHER_MS).unref();
    },
    async close() {
      closing.abort();
      clearInterval(timer);
      clearTimeout(gathering);
      const cut = setTimeout(() => cutting.abort(), PATIENCE_MS);
      await looking;
      await Promise.all([...working.values()].map(({ ended }) => ended));
      clearTimeout(cut);
      poster.close();
    },
  };
}
