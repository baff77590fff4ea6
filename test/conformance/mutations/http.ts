import { contract } from '../../../src/contract/index.ts';
import { LIMIT, on, header, platform, type Mutation } from './change.ts';
import type { Answered } from '../support.ts';

type Body = Answered['body'];
const become = (answer: Answered, status: number, body: Body): void => void Object.assign(answer, { status, body });
const bad = (message: string): object => platform(400, 'BadRequestError', message);
const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Faults in how a service reads methods, paths, headers and credentials, and in what it repeats. */
export const HTTP: Mutation[] = [
  {
    name: 'HEAD is answered',
    only: ['http'],
    change: (answer, { method }) => void (method === 'HEAD' && (answer.status = 200)),
    tells: /^http: HEAD for GET \/api\/v1\/programs\/me\/readiness: /m,
  },
  {
    name: 'Allow lists a method that is refused',
    only: ['http'],
    change: on(405, header('allow', 'GET, HEAD, POST')),
    tells: /^http: PUT for POST \/api\/v1\/track\/sale: expected Allow: POST; came GET, HEAD, POST/m,
  },
  {
    name: 'a preflight of any path is answered',
    only: ['http'],
    change(answer, { headers, path }) {
      if (headers['access-control-request-method'] === undefined || !path.endsWith('/sale')) return;
      become(answer, 204, '');
      for (const name of Object.keys(answer.headers)) if (name !== 'date') delete answer.headers[name];
    },
    tells: /^http: a preflight for POST \/api\/v1\/track\/sale: /m,
  },
  {
    name: 'a slash at the end of a path is ignored',
    only: ['http'],
    change(answer, { path }) {
      if (path !== '/api/v1/track/refund/') return;
      become(answer, 401, platform(401, 'UnauthorizedError', 'Missing API token'));
    },
    tells: /^http: \/api\/v1\/track\/refund with a slash at the end: /m,
  },
  {
    name: 'a charset is refused',
    only: ['http'],
    change(answer, { headers }) {
      if (!text(headers['content-type']).includes('charset=utf-8')) return;
      become(answer, 415, platform(415, 'UnsupportedMediaTypeError', 'Content-Type must be application/json'));
    },
    tells: /^http: content type application\/json; charset=utf-8 for POST \/api\/v1\/track\/click: /m,
  },
  {
    name: 'any charset is accepted',
    only: ['http'],
    change(answer, { headers }) {
      if (answer.status !== 415 || !text(headers['content-type']).includes('utf-16')) return;
      become(answer, 400, bad('Request body must be a JSON object'));
    },
    tells: /^http: content type application\/json; charset=utf-16 for POST \/api\/v1\/track\/click: /m,
  },
  {
    name: 'another method by a header',
    only: ['http'],
    change(answer, { headers }) {
      if (headers['x-http-method-override'] === undefined) return;
      become(answer, 405, platform(405, 'MethodNotAllowedError', 'Method not allowed'));
      answer.headers.allow = 'POST';
    },
    tells: /^http: the header x-http-method-override: DELETE: /m,
  },
  {
    name: 'a page for browsers',
    only: ['http'],
    change: (answer, { headers }) =>
      void (headers.accept === 'text/html' && (answer.headers['content-type'] = 'text/html')),
    tells: /^http: the header accept: text\/html: /m,
  },
  {
    name: 'another encoding of the body',
    only: ['readiness'],
    change: header('content-type', 'application/json; charset=iso-8859-1'),
    tells:
      /^readiness: .*: expected the content type application\/json, in UTF-8; came application\/json; charset=iso/m,
  },
  {
    name: 'a published document with other limits',
    only: ['http'],
    change({ body }, { path }) {
      if (path === '/openapi.json') body['x-limits'].requests.buckets.click.limit = 600;
    },
    tells: /^http: GET \/openapi.json: expected .*"click":\{"limit":60/m,
  },
  {
    name: 'no Allow of a health check',
    only: ['health'],
    change: on(405, header('allow', undefined)),
    tells: /^health: POST \/healthz: getHealth 405: header Allow is missing/m,
  },
  {
    name: 'the scheme in small letters is read',
    only: ['credentials'],
    change(answer, { headers, path }) {
      if (!text(headers.authorization).startsWith('bearer ') || !path.endsWith('/sale')) return;
      const error = {
        status: 400,
        name: 'BadRequestError',
        message: 'transaction_id is required and must be a string',
      };
      become(answer, 400, { data: null, error: { ...error, details: {}, code: 'invalid_request' } });
    },
    tells:
      /^credentials: the scheme in small letters for POST \/api\/v1\/track\/sale: expected 401 malformedAuthorization/m,
  },
  {
    name: 'a login token is accepted as a key',
    only: ['credentials'],
    change(answer, { headers, path }) {
      if (!text(headers.authorization).startsWith('Bearer reflogin') || !path.endsWith('/test-event')) return;
      become(answer, 400, bad('Invalid event_type: . Valid: click, lead, sale'));
    },
    tells: /^credentials: a login token for POST \/api\/v1\/cli\/test-event: expected 401 invalidApiToken/m,
  },
  {
    name: 'the body is read before the credential',
    only: ['credentials'],
    change(answer, { headers, path }) {
      if (answer.status !== 401 || headers['content-type'] !== 'text/plain' || !path.endsWith('/lead')) return;
      become(answer, 415, platform(415, 'UnsupportedMediaTypeError', 'Content-Type must be application/json'));
    },
    tells: /^credentials: a token of nobody, and an unreadable body, for POST \/api\/v1\/track\/lead: /m,
  },
  {
    name: 'the whole key in the status',
    only: ['credentials'],
    change(answer, { headers, path }) {
      if (answer.status !== 200 || !path.endsWith('/status')) return;
      answer.body.data.key.masked = text(headers.authorization).slice('Bearer '.length);
    },
    tells: /^credentials: GET \/api\/v1\/cli\/status: /m,
  },
  {
    name: 'an echoed value that is cut too early',
    only: ['echo'],
    change: on(422, ({ body }) => void (body.error.message = body.error.message.replace(/x{60,}/, 'x'.repeat(63)))),
    tells: /^echo: currency is a text of 64 characters, for POST \/api\/v1\/track\/sale: /m,
  },
  {
    name: 'an echoed value that is not cut',
    only: ['echo'],
    change: on(
      422,
      (answer, { body }) => void (answer.body.error.message = `currency ${body.currency} is not supported`),
    ),
    tells: /^echo: currency is a text of 65 characters, for POST \/api\/v1\/track\/sale: /m,
  },
  {
    name: 'an echoed value that is cut in UTF-16 units',
    only: ['echo'],
    change: on(422, (answer, { body }) => {
      const { echoedCharacters } = contract.limits;
      answer.body.error.message = `currency ${body.currency.slice(0, echoedCharacters)} is not supported`;
    }),
    tells: /^echo: currency is 65 characters outside the basic plane, for POST \/api\/v1\/track\/sale: /m,
  },
  {
    name: 'the last of several aff',
    only: ['click'],
    change(answer, { body }) {
      if (answer.status === 200 && text(body?.affiliate_url).includes('&aff=no-')) {
        become(answer, 400, bad('Referral link not found'));
      }
    },
    tells: /^click: the first of two aff: expected 200; came 400/m,
  },
  {
    name: 'an origin of the other scheme is allowed',
    only: ['origins'],
    change(answer, { headers }) {
      if (answer.status !== 403 || !text(headers.origin).startsWith('http://brand.dev')) return;
      become(answer, 400, bad('Referral link not found'));
    },
    tells:
      /^origins: POST \/api\/v1\/track\/click: an allowed origin with the other scheme: expected 403 originNotAllowed/m,
  },
  {
    name: 'an error that page code cannot read',
    only: ['origins'],
    change: on(413, ({ headers }) => {
      for (const name of ['access-control-allow-origin', 'access-control-expose-headers', 'vary']) delete headers[name];
    }),
    tells:
      /^origins: POST \/api\/v1\/track\/lead: a body past the limit, from an allowed origin: expected the header Access-Control-Allow-Origin/m,
  },
  {
    name: 'every operation can be read by page code',
    only: ['origins'],
    change(answer, { headers }) {
      if (headers.origin) answer.headers['access-control-allow-origin'] = '*';
    },
    tells:
      /^origins: POST \/api\/v1\/track\/refund: an allowed origin: .*undocumented header access-control-allow-origin/m,
  },
  {
    name: 'another limit than in the document',
    only: ['limits'],
    change: (answer, { path }) => void (path.endsWith('/click') && (answer.headers[LIMIT] = '60001')),
    tells: /^limits: POST \/api\/v1\/track\/click: expected a limit of 60000 \(see --limit-scale\); came 60001/m,
  },
];
