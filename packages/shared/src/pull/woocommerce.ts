// WooCommerce: https://woocommerce.github.io/woocommerce-rest-api-docs
import { withoutEndSlashes } from '../formats.ts';
import { listOf, objectOf, type Puller } from './pull.ts';

const PAGE = 100;

/** Where to go on: after this time, on this page of what was changed then. */
const placeOf = (after: string | undefined, from: Date): { since: string; number: number } => {
  const [since = from.toISOString().slice(0, 19), number = '1'] = (after ?? '')
    .split('|')
    .filter((part) => part !== '');
  return { since, number: Number(number) };
};

/** A second before, because the filter leaves its own second out. */
const before = (time: string): string => new Date(Date.parse(`${time}Z`) - 1000).toISOString().slice(0, 19);

export const woocommerce: Puller = {
  lists: () => ['orders'],
  origin: ({ site }) => withoutEndSlashes(site ?? ''),
  request({ after }, { from }, { key, origin }) {
    // An order that is changed meanwhile moves to the end, so that pages by number would skip another one.
    const { since, number } = placeOf(after, from);
    const query = new URLSearchParams({ modified_after: before(since), dates_are_gmt: 'true', orderby: 'modified' });
    query.set('order', 'asc');
    query.set('per_page', String(PAGE));
    query.set('page', String(number));
    const authorization = `Basic ${btoa(`${key.key}:${key.secret ?? ''}`)}`;
    return { url: `${origin}/wp-json/wc/v3/orders?${query.toString()}`, headers: { authorization } };
  },
  read(answer, { after }, { from }) {
    const objects = listOf(objectOf(answer));
    if (objects.length < PAGE) return { objects };
    const { since, number } = placeOf(after, from);
    const { date_modified_gmt: last } = objects.at(-1) as { date_modified_gmt?: unknown };
    if (typeof last !== 'string') throw new Error('the processor answered an order without its time');
    return { objects, after: last === since ? `${since}|${number + 1}` : `${last}|1` };
  },
};
