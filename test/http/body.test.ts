import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Answer, Call } from '../support/client.ts';
import { platformError } from '../support/envelopes.ts';
import { countAll } from '../support/rows.ts';
import { startService, type Service } from '../support/service.ts';

let service: Service;
/** For each endpoint, a body that can be repeated and always gets a 200. */
let good: Record<string, Record<string, unknown>>;
let key: string;
beforeAll(async () => {
  service = await startService();
  const campaign = await service.make.campaign();
  const additional = { test_mode: true, program_id: campaign.id };
  key = campaign.key;
  good = {
    click: { affiliate_url: campaign.url, additional_data: additional },
    lead: { additional_data: additional },
    sale: { amount_cents: 100, additional_data: additional },
    refund: { transaction_id: 'test_1', additional_data: additional },
  };
  await service.sale({ ...good.sale, transaction_id: 'test_1' }, { key });
});
afterAll(() => service.stop());

/** Arrays nested to this depth. */
const nested = (levels: number): unknown => (levels === 0 ? 1 : [nested(levels - 1)]);

describe.each([
  ['click', undefined],
  ['lead', undefined],
  ['sale', 'invalid_request'],
  ['refund', 'invalid_request'],
])('%s', (name, code) => {
  const call = (request: Call): Promise<Answer> => service.call(`/api/v1/track/${name}`, { key, ...request });
  const json = { 'content-type': 'application/json' };

  async function refused(request: Call, status: number, message: string) {
    const before = await countAll(service.db);
    const answer = await call(request);
    expect(answer.body).toEqual(platformError(status, message, code));
    expect(answer.status).toBe(status);
    expect(await countAll(service.db)).toEqual(before);
  }
  async function accepted(request: Call) {
    const answer = await call(request);
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  }
  /** The valid body with one more field, given as JSON text. */
  const withField = (field: string) => JSON.stringify({ ...good[name], more: '@' }).replace('"more":"@"', () => field);

  test.each<[string, Call]>([
    ['nothing at all', {}],
    ['an empty body', { body: '' }],
    ['an empty body without length', { body: '', headers: { 'content-length': '-', 'transfer-encoding': 'chunked' } }],
    ['a content type alone', { headers: json }],
  ])('%s is not a body', (_, request) => refused(request, 400, 'Request body is required'));

  test.each([
    '{',
    '{"a":1',
    '{a:1}',
    "{'a':1}",
    '{"a":1}}',
    '{"a":NaN}',
    '{"a":1,}',
    'hello',
    ' ',
    '{"a":"\n"}',
    '\ufeff{}',
  ])('%j is not JSON', (body) => refused({ body }, 400, 'Request body must be valid JSON'));

  test.each(['[]', '[{}]', '"text"', '7', 'true', 'null'])('%s is no object', (body) =>
    refused({ body }, 400, 'Request body must be a JSON object'),
  );

  test.each([
    ['a byte that UTF-8 does not know', [0xff]],
    ['a character cut short', [0xc3]],
    ['a character too long', [0xc0, 0xaf]],
    ['a surrogate', [0xed, 0xa0, 0x80]],
  ])('%s is not UTF-8', (_, bytes) => {
    const body = Buffer.concat([Buffer.from('{"more":"'), Buffer.from(bytes), Buffer.from('"}')]);
    return refused({ body }, 400, 'Request body must be valid UTF-8');
  });

  test('32 levels are accepted, 33 are too deep', async () => {
    await accepted({ body: { ...good[name], more: nested(31) } });
    const message = 'Request body must not be nested deeper than 32 levels';
    await refused({ body: { ...good[name], more: nested(32) } }, 400, message);
    const objects = `${'{"a":'.repeat(32)}{}${'}'.repeat(32)}`;
    await refused({ body: objects }, 400, message);
    await refused({ body: `{"more":${'['.repeat(20_000)}${']'.repeat(20_000)}}` }, 400, message);
  });

  test.each([
    ['U+0000 in a value', '"more":"a\\u0000b"'],
    ['U+0000 in a key', '"mo\\u0000re":1'],
    ['U+0000 in a nested unknown field', '"more":[{"a":["\\u0000"]}]'],
    ['U+0000 in a nested key', '"more":{"a":{"\\u0000":1}}'],
    ['a lone high surrogate', '"more":"\\ud800"'],
    ['a lone low surrogate', '"more":"a\\udc00b"'],
    ['surrogates the wrong way round', '"more":"\\udc00\\ud800"'],
    ['a lone surrogate in a key', '"\\ud800":1'],
  ])('%s is rejected', (_, field) =>
    refused({ body: withField(field) }, 400, 'Text must not contain U+0000 or a lone surrogate'),
  );

  test('it is rejected in additional_data and in a known field', async () => {
    const message = 'Text must not contain U+0000 or a lone surrogate';
    const additional = { ...(good[name]!.additional_data as object), note: 'a\0b' };
    await refused({ body: { ...good[name], additional_data: additional } }, 400, message);
    const [field] = Object.keys(good[name]!);
    await refused({ body: { ...good[name], [field!]: 'a\0b' } }, 400, message);
  });

  test.each(['"more":"\\ud83d\\udca5"', '"more":"💥 \\u0001 ä"', '"mo\\u0072e":"\\\\u0000"', '"__proto__":{"a":1}'])(
    '%s is text like any other',
    (field) => accepted({ body: withField(field) }),
  );
});
