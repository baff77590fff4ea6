import { expect } from 'vitest';
import { answer, breaksOf, breaksSince, type Change, type Json, judging, media, operation, schema } from './support.ts';

// Changes that do not break existing clients.

const field = (schemaName: string, name: string, change: Change) =>
  schema(schemaName, ({ properties }) => change(properties[name]));
const copy = (node: Json): Json => structuredClone(node);

judging.each<[string, Change]>([
  ['nothing', () => undefined],
  [
    'an optional field is added to a request',
    schema('refund-request', ({ properties }) => {
      properties.why = { type: ['string', 'null'], maxLength: 5, 'x-errors': { type: 'reasonInvalid' } };
    }),
  ],
  [
    'a field is added to an answer, always there',
    schema('click-response', ({ properties, required }) => {
      properties.extra = { type: 'string' };
      required.push('extra');
    }),
  ],
  ['a request may be longer', field('sale-request', 'customer_key', (node) => void (node.maxLength = 1000))],
  ['an answer is shorter', field('click-response', 'click_id', (node) => void (node.maxLength = 26))],
  ['a request may have another value', field('sale-request', 'currency', (node) => void node.enum.push('JPY'))],
  ['an answer has one value less', field('refund-response', 'status', (node) => void node.enum.pop())],
  ['a request may be a fraction', field('sale-request', 'amount_cents', (node) => void (node.type = 'number'))],
  ['types in another order', field('sale-request', 'livemode', ({ type }) => void type.reverse())],
  ['values in another order', field('sale-request', 'currency', (node) => void node.enum.reverse())],
  ['alternatives in another order', schema('error-401', ({ anyOf }) => void anyOf.reverse())],
  ['an alternative of an answer goes', schema('error-401', ({ anyOf }) => void anyOf.pop())],
  ['a length of at least nothing', field('sale-request', 'customer_key', (node) => void (node.minLength = 0))],
  ['a new operation', ({ paths }) => void (paths['/alive'] = copy(paths['/healthz']))],
  ['a new error status', operation('track/sale', ({ responses }) => void (responses['423'] = responses['409']))],
  [
    'a new error',
    answer('track/sale', '400', (response) => {
      const value = { data: null, error: { status: 400, message: 'Another', code: 'invalid_request' } };
      media(response).examples.another = { value };
    }),
  ],
  ['a new header', answer('track/sale', '200', ({ headers }) => void (headers['X-New'] = { schema: {} }))],
  [
    'an optional parameter',
    operation(
      'cli/status',
      (node) => void (node.parameters = [{ name: 'q', in: 'query', schema: { type: 'string' } }]),
    ),
  ],
  [
    'a link',
    answer('track/click', '200', (response) => void (response.links = { lead: { operationId: 'trackLead' } })),
  ],
  ['other words', ({ info }) => void Object.assign(info, { title: 'T', version: '9.0.0', description: 'D' })],
  ['an operation is to go', operation('track/click', (node) => void (node.deprecated = true))],
  ['a credential may be left out', operation('track/sale', (node) => void node.security.push({}))],
  ['a limit rises', (document) => void (document['x-limits'].requests.buckets.click.limit = 600)],
  ['a body may be larger', (document) => void (document['x-limits'].bodyBytes = 131072)],
  [
    'a schema gets another name',
    (document) => {
      const text = JSON.stringify(document).replaceAll('/schemas/click-response"', '/schemas/Click"');
      Object.assign(document, JSON.parse(text));
      document.components.schemas.Click = document.components.schemas['click-response'];
      delete document.components.schemas['click-response'];
    },
  ],
  [
    'an answer that several operations shared stands alone',
    (document) => {
      const { responses } = document.paths['/api/v1/track/sale'].post;
      responses['429'] = copy(document.components.responses[responses['429'].$ref.split('/').pop()]);
    },
  ],
  [
    'an error gets another name in an operation',
    (document) => {
      answer('track/sale', '400', (response) => {
        const { livemodeInvalid, ...others } = media(response).examples;
        media(response).examples = { ...others, liveInvalid: livemodeInvalid };
      })(document);
      field('sale-request', 'livemode', (node) => void (node['x-errors'].type = 'liveInvalid'))(document);
    },
  ],
])('%s', (_, change) => {
  expect(breaksOf(change)).toEqual([]);
});

// What documents of earlier releases said in other words.
judging.each<[string, Change]>([
  [
    'each answer and the limits of requests had keys of their own',
    (document) => {
      const { unknownPath, unreadableRequest, rotationWarning, preflight } = document['x-answers'];
      const { requests, ...limits } = document['x-limits'];
      delete document['x-answers'];
      Object.assign(document, {
        'x-unknown-path': unknownPath,
        'x-unreadable-request': unreadableRequest,
        'x-rotation-warning': rotationWarning,
        'x-preflight': preflight,
        'x-limits': limits,
        'x-rate-limits': requests,
      });
    },
  ],
  [
    'constants had the keyword const, and null was a type',
    ({ components: { schemas } }) => {
      schemas['platform-error'].properties.data = { type: 'null' };
      schemas['link-disabled-error'].properties.success = { type: 'boolean', const: false };
    },
  ],
  [
    'a path said itself that it is for page code, and an operation which error says that the service failed',
    operation('track/click', (node, item) => {
      item['x-cors'] = true;
      node['x-unexpected-error'] = 'clickTrackingFailed';
    }),
  ],
  [
    'a field stated what it must be',
    (document) => {
      const { properties } = document.components.schemas['cli-init-request'];
      properties.name['x-must-be'] = 'a string of 1 to 1000 characters that is not blank';
      properties.domain['x-errors'] = { required: 'fieldsMissing' };
      properties.domain['x-must-be'] = 'a host name such as brand.dev, without https://';
    },
  ],
])('in a released document %s', (_, older) => {
  expect(breaksSince(older)).toEqual([]);
});

judging('a field of a released document stated something else', () => {
  const older = schema('cli-init-request', ({ properties }) => {
    properties.name['x-must-be'] = 'a name';
  });
  expect(breaksSince(older)).toEqual([
    expect.stringMatching(/^POST \/api\/v1\/cli\/init: request: name: x-errors changes from .*name must be a name/),
  ]);
});

/** The status endpoint with a parameter in its path and another in its query. */
const withParameters: Change = ({ paths }) => {
  const { '/api/v1/cli/status': item, ...others } = copy(paths);
  for (const path of Object.keys(paths)) delete paths[path];
  item.parameters = [{ name: 'program_id', in: 'path', required: true, schema: { type: 'integer' } }];
  item.get.parameters = [{ name: 'q', in: 'query', schema: { type: 'string', maxLength: 10 } }];
  Object.assign(paths, others, { '/api/v1/programs/{program_id}/status': item });
};
const status = (change: (item: Json) => void): Change => {
  return ({ paths }) => change(paths['/api/v1/programs/{program_id}/status']);
};

judging.each<[string, Change, string[]]>([
  [
    'a parameter in the path gets another name',
    ({ paths }) => {
      const { '/api/v1/programs/{program_id}/status': item } = paths;
      delete paths['/api/v1/programs/{program_id}/status'];
      item.parameters[0].name = 'id';
      paths['/api/v1/programs/{id}/status'] = item;
    },
    [],
  ],
  [
    'a parameter in the path takes less',
    status(({ parameters }) => void (parameters[0].schema.maximum = 9)),
    [
      'GET /api/v1/programs/{program_id}/status: for the `path` request parameter `program_id`, the max was set to `9.00` (request-parameter-max-set)',
    ],
  ],
  [
    'a parameter goes',
    status(({ get }) => void (get.parameters = [])),
    ['GET /api/v1/programs/{program_id}/status: deleted the `query` request parameter `q` (request-parameter-removed)'],
  ],
  [
    'a parameter becomes required',
    status(({ get }) => void (get.parameters[0].required = true)),
    [
      'GET /api/v1/programs/{program_id}/status: the `query` request parameter `q` became required (request-parameter-became-required)',
    ],
  ],
  [
    'a required parameter is added',
    status(({ get }) => void get.parameters.push({ name: 'r', in: 'query', required: true, schema: {} })),
    [
      'GET /api/v1/programs/{program_id}/status: added the new required `query` request parameter `r` (new-required-request-parameter)',
    ],
  ],
  [
    'a body becomes necessary',
    status(({ get }) => void (get.requestBody = { required: true, content: {} })),
    ['GET /api/v1/programs/{program_id}/status: added required request body (request-body-added-required)'],
  ],
])('of parameters: %s', (_, change, lines) => {
  expect(breaksOf(change, withParameters)).toEqual(lines);
});
