import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { platformError } from '../../support/envelopes.ts';
import type { TestPerson } from '../../support/fixtures.ts';
import { countRows } from '../../support/rows.ts';
import { startService, type Service } from '../../support/service.ts';

const PROGRAM = { name: 'Brand', domain: 'brand.dev', commission_type: 'percent', commission_rate: 20 };
const MISSING = 'Missing required fields: name, domain, commission_type, commission_rate';
const NOT_POSITIVE = 'commission_rate must be a positive number';
const TOO_HIGH = 'commission_rate must be at most 100 for the percent kinds and 1000000 for the fixed kinds';
const NO_NAME = 'name must be a string of 1 to 1000 characters in one line of visible characters';
const NO_DOMAIN = 'domain must be a host name such as brand.dev, without https://';
const unknownType = (value: string) =>
  `Invalid commission_type: ${value}. Valid: percent, fixed, recurring_percent, recurring_fixed`;

let service: Service;
let anna: TestPerson;
beforeAll(async () => {
  service = await startService();
  anna = await service.make.person();
});
afterAll(() => service.stop());
afterEach(async () => expect(await countRows(service.db, 'programs')).toBe(0));

const init = (body: unknown) => service.call('/api/v1/cli/init', { body, key: anna.token });
/** The program's JSON, with the text of some fields given literally. */
const written = (fields: Record<string, string>) => {
  const all = Object.entries(PROGRAM).map(([name, value]) => [name, JSON.stringify(value)] as const);
  const texts = { ...Object.fromEntries(all), ...fields };
  return `{${Object.entries(texts)
    .map(([name, text]) => `"${name}":${text}`)
    .join()}}`;
};
async function refused(body: unknown, message: string): Promise<void> {
  const answer = await init(body);
  expect(answer.body).toEqual(platformError(400, message));
  expect(answer.status).toBe(400);
}

describe('a field is missing', () => {
  test.each(Object.keys(PROGRAM))('%s, left out or null', async (name) => {
    await refused({ ...PROGRAM, [name]: undefined }, MISSING);
    await refused({ ...PROGRAM, [name]: null }, MISSING);
  });
  test('all of them', () => refused({}, MISSING));
  test('one, while all others are malformed', () =>
    refused({ name: 7, domain: '', commission_type: 'none', commission_rate: null }, MISSING));
});

test.each<[unknown, string]>([
  ['flat', 'flat'],
  ['', ''],
  ['Percent', 'Percent'],
  ['percent ', 'percent '],
  [7, '7'],
  [0, '0'],
  [false, 'false'],
  [['percent'], '["percent"]'],
  [{ kind: 'percent' }, '{"kind":"percent"}'],
  ['{allowed} {value}', '{allowed} {value}'],
  ['x'.repeat(65), 'x'.repeat(64)],
  ['💥'.repeat(65), '💥'.repeat(64)],
  [[`${'x'.repeat(70)}`], `["${'x'.repeat(62)}`],
])('commission_type %j', (commission_type, shown) => refused({ ...PROGRAM, commission_type }, unknownType(shown)));

test('commission_type 1e400 is shown as the parsed value', () =>
  refused(written({ commission_type: '1e400' }), unknownType('Infinity')));

test.each(['0', '-0', '-1', '-0.5', '"20"', '""', 'true', 'false', '[]', '[20]', '{}', '1e-400', '-1e400'])(
  'commission_rate %s is no positive number',
  (commission_rate) => refused(written({ commission_rate }), NOT_POSITIVE),
);

test.each([
  ['percent', '100.00001'],
  ['percent', '101'],
  ['recurring_percent', '1000001'],
  ['fixed', '1000000.01'],
  ['recurring_fixed', '1e300'],
  ['fixed', '1e400'],
  ['percent', '1e400'],
])('%s of %s is too large', (commission_type, commission_rate) =>
  refused(written({ commission_type: JSON.stringify(commission_type), commission_rate }), TOO_HIGH),
);

test.each<[unknown]>([[''], ['  '], ['\t\n'], ['x'.repeat(1001)], ['💥'.repeat(1001)], [7], [['Brand']], [{}], [true]])(
  'name %j',
  (name) => refused({ ...PROGRAM, name }, NO_NAME),
);

test.each<[unknown]>([
  [''],
  ['https://brand.dev'],
  ['brand.dev/'],
  ['brand dev'],
  ['brand.dev:99999'],
  ['-brand.dev'],
  ['brand..dev'],
  ['<script>'],
  ['anna@brand.dev'],
  [`${'x'.repeat(64)}.dev`],
  [`${'brand.'.repeat(170)}dev`],
  [7],
  [['brand.dev']],
])('domain %j', (domain) => refused({ ...PROGRAM, domain }, NO_DOMAIN));

test('several errors: the first one in the order of the specification is returned', async () => {
  const wrong = { name: ' ', domain: 'brand dev', commission_type: 'flat', commission_rate: '20' };
  await refused({ ...wrong, name: null }, MISSING);
  await refused(wrong, unknownType('flat'));
  await refused({ ...wrong, commission_type: 'percent' }, NOT_POSITIVE);
  await refused({ ...wrong, commission_type: 'percent', commission_rate: 500 }, TOO_HIGH);
  await refused({ ...wrong, commission_type: 'fixed', commission_rate: 500 }, NO_NAME);
  await refused({ ...wrong, commission_type: 'percent', commission_rate: 20, name: 'Brand' }, NO_DOMAIN);
});

test.each<[string, unknown, string]>([
  ['missing', undefined, 'Request body is required'],
  ['no JSON', '{', 'Request body must be valid JSON'],
  ['no object', '[]', 'Request body must be a JSON object'],
  ['no UTF-8', Buffer.from([0x22, 0xff, 0x22]), 'Request body must be valid UTF-8'],
  ['too deep', `${'{"a":'.repeat(33)}1${'}'.repeat(33)}`, 'Request body must not be nested deeper than 32 levels'],
  ['U+0000', { ...PROGRAM, name: 'Br\0nd' }, 'Text must not contain U+0000 or a lone surrogate'],
  ['half a character', written({ name: '"\\ud800"' }), 'Text must not contain U+0000 or a lone surrogate'],
])('a body that is %s', (_, body, message) => refused(body, message));
