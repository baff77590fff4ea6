import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { send } from '../../support/client.ts';
import { ORIGIN } from '../../support/fixtures.ts';
import { documentedOperations } from '../../security/support/document.ts';
import type { Prepared } from '../../security/support/requests.ts';
import { expectRefused, goodCall, openTable, type Table } from './support.ts';

// Every operation of the document with every method that its path lacks. New operations are included automatically.

let table: Table;
beforeAll(async () => void (table = await openTable()));
afterAll(() => table.stop());

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE'];
const REFUSAL: [number, string, string] = [405, 'methodNotAllowed', 'Method not allowed'];

describe.each(documentedOperations)('$method $path', (operation) => {
  const { path, allowed, cors } = operation;
  let good: Prepared;
  beforeAll(async () => void (good = await goodCall(table, operation)));

  const refused = async (where: string, call: Prepared['call']) => {
    const { headers } = await expectRefused(table, operation, { path: where, call }, REFUSAL);
    expect(headers.allow!.split(', ').sort()).toEqual([...allowed].sort());
    expect(headers['x-request-id'] !== undefined).toBe(operation.headersOf(405).includes('X-Request-ID'));
  };

  describe.each(METHODS.filter((method) => !allowed.includes(method)))('%s', (method) => {
    test('is answered with 405 and Allow, whatever the credential, and nothing is recorded', async () => {
      const credentials = [undefined, `Bearer ${table.campaign.key}`, 'Bearer nobody', 'Bearer ', 'Basic abc'];
      for (const authorization of credentials) {
        await refused(good.path, { method, headers: authorization === undefined ? {} : { authorization } });
      }
    });

    test('is answered with 405 before the body, its type and its size are checked', async () => {
      if (method !== 'TRACE') await refused(good.path, { ...good.call, method });
      const headers = { 'content-type': 'text/plain', authorization: 'Basic abc' };
      await refused(good.path, { method, body: 'x'.repeat(1_048_577), headers });
    });

    if (!path.includes('{')) return;
    test('is answered with 405 whatever the path parameters are', async () => {
      for (const value of ['0', 'abc', '%zz', '{x}']) await refused(path.replace(/\{\w+\}/g, value), { method });
    });
  });

  test(`the preflight of a listed page is ${cors ? 'answered' : 'a method like any other'}`, async () => {
    const headers = { origin: ORIGIN, 'access-control-request-method': operation.method };
    const answer = await send(table.service.baseUrl, good.path, { method: 'OPTIONS', headers });
    expect(answer.status).toBe(cors ? 204 : 405);
    expect(answer.headers['access-control-allow-origin']).toBe(cors ? ORIGIN : undefined);
  });
});
