import type { Asked, Change } from '../support.ts';
import { header, on, REMAINING, RESET, type Mutation } from './change.ts';

const keyed = ({ headers }: Asked): boolean => String(headers.authorization).startsWith('Bearer refkey_');

/** Adds to the number of requests that are left, from the requests so far. */
const left =
  (by: (asked: Asked) => number): Change =>
  ({ headers }, asked) => {
    const change = by(asked);
    if (headers[REMAINING] !== undefined) headers[REMAINING] = String(Number(headers[REMAINING]) + change);
  };

/** The requests of one kind count against the bucket of another kind, too. */
function alsoCounts(other: (asked: Asked) => boolean, own: (asked: Asked) => boolean): Change {
  let spent = 0;
  return left((asked) => {
    if (other(asked)) spent++;
    return own(asked) ? -spent : 0;
  });
}

/** Requests of one kind do not count. */
function isFree(free: (asked: Asked) => boolean, own: (asked: Asked) => boolean): Change {
  let spared = 0;
  return left((asked) => {
    if (free(asked)) spared++;
    return own(asked) ? spared : 0;
  });
}

const at =
  (end: string) =>
  ({ path }: Asked): boolean =>
    path.endsWith(end);

/** Faults in counting, which need a bucket with a real limit. Each test creates its own, because it counts. */
export const LIMITS: (Omit<Mutation, 'only' | 'change'> & { create: () => Change })[] = [
  {
    name: 'leads count as clicks',
    create: () => alsoCounts(at('/lead'), at('/click')),
    tells: /^limits: buckets click and lead: expected the request in between not to count against the bucket/m,
  },
  {
    name: 'requests with a key count against the address',
    create: () =>
      alsoCounts(
        (asked) => at('/sale')(asked) && keyed(asked),
        (asked) => at('/sale')(asked) && !keyed(asked),
      ),
    tells: /^limits: bucket saleAndRefund, without a key and with a key: expected the request in between not to count/m,
  },
  {
    name: 'refunds do not count as sales',
    create: () => isFree(at('/refund'), at('/sale')),
    tells: /^limits: POST \/api\/v1\/track\/sale and POST \/api\/v1\/track\/refund: /m,
  },
  {
    name: 'another method does not count',
    create: () => isFree((asked) => at('/click')(asked) && asked.method === 'PATCH', at('/click')),
    tells: /^limits: bucket click, the method PATCH: expected/m,
  },
  {
    name: 'a window of 30 seconds',
    create: () => (answer) => {
      const reset = answer.headers[RESET];
      if (reset !== undefined) answer.headers[RESET] = String(Number(reset) - 30);
    },
    tells: /expected a new window of 60 seconds; came "?one that ends in (?:29|30|31) seconds/m,
  },
  {
    name: 'a window of 120 seconds',
    create: () => (answer) => {
      const reset = answer.headers[RESET];
      if (reset !== undefined) answer.headers[RESET] = String(Number(reset) + 60);
    },
    tells: /expected a window that ends within 60 seconds; came "?one that ends in (?:119|120|121) seconds/m,
  },
  {
    name: 'the method is checked before the limit',
    create: () =>
      on(429, (answer, { method, path }) => {
        if (method !== 'PATCH' || !path.endsWith('/lead')) return;
        const error = { status: 405, name: 'MethodNotAllowedError', message: 'Method not allowed', details: {} };
        Object.assign(answer, { status: 405, body: { data: null, error } });
        answer.headers.allow = 'POST';
        delete answer.headers['retry-after'];
      }),
    tells: /^limits: as many requests of bucket lead as it allows, and more: /m,
  },
  {
    name: 'a limit that lasts for half a minute',
    create: () => {
      let first = 0;
      return on(429, (answer, { path }) => {
        if (!path.endsWith('/readiness')) return;
        const now = Date.parse(String(answer.headers.date));
        first ||= now;
        if (now - first < 30_000) return;
        delete answer.headers['retry-after'];
        Object.assign(answer, { status: 401, body: { error: { code: 'invalid_key', message: 'Invalid API token.' } } });
      });
    },
    tells: /^limits: as many requests of bucket readiness as it allows, and more: /m,
  },
  {
    name: 'a forwarded address has a limit of its own',
    create: () => (answer, asked) => {
      if (asked.headers['x-forwarded-for']) header(REMAINING, '59')(answer, asked);
    },
    tells: /^limits: bucket click, with x-forwarded-for: /m,
  },
];
