import { expect, test } from 'vitest';
import { breaksOf, schema, type Change } from './support.ts';

// What a client could rely on in bodies and cannot any more. Each change is told by exactly these lines.

const SALE = 'POST /api/v1/track/sale';
const CLICK = 'POST /api/v1/track/click';
const field = (schemaName: string, name: string, change: Change) =>
  schema(schemaName, ({ properties }) => change(properties[name]));

test.each<[string, Change, string[]]>([
  [
    'a field of a request goes',
    schema('sale-request', ({ properties }) => void delete properties.provider),
    [`${SALE}: request: the field provider is gone`],
  ],
  [
    'a field of an answer goes, which was not always there',
    schema('sale-response', ({ properties }) => void delete properties.transaction_id),
    [`${SALE}: 200: the field transaction_id is gone`],
  ],
  [
    'a field of an answer is no longer always there',
    schema('click-response', (node) => void (node.required = ['success', 'click_id'])),
    [`${CLICK}: 200: may now send objects without cookie_window_days`],
  ],
  [
    'a required field is added to a request',
    schema('refund-request', ({ properties, required }) => {
      properties.why = { type: 'string' };
      required.push('why');
    }),
    ['POST /api/v1/track/refund: request: no longer accepts objects without why'],
  ],
  [
    'a field of a request becomes required',
    schema('refund-request', ({ required }) => void required.push('reason')),
    ['POST /api/v1/track/refund: request: no longer accepts objects without reason'],
  ],
  [
    'the type of a request’s field changes',
    field('sale-request', 'amount_cents', (node) => void (node.type = 'string')),
    [`${SALE}: request: amount_cents: no longer accepts integer`],
  ],
  [
    'the type of an answer’s field changes',
    field('click-response', 'click_id', (node) => void (node.type = 'integer')),
    [`${CLICK}: 200: click_id: may now send integer`],
  ],
  [
    'a whole number of an answer may become a fraction',
    schema('days', (node) => void (node.type = 'number')),
    [`${CLICK}: 200: cookie_window_days: may now send number`, `${SALE}: 200: window_days: may now send number`],
  ],
  [
    'null is refused',
    field('sale-request', 'livemode', (node) => void (node.type = 'boolean')),
    [`${SALE}: request: livemode: no longer accepts null`],
  ],
  [
    'null is answered',
    field('click-response', 'click_id', (node) => void (node.type = ['string', 'null'])),
    [`${CLICK}: 200: click_id: may now send null`],
  ],
  [
    'a value of a request goes',
    field('sale-request', 'currency', (node) => void (node.enum = ['USD', 'EUR', null])),
    [`${SALE}: request: currency: no longer accepts "VND"`],
  ],
  [
    'a new value in an answer',
    field('refund-response', 'status', (node) => void node.enum.push('odd')),
    ['POST /api/v1/track/refund: 200: status: may now send "odd"'],
  ],
  [
    'the values of an answer are no longer listed',
    field('refund-response', 'status', (node) => void delete node.enum),
    [
      'POST /api/v1/track/refund: 200: status: may now send values other than "reversed", "clawed_back", "skipped", "no_commission"',
    ],
  ],
  [
    'a constant changes',
    field('link-disabled-error', 'success', (node) => void (node.const = true)),
    [`${CLICK}: 410: success: may now send true`],
  ],
  [
    'a text must be shorter',
    field('sale-request', 'customer_key', (node) => void (node.maxLength = 100)),
    [`${SALE}: request: customer_key: no longer accepts texts longer than 100`],
  ],
  [
    'an answer’s text may be longer',
    field('click-response', 'click_id', (node) => void delete node.maxLength),
    [`${CLICK}: 200: click_id: may now send texts longer than 255`],
  ],
  [
    'a number must be larger',
    field('sale-request', 'amount_cents', (node) => void (node.minimum = 100)),
    [`${SALE}: request: amount_cents: no longer accepts numbers below 100`],
  ],
  [
    'a text must have a pattern and a format',
    field('refund-request', 'transaction_id', (node) => void Object.assign(node, { pattern: '^x', format: 'uuid' })),
    [
      'POST /api/v1/track/refund: request: transaction_id: no longer accepts what is no uuid',
      'POST /api/v1/track/refund: request: transaction_id: no longer accepts texts that do not match ^x',
    ],
  ],
  [
    'other fields are refused',
    schema('refund-request', (node) => void (node.additionalProperties = false)),
    ['POST /api/v1/track/refund: request: no longer accepts fields of any other name'],
  ],
  [
    'a rule of the document’s own gets narrower',
    field('sale-request', 'occurred_at', (node) => void (node['x-time-window'] = { maxAgeSeconds: 5 })),
    [
      `${SALE}: request: occurred_at: x-time-window changes from {"maxAgeSeconds":2592000,"maxAheadSeconds":300} to {"maxAgeSeconds":5}`,
    ],
  ],
  [
    'a keyword that the comparison does not know',
    field('sale-request', 'livemode', (node) => void (node.not = { const: true })),
    [`${SALE}: request: livemode: not changes from nothing to {"const":true}`],
  ],
  [
    'a field of one alternative goes',
    field('cli-test-event-response', 'data', ({ anyOf }) => void delete anyOf[1].properties.short_code),
    ['POST /api/v1/cli/test-event: 200: data: anyOf 2: the field short_code is gone'],
  ],
  [
    'a new alternative in an answer',
    field('cli-test-event-response', 'data', ({ anyOf }) => void anyOf.push({ type: 'string' })),
    ['POST /api/v1/cli/test-event: 200: data: anyOf 3: may now send string'],
  ],
])('%s', (_, change, lines) => {
  expect(breaksOf(change).sort()).toEqual([...lines].sort());
});
