import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { keyRetired, platformError, rateLimited } from '../../support/envelopes.ts';
import { inParallel, statusesOf } from '../../support/parallel.ts';
import { countRows, without } from '../../support/rows.ts';
import { DOCS_URL, startService, type Service } from '../../support/service.ts';

let service: Service;
beforeAll(async () => void (service = await startService()));
afterAll(() => service.stop());

const PATH = '/api/v1/cli/test-event';
const send = (key: string, body: unknown) => service.call(PATH, { key, body });
const invalid = (value: string) => platformError(400, `Invalid event_type: ${value}. Valid: click, lead, sale`);

test.each([
  [{ event_type: 'signup' }, 'signup'],
  [{ event_type: 5 }, '5'],
  [{ event_type: null }, ''],
  [{}, ''],
  [{ type: 'chains' }, ''],
  [{ event_type: 'x'.repeat(70) }, 'x'.repeat(64)],
])('400 for %o', async (body, shown) => {
  const { key } = await service.make.program();
  expect((await send(key, body)).body).toEqual(invalid(shown));
});

test.each([
  ['no text', { type: 5, event_type: 'click' }, 'type must be a string'],
  ['no object', '[]', 'Request body must be a JSON object'],
  ['no JSON', '{', 'Request body must be valid JSON'],
  ['no UTF-8', Buffer.from([0x22, 0xff, 0x22]), 'Request body must be valid UTF-8'],
  ['too deep', `${'{"a":'.repeat(33)}1${'}'.repeat(33)}`, 'Request body must not be nested deeper than 32 levels'],
  ['U+0000', { event_type: 'click\0' }, 'Text must not contain U+0000 or a lone surrogate'],
  ['nothing', undefined, 'Request body is required'],
])('400 for a body that is %s', async (_, body, message) => {
  const { key } = await service.make.program();
  expect((await send(key, body)).body).toEqual(platformError(400, message));
});

test.each([
  [undefined, 'Missing or malformed Authorization header. Expected: Bearer <api_token>'],
  ['Bearer ', 'Missing API token'],
  ['Bearer nobody', 'Invalid API key. Ask a workspace owner to regenerate the key.'],
])('401 for the header %s', async (authorization, message) => {
  const headers = authorization === undefined ? {} : { authorization };
  const answer = await service.call(PATH, { body: { type: 'chain' }, headers });
  expect(answer.body).toEqual(platformError(401, message));
});

test('401 for a retired key', async () => {
  const { id } = await service.make.program();
  const marking = { marked_at: service.clock.now(), rotate_by: service.clock.now() };
  expect((await send(await service.make.key(id, marking), {})).body).toEqual(keyRetired(DOCS_URL));
});

test('405, 413 and 415', async () => {
  const { key } = await service.make.program();
  expect((await service.call(PATH, { method: 'GET', key })).body).toEqual(platformError(405, 'Method not allowed'));
  const large = await send(key, { event_type: 'click', note: 'x'.repeat(65_536) });
  expect(large.body).toEqual(platformError(413, 'Request body must be at most 64 KiB'));
  const text = await service.call(PATH, { key, body: '{}', headers: { 'content-type': 'text/plain' } });
  expect(text.body).toEqual(platformError(415, 'Content-Type must be application/json'));
  const packed = await service.call(PATH, { key, body: '{}', headers: { 'content-encoding': 'gzip' } });
  expect(packed.body).toEqual(platformError(415, 'Request body must not be compressed'));
});

describe('the hourly limit', () => {
  const CAPPED = 'Too many synthetic chains (max 10/program/hour).';

  test('is not exceeded by 30 parallel chains on two instances', async () => {
    const { key, id } = await service.make.program();
    const both = [service, await service.second()];
    const answers = await inParallel(both, 30, (instance) => instance.call(PATH, { key, body: { type: 'chain' } }));
    expect(statusesOf(answers)).toEqual({ 200: 10, 429: 20 });
    expect(await countRows(service.db, 'chain_runs', { program_id: id })).toBe(10);
    expect(await countRows(service.db, 'test_events', { program_id: id })).toBe(30);
  });

  test('rejects the eleventh run in the typed envelope, with the correct time of the next run', async () => {
    const { key, id } = await service.make.program();
    const other = await service.make.program();
    for (let i = 0; i < 10; i++) {
      expect((await send(key, { type: 'chain' })).status).toBe(200);
      service.clock.advance({ seconds: 60 });
    }
    const refused = await send(key, { type: 'chain' });
    expect(refused.status).toBe(429);
    expect(refused.body).toEqual({
      error: { status: 429, code: 'rate_limited', message: CAPPED, retry_after_seconds: 3000 },
    });
    expect(refused.headers['retry-after']).toBe('3000');
    // Prepared before the cap is checked.
    const [fixture] = await service.db.knex('chain_fixtures').where({ program_id: id });
    expect(fixture).toMatchObject({ refreshed_at: service.clock.now() });
    expect((await send(key, { event_type: 'click' })).status).toBe(200);
    expect((await send(other.key, { type: 'chain' })).status).toBe(200);
    service.clock.advance({ seconds: 3000 });
    expect((await send(key, { type: 'chain' })).status).toBe(200);
    expect((await send(key, { type: 'chain' })).status).toBe(429);
  });
});

test('429 of the bucket is the usual one', async () => {
  const limited = await startService({ rateLimitScale: 1 / 60 });
  const { key } = await limited.make.program();
  const ask = () => limited.call(PATH, { key, body: { event_type: 'click' } });
  expect((await ask()).status).toBe(200);
  expect((await ask()).body).toEqual(rateLimited(60));
  await limited.stop();
});

test.each([
  [{ event_type: 'click' }, 'Failed to process test event'],
  [{ type: 'chain' }, 'Failed to run synthetic chain'],
])('500 for %o has its request identifier in three places, and records nothing', async (body, message) => {
  const { key, id } = await service.make.program();
  const answer = await without(service.db, 'test_events', () => send(key, body));
  const request_id = answer.headers['x-request-id'];
  const expected = platformError(500, `${message} (request_id: ${request_id})`);
  expect(answer.body).toEqual({ ...expected, error: { ...expected.error, details: { request_id } } });
  expect(await countRows(service.db, 'chain_runs', { program_id: id })).toBe(0);
});

test('500 for a key that cannot be looked up is the same for a chain: the key is checked before the body is read', async () => {
  const { key } = await service.make.program();
  const answer = await without(service.db, 'program_keys', () => send(key, { type: 'chain' }));
  const request_id = answer.headers['x-request-id'];
  expect(answer.body.error.message).toBe(`Failed to process test event (request_id: ${request_id})`);
});

test('400 for the type of the event is checked before any other field', async () => {
  const { key } = await service.make.program();
  const answer = await send(key, { type: 5, event_type: 'signup' });
  expect(answer.body).toEqual(platformError(400, 'Invalid event_type: signup. Valid: click, lead, sale'));
});
