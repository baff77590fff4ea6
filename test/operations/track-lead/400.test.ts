import { afterAll, beforeAll, expect, test } from 'vitest';
import { platformError } from '../../support/envelopes.ts';
import { countAll } from '../../support/rows.ts';
import { startService, type Service } from '../../support/service.ts';

let service: Service;
beforeAll(async () => void (service = await startService()));
afterAll(() => service.stop());

const NOT_FOUND = 'Customer not found. Provide a valid click_id or customer_key.';

/** Checks the whole response, and that nothing was recorded. */
async function refused(body: object, message: string, call: object = {}) {
  const before = await countAll(service.db);
  const answer = await service.lead(body, call);
  expect(answer.status).toBe(400);
  expect(answer.body).toEqual(platformError(400, message));
  expect(await countAll(service.db)).toEqual(before);
}

test.each([
  ['absent', {}],
  ['null', { click_id: null, customer_key: null }],
  ['empty', { click_id: '', customer_key: '' }],
  ['one null, one empty', { click_id: null, customer_key: '' }],
  ['absent, an email being there', { email: 'ada@brand.dev' }],
  ['absent, test mode being off', { additional_data: { test_mode: false, program_id: 1 } }],
])('one of the two identifiers is required: %s', async (_, body) => {
  const { key } = await service.make.program();
  await refused(body, 'click_id or customer_key is required');
  await refused(body, 'click_id or customer_key is required', { key });
});

test.each([
  ['an unknown click_id', { click_id: 'clk_unknown' }],
  ['an unknown customer_key', { customer_key: 'user_unknown' }],
  ['both unknown', { click_id: 'clk_unknown', customer_key: 'user_unknown' }],
  ['255 characters each', { click_id: 'x'.repeat(255), customer_key: 'x'.repeat(255) }],
])('%s identifies no customer', async (_, body) => {
  const { key } = await service.make.program();
  await refused(body, NOT_FOUND);
  await refused(body, NOT_FOUND, { key });
});

test.each(['server_required', 'browser_allowed'])(
  'without a key a known customer_key leads to no customer under %s',
  async (policy) => {
    const { url, key } = await service.make.campaign({ lead_auth: policy });
    const { body } = await service.click({ affiliate_url: url });
    await service.lead({ click_id: body.click_id, customer_key: 'user_1' }, { key });
    for (const fields of [{}, { click_id: '' }, { click_id: null }, { click_id: 'clk_unknown' }]) {
      await refused({ customer_key: 'user_1', ...fields }, NOT_FOUND);
    }
  },
);

test('a customer_key that only another program has identifies no customer', async () => {
  const { url, key } = await service.make.campaign();
  const { body } = await service.click({ affiliate_url: url });
  await service.lead({ click_id: body.click_id, customer_key: 'user_elsewhere' }, { key });
  const other = await service.make.program();
  await refused({ customer_key: 'user_elsewhere' }, NOT_FOUND, { key: other.key });
});

test('a customer of another program is rejected', async () => {
  const { url } = await service.make.campaign();
  const other = await service.make.program();
  const { body } = await service.click({ affiliate_url: url });
  const message = 'Customer does not belong to this program';
  await refused({ click_id: body.click_id }, message, { key: other.key });
  await refused({ click_id: body.click_id, customer_key: 'user_new' }, message, { key: other.key });
});

const DATA_RULE = 'additional_data must be an object of at most 10000 characters of JSON';
test.each([
  [{ click_id: 7 }, 'click_id must be a string of at most 255 characters'],
  [{ click_id: ['clk'] }, 'click_id must be a string of at most 255 characters'],
  [{ click_id: 'x'.repeat(256) }, 'click_id must be a string of at most 255 characters'],
  [{ customer_key: {} }, 'customer_key must be a string of at most 255 characters'],
  [{ customer_key: 'x'.repeat(256) }, 'customer_key must be a string of at most 255 characters'],
  [{ click_id: 'clk_x', email: false }, 'email must be a string of at most 320 characters'],
  [{ click_id: 'clk_x', email: 'x'.repeat(321) }, 'email must be a string of at most 320 characters'],
  [{ click_id: 'clk_x', additional_data: 'text' }, DATA_RULE],
  [{ click_id: 'clk_x', additional_data: [] }, DATA_RULE],
  [{ click_id: 'clk_x', additional_data: { pad: 'x'.repeat(10_001 - '{"pad":""}'.length) } }, DATA_RULE],
  [{ click_id: 'clk_x', additional_data: { test_mode: 'yes' } }, 'additional_data.test_mode must be a boolean'],
  [{ click_id: 'clk_x', additional_data: { program_id: '1' } }, 'additional_data.program_id must be a number'],
  [
    { click_id: 'clk_x', additional_data: { event_name: 'x'.repeat(256) } },
    'additional_data.event_name must be a string of at most 255 characters',
  ],
])('%j is answered with %s', (body, message) => refused(body, message));

test('characters are counted as people see them, not as bytes', async () => {
  await refused({ click_id: '💥'.repeat(255) }, NOT_FOUND);
  await refused({ click_id: '💥'.repeat(256) }, 'click_id must be a string of at most 255 characters');
});

test('of several errors the first field’s is returned', async () => {
  const faults = { email: 7, additional_data: 7 };
  await refused({ ...faults, click_id: 7, customer_key: 7 }, 'click_id must be a string of at most 255 characters');
  await refused({ ...faults, customer_key: 7 }, 'customer_key must be a string of at most 255 characters');
  await refused(faults, 'click_id or customer_key is required');
  await refused({ ...faults, click_id: 'clk_x' }, 'email must be a string of at most 320 characters');
});

test('fields are checked before look-ups, also with the key', async () => {
  const { key } = await service.make.program();
  await refused({ click_id: 'clk_unknown', email: 7 }, 'email must be a string of at most 320 characters', { key });
});

test('a test lead with neither key nor program_id belongs to no program', async () => {
  const message = 'additional_data.program_id is required when no API key is sent';
  await refused({ additional_data: { test_mode: true } }, message);
  await refused({ additional_data: { test_mode: true, program_id: null } }, message);
  await refused({ additional_data: { test_mode: true } }, message, { headers: { authorization: 'Bearer ' } });
});

test.each([1.5, 1e300, -1e300, 2 ** 53, -1, 0, 999_999_999])(
  'in test mode program_id %d names no program',
  (programId) =>
    refused(
      { additional_data: { test_mode: true, program_id: programId } },
      'additional_data.program_id does not match any program',
    ),
);

test('in test mode a field of the wrong type is still rejected', () =>
  refused(
    { click_id: 7, additional_data: { test_mode: true, program_id: 1 } },
    'click_id must be a string of at most 255 characters',
  ));
