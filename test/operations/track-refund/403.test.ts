import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectError, sell } from '../../support/journey.ts';
import { startService, type Service } from '../../support/service.ts';

let service: Service;
beforeAll(async () => void (service = await startService()));
afterAll(() => service.stop());

test("a test refund for another program than the key's is forbidden, before the sale is looked up", async () => {
  const [{ key }, other] = [await service.make.campaign(), await service.make.campaign()];
  const additional_data = { test_mode: true, program_id: other.id };
  const answer = await service.refund({ transaction_id: 'nowhere', additional_data }, { key });
  expectError(answer, 403, 'forbidden', 'program_id does not match the API key');
  expect(await service.db.knex('test_events')).toEqual([]);
});

test('outside test mode a program_id is only metadata', async () => {
  const [campaign, other] = [await service.make.campaign(), await service.make.campaign()];
  const { transaction_id } = await sell(service, campaign);
  const body = { transaction_id, additional_data: { program_id: other.id } };
  expect((await service.refund(body, { key: campaign.key })).body.status).toBe('reversed');
});
