// Sorts a customer's events by time.

export interface TimelineEvent {
  at: Date;
  type: string;
  [detail: string]: unknown;
}

/** The order of events that have the same time. */
const ORDER = [
  'click',
  'payment_event',
  'lead',
  'sale',
  'sale_refused',
  'commission',
  'refund',
  'clawback',
  'commission_approved',
  'commission_paid',
  'commission_rejected',
];

/** Sorts by time; events of the same time by type, then in the order in which they were stored. */
export const inOrder = (events: TimelineEvent[]): TimelineEvent[] =>
  events.toSorted((a, b) => a.at.getTime() - b.at.getTime() || ORDER.indexOf(a.type) - ORDER.indexOf(b.type));
