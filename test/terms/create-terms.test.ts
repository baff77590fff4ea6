import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sell } from '../support/journey.ts';
import { tokenOf } from '../commissions/support.ts';
import { startService, type Service } from '../support/service.ts';
import { auditEntries, managementError } from '../manage/support.ts';
import { termsCalls, type TermsCalls } from './support.ts';

let service: Service;
let calls: TermsCalls;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.stop());
beforeEach(async () => {
  calls = await termsCalls(service);
});

const sellFor = async () => calls.earned((await sell(service, calls.campaign)).commission_id);

describe('precedence', () => {
  test("a partner's own terms go before those of the group, and those before the program's", async () => {
    const group = await calls.newGroup();
    expect((await calls.move(group.id)).status).toBe(200);
    expect(await sellFor()).toMatchObject({ cents: 2_000 });
    const ofGroup = await calls.make({ level: 'group', group_id: group.id, commission_rate: 25 });
    expect(await sellFor()).toMatchObject({ cents: 2_500, terms_id: ofGroup.id });
    const own = await calls.ofPartner({ commission_rate: 10 });
    expect(await sellFor()).toMatchObject({ cents: 1_000, terms_id: own.id });
    expect(await calls.ofPartner({ inherit: true })).toMatchObject({ id: ofGroup.id, level: 'group' });
    expect(await sellFor()).toMatchObject({ cents: 2_500, terms_id: ofGroup.id });
    const ofProgram = await calls.make({ level: 'group', group_id: group.id, inherit: true });
    expect(ofProgram).toMatchObject({ level: 'program', in_force: true });
    expect(await sellFor()).toMatchObject({ cents: 2_000, terms_id: ofProgram.id });
  });

  test('the reason names whose terms decided', async () => {
    const group = await calls.newGroup({ name: 'Creators' });
    await calls.move(group.id);
    await calls.make({ level: 'group', group_id: group.id, commission_rate: 25, max_months: 12 });
    const { why } = (await sellFor())!;
    expect(why).toMatch(/^Earned \$25\.00: 25% of \$100\.00, group Creators, month 1 of 12, link /);
    await calls.ofPartner({ commission_rate: 30, max_months: null });
    expect((await sellFor())!.why).toMatch(/: 30% of \$100\.00, own terms of the partner, link /);
  });

  test('leads earn by the same terms', async () => {
    const own = await calls.ofPartner({ lead_commission_cents: 300 });
    const click_id = (await service.click({ affiliate_url: calls.campaign.url })).body.click_id;
    await service.lead({ click_id, customer_key: service.make.unique('user') }, { key: calls.campaign.key });
    const { data } = (await calls.call('GET', '/commissions?limit=1')).body;
    expect(data).toMatchObject([{ kind: 'lead', earned_cents: 300, terms_id: own.id }]);
  });
});

describe('history', () => {
  test('a change alters nothing that is stored', async () => {
    const sold = await sell(service, calls.campaign);
    const before = await calls.earned(sold.commission_id);
    const made = await calls.make({ level: 'program', commission_rate: 50 });
    expect(await calls.earned(sold.commission_id)).toEqual(before);
    expect(before!.why).toMatch(/20% of \$100\.00/);
    expect(await sellFor()).toMatchObject({ cents: 5_000, terms_id: made.id });
  });

  test('each change of a program makes a row, whichever operation changes it', async () => {
    await calls.call('PATCH', '', { commission_rate: 30, holding_period_days: 7 });
    await calls.call('PATCH', '', { name: 'Another name' });
    const { data } = (await calls.call('GET', '/terms')).body;
    expect(data).toMatchObject([
      { level: 'program', in_force: true, commission_rate: 30, holding_period_days: 7, created_by: expect.any(String) },
      { level: 'program', in_force: false, commission_rate: 20, created_by: null },
    ]);
    expect(data).toHaveLength(2);
  });

  test('rows are never changed or deleted', async () => {
    for (const sql of ['update terms set commission_rate = 1', 'delete from terms', 'truncate terms'])
      await expect(service.db.knex.raw(sql)).rejects.toThrow(/never changed or deleted/);
  });

  test('the audit log says what is new', async () => {
    const made = await calls.ofPartner({ commission_rate: 25 });
    expect((await auditEntries(service)).at(-1)).toMatchObject({
      action: 'terms.create',
      target_id: made.id,
      after: { level: 'partnership', partner_id: calls.campaign.partnerId, commission_rate: '25' },
    });
    await calls.ofPartner({ inherit: true });
    expect((await auditEntries(service)).at(-1)).toMatchObject({ action: 'terms.inherit', after: { inherit: true } });
  });

  test('another currency of the program is that of its groups and partners, too', async () => {
    const group = await calls.newGroup();
    await calls.make({ level: 'group', group_id: group.id, lead_commission_cents: 500 });
    const own = await calls.ofPartner({ commission_type: 'fixed', commission_rate: 5 });
    expect((await calls.call('PATCH', '', { currency: 'EUR' })).status).toBe(200);
    const listed = (await calls.call('GET', '/terms?order=oldest')).body.data as { currency: string }[];
    expect(listed.slice(-3)).toMatchObject([
      { level: 'program', in_force: true, currency: 'EUR' },
      { level: 'group', group_id: group.id, in_force: true, currency: 'EUR', lead_commission_cents: 500 },
      { level: 'partnership', partner_id: own.partner_id, in_force: true, currency: 'EUR', commission_rate: 5 },
    ]);
    expect(listed.slice(0, -3)).toMatchObject(Array(3).fill({ in_force: false, currency: 'USD' }));
    const { commission_id } = await sell(service, calls.campaign, { currency: 'EUR' });
    const row = await service.db.knex('commissions').where({ id: commission_id }).first<object>();
    expect(row).toMatchObject({ currency: 'EUR', earned_cents: 500 });
  });

  test('ending terms that are not there changes nothing', async () => {
    const { id } = (await calls.call('GET', '/terms')).body.data[0];
    const before = await auditEntries(service);
    expect(await calls.ofPartner({ inherit: true })).toMatchObject({ id, level: 'program', in_force: true });
    expect(await auditEntries(service)).toEqual(before);
  });

  test('a viewer does not read who made them', async () => {
    await calls.ofPartner({ commission_rate: 10 });
    const viewer = await tokenOf(service, calls.campaign, 'viewer');
    const madeBy = async (token?: string) =>
      (await calls.call('GET', '/terms?level=partnership', undefined, token)).body.data[0].created_by;
    expect(await madeBy()).toMatch(/@/);
    expect(await madeBy(viewer)).toBeNull();
  });

  test('lists are filtered by level, group and partner', async () => {
    const group = await calls.newGroup();
    const ofGroup = await calls.make({ level: 'group', group_id: group.id, commission_rate: 25 });
    const own = await calls.ofPartner({ commission_rate: 10 });
    const idsOf = async (query: string) =>
      (await calls.call('GET', `/terms?${query}`)).body.data.map(({ id }: { id: number }) => id);
    expect(await idsOf('level=group')).toEqual([ofGroup.id]);
    expect(await idsOf(`group_id=${group.id}`)).toEqual([ofGroup.id]);
    expect(await idsOf(`partner_id=${calls.campaign.partnerId}`)).toEqual([own.id]);
    expect(await idsOf(`group_id=${group.id}&level=partnership`)).toEqual([]);
  });
});

describe('refusals', () => {
  const refused = async (body: object, status: number, code: string) => {
    const answer = await calls.createTerms(body);
    expect([answer.status, answer.body.error.code]).toEqual([status, code]);
    return answer;
  };

  test.each([101, 100.5])('a rate of %d %', async (commission_rate) => {
    await refused({ level: 'program', commission_rate }, 400, 'invalid_request');
    await refused(
      { level: 'partnership', partner_id: calls.campaign.partnerId, commission_rate },
      400,
      'invalid_request',
    );
  });

  test.each([
    [{ level: 'program', group_id: 6 }],
    [{ level: 'program', inherit: true }],
    [{ level: 'group' }],
    [{ level: 'partnership', group_id: 6 }],
    [{ level: 'partnership', partner_id: 4, group_id: 6 }],
  ])('a level that does not fit its identifiers: %j', async (body) => {
    const answer = await refused(body, 400, 'invalid_request');
    const message = 'level needs its identifier: group_id for group, partner_id for partnership, none for program';
    expect(answer.body).toEqual(
      managementError(answer, [400, 'invalid_request', message], { details: { field: 'level' } }),
    );
  });

  test('a group or a partner of another program', async () => {
    const other = await termsCalls(service);
    const group = await other.newGroup();
    await refused({ level: 'group', group_id: group.id, commission_rate: 25 }, 404, 'not_found');
    await refused({ level: 'partnership', partner_id: other.campaign.partnerId }, 404, 'not_found');
  });

  test('an archived program', async () => {
    await calls.call('POST', '/archive');
    await refused({ level: 'program', commission_rate: 25 }, 409, 'invalid_transition');
    await refused({ level: 'partnership', partner_id: calls.campaign.partnerId }, 409, 'invalid_transition');
  });

  test('anybody but an owner', async () => {
    const { apiToken } = await service.make.member(calls.campaign.id, 'admin');
    const answer = await calls.call('POST', '/terms', { level: 'program', commission_rate: 25 }, apiToken);
    expect([answer.status, answer.body.error.code]).toEqual([403, 'insufficient_role']);
  });
});
