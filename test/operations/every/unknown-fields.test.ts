// Fields that an operation of the tracking contract does not know are ignored, and its success names them in `notices`.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Campaign } from '../../support/fixtures.ts';
import { sell, visit } from '../../support/journey.ts';
import { startService, type Service } from '../../support/service.ts';

let service: Service;
let campaign: Campaign;
beforeAll(async () => void (service = await startService()));
afterAll(() => service.stop());
beforeEach(async () => void (campaign = await service.make.campaign()));

const naming = (...fields: string[]) => [
  { code: 'unknown_field', message: `Unknown fields are ignored: ${fields.join(', ')}.`, fields },
];
const sale = async (more: object) =>
  service.sale(
    { transaction_id: service.make.unique('t'), amount_cents: 100, click_id: await visit(service, campaign), ...more },
    { key: campaign.key },
  );

test('a misspelled field of a sale is named, and the sale is recorded', async () => {
  const { status, body } = await sale({ curency: 'EUR' });
  expect(status).toBe(200);
  expect(body).toMatchObject({ attributed: true, notices: naming('curency') });
  expect(body).not.toHaveProperty('warnings');
});

test('clicks, leads and refunds name them too', async () => {
  const click = await service.click({ affiliate_url: `https://brand.dev/?aff=${campaign.code}`, utm: 'x' });
  expect(click.body).toMatchObject({ success: true, notices: naming('utm') });
  const lead = await service.lead({ click_id: click.body.click_id, mail: 'ada@brand.dev' }, { key: campaign.key });
  expect(lead.body).toMatchObject({ success: true, notices: naming('mail') });
  const { transaction_id } = await sell(service, campaign);
  const refund = await service.refund({ transaction_id, note: 'x' }, { key: campaign.key });
  expect(refund.body).toMatchObject({ status: 'reversed', notices: [{ code: 'unknown_field', fields: ['note'] }] });
});

test('programs and test events of the command line name them too', async () => {
  const { token } = await service.make.person();
  const post = (path: string, key: string, body: object) => service.call(`/api/v1/cli/${path}`, { key, body });
  const terms = { name: 'Brand', domain: 'brand.dev', commission_type: 'percent', commission_rate: 20 };
  const made = await post('init', token, { ...terms, curency: 'EUR' });
  expect(made).toMatchObject({ status: 200, body: { notices: naming('curency') } });
  for (const asked of [{ event_type: 'sale' }, { type: 'chain' }]) {
    const tested = await post('test-event', made.body.data.api_key, { ...asked, amount: 1 });
    expect(tested).toMatchObject({ status: 200, body: { notices: naming('amount') } });
  }
});

test('amount_cents of a refund gets the name of the field that was meant', async () => {
  const { transaction_id } = await sell(service, campaign);
  const { status, body } = await service.refund({ transaction_id, amount_cents: 10_000 }, { key: campaign.key });
  expect([status, body.status]).toEqual([200, 'reversed']);
  expect(body.notices).toEqual([
    {
      code: 'unknown_field',
      message:
        'Unknown fields are ignored: amount_cents. The field for a part of the sale is refund_amount_cents; without it, ' +
        'the remaining amount is refunded.',
      fields: ['amount_cents'],
    },
  ]);
});

test('test mode names them too', async () => {
  const { body } = await sale({ curency: 'EUR', additional_data: { test_mode: true } });
  expect(body.notices).toEqual(naming('curency'));
});

test('up to five are named', async () => {
  const { body } = await sale({ a: 1, b: 1, c: 1, d: 1, e: 1, f: 1 });
  expect(body.notices).toEqual(naming('a', 'b', 'c', 'd', 'e'));
});

test('null is an absent field, and the contents of additional_data are free', async () => {
  const { body } = await sale({ curency: null, additional_data: { anything: { nested: 1 } } });
  expect(body).not.toHaveProperty('notices');
});

test('a refusal has none', async () => {
  const { status, body } = await sale({ curency: 'EUR', amount_cents: 0 });
  expect(status).toBe(400);
  expect(body).not.toHaveProperty('notices');
});

test('a name is cut, and shown without characters that control a terminal or the direction of text', async () => {
  const long = 'x'.repeat(65);
  const { body } = await sale({ [long]: 1, '\u001b[31mred\u0007': 1, 'a\u202eb\u2028c': 1 });
  expect(body.notices).toEqual(naming(long.slice(0, 64), '�[31mred�', 'a�b�c'));
});

test('a name that every object has is unknown too', async () => {
  const sent = JSON.parse('{"__proto__": 1, "toString": 1}') as object;
  expect((await sale(sent)).body.notices).toEqual(naming('__proto__', 'toString'));
});
