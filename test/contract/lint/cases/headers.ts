import { fileOf, type Case, type Json } from '../support.ts';

const set = (name: string) => ({ $ref: `../common/headers.yaml#/${name}` });
const nosniff = { 'X-Content-Type-Options': set('contentTypeOptions') };
/** Replaces the headers of one response of an operation. */
const withHeaders = (file: string, status: string, headers: Json): Case['break'] => {
  return ({ edit }) =>
    edit(fileOf(file), (item) => {
      const operation = item.get ?? item.post;
      operation.responses[status].headers = headers;
    });
};
const without = (name: string, header: string): Case['break'] => {
  return ({ edit }) => edit('common/headers.yaml', (sets) => void delete sets[name][header]);
};

export const headers: Case[] = [
  {
    rule: 'contract/request-id-header',
    name: 'answers below /api/ without the request’s identifier',
    says: /^trackClick 400 must declare X-Request-ID: every answer below \/api\//,
    break: without('browser', 'X-Request-ID'),
  },
  {
    rule: 'contract/request-id-header',
    name: 'an identifier on an answer that has none',
    says: /^cliStatus 401 must not declare X-Request-ID: /,
    break: withHeaders('cli-status', '401', set('keyed')),
  },
  {
    rule: 'contract/request-id-header',
    name: 'no identifier on the answer to an unknown path',
    says: /^x-answers\.unknownPath must declare X-Request-ID/,
    break: without('unrouted', 'X-Request-ID'),
  },
  {
    rule: 'contract/request-id-header',
    name: 'an exception for an answer that is not there',
    says: /^cliStatus has no 200: take it out of `except`/,
    break: ({ edit }) =>
      edit('programs/cli-status.yaml', ({ get: { responses } }) => {
        responses['201'] = { ...responses['200'], headers: set('keyed') };
        delete responses['200'];
      }),
  },
  {
    rule: 'contract/content-type-options-header',
    name: 'an answer that a browser may take for a page',
    says: /^getReady 503 must declare X-Content-Type-Options: /,
    break: without('plain', 'X-Content-Type-Options'),
  },
  {
    rule: 'contract/content-type-options-header',
    name: 'an answer to an unknown path that a browser may take for a page',
    says: /^x-answers\.unknownPath must declare X-Content-Type-Options/,
    break: without('unrouted', 'X-Content-Type-Options'),
  },
  {
    rule: 'contract/no-store-header',
    name: 'a secret that a cache may store',
    says: /^cliAuthPoll 200 must declare Cache-Control: it belongs to the management API or holds a secret/,
    break: withHeaders('cli-auth-poll', '200', set('keyed')),
  },
  {
    rule: 'contract/no-store-header',
    name: 'an answer of the management API that a cache may store',
    says: /^updateProgram 200 must declare Cache-Control: it belongs to the management API/,
    break: ({ edit }) =>
      edit('programs/program.yaml', ({ patch: { responses } }) => {
        responses['200'].headers = { $ref: '../common/headers.yaml#/keyed' };
      }),
  },
  {
    rule: 'contract/no-store-header',
    name: 'an answer without a secret that says it has one',
    says: /^cliPrograms 200 must not declare Cache-Control/,
    break: withHeaders('cli-programs', '200', set('keyedSecret')),
  },
  {
    rule: 'contract/replayed-header',
    name: 'a stored answer that does not tell that it is a repeat',
    says: /^trackSale 200 must declare Idempotent-Replayed: a repeat with the same Idempotency-Key/,
    break: ({ edit }) =>
      edit('sales/track-sale.yaml', ({ post }) => {
        post.parameters = [{ $ref: '../common/parameters.yaml#/idempotency_key' }];
      }),
  },
  {
    rule: 'contract/replayed-header',
    name: 'a repeat told where no answer is stored',
    says: /^updateProgram 200 must not declare Idempotent-Replayed: no answer is stored of it/,
    break: ({ edit }) =>
      edit('programs/program.yaml', ({ patch: { responses } }) => {
        responses['200'].headers = { $ref: '../common/headers.yaml#/created' };
      }),
  },
  {
    rule: 'contract/rate-limit-headers',
    name: 'a limited path that does not tell when its window ends',
    says: /^trackSale 200 must declare X-RateLimit-Reset: the path has an x-bucket/,
    break: without('keyed', 'X-RateLimit-Reset'),
  },
  {
    rule: 'contract/rate-limit-headers',
    name: 'a limit told where there is none',
    says: /^getHealth 200 must not declare X-RateLimit-Limit: the path has no x-bucket/,
    break: withHeaders('get-health', '200', { ...nosniff, 'X-RateLimit-Limit': set('rateLimitLimit') }),
  },
  {
    rule: 'contract/retry-after-header',
    name: 'a refusal that does not say for how long',
    says: /^cliStatus 429 must declare Retry-After/,
    break: withHeaders('cli-status', '429', set('anonymous')),
  },
  {
    rule: 'contract/retry-after-header',
    name: 'a Retry-After beside a failure',
    says: /^cliStatus 500 must not declare Retry-After: it is sent on 429 only/,
    break: withHeaders('cli-status', '500', set('keyedRetry')),
  },
  {
    rule: 'contract/allow-header',
    name: 'a 405 that does not say which methods there are',
    says: /^trackSale 405 must declare Allow/,
    break: ({ edit }) =>
      edit('common/responses/coded.yaml', (responses) => {
        responses.CodedMethodNotAllowed.headers = { $ref: '../headers.yaml#/keyed' };
      }),
  },
  {
    rule: 'contract/allow-header',
    name: 'an Allow beside a failure',
    says: /^cliStatus 500 must not declare Allow: it is sent on 405 only/,
    break: withHeaders('cli-status', '500', set('keyedAllow')),
  },
  {
    rule: 'contract/rotation-headers',
    name: 'an answer to a key without the deadline of its rotation',
    says: /^trackRefund 200 must declare Sunset: an API key may be sent/,
    break: without('keyed', 'Sunset'),
  },
  {
    rule: 'contract/rotation-headers',
    name: 'a deadline where no key may be sent',
    says: /^getHealth 200 must not declare Sunset: no credential may be sent here/,
    break: withHeaders('get-health', '200', { ...nosniff, Sunset: set('sunset') }),
  },
  {
    rule: 'contract/cors-headers',
    name: 'an answer to page code that caches may mix up',
    says: /^trackLead 200 must declare Vary: the 405 of the path has Access-Control-Allow-Origin/,
    break: without('browser', 'Vary'),
  },
  {
    rule: 'contract/cors-headers',
    name: 'an answer that page code may read where there is none',
    says: /^cliStatus 500 must not declare Access-Control-Allow-Origin, Vary, Access-Control-Expose-Headers/,
    break: withHeaders('cli-status', '500', set('browser')),
  },
];
