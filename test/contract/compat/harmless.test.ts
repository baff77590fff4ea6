import { expect } from 'vitest';
import { answer, breaksOf, type Change, type Json, judging, media, operation, schema } from './support.ts';

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
      properties.why['x-errors'].maxLength = 'reasonInvalid';
    }),
  ],
  [
    'a field is added to an answer, always there',
    schema('click-response', ({ properties, required }) => {
      properties.extra = { type: 'string', enum: ['a'] };
      required.push('extra');
    }),
  ],
  ['an answer has one value less', field('refund-response', 'status', (node) => void node.enum.pop())],
  [
    'an answer of the management API has one value more',
    schema('scope', (node) => void node.enum.push('coupons.read')),
  ],
  ['alternatives in another order', schema('error-401', ({ anyOf }) => void anyOf.reverse())],
  [
    'a new error',
    answer('track/sale', '400', (response) => {
      media(response).examples.another = { $ref: '#/components/examples/reasonInvalid' };
    }),
  ],
  ['other words', ({ info }) => void Object.assign(info, { title: 'T', version: '9.0.0', description: 'D' })],
  ['a credential may be left out', operation('track/sale', (node) => void node.security.push({}))],
  ['a limit rises', (document) => void (document['x-limits'].requests.buckets.click.limit = 600)],
  ['a body may be larger', (document) => void (document['x-limits'].bodyBytes = 131072)],
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
