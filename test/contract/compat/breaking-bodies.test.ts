import { expect } from 'vitest';
import { answer, breaksOf, type Change, judging, media, schema } from './support.ts';

// Breaking changes of bodies. Each is reported with exactly these lines.

const SALE = 'POST /api/v1/track/sale';
const field = (schemaName: string, name: string, change: Change) =>
  schema(schemaName, ({ properties }) => change(properties[name]));

judging.each<[string, Change, string[]]>([
  [
    'a field of a request goes',
    schema('sale-request', ({ properties }) => void delete properties.provider),
    ['POST /api/v1/track/sale: removed the request property `provider` (request-property-removed)'],
  ],
  [
    'a field of an answer goes, which was not always there',
    schema('sale-response', ({ properties }) => void delete properties.transaction_id),
    [
      'POST /api/v1/track/sale: removed the optional property `transaction_id` from the response with the `200` status (response-optional-property-removed)',
    ],
  ],
  [
    'a field of an answer is no longer always there',
    schema('click-response', (node) => void (node.required = ['success', 'click_id'])),
    [
      'POST /api/v1/track/click: the response property `cookie_window_days` became optional for the status `200` (response-property-became-optional)',
    ],
  ],
  [
    'a required field is added to a request',
    schema('refund-request', ({ properties, required }) => {
      properties.why = { type: 'string' };
      required.push('why');
    }),
    ['POST /api/v1/track/refund: added the new required request property `why` (new-required-request-property)'],
  ],
  [
    'a field of a request becomes required',
    schema('refund-request', ({ required }) => void required.push('reason')),
    ['POST /api/v1/track/refund: the request property `reason` became required (request-property-became-required)'],
  ],
  [
    'the type of a request’s field changes',
    field('sale-request', 'amount_cents', (node) => void (node.type = 'string')),
    [
      'POST /api/v1/track/sale: the `amount_cents` request property `type` changed from `integer` to `string` (request-property-type-changed)',
    ],
  ],
  [
    'the type of an answer’s field changes',
    field('click-response', 'click_id', (node) => void (node.type = 'integer')),
    [
      "POST /api/v1/track/click: the `click_id` response's property `type` changed from `string` to `integer` for status `200` (response-property-type-changed)",
    ],
  ],
  [
    'a whole number of an answer may become a fraction',
    schema('days', (node) => void (node.type = 'number')),
    [
      "POST /api/v1/track/click: the `cookie_window_days` response's property `type` was widened from `integer` to `number` for status `200` (response-property-type-generalized)",
      "POST /api/v1/track/sale: the `window_days` response's property `type` was widened from `integer` to `number` for status `200` (response-property-type-generalized)",
    ],
  ],
  [
    'null is refused',
    field('sale-request', 'livemode', (node) => void (node.type = 'boolean')),
    [
      'POST /api/v1/track/sale: the request property `livemode` became not nullable (request-property-became-not-nullable)',
    ],
  ],
  [
    'null is answered',
    field('click-response', 'click_id', (node) => void (node.type = ['string', 'null'])),
    [
      'POST /api/v1/track/click: the response property `click_id` became nullable for the status `200` (response-property-became-nullable)',
    ],
  ],
  [
    'a value of a request goes',
    field('sale-request', 'currency', (node) => void (node.enum = ['USD', 'EUR', null])),
    [
      'POST /api/v1/track/sale: removed the enum value `VND` of the request property `currency` (request-property-enum-value-removed)',
    ],
  ],
  [
    'a new value in an answer',
    field('refund-response', 'status', (node) => void node.enum.push('odd')),
    [
      'POST /api/v1/track/refund: added the new `odd` enum value to the `status` response property for the response status `200` (response-property-enum-value-added)',
    ],
  ],
  [
    'the values of an answer are no longer listed',
    field('refund-response', 'status', (node) => void delete node.enum),
    ['POST /api/v1/track/refund: 200: status: enum changes from "a list of values" to nothing'],
  ],
  [
    'a constant changes',
    field('link-disabled-error', 'success', (node) => void (node.not.const = false)),
    [
      'POST /api/v1/track/click: the `success` response property const value changed from `false` to `true` for the status `410` (response-property-const-changed)',
    ],
  ],
  [
    'an answer that was always null may be an object',
    (document) => {
      const open = structuredClone(document.components.schemas['coded-platform-error']);
      delete open.properties.data.const;
      answer('track/refund', '404', (response) => void (media(response).schema = open))(document);
    },
    [
      "POST /api/v1/track/refund: the `data` response's property `type` was widened from `null` to `object, null` for status `404` (response-property-type-generalized)",
    ],
  ],
  [
    'a text must be shorter',
    field('sale-request', 'customer_key', (node) => void (node.maxLength = 100)),
    [
      "POST /api/v1/track/sale: the `customer_key` request property's maxLength was decreased to `100` (request-property-max-length-decreased)",
    ],
  ],
  [
    'an answer’s text may be longer',
    field('click-response', 'click_id', (node) => void delete node.maxLength),
    [
      "POST /api/v1/track/click: the `click_id` response property's maxLength was unset from `255` for the response status `200` (response-property-max-length-unset)",
    ],
  ],
  [
    'a number must be larger',
    field('sale-request', 'amount_cents', (node) => void (node.minimum = 100)),
    [
      "POST /api/v1/track/sale: the `amount_cents` request property's min was increased to `100.00` (request-property-min-increased)",
    ],
  ],
  [
    'a text must have a pattern and a format',
    field('refund-request', 'transaction_id', (node) => void Object.assign(node, { pattern: '^x', format: 'uuid' })),
    [
      'POST /api/v1/track/refund: added the pattern `^x` to the request property `transaction_id` (request-property-pattern-added)',
      'POST /api/v1/track/refund: the `transaction_id` request property `format` changed from `none` to `uuid` (request-property-type-changed)',
    ],
  ],
  [
    'other fields are refused',
    schema('refund-request', (node) => void (node.additionalProperties = false)),
    ['POST /api/v1/track/refund: request: additionalProperties changes from nothing to false'],
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
      `${SALE}: request: livemode: x-errors changes from {"type":"400 invalid_request livemode must be a boolean"} to {"type":"400 invalid_request {field} must be {requirement}"}`,
    ],
  ],
  [
    'a keyword that the comparison does not know',
    field('sale-request', 'livemode', (node) => void (node.not = { const: true })),
    [`${SALE}: request: livemode: not changes from nothing to {"const":true}`],
  ],
  [
    'a field of one alternative goes',
    field('cli-test-event-answer', 'data', ({ anyOf }) => void delete anyOf[1].properties.short_code),
    [
      'POST /api/v1/cli/test-event: removed the required property `data/anyOf[subschema #2]/short_code` from the response with the `200` status (response-required-property-removed)',
    ],
  ],
  [
    'a new alternative in an answer',
    field('cli-test-event-answer', 'data', ({ anyOf }) => void anyOf.push({ type: 'string' })),
    [
      'POST /api/v1/cli/test-event: added `subschema #3` to the `data` response property `anyOf` list for the response status `200` (response-property-any-of-added)',
    ],
  ],
])('%s', (_, change, lines) => {
  expect(breaksOf(change).sort()).toEqual([...lines].sort());
});
