import { afterAll, beforeAll, expect, test } from 'vitest';
import { PERSON } from '../support/agents.ts';
import { startService, type Service } from '../support/service.ts';
import { portalAs } from './support.ts';

// getOwnVisits: what became of the visits of the partner's own short addresses.

let service: Service;
beforeAll(async () => void (service = await startService()));
afterAll(() => service.stop());

const follow = (code: string) => service.call(`/r/${code}`, { method: 'GET', headers: { 'user-agent': PERSON } });

test('a partner sees the visits of their links, and nobody else’s', async () => {
  const { id, code, linkId, partnerId, partnershipId } = await service.make.campaign();
  const other = { program_id: id, partner_id: await service.make.partner(), partnership_id: 0 };
  other.partnership_id = await service.make.partnership(id, other.partner_id);
  const otherCode = await service.make.link(other);
  const { accountId } = await service.make.person();
  await service.db.knex('partners').where({ id: partnerId }).update({ account_id: accountId });
  await service.db.knex('partnerships').where({ id: partnershipId }).update({ status: 'joined' });
  const call = portalAs(service, await service.make.apiToken(accountId));
  const visits = async (query = '') => (await call('GET', `programs/${id}/visits${query}`)).body.data as unknown;
  await follow(code);
  await follow(otherCode);
  await expect.poll(visits, { timeout: 10_000 }).toMatchObject({ sent: 1, landed: 0, landed_per_1000: 0 });
  expect(await visits(`?link_id=${linkId}`)).toMatchObject({ sent: 1 });
  const [{ id: otherLink }] = await service.db.knex('links').where({ code: otherCode });
  expect(await visits(`?link_id=${otherLink}`)).toMatchObject({ sent: 0 });
  for (const path of ['visits?from=2026-01-02&to=2026-01-01', 'stats?group_by=sub&from=2026-01-01&to=2026-12-01'])
    expect((await call('GET', `programs/${id}/${path}`)).status).toBe(400);
});
