import { afterAll, beforeAll, expect, test } from 'vitest';
import { newToken } from '@referral-tracking/shared/ids';
import { keyRetired, platformError } from '../../support/envelopes.ts';
import { countAll } from '../../support/rows.ts';
import { DOCS_URL, startService, type Service } from '../../support/service.ts';

let service: Service;
beforeAll(async () => void (service = await startService()));
afterAll(() => service.stop());

const INVALID = platformError(401, 'Invalid API token');
const MALFORMED = platformError(401, 'Missing or malformed Authorization header. Expected: Bearer <token>');

test.each([
  ['a well-formed key that matches no program', `Bearer ${newToken('refkey')}`, INVALID],
  ['a text that can be no key', 'Bearer hello', INVALID],
  ['another scheme', 'Basic dXNlcjpwYXNz', MALFORMED],
  ['the scheme in lower case', 'bearer hello', MALFORMED],
  ['a scheme that only begins alike', 'Bearerhello', MALFORMED],
])('%s is rejected, also in test mode, and nothing is recorded', async (_, authorization, body) => {
  const { url, id } = await service.make.campaign({ lead_auth: 'browser_allowed' });
  const { body: click } = await service.click({ affiliate_url: url });
  const before = await countAll(service.db);
  for (const additional of [null, { test_mode: true, program_id: id }]) {
    const answer = await service.lead(
      { click_id: click.click_id, additional_data: additional },
      { headers: { authorization } },
    );
    expect(answer.status).toBe(401);
    expect(answer.body).toEqual(body);
  }
  expect(await countAll(service.db)).toEqual(before);
});

test('a replaced key matches no program', async () => {
  const { id, key } = await service.make.program();
  await service.make.key(id);
  const answer = await service.lead({ click_id: 'clk_x' }, { key });
  expect(answer.body).toEqual(INVALID);
});

test('a retired key is rejected, also in test mode', async () => {
  const { id } = await service.make.program();
  const key = await service.make.key(id, { marked_at: service.clock.now(), rotate_by: service.clock.now() });
  for (const body of [{ click_id: 'clk_x' }, { additional_data: { test_mode: true } }]) {
    const answer = await service.lead(body, { key });
    expect(answer.status).toBe(401);
    expect(answer.body).toEqual(keyRetired(DOCS_URL));
  }
});
