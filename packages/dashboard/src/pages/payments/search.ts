import { daysIn, given, oneOf, orderIn } from '../../lib/search.ts';

export const EVENT_STATES = ['pending', 'applied', 'test'] as const;

export const paymentsSearch = (raw: Record<string, unknown>) =>
  given({
    state: oneOf(raw.state, EVENT_STATES),
    ...daysIn(raw),
    order: orderIn(raw),
    connections_order: orderIn({ order: raw.connections_order }),
  });
