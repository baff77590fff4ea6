import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectError, sell } from '../../support/journey.ts';
import { startService, type Service } from '../../support/service.ts';

let service: Service;
beforeAll(async () => void (service = await startService()));
afterAll(() => service.stop());

test.each(['text/plain', 'application/x-www-form-urlencoded', '-'])(
  'Content-Type %s is refused',
  async (contentType) => {
    const campaign = await service.make.campaign();
    const { transaction_id } = await sell(service, campaign);
    const call = { key: campaign.key, headers: { 'content-type': contentType } };
    const answer = await service.refund({ transaction_id }, call);
    expectError(answer, 415, 'invalid_request', 'Content-Type must be application/json');
    expect(await service.db.knex('refunds')).toEqual([]);
  },
);
