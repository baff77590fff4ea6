// How the body of a request is declared and sent.
import { contract, operationEntry, type OperationId } from '@referral-tracking/shared/contract';
import type { Call } from '../call.ts';
import { isOnThisMachine } from '../target.ts';
import { NotAsked } from '../outcome.ts';
import { expectError, rowsOf, type Row } from '../row.ts';
import { requestSchema } from '../schema.ts';
import { BUCKETS, nameOf, operationsOf } from './harmless.ts';

const { refused, shown } = rowsOf<'trackClick'>('http', 'trackClick');

const limitsOf = contract.rateLimits.buckets;
const least = Math.min(...BUCKETS.map((bucket) => limitsOf[bucket].limit));

/**
 * One operation with a body for each bucket, without the bucket that would take longest. Its key is valid where one is
 * required.
 */
const READERS: OperationId[] = BUCKETS.filter((bucket) => limitsOf[bucket].limit > least).flatMap((bucket) => {
  const withBody = operationsOf(bucket).filter((id) => {
    const { method, path, credential } = operationEntry(id);
    return credential !== 'login' && requestSchema(path, method) !== undefined;
  });
  return withBody.slice(0, 1);
});

const ACCEPTED = [
  'application/json; charset=utf-8',
  'application/json;charset=UTF-8',
  'application/json; charset="utf-8"',
  'Application/JSON',
  'application/json; profile=x',
];
const UNSUPPORTED = [
  'application/json; charset=iso-8859-1',
  'application/json; charset=utf-16',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'application/problem+json',
  'application/jsonx',
  'text/json',
  '*/*',
];

/** Texts that lenient readers take for JSON. */
const NOT_JSON: [asks: string, body: string][] = [
  ['text after the JSON', '{} x'],
  ['two objects', '{}{}'],
  ['a comma at the end', '{"x":1,}'],
  ['a comment', '{}// x'],
  ['single quotes', "{'x':1}"],
  ['a name without quotes', '{x:1}'],
  ['NaN', '{"x":NaN}'],
  ['a form', 'x=1'],
];

/** A body that is read, and then refused because it is no object. */
const LIST = '[1]';
const reading = (headers: NonNullable<Call['headers']>, body = LIST): Call => ({ as: 'program', body, headers });

const rowsFor = (id: OperationId): Row[] => {
  const { refused: refuses } = rowsOf('http', id as 'trackClick');
  const { bodyBytes } = contract.limits;
  return [
    ...ACCEPTED.map((type) =>
      refuses(`content type ${type} for ${nameOf(id)}`, reading({ 'content-type': type }), 'bodyNotObject'),
    ),
    ...UNSUPPORTED.map((type) =>
      refuses(`content type ${type} for ${nameOf(id)}`, reading({ 'content-type': type }), 'unsupportedMediaType'),
    ),
    refuses(`no content type for ${nameOf(id)}`, reading({ 'content-type': undefined }), 'unsupportedMediaType'),
    ...NOT_JSON.map(([asks, body]) => refuses(`${asks} for ${nameOf(id)}`, reading({}, body), 'bodyNotJson')),
    refuses(
      `content encoding identity for ${nameOf(id)}`,
      reading({ 'content-encoding': 'identity' }),
      'bodyNotObject',
    ),
    ...['br', 'deflate', 'GZIP'].map((coding) =>
      refuses(
        `content encoding ${coding} for ${nameOf(id)}`,
        reading({ 'content-encoding': coding }),
        'bodyCompressed',
      ),
    ),
    refuses(`a body of unknown length for ${nameOf(id)}`, reading({ 'transfer-encoding': 'chunked' }), 'bodyNotObject'),
    refuses(
      `a body of unknown length past the limit for ${nameOf(id)}`,
      reading({ 'transfer-encoding': 'chunked' }, '{}'.padEnd(bodyBytes + 1)),
      'payloadTooLarge',
    ),
  ];
};

/** A body of unknown length is declared like any other, and only then is it read. */
const unknownLengthRowsFor = (id: OperationId): Row[] => {
  const { refused: refuses } = rowsOf('http', id as 'trackClick');
  const chunked = (
    asks: string,
    call: Pick<Call, 'headers'> & { body?: string },
    error: Parameters<typeof refused>[2],
  ) =>
    refuses(
      `a body of unknown length, ${asks}, for ${nameOf(id)}`,
      reading({ 'transfer-encoding': 'chunked', ...call.headers }, call.body),
      error,
    );
  return [
    chunked('without a content type', { headers: { 'content-type': undefined } }, 'unsupportedMediaType'),
    ...['text/plain', 'application/json; charset=utf-16'].map((type) =>
      chunked(`with content type ${type}`, { headers: { 'content-type': type } }, 'unsupportedMediaType'),
    ),
    chunked('compressed', { headers: { 'content-encoding': 'gzip' } }, 'bodyCompressed'),
    chunked('that is not JSON', { body: '{"x":1,}' }, 'bodyNotJson'),
    chunked('with nothing in it', { body: '' }, 'bodyMissing'),
  ];
};

/** The size that a request announces is enough to refuse it. A proxy may wait for the rest, which never comes. */
const announced: Row[] = READERS.map((id) =>
  shown(`an announced size past the limit for ${nameOf(id)}`, 'payloadTooLarge, before the body comes', async (kit) => {
    if (!isOnThisMachine(kit.target.baseUrl)) throw new NotAsked('a proxy may wait for the whole body');
    const headers = { 'content-length': String(contract.limits.bodyBytes + 1) };
    expectError(id, await kit.ask(id, { as: 'program', body: '{', headers }), 'payloadTooLarge');
  }),
);

/** If a body has several faults, the declaration is checked first, then the size, then the text. */
const order: Row[] = [
  refused(
    'a body past the limit with another content type',
    { body: '{'.padEnd(contract.limits.bodyBytes + 1), headers: { 'content-type': 'text/plain' } },
    'unsupportedMediaType',
  ),
  refused(
    'a compressed body past the limit',
    { body: '{'.padEnd(contract.limits.bodyBytes + 1), headers: { 'content-encoding': 'gzip' } },
    'bodyCompressed',
  ),
  refused(
    'a body past the limit that is not JSON',
    { body: '{'.padEnd(contract.limits.bodyBytes + 1) },
    'payloadTooLarge',
  ),
];

export const contentRows: Row[] = [
  ...READERS.flatMap(rowsFor),
  ...READERS.flatMap(unknownLengthRowsFor),
  ...announced,
  ...order,
];
