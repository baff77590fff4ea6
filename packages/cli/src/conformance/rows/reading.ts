// Creates the rules about reading a body, which apply to every endpoint with one and come before any field is checked.
import { contract, operationEntry, type OperationId } from '@referral-tracking/shared/contract';
import type { Call } from '../call.ts';
import { rowsOf, type Need, type Row } from '../row.ts';

const nested = (levels: number): string => `{"x":${'['.repeat(levels - 1)}${']'.repeat(levels - 1)}}`;

/** Unreadable bodies, wrong content types and other methods. */
export function readingRows(endpoint: string, id: OperationId, as: Call['as'], needs: readonly Need[] = []): Row[] {
  const { refused } = rowsOf<'trackClick'>(endpoint, id as 'trackClick');
  const { bodyBytes, bodyDepth } = contract.limits;
  const text = (body: unknown, headers: Call['headers'] = {}): Call => ({ ...(as ? { as } : {}), body, headers });
  const more = { needs };
  return [
    refused('no body', { ...(as ? { as } : {}) }, 'bodyMissing', more),
    refused('a body that is not JSON', text('{"x":'), 'bodyNotJson', more),
    refused('a list as body', text('[1]'), 'bodyNotObject', more),
    refused('bytes that are not UTF-8', text(Buffer.from('{"x":"\xff"}', 'latin1')), 'bodyNotUtf8', more),
    refused(`a body of ${bodyDepth + 1} levels`, text(nested(bodyDepth + 1)), 'bodyTooDeep', more),
    refused('U+0000 in a text', text('{"x":"\\u0000"}'), 'textNotStorable', more),
    refused('a lone surrogate in a text', text('{"x":"\\ud800"}'), 'textNotStorable', more),
    refused(`a body of ${bodyBytes + 1} bytes`, text('{}'.padEnd(bodyBytes + 1)), 'payloadTooLarge', more),
    refused('another content type', text('{}', { 'content-type': 'text/plain' }), 'unsupportedMediaType', more),
    refused('a compressed body', text('{}', { 'content-encoding': 'gzip' }), 'bodyCompressed', more),
  ];
}

/** Methods that the path does not have. The response lists the allowed methods. */
export function methodRows(endpoint: string, id: OperationId, as: Call['as']): Row[] {
  const { refused } = rowsOf<'trackClick'>(endpoint, id as 'trackClick');
  const others = operationEntry(id).method === 'get' ? ['POST', 'PUT'] : ['GET', 'DELETE'];
  return others.map((method) => refused(method, { ...(as ? { as } : {}), method }, 'methodNotAllowed'));
}
