import { afterAll, beforeAll, expect, test } from 'vitest';
import { sha256 } from '../../../src/lib/hashing.ts';
import { platformError } from '../../support/envelopes.ts';
import { visit } from '../../support/journey.ts';
import { SECRET_KEY } from '../../support/keys.ts';
import { startService, type Instance, type Service } from '../../support/service.ts';

let service: Service;
/** An instance with a new key that knows the first one's key as the previous one. */
let changed: Instance;
/** An instance with a new key that knows no other. */
let forgetful: Instance;
beforeAll(async () => {
  service = await startService();
  const secretKey = sha256('a new key for tests, of 32 bytes and more');
  changed = await service.second({ secretKey, previousKeys: [SECRET_KEY] });
  forgetful = await service.second({ secretKey });
});
afterAll(() => service.stop());

test('a click of before a change of the key leads and sells as ever, when the previous key is known', async () => {
  const campaign = await service.make.campaign();
  const { key } = campaign;
  const click_id = await visit(service, campaign);
  expect((await changed.lead({ click_id, customer_key: 'user_1' }, { key })).status).toBe(200);
  const sale = { transaction_id: service.make.unique('order'), amount_cents: 9900, click_id };
  expect((await changed.sale(sale, { key })).body.attributed).toBe(true);
  const again = await changed.click({ affiliate_url: campaign.url, existing_click_id: click_id });
  expect(again.body.click_id).toBe(click_id);
});

test('without the previous key it is unknown', async () => {
  const campaign = await service.make.campaign();
  const click_id = await visit(service, campaign);
  const answer = await forgetful.lead({ click_id }, { key: campaign.key });
  expect(answer.body).toEqual(platformError(400, 'Customer not found. Provide a valid click_id or customer_key.'));
});

test('a click of after the change is made with the new key', async () => {
  const campaign = await service.make.campaign();
  const click_id = await visit(changed, campaign);
  expect((await forgetful.lead({ click_id }, { key: campaign.key })).status).toBe(200);
  expect((await service.lead({ click_id }, { key: campaign.key })).status).toBe(400);
});
