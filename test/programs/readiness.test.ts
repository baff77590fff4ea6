import { afterAll, beforeAll, expect, test } from 'vitest';
import { sell } from '../support/journey.ts';
import { startService, type Service } from '../support/service.ts';
import { as } from '../manage/support.ts';

let service: Service;
beforeAll(async () => void (service = await startService()));
afterAll(() => service.stop());

test('a viewer sees the readiness that the key of the program sees', async () => {
  const campaign = await service.make.campaign();
  await sell(service, campaign);
  const { apiToken } = await service.make.member(campaign.id, 'viewer');
  const answer = await as(service, apiToken)('GET', `programs/${campaign.id}/readiness`);
  const withKey = await service.call('/api/v1/programs/me/readiness', { method: 'GET', key: campaign.key });
  expect(answer.status).toBe(200);
  expect(answer.body).toEqual({ data: withKey.body });
  expect(answer.body.data).toMatchObject({ state: 'live_verified', counts_24h: { clicks: 1, sales: 1 } });
});
