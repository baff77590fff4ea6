// What each processor's API answers, with pages of its own form.
import type { PulledProcessor } from '@referral-tracking/shared/pull/pullers';
import { numbered } from './fake.ts';

export const FROM = new Date('2026-11-01T00:00:00Z');
export const TO = new Date('2026-11-08T00:00:00Z');

interface Numbered {
  id: number;
  at: string;
}

const rows = (count: number): Numbered[] => numbered(count, FROM, (id, at) => ({ id, at }));
const after = <T>(all: readonly T[], isIt: (one: T) => boolean): T[] => all.slice(all.findIndex(isIt) + 1);

const stripeObject = ({ id, at }: Numbered) => ({ id: `evt_${id}`, object: 'event', created: Date.parse(at) / 1000 });
function stripe(url: URL, count: number) {
  const newestFirst = rows(count).toReversed().map(stripeObject);
  const rest = after(newestFirst, ({ id }) => id === url.searchParams.get('starting_after'));
  return { object: 'list', data: rest.slice(0, 100), has_more: rest.length > 100 };
}

function paddle(url: URL, count: number) {
  const prefix = url.pathname === '/transactions' ? 'txn' : 'adj';
  const all = rows(prefix === 'txn' ? count : 2).map(({ id, at }) => ({ id: `${prefix}_${id}`, updated_at: at }));
  const rest = after(all, ({ id }) => id === url.searchParams.get('after'));
  return { data: rest.slice(0, 30), meta: { pagination: { per_page: 30, has_more: rest.length > 30 } } };
}

/** Newest first; ten records of the week before follow. */
const withOlder = (count: number): Numbered[] =>
  numbered(count + 10, new Date(FROM.getTime() - 10 * 60_000), (id, at) => ({ id, at })).toReversed();

function polar(url: URL, count: number) {
  const number = Number(url.searchParams.get('page'));
  const all = withOlder(url.pathname === '/v1/orders/' ? count : 0).map(({ id, at }) => ({
    id: `o_${id}`,
    created_at: at,
  }));
  return {
    items: all.slice((number - 1) * 100, number * 100),
    pagination: { total_count: all.length, max_page: Math.ceil(all.length / 100) },
  };
}

function lemonsqueezy(url: URL, count: number) {
  const number = Number(url.searchParams.get('page[number]'));
  const type = url.pathname.slice('/v1/'.length);
  const all = (type === 'orders' ? withOlder(count) : []).map(({ id, at }) => ({
    type,
    id: `${id}`,
    attributes: { created_at: at },
  }));
  const page = { currentPage: number, lastPage: Math.max(1, Math.ceil(all.length / 100)) };
  return { data: all.slice((number - 1) * 100, number * 100), meta: { page } };
}

/** Three orders of each second, so that pages end within one. */
function woocommerce(url: URL, count: number) {
  const { searchParams: query } = url;
  const since = Date.parse(`${query.get('modified_after')}Z`);
  const all = rows(count).map(({ id }) => ({
    id,
    date_modified_gmt: new Date(FROM.getTime() + Math.floor(id / 3) * 1000).toISOString().slice(0, 19),
  }));
  const changed = all.filter(({ date_modified_gmt }) => Date.parse(`${date_modified_gmt}Z`) > since);
  const number = Number(query.get('page'));
  return changed.slice((number - 1) * 100, number * 100);
}

function shopify(url: URL, count: number, body: string) {
  if (url.pathname === '/admin/oauth/access_token') return { access_token: 'shpat_of_a_day', expires_in: 86_399 };
  const { variables } = JSON.parse(body) as { variables: { after: string | null } };
  const start = Number(variables.after ?? 0);
  const nodes = rows(count)
    .slice(start, start + 50)
    .map(({ id }) => ({ id: `gid://shopify/Order/${id}` }));
  return { data: { orders: { nodes, pageInfo: { hasNextPage: start + 50 < count, endCursor: String(start + 50) } } } };
}

export const APIS: Readonly<Record<PulledProcessor, (url: URL, count: number, body: string) => unknown>> = {
  stripe,
  paddle,
  woocommerce,
  shopify,
  polar,
  lemonsqueezy,
};

/** How many objects a whole run gives for this number of payments: Paddle has two adjustments, too. */
export const expected = (processor: PulledProcessor, count: number): number =>
  processor === 'paddle' ? count + 2 : count;
