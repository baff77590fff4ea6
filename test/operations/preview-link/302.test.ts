import { afterAll, beforeAll, expect, test } from 'vitest';
import { PERSON } from '../../support/agents.ts';
import { startService, type Service } from '../../support/service.ts';

let service: Service;
beforeAll(async () => void (service = await startService()));
afterAll(() => service.stop());

test('HEAD says where a link leads, without a click, a click_id or a body', async () => {
  const { id, code, linkId } = await service.make.campaign();
  const { status, headers, body } = await service.call(`/r/${code}/pricing`, {
    method: 'HEAD',
    headers: { 'user-agent': PERSON },
  });
  expect([status, headers.location, body]).toEqual([302, `https://brand.dev/pricing?aff=${code}`, '']);
  const counted = () => service.db.knex('visits').where({ program_id: id });
  await expect.poll(counted, { timeout: 10_000 }).toMatchObject([{ link_id: linkId, outcome: 'head', n: 1 }]);
  expect(await service.db.knex('clicks').where({ program_id: id })).toEqual([]);
});
