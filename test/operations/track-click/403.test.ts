import { afterAll, beforeAll, expect, test } from 'vitest';
import { platformError } from '../../support/envelopes.ts';
import { countAll } from '../../support/rows.ts';
import { startService, type Service } from '../../support/service.ts';

let service: Service;
beforeAll(async () => void (service = await startService()));
afterAll(() => service.stop());

const NOTHING = { clicks: 0, customers: 0, test_events: 0 };
const STRANGER = 'https://elsewhere.dev';

test('in test mode a program_id other than the key’s is rejected', async () => {
  const { url, key } = await service.make.campaign();
  const other = await service.make.program();
  for (const programId of [other.id, 1.5, 1e300, -1]) {
    const additional = { test_mode: true, program_id: programId };
    const answer = await service.click({ affiliate_url: url, additional_data: additional }, { key });
    expect(answer.status).toBe(403);
    expect(answer.body).toEqual(platformError(403, 'program_id does not match the API key'));
  }
  expect(await countAll(service.db)).toMatchObject(NOTHING);
});

test('outside test mode neither key nor program_id is checked', async () => {
  const { url } = await service.make.campaign();
  const other = await service.make.program();
  const answer = await service.click({ affiliate_url: url, additional_data: { program_id: -1 } }, { key: other.key });
  expect(answer.status).toBe(200);
});

test.each([
  ['a click', {}],
  ['a click that names an existing one', { existing_click_id: 'clk_x' }],
  ['a test click', { additional_data: { test_mode: true } }],
])('%s from a page that the program does not list is rejected and not recorded', async (_, fields) => {
  const { url } = await service.make.campaign();
  const before = await countAll(service.db);
  const answer = await service.click({ affiliate_url: url, ...fields }, { origin: STRANGER });
  expect(answer.status).toBe(403);
  expect(answer.body).toEqual(platformError(403, 'Origin is not allowed for this program'));
  expect(await countAll(service.db)).toEqual(before);
});

test('a test click with the key of another program is one from a page', async () => {
  const { url } = await service.make.campaign();
  const { key } = await service.make.program();
  const body = { affiliate_url: url, additional_data: { test_mode: true } };
  const before = await countAll(service.db);
  const answer = await service.click(body, { key, origin: STRANGER });
  expect(answer.body).toEqual(platformError(403, 'Origin is not allowed for this program'));
  expect(await countAll(service.db)).toEqual(before);
});

test('look-ups are before the origin', async () => {
  const code = await service.make.link({ program_id: (await service.make.program()).id });
  const unknown = await service.click({ affiliate_url: 'https://brand.dev/?aff=nobody' }, { origin: STRANGER });
  expect(unknown.body.error.message).toBe('Referral link not found');
  const incomplete = await service.click({ affiliate_url: `https://brand.dev/?aff=${code}` }, { origin: STRANGER });
  expect(incomplete.body.error.message).toBe('Invalid referral link configuration');
});

test('the program in test mode is checked before look-ups', async () => {
  const { key } = await service.make.campaign();
  const additional = { test_mode: true, program_id: -1 };
  const body = { affiliate_url: 'https://brand.dev/?aff=nobody', additional_data: additional };
  expect((await service.click(body, { key })).status).toBe(403);
});
