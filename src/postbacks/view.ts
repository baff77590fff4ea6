import type { PostbackDelivery, PostbackView } from './write.ts';
import { iso } from '../common/times.ts';

/** A postback as the document describes it. */
export const showPostback = (postback: PostbackView, now: Date) => ({
  id: postback.id,
  method: postback.method,
  url: postback.url,
  events: postback.types,
  status: postback.status,
  disabled_at: iso(postback.disabled_at),
  // Of a postback, the partner is who may disable it.
  disabled_because: postback.disabled_because === 'member' ? ('partner' as const) : postback.disabled_because,
  failing_since: iso(postback.failing_since),
  previous_secret_until: postback.previous_until && postback.previous_until > now ? iso(postback.previous_until) : null,
  waiting: postback.waiting,
  created_at: postback.created_at.toISOString(),
  changed_at: postback.changed_at.toISOString(),
});

/** What was sent, as the document describes it: without what the receiver answered. */
export const showPostbackDelivery = (delivery: PostbackDelivery) => ({
  id: delivery.id,
  postback_id: delivery.endpoint_id,
  type: delivery.type,
  commission_id: delivery.commission_id,
  status: delivery.status,
  attempts: delivery.attempts,
  next_attempt_at: iso(delivery.next_at),
  last_code: delivery.last_code,
  last_ms: delivery.last_ms,
  last_problem: delivery.last_problem,
  created_at: delivery.created_at.toISOString(),
  ended_at: iso(delivery.ended_at),
});
