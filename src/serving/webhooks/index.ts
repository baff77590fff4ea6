// The webhooks of the service: what stores their events, and what sends them.
import type { Logger } from 'pino';
import { isLoopback } from '@referral-tracking/shared/formats';
import type { Db } from '../../database/db.ts';
import type { Changes } from '../../database/listen.ts';
import type { Clock } from '../../lib/clock.ts';
import type { NameOptions } from '../../lib/names.ts';
import type { Egress } from '../../lib/egress.ts';
import type { Writing } from '../../mail/news-of-events.ts';
import { mailTrouble } from '../../webhooks/stop-mails.ts';
import type { OnTrouble } from '../../webhooks/deliveries.ts';
import { createPoster, lookupInTurn } from '../../webhooks/post.ts';
import { createSender } from './sender.ts';
import { createSubscriber } from './subscriber.ts';

export interface WebhookSettings {
  egress: Egress;
  /** whether this process sends what is due */
  sends: boolean;
  /** how names are looked up; unset: as the system says */
  names?: NameOptions | undefined;
}

export interface WebhooksOptions {
  db: Db;
  clock: Clock;
  changes: Changes;
  secretKey: Buffer;
  baseUrl: string;
  webhooks?: WebhookSettings | undefined;
  /** stores mails to owners about endpoints that fail; unset: there is no mail server */
  mailer?: Writing['mailer'] | undefined;
  log: Pick<Logger, 'warn'>;
}

/** Of a service that sends nothing. */
export const settingsFor = (baseUrl: string): WebhookSettings => {
  const development = isLoopback(new URL(baseUrl).hostname);
  return { egress: { development, networks: [], own: [] }, sends: false };
};

/** The database, whose writes webhooks hear of unless another subscriber does, and what the operations of webhooks need. */
export async function createWebhooks(options: WebhooksOptions) {
  const { db, baseUrl, log, mailer, webhooks: { egress, sends, names } = settingsFor(baseUrl) } = options;
  const onTrouble: OnTrouble | undefined = mailer && ((tx, troubled) => mailTrouble(tx, { baseUrl, mailer }, troubled));
  const poster = createPoster(egress, lookupInTurn(names));
  // What a partner enters reaches none of the owner's networks.
  const publicPoster = createPoster({ ...egress, networks: [] }, lookupInTurn(names));
  const subscriber = createSubscriber({ ...options, onEvents: (programId) => sender?.nudge(programId) });
  const sender = sends
    ? createSender({ ...options, poster, publicPoster, onTrouble, hasEndpoints: () => subscriber.hasEndpoints() })
    : undefined;
  await subscriber.reload().catch((err: unknown) => log.warn({ err }, 'the webhooks are not known yet'));
  return {
    db: db.subscriber ? db : db.heardBy(subscriber),
    egress,
    /** how names are looked up; undefined: as the system says */
    names,
    poster,
    publicPoster,
    /** Has a program that got an endpoint. */
    remember: subscriber.remember,
    /** Sends soon what is due of a program. */
    nudge: (programId: number) => sender?.nudge(programId),
    async close() {
      subscriber.close();
      await sender?.close();
      poster.close();
      publicPoster.close();
    },
  };
}
export type Webhooks = Awaited<ReturnType<typeof createWebhooks>>;
