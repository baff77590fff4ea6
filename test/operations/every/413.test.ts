import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bodyOf } from '../../security/support/document.ts';
import { verdictOf } from '../../security/support/rules.ts';
import { DOCS_URL } from '../../support/service.ts';
import {
  changed,
  expectRefused,
  expectServed,
  goodCall,
  openTable,
  sendTo,
  sizedCall,
  withBody,
  type Table,
} from './support.ts';

// Every operation with a body, with the largest allowed number of bytes and with one byte more.

let table: Table;
beforeAll(async () => void (table = await openTable()));
afterAll(() => table.stop());

const CHUNKED = { 'content-length': '-', 'transfer-encoding': 'chunked' };
const TEXTS: Record<number, string> = {
  65_536: 'Request body must be at most 64 KiB',
  1_048_576: 'Request body must be at most 1 MiB',
};

describe.each(withBody)('$method $path', (operation) => {
  const limit = operation.maxBodyBytes!;
  const refusal: [number, string, string] = [413, 'payloadTooLarge', TEXTS[limit] ?? `no text for ${limit} bytes here`];

  describe.each([
    ['with a Content-Length', {}],
    ['in chunks', CHUNKED],
  ])('%s', (_, headers) => {
    test(`a body of ${limit} bytes is accepted`, async () => {
      const fits = await sizedCall(table, operation, limit);
      expectServed(operation, await sendTo(table, changed(fits, { headers })));
    });

    test('one byte more is rejected, and nothing is recorded', async () => {
      const large = await sizedCall(table, operation, limit + 1);
      await expectRefused(table, operation, changed(large, { headers }), refusal);
    });
  });

  test('a body that is far too large is rejected, and the client receives the response', async () => {
    const good = await goodCall(table, operation);
    await expectRefused(table, operation, changed(good, { body: Buffer.alloc(3 * limit, 0x20) }), refusal);
  });

  test('the content type is checked before the size', async () => {
    const large = changed(await sizedCall(table, operation, limit + 1), {
      headers: { 'content-type': 'text/plain' },
    });
    const text = 'Content-Type must be application/json';
    await expectRefused(table, operation, large, [415, 'unsupportedMediaType', text]);
  });

  const verdict = verdictOf(operation, 'unknown', false);
  if (verdict === 'accepted') return;
  test('the credential is checked before the size', async () => {
    const large = await sizedCall(table, operation, limit + 1);
    const answer = await sendTo(table, changed(large, { headers: { authorization: 'Bearer nobody' } }));
    expect(answer.status).toBe(401);
    expect(answer.body).toEqual(bodyOf(operation.unauthorized[verdict.refused]!, DOCS_URL));
  });
});
