import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sell, signUp } from '../support/journey.ts';
import { startService, type Service } from '../support/service.ts';
import { as } from '../manage/support.ts';
import { payoutCampaign } from '../payouts/support.ts';
import { commissionCalls, ownedCampaign, tokenOf, type OwnedCampaign } from './support.ts';

let service: Service;
let campaign: OwnedCampaign;
let calls: ReturnType<typeof commissionCalls>;
let second: number;
/** Six commissions, one a day: of the first and the second partner in turn, and the last two are approved. */
const ids: number[] = [];
const days: string[] = [];

async function otherPartner(): Promise<{ partnerId: number; url: string }> {
  const { make } = service;
  const partnerId = await make.partner();
  const partnership_id = await make.partnership(campaign.id, partnerId);
  const code = await make.link({ program_id: campaign.id, partner_id: partnerId, partnership_id });
  return { partnerId, url: `https://brand.dev/?aff=${code}` };
}

beforeAll(async () => {
  service = await startService();
  campaign = await ownedCampaign(service);
  const { partnerId, url } = await otherPartner();
  second = partnerId;
  for (let i = 0; i < 6; i++) {
    days.push(service.clock.now().toISOString());
    ids.push((await sell(service, i % 2 ? { ...campaign, url } : campaign)).commission_id);
    service.clock.advance({ days: 1 });
  }
  campaign.token = await service.make.apiToken(campaign.accountId);
  calls = commissionCalls(service, campaign);
  await calls.change('approve', ids.slice(4));
});
afterAll(() => service.stop());

const idsIn = (body: { data: { id: number }[] }) => body.data.map(({ id }) => id);
const at = (...places: number[]) => places.map((place) => ids[place]);
const listed = async (query: string) => idsIn((await calls.list(query)).body);

describe('200', () => {
  test('all commissions of the program, newest first, and of no other', async () => {
    await sell(service, await ownedCampaign(service));
    expect(await listed('')).toEqual([...ids].reverse());
  });

  test('the filters combine', async () => {
    const first = campaign.partnerId;
    expect(await listed('status=approved')).toEqual(at(5, 4));
    expect(await listed(`partner_id=${second}`)).toEqual(at(5, 3, 1));
    expect(await listed(`partner_id=${first}&order=oldest`)).toEqual(at(0, 2, 4));
    expect(await listed(`partner_id=${second}&status=pending`)).toEqual(at(3, 1));
    expect(await listed('status=paid')).toEqual([]);
    expect(await listed('partner_id=999999')).toEqual([]);
  });

  test('in_payout keeps those that a payout has claimed or paid, or the others, also in the file', async () => {
    const { calls: own } = await payoutCampaign(service);
    const { commission_id } = await own.one();
    const { commission_id: free } = await own.approved();
    for (const [given, id] of [
      ['true', commission_id],
      ['false', free],
    ] as const) {
      expect(idsIn((await own.list(`status=approved&in_payout=${given}`)).body)).toEqual([id]);
      const file = (await own.call('GET', `commissions/export?in_payout=${given}`)).body as string;
      expect(file.split('\r\n').slice(1, -1)).toEqual([expect.stringMatching(`^${id},`)]);
    }
    expect(idsIn((await own.list('')).body)).toEqual([free, commission_id]);
  });

  test('the totals of the program or of one partner, with the first page only and whatever the other filters', async () => {
    const none = { count: 0, held: 0, amount_cents: 0 };
    const sum = (count: number) => ({ ...none, count, amount_cents: count * 2_000 });
    const usd = (pending: number, approved: number) => [
      { currency: 'USD', pending: sum(pending), approved: sum(approved), paid: none, reversed: none },
    ];
    const totalsOf = async (query: string) => (await calls.list(query)).body.totals;
    const as_of = service.clock.now().toISOString();
    for (const query of ['', 'limit=1', 'status=paid', 'created_before=2020-01-01T00:00:00Z']) {
      expect(await totalsOf(query)).toEqual({ currencies: usd(4, 2), as_of });
    }
    expect(await totalsOf(`partner_id=${second}`)).toEqual({ currencies: usd(2, 1), as_of });
    expect(await totalsOf('partner_id=999999')).toEqual({ currencies: [], as_of });
    const { page } = (await calls.list('limit=1')).body;
    const next = await calls.list(`limit=1&cursor=${page.next_cursor}`);
    expect([next.status, next.body.totals]).toEqual([200, undefined]);
  });

  test('created_from is inclusive, created_before exclusive', async () => {
    const between = `created_from=${days[1]}&created_before=${days[4]}`;
    expect(await listed(between)).toEqual(at(3, 2, 1));
    expect(await listed(`${between}&partner_id=${second}&order=oldest`)).toEqual(at(1, 3));
    expect(await listed(`created_from=${days[4]}&status=approved`)).toEqual(at(5, 4));
  });

  test.each([[''], ['order=oldest'], ['status=pending'], ['partner'], ['partner&order=oldest']])(
    'pages with %s have each commission once, while others are created',
    async (given) => {
      const query = given.replace('partner', `partner_id=${campaign.partnerId}`);
      const all = await listed(query);
      const found: number[] = [];
      for (let cursor = ''; ;) {
        const { body } = await calls.list(`${query}&limit=1${cursor}`.replace(/^&/, ''));
        found.push(...idsIn(body));
        if (!body.page.has_more || found.length === all.length) break;
        cursor = `&cursor=${body.page.next_cursor}`;
        await sell(service, campaign);
      }
      expect(found).toEqual(all);
    },
  );

  test('expand adds the partner and the customer, for a viewer without identifiers and address', async () => {
    const { click_id, customer_key } = await signUp(service, campaign);
    const { commission_id } = await sell(service, campaign, { click_id });
    const path = `/${commission_id}?expand=customer,partner`;
    const shown = (await calls.call('GET', path)).body.data.commission;
    expect(shown.customer).toMatchObject({ click_id, customer_key, status: 'conversion' });
    expect(shown.partner).toEqual({
      id: campaign.partnerId,
      name: 'Anna',
      email: 'anna@partner.dev',
      status: 'joined',
    });
    const viewer = await tokenOf(service, campaign, 'viewer');
    const seen = (await calls.call('GET', path, undefined, viewer)).body;
    expect(seen.data.commission.customer).toMatchObject({ click_id: null, customer_key: null });
    expect(seen.data.commission.partner).toMatchObject({ name: 'Anna', email: null });
    expect(JSON.stringify(seen)).not.toContain(customer_key);
    expect((await calls.list('')).body.data[0]).not.toHaveProperty('customer');
  });
});

describe('400, 403 and 404', () => {
  test.each([
    ['status=open'],
    ['partner_id=0'],
    ['partner_id=x'],
    ['expand=sale'],
    ['in_payout=1'],
    ['created_from=today'],
  ])('%s is refused', async (query) => {
    const { status, body } = await calls.list(query);
    expect([status, body.error.details]).toEqual([400, { field: query.slice(0, query.indexOf('=')) }]);
  });

  test('expand needs the scope of its group', async () => {
    const key = await service.make.apiToken(campaign.accountId, { scopes: ['commissions.read', 'partners.read'] });
    const list = (expand: string) => as(service, key)('GET', `programs/${campaign.id}/commissions?expand=${expand}`);
    expect((await list('partner')).status).toBe(200);
    const { status, body } = await list('customer,partner');
    expect([status, body.error.code, body.error.details]).toEqual([
      403,
      'insufficient_scope',
      { scope: 'customers.read' },
    ]);
  });

  test('a commission of another program is unknown', async () => {
    const { commission_id } = await sell(service, await ownedCampaign(service));
    expect((await calls.call('GET', `/${commission_id}`)).status).toBe(404);
  });
});
