import { expect } from 'vitest';
import { answer, breaksOf, type Change, judging, media, operation, schema } from './support.ts';

// Breaking changes: some that oasdiff finds, with the levels that we set, and each kind that it does not read. Each is
// reported with exactly these lines.

const SALE = 'POST /api/v1/track/sale';
const field = (schemaName: string, name: string, change: Change) =>
  schema(schemaName, ({ properties }) => change(properties[name]));

judging.each<[string, Change, string[]]>([
  [
    'a field of a request goes',
    schema('sale-request', ({ properties }) => void delete properties.provider),
    [`${SALE}: removed the request property \`provider\` (request-property-removed)`],
  ],
  [
    'a field of an answer goes, which was not always there',
    schema('sale-response', ({ properties }) => void delete properties.transaction_id),
    [
      `${SALE}: removed the optional property \`transaction_id\` from the response with the \`200\` status (response-optional-property-removed)`,
    ],
  ],
  [
    'a status goes',
    operation('track/sale', ({ responses }) => void delete responses['409']),
    [`${SALE}: removed the non-success response with the status \`409\` (response-non-success-status-removed)`],
  ],
  [
    'a new success',
    operation('track/sale', ({ responses }) => void (responses['202'] = responses['200'])),
    [`${SALE}: added the success response with the status \`202\` (response-success-status-added)`],
  ],
  [
    'page code is shut out',
    answer('track/click', '405', ({ headers }) => void delete headers['Access-Control-Allow-Origin']),
    ['POST /api/v1/track/click', 'POST /api/v1/track/lead'].map(
      (name) =>
        `${name}: the optional response header \`access-control-allow-origin\` removed for the status \`405\` (optional-response-header-removed)`,
    ),
  ],
  [
    'an operation is called otherwise',
    operation('track/click', (node) => void (node.operationId = 'recordClick')),
    [
      'POST /api/v1/track/click: api operation id `trackClick` removed and replaced with `recordClick` (api-operation-id-removed)',
    ],
  ],
  [
    'an answer has one value more',
    field('refund-response', 'status', (node) => void node.enum.push('waiting')),
    [
      'POST /api/v1/track/refund: added the new `waiting` enum value to the `status` response property for the response status `200` (response-property-enum-value-added)',
    ],
  ],
  [
    'the values of an answer are no longer listed',
    field('refund-response', 'status', (node) => void delete node.enum),
    ['POST /api/v1/track/refund: 200: status: enum changes from "a list of values" to nothing'],
  ],
  [
    'a constant of an answer changes',
    field('link-disabled-error', 'success', (node) => void (node.not.const = false)),
    [
      'POST /api/v1/track/click: the `` response property const value changed from `true` to `false` for the status `410` (response-property-const-changed)',
    ],
  ],
  [
    'an answer that was always null may be an object',
    schema('coded-platform-error', ({ properties }) => void delete properties.data.const),
    expect.arrayContaining(['POST /api/v1/track/refund: 404: data: const changes from null to nothing']) as string[],
  ],
  [
    'other fields must be texts',
    schema('refund-request', (node) => void (node.additionalProperties = { type: 'string' })),
    ['POST /api/v1/track/refund: request: additionalProperties changes from nothing to {"type":"string"}'],
  ],
  [
    'a rule of the document’s own gets narrower',
    field('sale-request', 'occurred_at', (node) => void (node['x-time-window'] = { maxAgeSeconds: 5 })),
    [
      `${SALE}: request: occurred_at: x-time-window changes from {"maxAgeSeconds":2592000,"maxAheadSeconds":300} to {"maxAgeSeconds":5}`,
    ],
  ],
  [
    'a broken rule leads to another error',
    field('sale-request', 'livemode', (node) => void (node['x-errors'].type = 'fieldInvalid')),
    [
      `${SALE}: request: livemode: x-errors changes from ["type: 400 invalid_request livemode must be a boolean"] to ["type: 400 invalid_request {field} must be {requirement}"]`,
    ],
  ],
  [
    'an error says something else',
    ({ components }) => void (components.examples.saleTrackingFailed.value.error.message = 'Sale failed'),
    [`${SALE}: no longer answers: 500 internal_error Sale tracking failed`],
  ],
  [
    'an error has another code',
    ({ components }) => void (components.examples.saleTrackingFailed.value.error.code = 'invalid_request'),
    [`${SALE}: no longer answers: 500 internal_error Sale tracking failed`],
  ],
  [
    'an error is no longer answered',
    answer('track/sale', '400', (response) => void delete media(response).examples.relationshipMissing),
    [`${SALE}: no longer answers: 400 no_attribution No partner-program relationship found for this customer`],
  ],
  [
    'a success says something else',
    answer('track/lead', '200', (response) => void (media(response).examples.settled.value.message = 'Thanks')),
    ['POST /api/v1/track/lead: no longer answers: Lead tracked successfully'],
  ],
  [
    'a credential becomes necessary',
    operation('track/lead', (node) => void (node.security = [{ programKey: [] }])),
    ['POST /api/v1/track/lead: can no longer be called with no credential alone'],
  ],
  [
    'a credential is read otherwise',
    ({ components }) => void (components.securitySchemes.programKey = { type: 'http', scheme: 'basic' }),
    [expect.stringMatching(/^the credential programKey changes from \{.*"bearer".* to .*"basic"/)],
  ],
  [
    'a path spends from another bucket',
    operation('track/click', (_, item) => void (item['x-bucket'] = 'lead')),
    ['POST /api/v1/track/click: bucket changes from "click" to "lead"'],
  ],
  [
    'a limit falls',
    (document) => void (document['x-limits'].requests.buckets.click.limit = 5),
    ['bucket click changes from {"limit":60,"per":"address"} to {"limit":5,"per":"address"}'],
  ],
  [
    'the window grows',
    (document) => void (document['x-limits'].requests.windowSeconds = 120),
    ['windowSeconds changes from 60 to 120'],
  ],
  [
    'a body must be smaller',
    (document) => void (document['x-limits'].bodyBytes = 1024),
    ['bodyBytes changes from 65536 to 1024'],
  ],
  [
    'a message repeats more of a value',
    (document) => void document['x-limits'].echoedCharacters++,
    [expect.stringMatching(/^echoedCharacters changes from \d+ to \d+$/)],
  ],
  [
    'an unknown path is answered otherwise',
    ({ components }) => void (components.examples.unknownPath.value.error.message = 'Nothing here'),
    ['no longer answers: 404 Path not found'],
  ],
  [
    'the rotation warning says something else',
    ({ components }) => void (components.examples['rotation-warning'].value.hint = 'Do something.'),
    [expect.stringMatching(/^rotationWarning changes from .*Do something/)],
  ],
])('%s', (_, change, lines) => {
  expect(breaksOf(change)).toEqual(lines);
});
