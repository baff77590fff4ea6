// Paddle Billing: https://developer.paddle.com/api-reference
import { listOf, objectOf, type Puller } from './pull.ts';

/** Keys of the sandbox say so. */
const isSandbox = (key: string): boolean => key.startsWith('pdl_sdbx_');

export const paddle: Puller = {
  lists: () => ['transactions', 'adjustments'],
  origin: ({ key }) => (isSandbox(key) ? 'https://sandbox-api.paddle.com' : 'https://api.paddle.com'),
  request({ list, after }, { from, to }, { key, origin }) {
    const query = new URLSearchParams({ per_page: '30', order_by: 'id[ASC]' });
    query.set('updated_at[GTE]', from.toISOString());
    query.set('updated_at[LT]', to.toISOString());
    if (list === 'transactions') query.set('status', 'completed');
    if (list === 'transactions') query.set('include', 'discount');
    if (after !== undefined) query.set('after', after);
    return { url: `${origin}/${list}?${query.toString()}`, headers: { authorization: `Bearer ${key.key}` } };
  },
  read(answer) {
    const { data, meta } = objectOf(answer);
    const objects = listOf(data);
    const { has_more: hasMore } = ((meta as { pagination?: object } | undefined)?.pagination ?? {}) as {
      has_more?: boolean;
    };
    const { id } = (objects.at(-1) ?? {}) as { id?: string };
    return { objects, after: hasMore === true ? id : undefined };
  },
};
