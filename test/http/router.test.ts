import { describe, expect, test } from 'vitest';
import { createRouter } from '../../src/api/router.ts';
import { addOperations, type Operations } from './more-operations.ts';
import {
  contract,
  document,
  operationEntry,
  type OperationEntry,
  type OperationId,
  type PathEntry,
} from '../../src/contract/index.ts';

const ids = Object.keys(contract.operations) as OperationId[];
const router = createRouter(ids.map((operationId) => ({ operationId, ...operationEntry(operationId) })));

const ENTRY: PathEntry = { bucket: null, cors: false, managed: false, rest: false, operations: [] };
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

describe('of a path of 14 kB', () => {
  const paths = ids.map((id) => operationEntry(id).path);
  const most = Math.max(...paths.map((path) => path.split('/').length));

  test.each([
    ['slashes', '/', ''],
    ['segments', '/x', ''],
    ['segments below the path of an operation', '/x', '/api/v1/programs/7'],
    ['slashes below the path of an operation', '/', '/api/v1/programs/7/links'],
    ['dots', '/./..', '/api/v1/programs'],
    ['parameters', '/{id}', '/api'],
  ])('with %s, only as many segments are looked at as a path of the document can have', (_, part, start) => {
    const path = start + part.repeat(14_000 / part.length);
    const before = router.counts.segments;
    expect(router.match(path)).toBeUndefined();
    expect(router.counts.segments - before).toBeLessThanOrEqual(2 * most);
  });
});

test('a parameter that is only part of a segment fails the start of the service', () => {
  expect(() => routerOf('/reports/{name}.csv')).toThrow('a parameter must be a whole segment: {name}.csv');
});

describe('with a hundred more operations, half of them with parameters', () => {
  const larger = () => {
    const all = structuredClone(document);
    const entries = structuredClone({ paths: contract.paths, operations: contract.operations }) as Operations;
    addOperations(all, entries, 100);
    const operations = Object.entries(entries.operations as Record<string, OperationEntry>);
    const routed = operations.map(([operationId, { path, method }]) => ({ operationId, path, method }));
    return createRouter(routed, entries.paths as Record<string, PathEntry>);
  };

  test('each of them is found', () => {
    const many = larger();
    expect(many.match('/api/v1/track/more-98')?.operations).toMatchObject([{ id: 'moreOperations98' }]);
    expect(many.match('/api/v1/track/a/more-99')).toMatchObject({ values: { kind_99: 'a' } });
  });

  test('a path of the document without parameters is compared with no other path', () => {
    const many = larger();
    for (const path of Object.keys(contract.paths).filter((path) => !path.includes('{'))) {
      expect(many.match(path)?.path).toBe(path);
    }
    expect(many.counts.compared).toBe(0);
  });

  test('a path with parameters is compared with as few others as before', () => {
    const compared = (one: typeof router) => {
      const before = one.counts.compared;
      expect(one.match('/api/v1/webhooks/stripe/7')).toMatchObject({ values: { program_id: '7' } });
      return one.counts.compared - before;
    };
    expect([compared(router), compared(larger())]).toEqual([1, 1]);
  });
});
