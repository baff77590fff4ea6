import { REQUEST_ID, LIMIT, REMAINING, RESET, on, success, header, add, next, type Mutation } from './change.ts';
import type { Answered } from '../support.ts';

const EXPOSED = 'X-Request-ID, X-RateLimit-Limit, X-RateLimit-Remaining, X-RateLimit-Reset, Retry-After';

export const HEADERS: Mutation[] = [
  {
    name: 'no request identifier',
    only: ['refund'],
    change: header(REQUEST_ID, undefined),
    tells: /^refund: no key: .*X-Request-ID is missing/m,
  },
  {
    name: 'a request identifier on cli/status',
    only: ['status'],
    change: (answer, { headers }) =>
      on(200, header(REQUEST_ID, String(headers[REQUEST_ID])))(answer, { headers } as never),
    tells: /^status: with the key: .*undocumented header x-request-id/m,
  },
  {
    name: 'a request identifier that is not echoed',
    only: ['stripe-connect'],
    change: header(REQUEST_ID, 'its-own'),
    tells: /^stripe-connect: nothing: expected X-Request-ID: conformance-\w+, as it was sent; came its-own/m,
  },
  {
    name: 'an unusable request identifier echoed',
    only: ['paths'],
    change: ({ headers }, asked) => void (headers[REQUEST_ID] = String(asked.headers[REQUEST_ID] ?? 'x')),
    tells: /^paths: a request identifier with a blank in it: /m,
  },
  {
    name: 'an undeclared header',
    only: ['lead'],
    change: header('x-extra', '1'),
    tells: /^lead: neither identifier: .*undocumented header x-extra/m,
  },
  {
    name: 'no limit',
    only: ['sale'],
    change: header(LIMIT, undefined),
    tells: /^sale: no key: .*X-RateLimit-Limit is missing/m,
  },
  {
    name: 'a limit that is no number',
    only: ['sale'],
    change: header(LIMIT, 'many'),
    tells: /^sale: no key: .*X-RateLimit-Limit is many/m,
  },
  {
    name: 'a limit that changes',
    only: ['readiness'],
    change: add(LIMIT, () => Math.floor(Math.random() * 1e6)),
    tells: /^readiness: .*expected the limit of \d+, as before/m,
  },
  {
    name: 'remaining that does not fall',
    only: ['click'],
    change: header(REMAINING, '7'),
    tells: /^click: .*expected fewer than 7 requests left/m,
  },
  {
    name: 'remaining that falls by two',
    only: ['limits'],
    change: ({ headers }) =>
      void (
        headers[REMAINING] !== undefined &&
        (headers[REMAINING] = String(2 * Number(headers[REMAINING]) - Number(headers[LIMIT])))
      ),
    tells: /^limits: POST \S+\/click and .*: 2 requests less; came 4 less/m,
  },
  {
    name: 'remaining as high as the limit',
    only: ['status'],
    change: ({ headers }) => void (headers[REMAINING] = headers[LIMIT]),
    tells: /^status: .*expected fewer requests left than the limit/m,
  },
  {
    name: 'a reset that jumps',
    only: ['lead'],
    change: add(RESET, () => -20 * Math.random()),
    tells: /^lead: .*X-RateLimit-Reset|^lead: .*expected the window that ends at/m,
  },
  {
    name: 'a reset that moves with each request',
    only: ['lead'],
    change: ({ headers }) => void (headers[RESET] = String(Math.floor(Date.now() / 1000) + 20 + (next() % 2) * 20)),
    tells: /^lead: .*expected the window that ends at/m,
  },
  {
    name: 'a reset in milliseconds',
    only: ['readiness'],
    change: add(RESET, () => Date.now()),
    tells: /^readiness: .*expected a window that ends within 60 seconds/m,
  },
  {
    name: 'a Retry-After where nothing is refused',
    only: ['click'],
    change: on(200, header('retry-after', '10')),
    tells: /^click: test mode, with the key: .*undocumented header retry-after/m,
  },
  {
    name: 'two buckets for sales and refunds',
    only: ['limits'],
    change: (answer, { path }) => void (path.endsWith('/refund') && add(REMAINING, () => -100)(answer, {} as never)),
    tells: /^limits: POST \S+\/sale and POST \S+\/refund: /m,
  },
  { name: 'no Allow', only: ['sale'], change: header('allow', undefined), tells: /^sale: GET: .*Allow is missing/m },
  {
    name: 'an Allow of another method',
    only: ['readiness'],
    change: on(405, header('allow', 'POST')),
    tells: /^readiness: POST: expected Allow: GET; came POST/m,
  },
  {
    name: 'warnings without a rotation',
    only: ['lead'],
    change: success((body) => (body.warnings = [])),
    tells: /^lead: test mode, with the key: /m,
  },
  {
    name: 'a Deprecation alone',
    only: ['click'],
    change: header('deprecation', '@1793000000'),
    tells: /^click: .*expected all of Deprecation, Sunset, Link, or none/m,
  },
  {
    name: 'an origin’s refusal that its page may read',
    only: ['origins'],
    change: (answer, { headers }) =>
      on(
        403,
        ({ headers: own }) =>
          void Object.assign(own, {
            'access-control-allow-origin': headers.origin,
            vary: 'Origin',
            'access-control-expose-headers': EXPOSED,
          }),
      )(answer, {} as never),
    tells: /^origins: click: an origin that is not listed: expected no header Access-Control-Allow-Origin/m,
  },
  {
    name: 'a refusal that a page of another program may read',
    only: ['origins'],
    asks: /an origin of another program$/,
    change: (answer, { headers }) =>
      on(
        403,
        ({ headers: own }) =>
          void Object.assign(own, {
            'access-control-allow-origin': headers.origin,
            vary: 'Origin',
            'access-control-expose-headers': EXPOSED,
          }),
      )(answer, {} as never),
    tells: /^origins: .*: an origin of another program: expected no header Access-Control-Allow-Origin/m,
  },
  ...['HttpOnly', 'SameSite'].map((attribute) => ({
    name: `a cookie without ${attribute}`,
    only: ['people'],
    asks: /^the cookies of a sign-in with the browser/,
    change: ({ headers }: Answered): void => {
      const sent = [headers['set-cookie'] ?? []].flat();
      headers['set-cookie'] = sent.map((cookie) => cookie.replace(new RegExp(`; ${attribute}[^;]*`), ''));
    },
    tells: new RegExp(`^people: the cookies of a sign-in with the browser: expected ${attribute} of referral_`, 'm'),
  })),
  {
    name: 'any origin allowed',
    only: ['origins'],
    change: ({ headers }) =>
      void (headers['access-control-allow-origin'] && (headers['access-control-allow-origin'] = '*')),
    tells: /^origins: lead: an origin that is listed: /m,
  },
  {
    name: 'an answer that the listed origin may not read',
    only: ['origins'],
    change: ({ headers }) =>
      ['access-control-allow-origin', 'vary', 'access-control-expose-headers'].forEach((name) => delete headers[name]),
    tells: /^origins: click: an error, to an origin that is listed: expected the header Access-Control-Allow-Origin/m,
  },
  {
    name: 'a preflight for every origin',
    only: ['origins'],
    change: (answer, { headers }) =>
      on(204, header('access-control-allow-origin', String(headers.origin)))(answer, {} as never),
    tells: /^origins: click: a preflight of an origin that is not listed: /m,
  },
];
