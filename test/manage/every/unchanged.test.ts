import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Answer } from '../../support/client.ts';
import { managementOperations } from '../../security/support/document.ts';
import { visit } from '../../support/journey.ts';
import { as, ownedProgram } from '../support.ts';
import { changed, goodCall, openStage, type Stage } from './support.ts';

// A client that polls sends the ETag of the last response, and gets 304 without a body while nothing has changed.

let stage: Stage;
beforeAll(async () => void (stage = await openStage()));
afterAll(() => stage.service.stop());

const NOT_MODIFIED = 304;
// A file is sent piece by piece, so its beginning cannot say whether it has changed; a statement can be one, and never changes.
const FILES = /\/(export|statements\/\{statement_id\})$/;
const reads = managementOperations.filter(({ method, path }) => method === 'GET' && !FILES.test(path));

/** The headers that are the same in each response to the same request. */
const lasting = ({ headers }: Answer): object =>
  Object.fromEntries(
    ['etag', 'cache-control', 'x-content-type-options', 'x-ratelimit-limit'].map((name) => [name, headers[name]]),
  );

describe.each(reads)('$method $path', (operation) => {
  test('is declared to answer 304', () => expect(operation.statuses).toContain(NOT_MODIFIED));

  test('is not sent again to whoever has it', async () => {
    const good = await goodCall(stage, operation);
    const ask = (headers = {}) => {
      const { path, call } = changed(good, { headers });
      return stage.service.call(path, call);
    };
    const first = await ask();
    stage.service.clock.advance({ ms: 10 });
    const etag = first.headers.etag!;
    expect([first.status, etag]).toEqual([200, expect.stringMatching(/^W\/"[\w-]{22}"$/)]);
    const strong = etag.slice(2);
    for (const tags of [etag, strong, `"other", ${etag}`, '*']) {
      const known = await ask({ 'if-none-match': tags });
      expect([known.status, known.body, known.headers['content-type']], tags).toEqual([NOT_MODIFIED, '', undefined]);
      expect(lasting(known)).toEqual(lasting(first));
    }
    const changedSince = await ask({ 'if-none-match': '"other"' });
    expect([changedSince.status, changedSince.body !== '', lasting(changedSince)]).toEqual([200, true, lasting(first)]);
  });

  test('a refusal remains one', async () => {
    const { path, call } = changed(await goodCall(stage, operation), { headers: { 'if-none-match': '*' } });
    const answer = await stage.service.call(path, {
      ...call,
      key: 'refapi_unknown',
      headers: { 'if-none-match': '*' },
    });
    expect([answer.status, answer.headers.etag]).toEqual([401, undefined]);
  });
});

describe('the entity tag', () => {
  test('of totals does not name the time at which they were read; a click changes it', async () => {
    const { service } = stage;
    const campaign = await service.make.campaign();
    const owner = as(service, (await service.make.member(campaign.id)).apiToken);
    const read = () => owner('GET', `programs/${campaign.id}/stats`);
    await visit(service, campaign);
    const before = await read();
    service.clock.advance({ ms: 10 });
    const later = await read();
    expect(later.body.as_of).not.toBe(before.body.as_of);
    expect(later.headers.etag).toBe(before.headers.etag);
    await visit(service, campaign);
    expect((await read()).headers.etag).not.toBe(before.headers.etag);
  });

  test('is another one as soon as a record is', async () => {
    const { service } = stage;
    const program = await ownedProgram(service);
    const owner = as(service, program.token);
    const { headers } = await owner('GET', `programs/${program.id}`);
    const ask = () => owner('GET', `programs/${program.id}`, { headers: { 'if-none-match': headers.etag! } });
    expect((await ask()).status).toBe(NOT_MODIFIED);
    await owner('PATCH', `programs/${program.id}`, { body: { name: 'Brand & Co' } });
    const answer = await ask();
    expect([answer.status, answer.body.data.name, answer.headers.etag === headers.etag]).toEqual([
      200,
      'Brand & Co',
      false,
    ]);
  });

  test('counts although a browser adds no-cache, and the request spends its limit', async () => {
    const { service } = stage;
    const program = await ownedProgram(service);
    const owner = as(service, program.token);
    const first = await owner('GET', `programs/${program.id}/links`);
    const more = { 'if-none-match': first.headers.etag!, 'cache-control': 'no-cache' };
    const answer = await owner('GET', `programs/${program.id}/links`, { headers: more });
    expect(answer.status).toBe(NOT_MODIFIED);
    const left = ({ headers }: Answer) => Number(headers['x-ratelimit-remaining']);
    expect(left(answer)).toBe(left(first) - 1);
  });
});
