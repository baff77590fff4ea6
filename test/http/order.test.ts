import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { STEPS } from '../../src/api/steps.ts';
import type { Call } from '../support/client.ts';
import { startService, type Service } from '../support/service.ts';

let service: Service;
beforeAll(async () => void (service = await startService()));
afterAll(() => service.stop());

test('the steps are in one list, in this order', () => {
  expect(Object.keys(STEPS)).toEqual([
    'sender',
    'path',
    'limit',
    'method',
    'credential',
    'own page',
    'scope',
    'program',
    'role',
    'body',
    'credential in test mode',
    'permission',
    'fields',
    'operation',
  ]);
});

const BAD_JSON = Buffer.concat([Buffer.from('{"a":'), Buffer.from([0xff])]);
const LARGE = Buffer.concat([BAD_JSON, Buffer.alloc(65_537, 0xff)]);
const text = { 'content-type': 'text/plain' };

// A request with all errors at once. When one is corrected, the next error is returned.
describe.each(['click', 'lead', 'sale', 'refund'])('%s', (name) => {
  const path = `/api/v1/track/${name}`;
  const bad = { authorization: 'Basic x' };
  const good = name === 'sale' || name === 'refund';

  async function statusOf(call: Call, where = path, instance: Pick<Service, 'call'> = service) {
    const { status, body } = await instance.call(where, call);
    return [status, body.error.message] as const;
  }

  test('path, limit, method, credential, content type, size, encoding, syntax, kind, fields', async () => {
    const { key } = await service.make.program();
    const strict = await service.second({ rateLimitScale: 0.0001 });
    const everything: Call = { method: 'PUT', body: LARGE, headers: { ...text, ...bad } };
    await strict.call(path, everything);

    expect((await statusOf(everything, `${path}/`, strict))[0]).toBe(404);
    expect((await statusOf(everything, path, strict))[0]).toBe(429);
    expect((await statusOf(everything))[0]).toBe(405);
    // The click endpoint checks a credential only in test mode, which the body must state first.
    if (name !== 'click') expect((await statusOf({ ...everything, method: 'POST' }))[0]).toBe(401);
    const authorised: Call = good ? { key } : {};
    expect((await statusOf({ ...authorised, body: LARGE, headers: text }))[0]).toBe(415);
    expect((await statusOf({ ...authorised, body: LARGE }))[0]).toBe(413);
    expect(await statusOf({ ...authorised, body: BAD_JSON })).toEqual([400, 'Request body must be valid UTF-8']);
    expect(await statusOf({ ...authorised, body: '["\\u0000"' })).toEqual([400, 'Request body must be valid JSON']);
    expect(await statusOf({ ...authorised, body: '["\\u0000"]' })).toEqual([400, 'Request body must be a JSON object']);
    expect(await statusOf({ ...authorised, body: '{"a":"\\u0000"}' })).toEqual([
      400,
      'Text must not contain U+0000 or a lone surrogate',
    ]);
    const [status, message] = await statusOf({ ...authorised, body: {} });
    expect(status).toBe(400);
    expect(message).toMatch(/is required/);
  });

  test('fields are checked before the program in test mode', async () => {
    const { key } = await service.make.program();
    const additional = { test_mode: true, program_id: -1, event_name: 7 };
    const body = { affiliate_url: 'https://brand.dev/?aff=nobody', amount_cents: 1, transaction_id: 'none' };
    const named = await statusOf({ key, body: { ...body, additional_data: additional } });
    expect(named).toEqual([400, 'additional_data.event_name must be a string of at most 255 characters']);
    // The program is checked before look-ups: the link and the sale do not exist.
    const mismatch = await statusOf({ key, body: { ...body, additional_data: { ...additional, event_name: null } } });
    expect(mismatch).toEqual([403, 'program_id does not match the API key']);
  });
});

/** Expects the response of a path; optionally of another path or instance. */
const answering =
  (path: string) =>
  async (call: Call, status: number, message: string, where = path, instance: Pick<Service, 'call'> = service) => {
    const answer = await instance.call(where, call);
    expect([answer.status, answer.body.error.message]).toEqual([status, message]);
  };

test('the callback: path, limit, method, retired key, content type, size, encoding, syntax, kind, fields, session', async () => {
  const path = '/api/v1/cli/auth/callback';
  const answers = answering(path);
  const key = await service.make.markedKey();
  const strict = await service.second({ rateLimitScale: 0.0001 });
  const everything: Call = { method: 'PUT', body: LARGE, headers: text, key };
  await strict.call(path, everything);

  await answers(everything, 404, 'Path not found', `${path}/`, strict);
  await answers(everything, 429, 'Too many requests.', path, strict);
  await answers(everything, 405, 'Method not allowed');
  await answers({ ...everything, method: 'POST' }, 401, 'This API key has been retired.');
  await answers({ body: LARGE, headers: text }, 415, 'Content-Type must be application/json');
  await answers({ body: LARGE }, 413, 'Request body must be at most 64 KiB');
  await answers({ body: BAD_JSON }, 400, 'Request body must be valid UTF-8');
  await answers({ body: '["\\u0000"' }, 400, 'Request body must be valid JSON');
  await answers({ body: '["\\u0000"]' }, 400, 'Request body must be a JSON object');
  await answers({ body: '{"a":"\\u0000"}' }, 400, 'Text must not contain U+0000 or a lone surrogate');
  await answers({ body: { state: 7 } }, 400, 'Missing required fields: state, id_token');
  await answers({ body: { state: 7, id_token: 7 } }, 400, 'state must be a string');
  await answers({ body: { state: 'x', id_token: 7 } }, 400, 'id_token must be a string');
  await answers({ body: { state: 'x', id_token: 'x' } }, 404, 'Session not found or already used');
});

test('the poll: path, limit, method, retired key, query, session', async () => {
  const path = '/api/v1/cli/auth/poll';
  const answers = answering(path);
  const key = await service.make.markedKey();
  const strict = await service.second({ rateLimitScale: 0.0001 });
  const everything: Call = { method: 'POST', key };
  await strict.call(path, everything);

  await answers(everything, 404, 'Path not found', `${path}/`, strict);
  await answers(everything, 429, 'Too many requests.', path, strict);
  await answers(everything, 405, 'Method not allowed');
  await answers({ method: 'GET', key }, 401, 'This API key has been retired.', `${path}?state=%00`);
  await answers({ method: 'GET' }, 400, 'Text must not contain U+0000 or a lone surrogate', `${path}?state=%00`);
  await answers({ method: 'GET' }, 400, 'Missing state parameter');
  await answers({ method: 'GET' }, 404, 'Session not found', `${path}?state=x`);
});
