import { afterAll, beforeAll, expect, test } from 'vitest';
import { countAll } from '../../support/rows.ts';
import { startService, type Service } from '../../support/service.ts';

let service: Service;
beforeAll(async () => void (service = await startService()));
afterAll(() => service.stop());

test.each([
  ['a click', {}],
  ['a test click', { additional_data: { test_mode: true } }],
])('%s on a disabled link is rejected in the typed envelope and not recorded', async (_, fields) => {
  const { url, code } = await service.make.campaign();
  await service.db.knex('links').where({ code }).update({ enabled: false });
  const answer = await service.click({ affiliate_url: url, ...fields });
  expect(answer.status).toBe(410);
  expect(answer.body).toEqual({
    success: false,
    message: 'Referral link is disabled',
    error: {
      code: 'link_disabled',
      message: 'Referral link is disabled',
      hint: 'Ask the program owner to enable the link.',
    },
  });
  expect(await countAll(service.db)).toMatchObject({ clicks: 0, customers: 0, test_events: 0 });
});

test('an existing click does not enable the link', async () => {
  const { url, code } = await service.make.campaign();
  const { body } = await service.click({ affiliate_url: url });
  await service.db.knex('links').where({ code }).update({ enabled: false });
  const answer = await service.click({ affiliate_url: url, existing_click_id: body.click_id });
  expect(answer.status).toBe(410);
});

test('a link that is enabled again works again', async () => {
  const { url, code } = await service.make.campaign();
  await service.db.knex('links').where({ code }).update({ enabled: false });
  expect((await service.click({ affiliate_url: url })).status).toBe(410);
  await service.db.knex('links').where({ code }).update({ enabled: true });
  expect((await service.click({ affiliate_url: url })).status).toBe(200);
});
