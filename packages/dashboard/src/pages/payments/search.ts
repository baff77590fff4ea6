import { daysIn, given, oneOf, orderIn } from '../../lib/search.ts';

export const EVENT_STATES = ['pending', 'applied', 'test', 'ignored'] as const;

export const eventsSearch = (raw: Record<string, unknown>) =>
  given({
    view: oneOf(raw.view, ['processor']),
    state: oneOf(raw.state, EVENT_STATES),
    ...daysIn(raw),
    order: orderIn(raw),
  });
