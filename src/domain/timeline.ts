// A customer's chain as one list of events in the order in which they happened.

export interface TimelineEvent {
  at: Date;
  type: string;
  [detail: string]: unknown;
}

/** The order of a chain, for events of one moment. */
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
];

/** In order of time; of one moment, in the order of the chain and then as they were stored. */
export const inOrder = (events: TimelineEvent[]): TimelineEvent[] =>
  events.toSorted((a, b) => a.at.getTime() - b.at.getTime() || ORDER.indexOf(a.type) - ORDER.indexOf(b.type));
