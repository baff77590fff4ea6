// Sends to one endpoint until nothing is due.
import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Db } from '../../database/db.ts';
import type { PostbackBody } from '../../postbacks/rules.ts';
import type { Attempted } from '../../webhooks/rules.ts';
import { SECOND, type Clock } from '../../lib/clock.ts';
import {
  exchange,
  type OnTrouble,
  type ActiveEndpoint,
  type ClaimedDelivery,
  type Outcome,
} from '../../webhooks/deliveries.ts';
import type { Poster } from '../../webhooks/post.ts';
import { postBack } from '../../postbacks/send.ts';
import { openWebhookHeader, openWebhookSecret } from '../../webhooks/secret.ts';

export interface EndpointName {
  program_id: number;
  endpoint_id: number;
}

export interface SendingOptions {
  db: Db;
  clock: Clock;
  secretKey: Buffer;
  poster: Poster;
  /** for partners' postbacks, which reach no private network */
  publicPoster: Poster;
  /** claims nothing more */
  closing: AbortSignal;
  /** interrupts what is under way, of which nothing is noted: its lease runs out */
  cutting: AbortSignal;
  /** writes of an endpoint that fails */
  onTrouble?: OnTrouble | undefined;
  /** called for each attempt */
  attempted?: ((outcome: Attempted) => void) | undefined;
}

export interface Sending {
  /** Looks again for what is due. */
  wake(): void;
  /** whether the endpoint fails at the end */
  ended: Promise<boolean>;
}

/** More than an attempt and its note take. */
const LEASE_MS = 30 * SECOND;
/** What ends within this time is noted together, so that a backlog leaves room for requests. */
const GATHER_MS = 5;

const UNREADABLE: Attempted = { code: null, ms: 0, problem: 'secret', answer: null, retryAfterMs: null };

/** An attempt with the secrets that this key opens. */
function attemptOf({ clock, secretKey, poster, publicPoster, cutting }: SendingOptions, programId: number) {
  return async (endpoint: ActiveEndpoint, { event_id: id, body }: ClaimedDelivery): Promise<Attempted> => {
    const sealed = [endpoint.secret, endpoint.previous_secret].filter((secret) => secret !== null);
    const opened = sealed.map((secret) => openWebhookSecret(secretKey, programId, secret));
    const secrets = opened.filter((secret) => secret !== undefined);
    if (secrets.length === 0) return UNREADABLE;
    const { url, method, partnership_id, header_name: name, header_value: value } = endpoint;
    const header =
      name !== null && value !== null ? openWebhookHeader(secretKey, programId, { name, value }) : undefined;
    if (name !== null && !header) return UNREADABLE;
    if (partnership_id === null)
      return poster.post({ url, secrets, id, body, header, of: programId }, clock.now(), cutting);
    const postback = { url, method, secrets, id, body: body as PostbackBody, of: partnership_id };
    return postBack(publicPoster, postback, clock.now(), cutting);
  };
}

export function sendTo(
  options: SendingOptions,
  { program_id: programId, endpoint_id: endpointId }: EndpointName,
): Sending {
  const { db, clock, closing, attempted, onTrouble } = options;
  const attempt = attemptOf(options, programId);
  const claim = randomBytes(9).toString('base64url');
  const done: Outcome[] = [];
  const underWay = new Set<Promise<void>>();
  let isWoken = false;
  let wake: () => void = () => undefined;

  async function send(endpoint: ActiveEndpoint, delivery: ClaimedDelivery): Promise<void> {
    const outcome = await attempt(endpoint, delivery);
    if (outcome.problem === 'interrupted') return;
    attempted?.(outcome);
    done.push({ id: delivery.id, attempts: delivery.attempts, ...outcome, random: Math.random() });
  }

  /** Notes what has ended, begins what may be sent now, and returns whether the endpoint fails. */
  async function turn(): Promise<boolean> {
    const at = clock.now();
    const leaseUntil = closing.aborted ? undefined : new Date(at.getTime() + LEASE_MS);
    const next = await exchange(db, { programId, endpointId, claim, at, leaseUntil }, done.splice(0), onTrouble);
    for (const delivery of next?.deliveries ?? []) {
      const sending: Promise<void> = send(next!.endpoint, delivery).finally(() => underWay.delete(sending));
      underWay.add(sending);
    }
    return next?.failing ?? false;
  }

  async function run(): Promise<boolean> {
    for (;;) {
      isWoken = false;
      const failing = await turn();
      const woken = new Promise<void>((resolve) => (wake = resolve));
      if (!isWoken && underWay.size > 0) await Promise.race([...underWay, woken]);
      await sleep(GATHER_MS);
      if (!isWoken && underWay.size === 0 && done.length === 0) return failing;
    }
  }

  const wakeUp = (): void => {
    isWoken = true;
    wake();
  };
  return { wake: wakeUp, ended: run() };
}
