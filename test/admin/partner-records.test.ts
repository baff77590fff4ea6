import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { as, auditEntries } from '../manage/support.ts';
import { commissionCalls, ownedCampaign, type OwnedCampaign } from '../commissions/support.ts';
import { sell, signUp } from '../support/journey.ts';
import { tablesWith } from '../support/rows.ts';
import { startService, type Service } from '../support/service.ts';
import { operator, type Operator } from './support.ts';

// What the operator answers a partner who asks for all data or for its erasure.

let service: Service;
let admin: Operator;
beforeAll(async () => {
  service = await startService();
  admin = operator(service.databaseUrl, service.db, service.clock);
});
afterAll(async () => {
  admin.clean();
  await service.stop();
});

const rowsWith = (text: string) => tablesWith(service.db, text);

let campaign: OwnedCampaign;
let email: string;
let which: string[];
/** A partner with records of every kind. */
beforeEach(async () => {
  campaign = await ownedCampaign(service);
  email = `${service.make.unique('vera')}@partner.dev`;
  const { partnerId } = campaign;
  which = ['--partner-id', String(partnerId)];
  await service.db
    .knex('partners')
    .where({ id: partnerId })
    .update({ name: 'Vera Secret', email: email.toUpperCase() });
  // Before she joined: a partner who has joined is not invited.
  await service.db.knex('partnerships').where({ partner_id: partnerId }).update({ status: 'left' });
  const invitations = [{ email, name: 'Vera Secret' }];
  const invited = await as(service, campaign.token)('POST', `programs/${campaign.id}/invitations`, {
    body: { invitations },
  });
  expect(invited.body.data[0].result).toBe('done');
  await service.db.knex('partnerships').where({ partner_id: partnerId }).update({ status: 'joined' });
  await signUp(service, campaign);
  await sell(service, campaign);
});

const addAccount = async (): Promise<number> => {
  const row = { email, issuer: 'https://issuer.dev', subject: email, created_at: service.clock.now() };
  return (await service.db.knex('accounts').insert(row).returning<{ id: number }[]>('id'))[0]!.id;
};
const accounts = () => service.db.knex('accounts').where({ email }).pluck('id');
const sums = () =>
  Promise.all(
    ['sales', 'commissions'].map((table) =>
      service.db.knex(table).where({ program_id: campaign.id }).sum('amount_cents').count(),
    ),
  );

describe('partner erase', () => {
  test('leaves nothing of the person in the database, and all amounts', async () => {
    await addAccount();
    const before = await sums();
    expect((await rowsWith(email)).sort()).toEqual(['accounts', 'partner_invitations', 'partners']);
    expect(await admin.done('partner', 'erase', ...which)).toEqual({
      partner_id: campaign.partnerId,
      status: 'erased',
      account: { account_id: expect.any(Number), status: 'erased' },
    });
    expect(await rowsWith(email)).toEqual([]);
    expect(await rowsWith('Vera Secret')).toEqual([]);
    expect(await sums()).toEqual(before);
    const [partnership] = await service.db.knex('partnerships').where({ id: campaign.partnershipId });
    expect(partnership).toMatchObject({ partner_id: null, status: 'joined' });
  });

  test('keeps an account that is a member of a program', async () => {
    const account_id = await addAccount();
    await service.db
      .knex('memberships')
      .insert({ program_id: campaign.id, account_id, role: 'viewer', created_at: service.clock.now() });
    await admin.done('partner', 'erase', ...which);
    expect(await accounts()).toEqual([account_id]);
  });

  test('keeps what belongs to another partner with the same address', async () => {
    const account = await addAccount();
    await service.db.knex('partners').insert({ name: 'Vera', email, created_at: service.clock.now() });
    await admin.done('partner', 'erase', ...which);
    expect(await accounts()).toEqual([account]);
    expect((await rowsWith(email)).sort()).toEqual(['accounts', 'partner_invitations', 'partners']);
  });
});

describe('partner export', () => {
  test('prints every record of the partner, and none of a customer', async () => {
    const { customer_key, click_id } = await signUp(service, campaign);
    const account_id = await addAccount();
    const other = await service.make.campaign();
    await sell(service, other);
    const printed = await admin.done('partner', 'export', ...which);
    const [commission] = (await commissionCalls(service, campaign).list()).body.data;
    expect(printed).toMatchObject({
      partner_id: campaign.partnerId,
      name: 'Vera Secret',
      email: email.toUpperCase(),
      programs: [{ program_id: campaign.id, program_name: 'Brand', status: 'joined' }],
      links: [{ code: campaign.code, aliases: [], program_id: campaign.id, enabled: true }],
      invitations: [{ program_id: campaign.id, email, name: 'Vera Secret', accepted_at: null }],
      accounts: [{ account_id, email, issuer: 'https://issuer.dev' }],
      commissions: [{ commission_id: commission.id, amount_cents: 2_000, status: 'pending' }],
    });
    expect(JSON.stringify(printed)).not.toContain(customer_key);
    expect(JSON.stringify(printed)).not.toContain(click_id);
    const entry = { action: 'partner.export', actor_kind: 'operator', target_id: campaign.partnerId };
    expect((await auditEntries(service)).at(-1)).toMatchObject(entry);
  });

  test('of a partner without records, and of none', async () => {
    const id = await service.make.partner();
    expect(await admin.done('partner', 'export', '--partner-id', String(id))).toMatchObject({
      partner_id: id,
      programs: [],
      commissions: [],
    });
    expect(await admin.perform('partner', 'export', '--partner-id', '999999')).toMatchObject({
      code: 1,
      stderr: 'there is no partner 999999',
    });
  });
});
