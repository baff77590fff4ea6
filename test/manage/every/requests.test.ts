import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { managementOperations } from '../../security/support/document.ts';
import { changed, expectRefused, goodCall, openStage, withBody, type Stage } from './support.ts';

// Every operation of the management API with requests that are refused before the operation runs, and with a database
// that fails. New operations are included automatically.

let stage: Stage;
beforeAll(async () => void (stage = await openStage()));
afterAll(() => stage.service.stop());

/** A table that an operation needs, by the group in its path, if it has another name. */
const TABLES: Record<string, string> = {
  events: 'clicks',
  invitations: 'partner_invitations',
  keys: 'program_keys',
  members: 'memberships',
  partners: 'partnerships',
  processors: 'stripe_secrets',
  stats: 'program_totals',
  'webhook-event-types': 'memberships',
  webhooks: 'webhook_endpoints',
};
async function tableOf(path: string): Promise<string> {
  if (path.includes('/account/')) return 'credential_uses';
  if (path.includes('/partner/')) return 'partners';
  if (path.endsWith('/payouts/preview')) return 'payout_methods';
  if (path.endsWith('/statements/preview')) return 'statement_months';
  const group = path.split('/')[5] ?? 'programs';
  const name = TABLES[group] ?? group.replaceAll('-', '_');
  // A path such as …/archive is about the program itself.
  return (await stage.service.db.knex.schema.hasTable(name)) ? name : 'programs';
}

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE'];

describe.each(managementOperations)('$method $path', (operation) => {
  const { allowed, path } = operation;

  test('another method is answered with 405, whatever the credential, and with Allow', async () => {
    for (const method of METHODS.filter((one) => !allowed.includes(one))) {
      const good = await goodCall(stage, operation);
      const { headers } = await expectRefused(stage, operation, changed(good, { method }), [405, 'methodNotAllowed']);
      expect(headers.allow!.split(', ').sort()).toEqual([...allowed].sort());
      await expectRefused(stage, operation, { path: good.path, call: { method } }, [405, 'methodNotAllowed']);
    }
  });

  test('an unknown query parameter is answered with 400', async () => {
    const good = await goodCall(stage, operation);
    const values = { field: 'serach' };
    await expectRefused(stage, operation, changed(good, {}, '?serach=x'), [400, 'fieldUnknown', values]);
  });

  test.runIf(path.includes('{'))('a malformed identifier is answered with 404', async () => {
    const good = await goodCall(stage, operation);
    for (const id of ['0', 'me', '1e3', '%zz', '12345678901234567']) {
      const request = { ...good, path: path.replace(/\{\w+\}/g, id) };
      if (id === 'me' && request.path.endsWith('/me/readiness')) continue;
      await expectRefused(stage, operation, request, [404, 'notFound']);
    }
  });

  test.runIf(operation.statuses.includes(404))('a record that does not exist is answered with 404', async () => {
    const good = await goodCall(stage, operation);
    const request = { ...good, path: good.path.replace(/\d+(?=\D*$)/, '9007199254740990') };
    if (path.includes('{')) await expectRefused(stage, operation, request, [404, 'notFound']);
  });

  test('a failure of the database is answered with 500', async () => {
    const good = await goodCall(stage, operation);
    const { knex } = stage.service.db;
    const table = await tableOf(path);
    await knex.raw('alter table ?? rename to away', [table]);
    const answer = await stage.service
      .call(good.path, good.call)
      .finally(() => knex.raw('alter table away rename to ??', [table]));
    expect(answer.status).toBe(500);
    expect(answer.body.error).toMatchObject({ code: 'internal_error', request_id: answer.headers['x-request-id'] });
  });
});

/** More than any JSON body may have. */
const TOO_LARGE = 1_048_577;

describe.each(withBody)('the body of $method $path', (operation) => {
  test.each<[string, number, string, object]>([
    ['none', 400, 'bodyMissing', { body: undefined }],
    ['not UTF-8', 400, 'bodyNotUtf8', { body: Buffer.from([0x7b, 0xff, 0x7d]) }],
    ['not JSON', 400, 'bodyNotJson', { body: '{' }],
    ['no object', 400, 'bodyNotObject', { body: '[1]' }],
    ['too deep', 400, 'bodyTooDeep', { body: `{"a":${'['.repeat(40)}${']'.repeat(40)}}` }],
    ['with U+0000', 400, 'textNotStorable', { body: '{"a":"\\u0000"}' }],
    ['too large', 413, 'payloadTooLarge', { body: `{"a":"${'x'.repeat(TOO_LARGE)}"}` }],
    ['of another type', 415, 'unsupportedMediaType', { body: '{}', headers: { 'content-type': 'text/plain' } }],
    ['compressed', 415, 'bodyCompressed', { body: '{}', headers: { 'content-encoding': 'gzip' } }],
  ])('%s is answered with %i %s', async (_, status, name, change) => {
    const { path, call } = changed(await goodCall(stage, operation), change);
    if (operation.optionalBody && name === 'bodyMissing')
      return expect(operation.successes).toContain((await stage.service.call(path, call)).status);
    await expectRefused(stage, operation, { path, call }, [status, name]);
  });

  test('with an unknown field is answered with 400', async () => {
    const good = await goodCall(stage, operation);
    const body = { ...(good.call.body as object), spare: null };
    await expectRefused(stage, operation, changed(good, { body }), [400, 'fieldUnknown', { field: 'spare' }]);
  });
});
