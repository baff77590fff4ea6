import type { WebhookView } from './write.ts';
import type { DeliveryDetail, DeliveryView } from './read.ts';
import { iso } from '../common/times.ts';

/** An endpoint as the document describes it. */
export const showWebhook = (webhook: WebhookView, now: Date) => ({
  id: webhook.id,
  url: webhook.url,
  description: webhook.description,
  types: webhook.types,
  status: webhook.status,
  disabled_at: iso(webhook.disabled_at),
  disabled_because: webhook.disabled_because,
  failing_since: iso(webhook.failing_since),
  previous_secret_until: webhook.previous_until && webhook.previous_until > now ? iso(webhook.previous_until) : null,
  header_name: webhook.header_name,
  health: {
    delivered: webhook.delivered,
    failed: webhook.failed,
    waiting: webhook.waiting,
    median_ms: webhook.median_ms,
  },
  created_at: webhook.created_at.toISOString(),
  changed_at: webhook.changed_at.toISOString(),
});

/** A delivery as the document describes it. */
export const showDelivery = (delivery: DeliveryView) => ({
  id: delivery.id,
  webhook_id: delivery.endpoint_id,
  event_id: delivery.event_id,
  type: delivery.type,
  status: delivery.status,
  attempts: delivery.attempts,
  next_attempt_at: iso(delivery.next_at),
  last_code: delivery.last_code,
  last_ms: delivery.last_ms,
  last_problem: delivery.last_problem,
  created_at: delivery.created_at.toISOString(),
  ended_at: iso(delivery.ended_at),
});

/** A delivery with all that is known of it. */
export const showDeliveryDetail = <Event extends object>(delivery: DeliveryDetail) => ({
  ...showDelivery(delivery),
  // Stored as the document describes it.
  event: delivery.body as Event,
  answer: delivery.last_answer,
  tries: delivery.tries,
});
