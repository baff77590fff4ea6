// How the body of a request is declared.
import { contract, operationEntry, type OperationId } from '@referral-tracking/shared/contract';
import type { Call } from '../call.ts';
import { rowsOf, type Row } from '../row.ts';
import { requestSchema } from '../schema.ts';
import { BUCKETS, nameOf, operationsOf } from './harmless.ts';

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

const ACCEPTED = ['application/json; charset=utf-8', 'application/json; charset="utf-8"', 'Application/JSON'];
const UNSUPPORTED = [
  'application/json; charset=utf-16',
  'application/x-www-form-urlencoded',
  'application/problem+json',
  'text/json',
  '*/*',
];
/** Texts that lenient readers take for JSON. */
const NOT_JSON = ['{} x', '{"x":1,}', '{}// x', "{'x':1}", '{"x":NaN}', 'x=1'];

/** A body that is read, and then refused because it is no object. */
const reading = (headers: NonNullable<Call['headers']>, body = '[1]'): Call => ({ as: 'program', body, headers });

const rowsFor = (id: OperationId): Row[] => {
  const { refused } = rowsOf('http', id as 'trackClick');
  const name = nameOf(id);
  const chunked = { 'transfer-encoding': 'chunked' };
  const large = '{}'.padEnd(contract.limits.bodyBytes + 1);
  return [
    ...ACCEPTED.map((type) =>
      refused(`content type ${type} for ${name}`, reading({ 'content-type': type }), 'bodyNotObject'),
    ),
    ...UNSUPPORTED.map((type) =>
      refused(`content type ${type} for ${name}`, reading({ 'content-type': type }), 'unsupportedMediaType'),
    ),
    refused(`no content type for ${name}`, reading({ 'content-type': undefined }), 'unsupportedMediaType'),
    ...NOT_JSON.map((body) => refused(`the body ${body} for ${name}`, reading({}, body), 'bodyNotJson')),
    refused(`content encoding br for ${name}`, reading({ 'content-encoding': 'br' }), 'bodyCompressed'),
    refused(`a body of unknown length for ${name}`, reading(chunked), 'bodyNotObject'),
    refused(`a body of unknown length past the limit for ${name}`, reading(chunked, large), 'payloadTooLarge'),
  ];
};

export const contentRows: Row[] = READERS.flatMap(rowsFor);
