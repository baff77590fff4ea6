import { afterAll, beforeAll, expect, test } from 'vitest';
import { startService, type Service } from '../../support/service.ts';

let service: Service;
beforeAll(async () => void (service = await startService()));
afterAll(() => service.stop());

test('a lead with the key settles', async () => {
  const { url, key } = await service.make.campaign();
  const click = await service.click({ affiliate_url: url });
  const lead = await service.lead({ click_id: click.body.click_id, customer_key: 'user_1' }, { key });
  expect(lead.status).toBe(200);
  expect(lead.body).toEqual({ success: true, message: 'Lead tracked successfully' });
});
