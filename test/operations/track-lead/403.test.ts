import { afterAll, beforeAll, expect, test } from 'vitest';
import { platformError } from '../../support/envelopes.ts';
import { ORIGIN } from '../../support/fixtures.ts';
import { countAll } from '../../support/rows.ts';
import { startService, type Service } from '../../support/service.ts';

let service: Service;
beforeAll(async () => void (service = await startService()));
afterAll(() => service.stop());

const STRANGER = 'https://elsewhere.dev';
const NOT_ALLOWED = platformError(403, 'Origin is not allowed for this program');

test('in test mode a program_id other than the key’s is rejected', async () => {
  const { key } = await service.make.program();
  const other = await service.make.program();
  for (const programId of [other.id, 1.5, 1e300, -1, 0]) {
    const answer = await service.lead({ additional_data: { test_mode: true, program_id: programId } }, { key });
    expect(answer.status).toBe(403);
    expect(answer.body).toEqual(platformError(403, 'program_id does not match the API key'));
  }
  expect(await countAll(service.db)).toMatchObject({ test_events: 0 });
});

test('outside test mode program_id is metadata', async () => {
  const { url, key } = await service.make.campaign();
  const { body } = await service.click({ affiliate_url: url });
  const answer = await service.lead({ click_id: body.click_id, additional_data: { program_id: -1 } }, { key });
  expect(answer.status).toBe(200);
});

test.each(['server_required', 'browser_allowed'])(
  'under %s a lead from a page that the program does not list is refused and not recorded',
  async (policy) => {
    const { url } = await service.make.campaign({ lead_auth: policy });
    const { body } = await service.click({ affiliate_url: url });
    const before = await countAll(service.db);
    const answer = await service.lead({ click_id: body.click_id }, { origin: STRANGER });
    expect(answer.status).toBe(403);
    expect(answer.body).toEqual(NOT_ALLOWED);
    expect(await countAll(service.db)).toEqual(before);
    expect((await service.lead({ click_id: body.click_id }, { origin: ORIGIN })).status).toBe(200);
  },
);

test('with an empty token the origin is still checked', async () => {
  const { url } = await service.make.campaign();
  const { body } = await service.click({ affiliate_url: url });
  const call = { origin: STRANGER, headers: { authorization: 'Bearer ' } };
  expect((await service.lead({ click_id: body.click_id }, call)).body).toEqual(NOT_ALLOWED);
});

test('a test lead without a key from a page that the program does not list is rejected', async () => {
  const { id } = await service.make.program();
  const body = { additional_data: { test_mode: true, program_id: id } };
  const answer = await service.lead(body, { origin: STRANGER });
  expect(answer.status).toBe(403);
  expect(answer.body).toEqual(NOT_ALLOWED);
  expect(await countAll(service.db)).toMatchObject({ test_events: 0 });
});

test('look-ups are before the origin, and the origin before the status', async () => {
  const unknown = await service.lead({ click_id: 'clk_unknown' }, { origin: STRANGER });
  expect(unknown.body.error.message).toBe('Customer not found. Provide a valid click_id or customer_key.');
  const { url, key } = await service.make.campaign();
  const { body } = await service.click({ affiliate_url: url });
  await service.lead({ click_id: body.click_id }, { key });
  expect((await service.lead({ click_id: body.click_id }, { origin: STRANGER })).body).toEqual(NOT_ALLOWED);
});
