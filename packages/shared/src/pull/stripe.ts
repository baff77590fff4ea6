// Stripe: https://docs.stripe.com/api. Stripe deletes events after 30 days; what is older is read from its objects.
import { STRIPE_EVENTS } from '../stripe-events.ts';
import { listOf, objectOf, type Puller } from './pull.ts';

const EVENT_DAYS_MS = 30 * 86_400_000;
const OBJECTS = ['checkout/sessions', 'invoices', 'invoice_payments', 'payment_intents', 'refunds', 'disputes'];
const PAGE = '100';

export const stripe: Puller = {
  lists: ({ from }, now) => (now.getTime() - from.getTime() < EVENT_DAYS_MS ? ['events'] : OBJECTS),
  origin: () => 'https://api.stripe.com',
  request({ list, after }, { from, to, undelivered }, { key, origin }) {
    const seconds = (at: Date): string => String(Math.floor(at.getTime() / 1000));
    const query = new URLSearchParams({ limit: PAGE, 'created[gte]': seconds(from), 'created[lt]': seconds(to) });
    if (list === 'events') for (const type of STRIPE_EVENTS) query.append('types[]', type);
    if (list === 'events' && undelivered) query.set('delivery_success', 'false');
    // A refund says how much, and its charge how much in all.
    if (list === 'refunds') query.append('expand[]', 'data.charge');
    if (after !== undefined) query.set('starting_after', after);
    return { url: `${origin}/v1/${list}?${query.toString()}`, headers: { authorization: `Bearer ${key.key}` } };
  },
  read(answer) {
    const { data, has_more: hasMore } = objectOf(answer);
    const objects = listOf(data);
    const { id } = (objects.at(-1) ?? {}) as { id?: string };
    return { objects, after: hasMore === true ? id : undefined };
  },
};
