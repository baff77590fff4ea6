import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LOST } from '../../support/code-cases.ts';
import { platformError } from '../../support/envelopes.ts';
import { countAll } from '../../support/rows.ts';
import { startService, type Service } from '../../support/service.ts';

let service: Service;
beforeAll(async () => void (service = await startService()));
afterAll(() => service.stop());

/** Checks the whole response, and that nothing was recorded. */
async function refused(body: object, message: string, call: object = {}) {
  const before = await countAll(service.db);
  const answer = await service.click(body, call);
  expect(answer.status).toBe(400);
  expect(answer.body).toEqual(platformError(400, message));
  expect(await countAll(service.db)).toEqual(before);
}
const long = (start: string, length: number) => start + 'x'.repeat(length - start.length);

test.each([
  ['absent', {}],
  ['null', { affiliate_url: null }],
  ['empty', { affiliate_url: '' }],
])('an affiliate_url that is %s is required', (_, body) => refused(body, 'affiliate_url is required'));

test.each([
  ['a relative address', '/landing?aff=anna'],
  ['an address without scheme', 'brand.dev/?aff=anna'],
  ['an address without a scheme’s name', '//brand.dev/?aff=anna'],
  ['ftp', 'ftp://brand.dev/?aff=anna'],
  ['javascript', 'javascript:alert(1)//?aff=anna'],
  ['a scheme alone', 'https://'],
  ['an invalid port', 'https://brand.dev:port/?aff=anna'],
  ['text', 'hello'],
  ['blanks', '   '],
  ['a number', 7],
  ['true', true],
  ['an array', ['https://brand.dev/?aff=anna']],
  ['an object', { url: 'https://brand.dev/?aff=anna' }],
])('an affiliate_url that is %s is invalid', (_, affiliateUrl) =>
  refused({ affiliate_url: affiliateUrl }, 'Invalid affiliate_url'),
);

test.each([
  ['no parameter', 'https://brand.dev/'],
  ['other parameters', 'https://brand.dev/?ref=anna&affiliate=anna'],
  ['aff in another case', 'https://brand.dev/?AFF=anna'],
  ['aff in the fragment', 'https://brand.dev/#aff=anna'],
  ['an empty aff', 'https://brand.dev/?aff='],
  ['aff without a value', 'https://brand.dev/?aff'],
  ['an empty aff before an unknown one', 'https://brand.dev/?aff=&aff=nobody-has-this'],
  ['an unknown code in AFF', 'https://brand.dev/?AFF=nobody-has-this'],
  ['an unknown code after &amp;', 'https://brand.dev/?a=b&amp;aff=nobody-has-this'],
])('an affiliate_url with %s has no aff', (_, affiliateUrl) =>
  refused({ affiliate_url: affiliateUrl }, 'No aff parameter found in affiliate_url'),
);

test.each([
  ['nobody has', 'nobody-has-this'],
  ['is too short', 'ab'],
  ['is too long', 'a'.repeat(33)],
  ['is very long', 'a'.repeat(4000)],
  ['has other characters', 'anna_b'],
  ['is blank', '%20'],
  ['is no text that a database can hold', '%00'],
  ['holds such a character', 'anna%00'],
  ['is SQL', "a'%20or%201=1--"],
])('a code that %s matches no link', (_, code) =>
  refused({ affiliate_url: `https://brand.dev/?aff=${code}` }, 'Referral link not found'),
);

test('a code in the address of another page is none of this one', () =>
  refused(
    { affiliate_url: 'https://brand.dev/?next=https%3A%2F%2Fother.example%2F%3Faff%3Danna' },
    'No aff parameter found in affiliate_url',
  ));

// The address is another page's, and so is its link.
test.each(['#/go?to=https://shop.dev/?aff=', '#https://shop.dev/?aff=', '#/go/https%3A%2F%2Fshop.dev/?aff='])(
  'the link of an address in the fragment %s is none',
  async (fragment) => {
    const { code } = await service.make.campaign();
    await refused({ affiliate_url: `https://brand.dev/${fragment}${code}` }, 'No aff parameter found in affiliate_url');
  },
);

test.each(LOST)('a code with %s matches no link', async (_, query) => {
  const { code } = await service.make.campaign();
  await refused({ affiliate_url: `https://brand.dev/?${query(code)}` }, 'Referral link not found');
});

test('letters that look alike do not match a code', async () => {
  await service.db.knex('links').insert({ code: 'kiwi', created_at: service.clock.now() });
  // U+212A, which becomes an ordinary k in lower case
  await refused({ affiliate_url: 'https://brand.dev/?aff=%E2%84%AAiwi' }, 'Referral link not found');
});

describe('a link that lacks', () => {
  test.each([
    ['both', () => Promise.resolve({})],
    ['its partner', async () => ({ program_id: (await service.make.program()).id })],
    ['its program', async () => ({ partner_id: await service.make.partner() })],
    ['its partner and is disabled', async () => ({ program_id: (await service.make.program()).id, enabled: false })],
  ])('%s is misconfigured, in test mode too', async (_, row) => {
    const code = await service.make.link(await row());
    const body = { affiliate_url: `https://brand.dev/?aff=${code}` };
    await refused(body, 'Invalid referral link configuration');
    await refused({ ...body, additional_data: { test_mode: true } }, 'Invalid referral link configuration');
  });
});

test('the link of a partner whose account was erased is misconfigured', async () => {
  const { url, partnerId } = await service.make.campaign();
  await service.db.knex('partners').where({ id: partnerId }).delete();
  await refused({ affiliate_url: url }, 'Invalid referral link configuration');
});

const URL_RULE = 'must be an http or https URL of at most 4096 characters';
const DATA_RULE = 'must be an object of at most 10000 characters of JSON';
test.each([
  ['page_url', 'ftp://brand.dev/', `page_url ${URL_RULE}`],
  ['page_url', '/relative', `page_url ${URL_RULE}`],
  ['page_url', '', `page_url ${URL_RULE}`],
  ['page_url', 7, `page_url ${URL_RULE}`],
  ['page_url', long('https://brand.dev/', 4097), `page_url ${URL_RULE}`],
  ['referrer_url', 'mailto:ada@brand.dev', `referrer_url ${URL_RULE}`],
  ['referrer_url', 'brand.dev', `referrer_url ${URL_RULE}`],
  ['referrer_url', ['https://brand.dev'], `referrer_url ${URL_RULE}`],
  ['referrer_url', long('https://brand.dev/', 4097), `referrer_url ${URL_RULE}`],
  ['affiliate_url', long('https://brand.dev/?aff=anna&', 4097), `affiliate_url ${URL_RULE}`],
  ['existing_click_id', 7, 'existing_click_id must be a string of at most 255 characters'],
  ['existing_click_id', 'x'.repeat(256), 'existing_click_id must be a string of at most 255 characters'],
  ['additional_data', 'text', `additional_data ${DATA_RULE}`],
  ['additional_data', [], `additional_data ${DATA_RULE}`],
  ['additional_data', { pad: 'x'.repeat(10_001 - '{"pad":""}'.length) }, `additional_data ${DATA_RULE}`],
  ['additional_data', { pad: '😀'.repeat(10_001 - '{"pad":""}'.length) }, `additional_data ${DATA_RULE}`],
  ['additional_data', { test_mode: 'true' }, 'additional_data.test_mode must be a boolean'],
  ['additional_data', { test_mode: 1 }, 'additional_data.test_mode must be a boolean'],
  ['additional_data', { program_id: '3' }, 'additional_data.program_id must be a number'],
  ['additional_data', { event_name: 7 }, 'additional_data.event_name must be a string of at most 255 characters'],
  [
    'additional_data',
    { event_name: 'x'.repeat(256) },
    'additional_data.event_name must be a string of at most 255 characters',
  ],
])('%s of %j names the field and what it must be', async (field, value, message) => {
  const { url } = await service.make.campaign();
  await refused({ affiliate_url: url, [field]: value }, message);
});

test('of several errors the first field’s is returned', async () => {
  const faults = { additional_data: 7, existing_click_id: 7, referrer_url: 7, page_url: 7 };
  await refused(faults, 'affiliate_url is required');
  const { url } = await service.make.campaign();
  await refused({ ...faults, affiliate_url: url }, `page_url ${URL_RULE}`);
  await refused({ ...faults, affiliate_url: url, page_url: url }, `referrer_url ${URL_RULE}`);
});

test.each([1.5, 1e300, -1, 0, 999_999_999])('in test mode program_id %d is not a program', async (programId) => {
  const { url } = await service.make.campaign();
  const additional = { test_mode: true, program_id: programId };
  await refused(
    { affiliate_url: url, additional_data: additional },
    'additional_data.program_id does not match any program',
  );
});

test('test mode looks up its link as production does', () =>
  refused(
    { affiliate_url: 'https://brand.dev/?aff=nobody', additional_data: { test_mode: true } },
    'Referral link not found',
  ));
