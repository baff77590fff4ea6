import { afterAll, beforeAll, describe, test } from 'vitest';
import { changed, expectRefused, expectServed, goodCall, openTable, sendTo, withBody, type Table } from './support.ts';

// Every operation with a body, with a valid body and another content type.

let table: Table;
beforeAll(async () => void (table = await openTable()));
afterAll(() => table.stop());

const ACCEPTED = [
  'application/json',
  'application/json; charset=utf-8',
  'application/json;charset=UTF-8',
  'application/json; charset="utf-8"',
  'Application/JSON',
];
const REFUSED = [
  'text/plain',
  'text/json',
  'application/x-www-form-urlencoded',
  'application/jwt',
  'application/jsonp',
  'application/problem+json',
  'application/json; charset=latin1',
  'application/json; charset=iso-8859-1',
  'application/json; charset=utf-16',
  'json',
];

describe.each(withBody)('$method $path', (operation) => {
  test.each(ACCEPTED)('%s is accepted', async (type) => {
    const good = await goodCall(table, operation);
    expectServed(operation, await sendTo(table, changed(good, { headers: { 'content-type': type } })));
  });

  const refused = async (headers: Record<string, string>, name: string, message: string) => {
    const good = await goodCall(table, operation);
    await expectRefused(table, operation, changed(good, { headers }), [415, name, message]);
  };

  test.each(REFUSED.filter((type) => !operation.bodyTypes.includes(type)))(
    '%s is rejected, and nothing is recorded',
    (type) => refused({ 'content-type': type }, 'unsupportedMediaType', 'Content-Type must be application/json'),
  );

  test('a body without a content type is rejected, and nothing is recorded', () =>
    refused({ 'content-type': '-' }, 'unsupportedMediaType', 'Content-Type must be application/json'));

  test.each(['gzip', 'br', 'rot13'])('a body with the content encoding %s is refused', (encoding) =>
    refused({ 'content-encoding': encoding }, 'bodyCompressed', 'Request body must not be compressed'),
  );

  test('the content encoding identity is accepted', async () => {
    const good = await goodCall(table, operation);
    expectServed(operation, await sendTo(table, changed(good, { headers: { 'content-encoding': 'identity' } })));
  });
});
