import { describe, expect, test } from 'vitest';
import { createRouter } from '../../src/api/router.ts';
import { contract, operationEntry, type OperationId, type PathEntry } from '../../src/contract/index.ts';

const ids = Object.keys(contract.operations) as OperationId[];
const router = createRouter(ids.map((operationId) => ({ operationId, ...operationEntry(operationId) })));

const ENTRY: PathEntry = { bucket: null, cors: false, operations: [] };
const routerOf = (...paths: string[]) =>
  createRouter(
    paths.map((path) => ({ path, method: 'get', operationId: 'getHealth' })),
    Object.fromEntries(paths.map((path) => [path, ENTRY])),
  );

test('each path of the document is found, with its operations', () => {
  for (const id of ids) {
    const { path, method } = operationEntry(id);
    const found = router.match(path.replace('{program_id}', '7'));
    expect(found).toMatchObject({ path, operations: expect.arrayContaining([{ id, method }]) });
  }
});

test('a path with parameters matches every path of its form, and no other', () => {
  const path = '/api/v1/webhooks/stripe/{program_id}';
  expect(router.match('/api/v1/webhooks/stripe/a%2Fb')).toMatchObject({ path, values: { program_id: 'a%2Fb' } });
  expect(router.match('/api/v1/track/click')).toMatchObject({ path: '/api/v1/track/click', values: {} });
  for (const other of ['', '/', '/7/', '/7/8']) expect(router.match(`/api/v1/webhooks/stripe${other}`)).toBeUndefined();
  for (const other of ['', '/', '*', 'constructor', '__proto__', '/x/api/v1/webhooks/stripe/7']) {
    expect(router.match(other)).toBeUndefined();
  }
});

describe('if several paths match', () => {
  test('the one without parameters wins, whatever their order in the document', () => {
    const many = routerOf('/programs/{id}', '/programs/me', '/{any}/me');
    expect(many.match('/programs/me')?.path).toBe('/programs/me');
    expect(many.match('/programs/7')).toMatchObject({ path: '/programs/{id}', values: { id: '7' } });
    expect(many.match('/partners/me')).toMatchObject({ path: '/{any}/me', values: { any: 'partners' } });
  });

  test('the one with more fixed text wins', () => {
    const many = routerOf('/programs/{id}/{part}', '/programs/{id}/links', '/programs/{id}/links/{code}');
    expect(many.match('/programs/7/links')).toMatchObject({ path: '/programs/{id}/links', values: { id: '7' } });
    expect(many.match('/programs/7/sales')).toMatchObject({ path: '/programs/{id}/{part}', values: { part: 'sales' } });
    expect(many.match('/programs/7/links/anna')?.values).toEqual({ id: '7', code: 'anna' });
    expect(many.match('/programs/7/sales/anna')).toBeUndefined();
  });
});

test('a parameter that is only part of a segment fails the start of the service', () => {
  expect(() => routerOf('/reports/{name}.csv')).toThrow('a parameter must be a whole segment: {name}.csv');
});

test('a hundred paths with parameters do not slow down a path without them', () => {
  const many = routerOf(
    '/api/v1/track/click',
    ...Array.from({ length: 100 }, (_, i) => `/api/v1/things${i}/{id}/parts`),
  );
  const few = routerOf('/api/v1/track/click');
  const timeOf = (one: typeof few) => {
    const began = performance.now();
    for (let i = 0; i < 200_000; i++) one.match('/api/v1/track/click');
    return performance.now() - began;
  };
  const times = Array.from({ length: 5 }, () => [timeOf(few), timeOf(many)] as const);
  expect(Math.min(...times.map(([, slow]) => slow))).toBeLessThan(10 + 5 * Math.min(...times.map(([quick]) => quick)));
});
