import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startService, type Service } from '../support/service.ts';
import { as, auditEntries, managementError } from '../manage/support.ts';
import { termsCalls, type TermsCalls } from '../terms/support.ts';

let service: Service;
let calls: TermsCalls;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.stop());
beforeEach(async () => {
  calls = await termsCalls(service);
});

const list = async () => (await calls.call('GET', '/groups')).body.data;
const groupOfPartner = async () => (await calls.call('GET', `/partners/${calls.campaign.partnerId}`)).body.data.group;

test('a program has one group, the default one, and all its partners are in it', async () => {
  expect(await list()).toMatchObject([
    { name: 'Everyone', slug: 'everyone', default: true, terms: null, partner_links: null, partners: 1 },
  ]);
  expect(await groupOfPartner()).toMatchObject({ name: 'Everyone' });
});

describe('createGroup and updateGroup', () => {
  test('a group has a name, a slug, a right and a minimum', async () => {
    const made = await calls.newGroup({ name: 'Tea & Coffee', partner_links: true, minimum_payout_cents: 5_000 });
    expect(made).toMatchObject({
      slug: 'tea-coffee',
      default: false,
      partner_links: true,
      minimum_payout_cents: 5_000,
    });
    const changed = await calls.call('PATCH', `/groups/${made.id}`, { name: 'Tea', minimum_payout_cents: null });
    expect(changed.body.data).toMatchObject({
      name: 'Tea',
      slug: 'tea-coffee',
      minimum_payout_cents: null,
      partner_links: true,
    });
    expect((await auditEntries(service)).at(-1)).toMatchObject({
      action: 'group.update',
      before: { name: 'Tea & Coffee', minimum_payout_cents: 5_000 },
      after: { name: 'Tea', minimum_payout_cents: null },
    });
  });

  test('a name without a letter or digit has a slug of its own', async () => {
    expect(await calls.newGroup({ name: '!!!' })).toMatchObject({ name: '!!!', slug: 'group' });
  });

  test('a change without a field is refused', async () => {
    const { id } = await calls.newGroup();
    const answer = await calls.call('PATCH', `/groups/${id}`, {});
    expect(answer.body).toEqual(managementError(answer, [400, 'invalid_request', 'A field is required']));
  });

  test('two groups cannot have one name, in any case', async () => {
    const { id } = await calls.newGroup({ name: 'Creators' });
    const again = await calls.call('POST', '/groups', { name: 'CREATORS' });
    const message = 'Another group of the program has this name';
    expect(again.body).toEqual(
      managementError(again, [409, 'already_exists', message], { details: { field: 'name' } }),
    );
    const other = await calls.newGroup();
    expect((await calls.call('PATCH', `/groups/${other.id}`, { name: 'creators' })).status).toBe(409);
    expect((await calls.call('PATCH', `/groups/${id}`, { name: 'creators' })).status).toBe(200);
  });

  test('a program has at most 100 groups', async () => {
    const row = (i: number) => ({
      program_id: calls.campaign.id,
      name: `Group ${i}`,
      slug: `g-${i}`,
      created_at: new Date(),
    });
    await service.db.knex('partner_groups').insert(Array.from({ length: 99 }, (_, i) => row(i)));
    const answer = await calls.call('POST', '/groups', { name: 'One more' });
    const message = 'A program can have at most 100 groups';
    expect(answer.body).toEqual(managementError(answer, [409, 'invalid_transition', message]));
  });

  test('another group becomes the default one; partners who were never moved stay', async () => {
    const { id } = await calls.newGroup({ name: 'Creators' });
    expect((await calls.call('PATCH', `/groups/${id}`, { default: true })).body.data).toMatchObject({ default: true });
    expect(await groupOfPartner()).toMatchObject({ name: 'Everyone' });
    const partnerId = await service.make.partner();
    await service.make.partnership(calls.campaign.id, partnerId);
    expect((await calls.call('GET', `/partners/${partnerId}`)).body.data.group).toEqual({ id, name: 'Creators' });
    expect((await list()).map(({ default: is }: { default: boolean }) => is)).toEqual([true, false]);
  });

  test('the default group cannot be given up', async () => {
    const [{ id }] = await list();
    const answer = await calls.call('PATCH', `/groups/${id}`, { default: false });
    expect([answer.status, answer.body.error.code]).toEqual([409, 'invalid_transition']);
    expect((await calls.call('DELETE', `/groups/${id}`)).status).toBe(405);
  });

  test('a group of another program is not found', async () => {
    const other = await termsCalls(service);
    const { id } = await other.newGroup();
    expect((await calls.call('PATCH', `/groups/${id}`, { name: 'Mine' })).status).toBe(404);
    expect((await calls.move(id)).status).toBe(404);
  });

  test('an archived program has its groups for good', async () => {
    const { id } = await calls.newGroup();
    await calls.call('POST', '/archive');
    expect((await calls.call('POST', '/groups', { name: 'Late' })).status).toBe(409);
    expect((await calls.call('PATCH', `/groups/${id}`, { name: 'Late' })).status).toBe(409);
    expect((await calls.move(id)).status).toBe(409);
  });
});

describe('movePartners', () => {
  test('moves all of them or none, and says who was moved', async () => {
    const { id } = await calls.newGroup();
    const unknown = await calls.move(id, [calls.campaign.partnerId, Number.MAX_SAFE_INTEGER]);
    expect(unknown.status).toBe(404);
    expect(await groupOfPartner()).toMatchObject({ name: 'Everyone' });
    const moved = await calls.move(id);
    expect(moved.body.data).toMatchObject({
      group: { id, partners: 1 },
      moved_partner_ids: [calls.campaign.partnerId],
    });
    expect((await calls.move(id)).body.data.moved_partner_ids).toEqual([]);
  });

  test('moves at most 100', async () => {
    const { id } = await calls.newGroup();
    const answer = await calls.move(
      id,
      Array.from({ length: 101 }, (_, i) => i + 1),
    );
    expect([answer.status, answer.body.error.details]).toMatchObject([400, { field: 'partner_ids' }]);
  });
});

test("a group's right to make links and its minimum go before the program's", async () => {
  const partner = await service.make.partnerAccount(calls.campaign.id);
  const own = async () => (await as(service, partner.apiToken)('GET', 'partner/programs')).body.data[0];
  expect(await own()).toMatchObject({ partner_links: false, minimum_payout_cents: 0, commission_rate: 20 });
  const { id } = await calls.newGroup({ partner_links: true, minimum_payout_cents: 7_000 });
  await calls.make({ level: 'group', group_id: id, commission_rate: 25, max_months: 12 });
  await calls.move(id, [partner.partnerId]);
  expect(await own()).toMatchObject({
    partner_links: true,
    minimum_payout_cents: 7_000,
    commission_rate: 25,
    max_months: 12,
  });
});
