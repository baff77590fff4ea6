import { fileOf, type Case, type Json } from '../support.ts';

const change = (file: string, edit: (operation: Json, item: Json) => void): Case['break'] => {
  return (copy) => copy.edit(fileOf(file), (item) => edit(item.get ?? item.post, item));
};
const without = (file: string, status: string) => change(file, ({ responses }) => void delete responses[status]);
const root = (edit: (document: Json) => void): Case['break'] => {
  return (copy) => copy.edit('openapi.yaml', edit);
};
const rename = (from: string, to: string) =>
  root(({ paths }) => {
    paths[to] = paths[from];
    delete paths[from];
  });

export const operations: Case[] = [
  {
    rule: 'contract/operation-id',
    name: 'a name that is not in camelCase',
    says: /^Name the operation in camelCase: operationId is stripe_webhook/,
    break: change('stripe-webhook', (operation) => void (operation.operationId = 'stripe_webhook')),
  },
  {
    rule: 'contract/operation-id',
    name: 'a file with another name than its operation',
    says: /^Call the file of receiveEvent receive-event\.yaml, or name the operation after its file, stripe-webhook\.yaml/,
    break: change('stripe-webhook', (operation) => void (operation.operationId = 'receiveEvent')),
  },
  {
    rule: 'contract/bucket',
    name: 'a path without a bucket that is not listed',
    says: /^\/alive needs an x-bucket \(one of click, redirect, /,
    break: rename('/healthz', '/alive'),
  },
  {
    rule: 'contract/bucket',
    name: 'a path with a bucket that is listed as without',
    says: /it cannot be both/,
    break: rename('/api/v1/cli/status', '/api/v1/webhooks/status'),
  },
  {
    rule: 'contract/bucket',
    name: 'a bucket that is not there',
    says: /^\/api\/v1\/track\/click spends from clicks, which is no bucket/,
    break: change('track-click', (_, item) => void (item['x-bucket'] = 'clicks')),
  },
  {
    rule: 'contract/bucket',
    name: 'a bucket from which nothing spends',
    says: /^No path spends from the bucket spare/,
    break: root((document) => void (document['x-limits'].requests.buckets.spare = { limit: 1, per: 'address' })),
  },
  {
    rule: 'contract/unexpected-error',
    name: 'an operation that does not say what it answers when the service fails',
    says: /^trackLead must declare a 5xx answer, whose first error it answers when the service fails/,
    break: (copy) => {
      without('track-lead', '500')(copy);
      copy.rewrite('common/errors/platform.yaml', /^leadTrackingFailed:\n(?: .*\n)+/m, '');
    },
  },
  {
    rule: 'contract/unexpected-error',
    name: 'a failure of what cannot fail',
    says: /^getHealth is listed as without I\/O/,
    break: change('get-health', ({ responses }) => {
      const schema = { $ref: '../common/schemas/platform-error.yaml' };
      const examples = { notReady: { $ref: '../common/errors/platform.yaml#/notReady' } };
      responses['503'] = { ...responses['405'], content: { 'application/json': { schema, examples } } };
      responses['503'].headers = responses['200'].headers;
    }),
  },
  {
    rule: 'contract/unexpected-error',
    name: 'an exception for an operation that is not there',
    says: /^Take cliStripeConnect out of withoutIo/,
    break: (copy) => {
      copy.edit('openapi.yaml', ({ paths }) => void delete paths['/api/v1/cli/stripe-connect']);
      copy.rewrite('common/errors/platform.yaml', /^stripeConnectRetired:\n(?: .*\n)+/m, '');
    },
  },
  {
    rule: 'contract/method-not-allowed',
    name: 'an operation without 405',
    says: /^cliStatus must declare 405/,
    break: without('cli-status', '405'),
  },
  {
    rule: 'contract/body-errors',
    name: 'an operation with a body that is never too large',
    says: /^trackSale must declare 413: a body may be malformed, too large/,
    break: without('track-sale', '413'),
  },
  {
    rule: 'contract/body-errors',
    name: 'an operation that takes no body and judges its type',
    says: /^cliStripeConnect must not declare 415: it takes no body/,
    break: change('cli-stripe-connect', ({ responses }) => {
      responses['415'] = { $ref: '../common/responses/cli.yaml#/CliUnsupportedMediaType' };
    }),
  },
  {
    rule: 'contract/unauthorized',
    name: 'a credential that is never refused',
    says: /^trackLead must declare 401/,
    break: without('track-lead', '401'),
  },
  {
    rule: 'contract/rate-limited',
    name: 'a limit that never refuses',
    says: /^trackSale must declare 429: its path has an x-bucket/,
    break: without('track-sale', '429'),
  },
  {
    rule: 'contract/rate-limited',
    name: 'a refusal without a limit',
    says: /^getReady must not declare 429: its path has no x-bucket/,
    break: change('get-ready', ({ responses }) => {
      responses['429'] = {
        description: 'Too many requests.',
        headers: {
          'X-Content-Type-Options': { $ref: '../common/headers.yaml#/contentTypeOptions' },
          'Retry-After': { $ref: '../common/headers.yaml#/retryAfter' },
        },
        content: {
          'application/json': {
            schema: { $ref: '../common/schemas/typed-error.yaml' },
            examples: { rateLimited: { $ref: '../common/errors/typed.yaml#/rateLimited' } },
          },
        },
      };
    }),
  },
  {
    rule: 'contract/success',
    name: 'an operation that never succeeds',
    says: /^trackClick must declare a 2xx or 3xx answer, unless it is retired/,
    break: without('track-click', '200'),
  },
  {
    rule: 'contract/success',
    name: 'a retired operation that succeeds',
    says: /^cliStripeConnect is retired \(deprecated, with a 410\)/,
    break: change('cli-stripe-connect', ({ responses }) => {
      const schema = { $ref: '../health/schemas/health.yaml' };
      const examples = { connected: { summary: 'Connected', value: { status: 'ok' } } };
      responses['200'] = { ...responses['410'], content: { 'application/json': { schema, examples } } };
    }),
  },
];
