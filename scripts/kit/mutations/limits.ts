import { mutationsOf } from '../mutation.ts';
import { bucketOf, countedPer, limit, patch, withoutHeader } from './edits.ts';

const LIMIT = 'api/limit.ts';

export const LIMITS = mutationsOf('limits', {
  'the click limit is 61': limit('click', 61),
  'the click limit is 59': limit('click', 59),
  'the lead limit is 60': limit('lead', 60),
  'the limit of sale and refund is 100': limit('saleAndRefund', 100),
  'the readiness limit is 29': limit('readiness', 29),
  'the cli limit is 120': limit('cli', 120),
  'the window is 30 seconds': { edit: (contract) => void (contract.rateLimits.windowSeconds = 30) },
  'the window is 120 seconds': { edit: (contract) => void (contract.rateLimits.windowSeconds = 120) },
  'clicks are counted per key': countedPer('click', 'credential'),
  'leads are counted per key': countedPer('lead', 'credential'),
  'sales are counted per address': countedPer('saleAndRefund', 'address'),
  'readiness is counted per address': countedPer('readiness', 'address'),
  'cli requests are counted per address': countedPer('cli', 'address'),
  'refunds spend from the bucket of cli': bucketOf('/api/v1/track/refund', 'cli'),
  'the retired stripe-connect has no limit': bucketOf('/api/v1/cli/stripe-connect', null),
  'polls spend from the readiness bucket': bucketOf('/api/v1/cli/auth/poll', 'readiness'),
  'one request too many passes': patch(LIMIT, 'if (count <= limit)', 'if (count <= limit + 1)'),
  'the last request is refused': patch(LIMIT, 'if (count <= limit)', 'if (count < limit)'),
  'nothing is ever refused': patch(LIMIT, 'if (count <= limit)', 'if (count > 0)'),
  'the remaining number includes the request itself': patch(
    LIMIT,
    'Math.max(0, limit - count)',
    'Math.max(0, limit - count + 1)',
  ),
  'the remaining number becomes negative': patch(LIMIT, 'Math.max(0, limit - count)', 'limit - count'),
  'Retry-After is always 60': patch(LIMIT, 'Math.max(1, Math.ceil(msLeft / SECOND))', '60'),
  'Retry-After is in milliseconds': patch(LIMIT, 'Math.ceil(msLeft / SECOND)', 'Math.ceil(msLeft)'),
  'Retry-After is a second short': patch(LIMIT, 'Math.ceil(msLeft / SECOND)', 'Math.floor(msLeft / SECOND) - 1'),
  'the reset is the time left': patch(LIMIT, 'resetAt: clock.now().getTime() + msLeft', 'resetAt: msLeft'),
  'the reset is in milliseconds': patch('api/answer.ts', 'seconds(exchange.spent.resetAt)', 'exchange.spent.resetAt'),
  'the window slides with every request': patch(
    LIMIT,
    'windows.set(key, packed + 1);',
    'windows.set(key, packed + 1 + 100 * COUNT_SPACE);',
  ),
  'a refused request restarts the window': patch(
    LIMIT,
    'return { count: (packed % COUNT_SPACE) + 1, msLeft };',
    `if (packed % COUNT_SPACE >= 122) windows.delete(key);
    return { count: (packed % COUNT_SPACE) + 1, msLeft };`,
  ),
  'one bucket for all endpoints': patch(LIMIT, '`${bucket} ${ownerOf(bucket, exchange)}`', 'ownerOf(bucket, exchange)'),
  'one bucket for all callers': patch(LIMIT, '`${bucket} ${ownerOf(bucket, exchange)}`', 'bucket'),
  'an unknown key has a bucket of its own': patch(
    LIMIT,
    '(exchange.token) ??',
    "(exchange.token) ?? (exchange.token.kind === 'unknown' ? exchange.req.headers.authorization : undefined) ??",
  ),
  'wrong methods are not counted': patch(
    LIMIT,
    'if (!bucket) return;',
    "if (!bucket || exchange.req.method === 'PUT' || exchange.req.method === 'DELETE') return;",
  ),
  'the limit is checked after the method': patch(
    'api/steps.ts',
    `  /** 429 */
  limit: (exchange, { limiter }) => limiter.spend(exchange),
  /** 405 */
  method: requireMethod,`,
    `  method: requireMethod,
  limit: (exchange, { limiter }) => limiter.spend(exchange),`,
  ),
  'the limit is checked after the credential': patch(
    'api/steps.ts',
    `  limit: (exchange, { limiter }) => limiter.spend(exchange),
  /** 405 */
  method: requireMethod,
  /** 401 */
  credential: (exchange) => judgeToken(exchange.token, idOf(exchange)),`,
    `  method: requireMethod,
  credential: (exchange) => judgeToken(exchange.token, idOf(exchange)),
  limit: (exchange, { limiter }) => limiter.spend(exchange),`,
  ),
  'Retry-After is missing on the 429 of clicks': withoutHeader('trackClick', 429, 'Retry-After'),
  'X-RateLimit-Reset is missing on the 429 of readiness': withoutHeader('getReadiness', 429, 'X-RateLimit-Reset'),
  'X-RateLimit-Limit is missing on the 409 of sales': withoutHeader('trackSale', 409, 'X-RateLimit-Limit'),
});
