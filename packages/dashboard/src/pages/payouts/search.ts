import { dayIn, daysIn, given, oneOf, orderIn } from '../../lib/search.ts';

export const ITEM_STATES = ['open', 'paid', 'failed', 'cancelled'] as const;

/** What is due: in a currency, approved until a day. What was paid: created on days. */
export const payoutsSearch = (raw: Record<string, unknown>) =>
  given({
    currency: oneOf(raw.currency, ['USD', 'EUR', 'VND']),
    until: dayIn(raw.until),
    ...daysIn(raw),
    order: orderIn(raw),
  });

export const payoutSearch = ({ status }: Record<string, unknown>) => given({ status: oneOf(status, ITEM_STATES) });
