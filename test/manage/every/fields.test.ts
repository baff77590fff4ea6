import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { managementOperations, requiredFields, type Documented } from '../../security/support/document.ts';
import { changed, expectRefused, goodCall, openStage, withBody, type Stage } from './support.ts';

// The fields, parameters and Idempotency-Keys of every operation of the management API.

let stage: Stage;
beforeAll(async () => void (stage = await openStage()));
afterAll(() => stage.service.stop());

const lists = managementOperations.filter(({ fields }) => fields.some(({ name }) => name === 'cursor'));
const creating = managementOperations.filter(({ fields }) => fields.some(({ name }) => name === 'Idempotency-Key'));

describe.each(withBody)('the required fields of $method $path', (operation) => {
  test.runIf(requiredFields(operation).length > 0)('are named if they are missing or null', async () => {
    for (const field of requiredFields(operation)) {
      const good = await goodCall(stage, operation);
      for (const value of [undefined, null]) {
        const body = { ...(good.call.body as object), [field]: value };
        await expectRefused(stage, operation, changed(good, { body }), [400, 'fieldRequired', { field }]);
      }
    }
  });
});

describe.each(withBody)('the fields of $method $path', (operation) => {
  test('are named if they have another type', async () => {
    const { call } = await goodCall(stage, operation);
    for (const field of Object.keys(call.body as object)) {
      const good = await goodCall(stage, operation);
      // Terms are an object, so that another one is of their type.
      const sent = changed(good, {
        body: { ...(good.call.body as object), [field]: field === 'terms' ? true : { other: true } },
      });
      await stage.changes();
      const { status, body } = await stage.service.call(sent.path, sent.call);
      expect([status, body.error.code, body.error.details]).toEqual([400, 'invalid_request', { field }]);
      expect(await stage.changes()).toEqual([]);
    }
  });
});

const choices = managementOperations.flatMap((operation) =>
  operation.fields
    .filter((field) => field.in === 'query' && field.types.includes('choice'))
    .map(({ name }) => ({ operation, name, method: operation.method, path: operation.path })),
);

test.each(choices)('$name of $method $path is one of the values of the document', async ({ operation, name }) => {
  const good = await goodCall(stage, operation);
  const { path, call } = changed(good, {}, `?${name}=nonsense`);
  const { status, body } = await stage.service.call(path, call);
  expect([status, body.error.code, body.error.details]).toEqual([400, 'invalid_request', { field: name }]);
  await expectRefused(stage, operation, changed(good, {}, `?${name}=a%00b`), [400, 'textNotStorable']);
});

describe.each(lists)('the list $method $path', (operation) => {
  test.each([
    ['limit=0', 'fieldInvalid', { field: 'limit', requirement: 'a positive integer of at most 100' }],
    ['limit=101', 'fieldInvalid', { field: 'limit', requirement: 'a positive integer of at most 100' }],
    ['order=sideways', 'fieldInvalid', { field: 'order', requirement: 'one of: newest, oldest' }],
    ['cursor=nonsense', 'cursorInvalid', {}],
    ['cursor=a%00b', 'textNotStorable', {}],
  ])('?%s is answered with 400 %s', async (query, name, values) => {
    const good = await goodCall(stage, operation);
    await expectRefused(stage, operation, changed(good, {}, `?${query}`), [400, name, values]);
  });
});

/** The parameters that filter by an identifier. */
const numbers = managementOperations.flatMap((operation) =>
  operation.fields
    .filter(
      (field) => field.in === 'query' && field.types.includes('integer') && !['limit', 'wait'].includes(field.name),
    )
    .map(({ name }) => ({ operation, name, method: operation.method, path: operation.path })),
);

test.each(numbers)('$name of $method $path is an identifier up to the greatest one', async ({ operation, name }) => {
  const good = await goodCall(stage, operation);
  const { path, call } = changed(good, {}, `?${name}=${Number.MAX_SAFE_INTEGER}`);
  const { status, body } = await stage.service.call(path, call);
  expect(operation.successes, JSON.stringify(body)).toContain(status);
  for (const value of ['9007199254740992', '0', '-1', '1e3', '1.5']) {
    const values = { field: name, requirement: `a positive integer of at most ${Number.MAX_SAFE_INTEGER}` };
    await expectRefused(stage, operation, changed(good, {}, `?${name}=${value}`), [400, 'fieldInvalid', values]);
  }
  await expectRefused(stage, operation, changed(good, {}, `?${name}=a%00b`), [400, 'textNotStorable']);
});

/** The body with another text, which is valid too; undefined if the request has no body. */
function otherBody(body: object | undefined, { fields }: Documented): object | undefined {
  if (!body) return undefined;
  const isChoice = (key: string) => fields.some(({ name, types }) => name === key && types.includes('choice'));
  let changed = false;
  const other = (key: string, value: unknown): unknown => {
    if (changed || key === '' || isChoice(key) || typeof value !== 'string') return value;
    changed = true;
    // `Date.parse` alone also reads a code such as `code-2001`.
    const isTime = /^\d{4}-\d\d-\d\dT/.test(value);
    return isTime ? new Date(Date.parse(value) - 1000).toISOString() : `${value}x`;
  };
  const copy = JSON.parse(JSON.stringify(body, other)) as Record<string, unknown>;
  const ids = Object.values(copy).find((value) => Array.isArray(value)) as unknown[] | undefined;
  if (!changed) ids?.push(999_999);
  const number = Object.entries(copy).find(([, value]) => typeof value === 'number');
  if (!changed && !ids && number) copy[number[0]] = Number(number[1]) + 1;
  return copy;
}

describe.each(creating)('the Idempotency-Key of $method $path', (operation) => {
  const keyed = async (key: string) =>
    changed(await goodCall(stage, operation), { headers: { 'idempotency-key': key } });

  test('a repeat gets the first answer; another body gets 422; a key that is too long 400', async () => {
    const request = await keyed('first');
    const { path, call } = request;
    const first = await stage.service.call(path, call);
    expect(operation.successes).toContain(first.status);
    expect((await stage.service.call(path, call)).body).toEqual(first.body);
    const body = otherBody(call.body as object | undefined, operation);
    if (body) await expectRefused(stage, operation, changed(request, { body }), [422, 'keyReused']);
    const long = changed(request, { headers: { 'idempotency-key': 'x'.repeat(256) } });
    const values = { field: 'Idempotency-Key', requirement: 'a string of 1 to 255 characters' };
    await expectRefused(stage, operation, long, [400, 'fieldInvalid', values]);
  });

  test('while the first request is running, a repeat gets 409', async () => {
    const { path, call } = await keyed('running');
    const { knex } = stage.service.db;
    const blocker = await knex.transaction();
    await blocker.raw('lock table audit_log in access exclusive mode');
    const first = stage.service.call(path, call);
    const waiting = `select count(*)::int as n from pg_locks where not granted and locktype = 'relation'
      and database = (select oid from pg_database where datname = current_database())`;
    const waits = async () => (await knex.raw<{ rows: { n: number }[] }>(waiting)).rows[0]!.n;
    await expect.poll(waits, { timeout: 8_000 }).toBe(1);
    const second = await stage.service.call(path, call);
    await blocker.rollback();
    expect([second.status, second.body.error?.code]).toEqual([409, 'idempotency_in_flight']);
    expect(operation.successes).toContain((await first).status);
  });
});
