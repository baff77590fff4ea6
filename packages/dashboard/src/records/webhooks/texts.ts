// What happens to webhooks and their deliveries, in words.
import { countText } from '../../lib/money.ts';
import type { Delivery, EventType, Webhook } from './paths.ts';

/** What an event says. */
const EVENTS: Record<EventType, string> = {
  'lead.recorded': 'Lead recorded',
  'lead.settled': 'Lead settled',
  'sale.recorded': 'Sale recorded',
  'refund.recorded': 'Refund recorded',
  'commission.created': 'Commission created',
  'commission.approved': 'Commission approved',
  'commission.held': 'Commission held',
  'commission.released': 'Commission released',
  'commission.reversed': 'Commission reversed',
  'commission.restored': 'Commission restored',
  'commission.paid': 'Commission paid',
  'commission.unpaid': 'Payment failed',
  'partner.applied': 'Partner applied',
  'partner.joined': 'Partner joined',
  'partner.declined': 'Partner declined',
  'partner.left': 'Partner left',
  'partner.removed': 'Partner removed',
  'partner.moved': 'Partner moved',
  'terms.changed': 'Terms changed',
  'code.created': 'Code created',
  'code.disabled': 'Code disabled',
  'payout.created': 'Payout created',
  'payout_item.paid': 'Payout item paid',
  'payout_item.failed': 'Payout item failed',
  'payout_item.cancelled': 'Payout item cancelled',
  'payout_item.reopened': 'Payout item reopened',
  'key.rotation_due': 'Key got a deadline',
  'webhook.test': 'Test',
};

/** A type that the service has added since is shown as it is named. */
export const eventName = (type: EventType): string => EVENTS[type] ?? type;

/** What an endpoint gets: "All events", "Sale recorded and 2 more". */
export function typesText(types: Webhook['types']): string {
  if (types === null) return 'All events';
  const [first, ...more] = types;
  return more.length === 0 ? eventName(first!) : `${eventName(first!)} and ${more.length} more`;
}

const PROBLEMS: Readonly<Record<string, string>> = {
  timeout: 'No answer in time',
  forbidden_address: 'The service may not call this address',
  unknown_host: 'The name of the host is unknown',
  tls: 'The certificate was not accepted',
  connection: 'No connection',
  secret: 'The secret cannot be read',
  interrupted: 'Interrupted',
};

/** The result of an attempt: "200", or why there was no answer. */
export const answerText = (code: number | null, problem: string | null): string =>
  code === null ? (PROBLEMS[problem ?? ''] ?? problem ?? 'No answer') : `${code}`;

const LONG_MS = 1000;

/** "84 ms", "1.2 s" */
export const durationText = (ms: number): string =>
  ms < LONG_MS ? `${ms} ms` : `${countText(Math.round(ms / 100) / 10)} s`;

/** The share that was delivered of what is neither waiting nor skipped; undefined before the first. */
export function shareText({ delivered, failed }: Webhook['health']): string | undefined {
  const ended = delivered + failed;
  // What failed is never rounded away.
  return ended === 0 ? undefined : `${Math.floor((delivered / ended) * 1000) / 10}%`;
}

/** An address without what all of them begin with. */
export const shortUrl = (url: string): string => url.replace(/^https?:\/\//, '').replace(/\/$/, '');

export type Health = 'failing' | Webhook['status'];

export const healthOf = ({ status, failing_since }: Webhook): Health =>
  status === 'active' && failing_since !== null ? 'failing' : status;

/** Whether a delivery can be sent again: what waits is sent anyway. */
export const isEnded = ({ status }: Pick<Delivery, 'status'>): boolean => status !== 'waiting';
