import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newToken } from '@referral-tracking/shared/ids';
import { startService, type Service } from '../support/service.ts';

let service: Service;
beforeAll(async () => void (service = await startService()));
afterAll(() => service.stop());

const MALFORMED = 'Missing or malformed Authorization header. Expected: Bearer <token>';
const INVALID = 'Invalid API token';
const UNKNOWN = newToken('refkey');

/** The header, and the results of the click (in test mode), lead and sale endpoints. */
const table: [string, string | undefined, string, string, string][] = [
  ['absent', undefined, 'browser', 'browser', MALFORMED],
  ['Bearer alone', 'Bearer', 'browser', 'browser', 'Missing API token'],
  ['Bearer and blanks', 'Bearer   ', 'browser', 'browser', 'Missing API token'],
  ['Bearer and a tab', 'Bearer \t', 'browser', 'browser', 'Missing API token'],
  ['a key in the form of one', `Bearer ${UNKNOWN}`, INVALID, INVALID, INVALID],
  ['a text', 'Bearer x', INVALID, INVALID, INVALID],
  ['two words', 'Bearer x y', INVALID, INVALID, INVALID],
  ['a very long token', `Bearer ${'x'.repeat(8000)}`, INVALID, INVALID, INVALID],
  ['a token with quotes', `Bearer ' or 1=1`, INVALID, INVALID, INVALID],
  ['lower case', 'bearer x', MALFORMED, MALFORMED, MALFORMED],
  ['upper case', 'BEARER x', MALFORMED, MALFORMED, MALFORMED],
  ['another scheme', 'Basic x', MALFORMED, MALFORMED, MALFORMED],
  ['a tab after the scheme', `Bearer\t${UNKNOWN}`, MALFORMED, MALFORMED, MALFORMED],
  ['no blank after the scheme', 'Bearer:x', MALFORMED, MALFORMED, MALFORMED],
  ['a token without scheme', UNKNOWN, MALFORMED, MALFORMED, MALFORMED],
];

describe.each(table)('%s', (_, authorization, click, lead, sale) => {
  const call = { headers: authorization === undefined ? {} : { authorization } };

  test('at the click endpoint: checked in test mode only', async () => {
    const { url } = await service.make.campaign();
    expect((await service.click({ affiliate_url: url }, call)).status).toBe(200);
    const answer = await service.click({ affiliate_url: url, additional_data: { test_mode: true } }, call);
    if (click === 'browser') expect(answer.status).toBe(200);
    else expect([answer.status, answer.body.error.message]).toEqual([401, click]);
  });

  test('at the lead endpoint: never turns into a provisional lead', async () => {
    const { url } = await service.make.campaign();
    const { body } = await service.click({ affiliate_url: url });
    const answer = await service.lead({ click_id: body.click_id }, call);
    if (lead === 'browser') expect(answer.body).toMatchObject({ provisional: true });
    else expect([answer.status, answer.body.error.message]).toEqual([401, lead]);
    expect(answer.status).toBe(lead === 'browser' ? 200 : 401);
  });

  test('at the sale and refund endpoints: required', async () => {
    const sold = await service.sale({}, call);
    expect([sold.status, sold.body.error.message, sold.body.error.code]).toEqual([401, sale, 'unauthorized']);
    const refunded = await service.refund({}, call);
    const expected = sale === 'Missing API token' ? INVALID : sale;
    expect([refunded.status, refunded.body.error.message, refunded.body.error.code]).toEqual([
      401,
      expected,
      'unauthorized',
    ]);
  });
});

test('a key works with spaces around it, but not with one letter changed', async () => {
  const { url, key } = await service.make.campaign();
  const { body } = await service.click({ affiliate_url: url });
  const altered = key.slice(0, -8) + (key.at(-8) === 'a' ? 'b' : 'a') + key.slice(-7);
  const lead = (authorization: string) => service.lead({ click_id: body.click_id }, { headers: { authorization } });
  expect((await lead(`Bearer ${altered}`)).status).toBe(401);
  expect((await lead(`Bearer ${key.toLowerCase()}`)).status).toBe(401);
  expect((await lead(`Bearer   ${key}  `)).body).toEqual({ success: true, message: 'Lead tracked successfully' });
});

test('a replaced key stops working at once on every instance, and the new one works', async () => {
  const { id, key } = await service.make.campaign();
  const second = await service.second();
  expect((await second.lead({ click_id: 'clk_x' }, { key })).status).toBe(400);
  const fresh = await service.make.key(id);
  for (const instance of [service, second]) {
    expect((await instance.lead({ click_id: 'clk_x' }, { key })).body.error.message).toBe(INVALID);
    expect((await instance.sale({}, { key })).status).toBe(401);
    expect((await instance.lead({ click_id: 'clk_x' }, { key: fresh })).status).toBe(400);
  }
});
