// Lemon Squeezy: https://docs.lemonsqueezy.com/api
import { ofPeriod } from './numbered.ts';
import { listOf, objectOf, type Puller } from './pull.ts';

/** A refund changes the order or the invoice itself, which may be older than the period. */
const MARGIN_MS = 60 * 86_400_000;

export const lemonsqueezy: Puller = {
  // A subscription says with which order it began, so it comes first.
  lists: () => ['subscriptions', 'subscription-invoices', 'orders'],
  origin: () => 'https://api.lemonsqueezy.com',
  request({ list, after = '1' }, _period, { key, origin }) {
    const query = new URLSearchParams({ 'page[number]': after, 'page[size]': '100', sort: '-createdAt' });
    const headers = { authorization: `Bearer ${key.key}`, accept: 'application/vnd.api+json' };
    return { url: `${origin}/v1/${list}?${query.toString()}`, headers };
  },
  read(answer, { after = '1' }, period) {
    const { data, meta } = objectOf(answer);
    const { lastPage: lastNumber } = ((meta as { page?: object } | undefined)?.page ?? {}) as { lastPage?: unknown };
    if (typeof lastNumber !== 'number') throw new Error('the processor answered a page without its number');
    const datesOf = (object: object): object => (object as { attributes?: object }).attributes ?? {};
    return ofPeriod({ objects: listOf(data), datesOf, number: Number(after), lastNumber, marginMs: MARGIN_MS }, period);
  },
};
