import { afterAll, beforeAll, expect, test } from 'vitest';
import { startService, type Service } from '../support/service.ts';
import { ownedCampaign } from '../commissions/support.ts';
import { as } from '../manage/support.ts';

let service: Service;
beforeAll(async () => void (service = await startService()));
afterAll(() => service.stop());

test('links are found by a part of their code or of an alias, in any case', async () => {
  const { id, partnerId, token } = await ownedCampaign(service);
  const call = as(service, token);
  for (const code of ['tea-journal', 'coffee-corner'])
    await call('POST', `programs/${id}/links`, { body: { partner_id: partnerId, code } });
  const find = async (search: string) =>
    (await call('GET', `programs/${id}/links?search=${search}`)).body.data.map((one: { code: string }) => one.code);
  expect(await find('JOURN')).toEqual(['tea-journal']);
  expect(await find('corn')).toEqual(['coffee-corner']);
  expect(await find('%25')).toEqual([]);
  const [{ id: link }] = (await call('GET', `programs/${id}/links?search=journal`)).body.data;
  await call('POST', `programs/${id}/links/${link}/aliases`, { body: { alias: 'green.tea' } });
  expect(await find('n.tea')).toEqual(['tea-journal']);
});
