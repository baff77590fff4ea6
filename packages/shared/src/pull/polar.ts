// Polar: https://polar.sh/docs/api-reference
import { ofPeriod } from './numbered.ts';
import { listOf, objectOf, type Puller } from './pull.ts';

export const polar: Puller = {
  lists: () => ['orders', 'refunds'],
  origin: () => 'https://api.polar.sh',
  request({ list, after = '1' }, _period, { key, origin }) {
    const query = new URLSearchParams({ page: after, limit: '100', sorting: '-created_at' });
    return { url: `${origin}/v1/${list}/?${query.toString()}`, headers: { authorization: `Bearer ${key.key}` } };
  },
  read(answer, { after = '1' }, period) {
    const { items, pagination } = objectOf(answer);
    const { max_page: lastNumber } = (pagination ?? {}) as { max_page?: unknown };
    if (typeof lastNumber !== 'number') throw new Error('the processor answered a page without its number');
    const page = { objects: listOf(items), datesOf: (object: object) => object, number: Number(after), lastNumber };
    // What is refunded later has a record of its own.
    return ofPeriod({ ...page, marginMs: 0 }, period);
  },
};
