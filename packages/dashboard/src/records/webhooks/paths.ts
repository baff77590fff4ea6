import type { Schemas } from '../../api/schemas.ts';

export const WEBHOOKS = '/api/v1/programs/{program_id}/webhooks';
export const WEBHOOK = `${WEBHOOKS}/{webhook_id}` as const;
export const EVENT_TYPES = '/api/v1/programs/{program_id}/webhook-event-types';
export const DELIVERIES = '/api/v1/programs/{program_id}/webhook-deliveries';
export const DELIVERY = `${DELIVERIES}/{webhook_delivery_id}` as const;

export type Webhook = Schemas['webhook'];
export type EventType = Schemas['webhook-event-type'];
export type Event = Schemas['WebhookEvent'];
export type Delivery = Schemas['webhook-delivery'];
export type DeliveryDetail = Schemas['webhook-delivery-detail'];
export type DeliveryStatus = Schemas['delivery-status'];

/** The states of deliveries, in the order in which people ask for them. */
export const STATUSES = ['waiting', 'delivered', 'failed', 'skipped'] as const satisfies readonly DeliveryStatus[];

/** How often an open page looks for what is new: it is there within five seconds. */
export const LIVE_MS = 3_000;
