import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { catalogue, contract, document, operationEntry, type OperationId } from '../../src/contract/index.ts';
import type { Answer, Call } from '../support/client.ts';
import { errorName } from '../../packages/cli/src/conformance/answer.ts';
import { startService, type Service } from '../support/service.ts';
import { object, resolve, text, type Context, type Json } from './support/arbitrary.ts';
import { broken } from './support/breaking.ts';
import { effort, TEST_TIMEOUT } from './support/runs.ts';
import { makeWorld, type World } from './support/world.ts';

// Sends random requests that are generated from the document's schemas. The test client checks that every response is
// documented; these tests also check that it fits the request.

let service: Service;
let world: World;
beforeAll(async () => {
  service = await startService({ rateLimitScale: 1e9 });
  world = await makeWorld(service);
});
afterAll(() => service.stop());

const ids = Object.keys(contract.operations) as OperationId[];
// test/manage/ tests the management API, whose bodies are closed and whose paths name records.
const isTracking = (id: OperationId): boolean => operationEntry(id).access === null;
const withBody = ids.filter((id) => isTracking(id) && operationEntry(id).body?.form === 'json');
const contextOf = (onlyKnown: string[] = []): Context => ({ pools: world.pools, onlyKnown, now: service.clock.now() });

const rawOf = (id: OperationId): Json => {
  const { path, method } = operationEntry(id);
  return (document as Json).paths[path][method];
};
const bodySchema = (id: OperationId): Json => rawOf(id).requestBody.content['application/json'].schema;

/** Expects a documented response of the service that is not an internal error. */
async function ask(id: OperationId, call: Call, query = ''): Promise<Answer> {
  const { path, method } = operationEntry(id);
  // For a path with a program, one that is not connected.
  const answer = await service.call(`${path.replace(/\{\w+\}/g, '1')}${query}`, {
    method: method.toUpperCase(),
    ...call,
  });
  expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(500);
  return answer;
}

/** Expects exactly this error of the operation with its status. */
function expectError(id: OperationId, answer: Answer, at: string, error: string): void {
  const { status } = catalogue[operationEntry(id).errors[error]!]!;
  const answered = answer.status < 400 ? 'no error' : errorName(id, answer);
  expect(`${id}: ${at}: ${answer.status} ${answered}`).toBe(`${id}: ${at}: ${status} ${error}`);
}

/** The errors for malformed requests. */
function formErrors(id: OperationId): string[] {
  const collect = (node: Json): string[] => {
    const schema = resolve(node);
    const inner = Object.values<Json>(schema.properties ?? {}).flatMap(collect);
    return [...Object.values<string>(schema['x-errors'] ?? {}), ...inner];
  };
  const general = Object.keys(operationEntry(id).errors).filter((name) =>
    /^body|^text|^payload|^unsupported|^fieldInvalid/.test(name),
  );
  const { errors } = operationEntry(id);
  // A name that is no error is that of a notice. A 403 says whose a value is, and that also of a value that is well-formed.
  const own = collect(bodySchema(id)).filter((name) => name in errors && catalogue[errors[name]!]!.status !== 403);
  return [...new Set([...own, ...general])];
}

describe.each(withBody)('%s', (id) => {
  test(
    'never refuses for its form what its schema allows',
    async () => {
      const refusals = formErrors(id);
      const property = fc.asyncProperty(object(bodySchema(id), contextOf()), async (body) => {
        const answer = await ask(id, { body, key: world.keyFor(operationEntry(id)) });
        if (answer.status >= 400) expect(refusals).not.toContain(errorName(id, answer));
      });
      await fc.assert(property, effort(80));
    },
    TEST_TIMEOUT,
  );

  test(
    'refuses what is wrong in one place with the error that the document has for it',
    async () => {
      const property = fc.asyncProperty(broken(bodySchema(id), contextOf(['advertiser_id'])), async (sent) => {
        const answer = await ask(id, { body: sent.body, key: world.keyFor(operationEntry(id)) });
        expectError(id, answer, sent.at, sent.error);
      });
      await fc.assert(property, effort(200));
    },
    TEST_TIMEOUT,
  );
});

/** Invalid bodies, with the error of each. */
const noBodies = fc.oneof(
  fc.constant({ error: 'bodyMissing', call: {} }),
  text().map((body) => ({ error: 'unsupportedMediaType', call: { body, headers: { 'content-type': 'text/plain' } } })),
  fc.constantFrom('[1]', '"text"', '17', 'null', 'true').map((body) => ({ error: 'bodyNotObject', call: { body } })),
  fc.stringMatching(/^[{[][a-z ,:]{0,10}$/).map((body) => ({ error: 'bodyNotJson', call: { body } })),
  fc.uint8Array({ maxLength: 20 }).map((bytes) => {
    const body = Buffer.concat([Buffer.from('{"a":"'), bytes, Buffer.from([0xff]), Buffer.from('"}')]);
    return { error: 'bodyNotUtf8', call: { body } };
  }),
  fc.nat({ max: 100 }).map((more) => {
    const body = JSON.stringify({ note: 'x'.repeat(contract.limits.bodyBytes + more) });
    return { error: 'payloadTooLarge', call: { body } };
  }),
  fc.constantFrom('gzip', 'br', 'nonsense').map((encoding) => {
    return { error: 'bodyCompressed', call: { body: '{}', headers: { 'content-encoding': encoding } } };
  }),
);

test(
  'an invalid body gets the error that says why, on every operation that needs one',
  async () => {
    const property = fc.asyncProperty(fc.constantFrom(...withBody), noBodies, async (id, { error, call }) => {
      const answer = await ask(id, { key: world.keyFor(operationEntry(id)), ...(call as Call) });
      expectError(id, answer, 'body', error);
    });
    await fc.assert(property, effort(150));
  },
  TEST_TIMEOUT,
);

const withQuery = ids.filter((id) => isTracking(id) && operationEntry(id).query.length > 0);

test.each(withQuery)(
  '%s refuses a query that lacks a parameter, or holds what cannot be stored, with the error for it',
  async (id) => {
    const broken = fc.record({
      name: fc.constantFrom(...operationEntry(id).query),
      value: fc.constantFrom(undefined, '', 'a\0b'),
      others: fc.dictionary(fc.stringMatching(/^[a-z]{1,5}_$/), text()),
    });
    const property = fc.asyncProperty(broken, async ({ name, value, others }) => {
      const query = new URLSearchParams({ ...others, ...(value === undefined ? {} : { [name]: value }) });
      const parameter = rawOf(id).parameters.find((one: Json) => one.name === name);
      const error = value ? 'textNotStorable' : parameter.schema['x-errors'][value === '' ? 'minLength' : 'required'];
      expectError(id, await ask(id, {}, `?${query.toString()}`), name, error as string);
    });
    await fc.assert(property, effort(50));
  },
  TEST_TIMEOUT,
);

/** Values that are valid in a header. */
const headerValue = fc.stringMatching(/^[!-~]([ -~]{0,30}[!-~])?$/);
const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'HEAD', 'TRACE'];

test(
  'whatever a request holds, its answer is a documented one and no failure',
  async () => {
    const queries = fc.dictionary(
      fc.constantFrom('state', 'aff', 'q'),
      fc.oneof(text(), fc.constantFrom(...(world.pools.state as string[]))),
    );
    const anything = fc.record({
      id: fc.constantFrom(...ids),
      method: fc.constantFrom(undefined, undefined, undefined, ...METHODS),
      key: fc.option(fc.constantFrom(...world.otherKeys), { nil: undefined }),
      authorization: fc.option(headerValue, { nil: undefined, freq: 1 }),
      origin: fc.option(fc.oneof(fc.constant('https://brand.dev'), headerValue), { nil: undefined }),
      requestId: fc.option(headerValue, { nil: undefined }),
      body: fc.option(fc.oneof(fc.object(), fc.jsonValue()), { nil: undefined }),
      query: queries,
    });
    const property = fc.asyncProperty(
      anything,
      async ({ id, method, key, authorization, origin, requestId, body, query }) => {
        const given = {
          ...(authorization && !key ? { authorization } : {}),
          ...(requestId ? { 'x-request-id': requestId } : {}),
        };
        const named = { ...(method ? { method } : {}), ...(origin ? { origin } : {}), key };
        // The test client sends text unchanged; these bodies must be JSON.
        const sent = body === undefined ? {} : { body: JSON.stringify(body) };
        await ask(id, { ...named, ...sent, headers: given }, `?${new URLSearchParams(query).toString()}`);
      },
    );
    await fc.assert(property, effort(400));
  },
  TEST_TIMEOUT,
);
