import { afterAll, beforeAll, expect, test } from 'vitest';
import { sell, signUp, visit } from '../support/journey.ts';
import type { Campaign } from '../support/fixtures.ts';
import { startService, type Service } from '../support/service.ts';
import { as } from '../manage/support.ts';
import { portalAs } from './support.ts';

// A partner's totals and commissions: the own ones, and nothing that names a customer.

let service: Service;
let program: Campaign;
let anna: Awaited<ReturnType<Service['make']['partnerAccount']>>;
let annas: Campaign;
let owner: string;
/** what could name the customers */
const secrets: string[] = [];
/** the commissions of the partner: of a lead, and three sales of which one is rejected and one held */
let sales: number[];

async function linkOf({ partnerId, partnershipId }: { partnerId: number; partnershipId: number }): Promise<Campaign> {
  const whose = { program_id: program.id, partner_id: partnerId, partnership_id: partnershipId };
  const { code, linkId } = await service.make.storeLink(whose);
  return { ...program, partnerId, partnershipId, linkId, code, url: `https://brand.dev/?aff=${code}` };
}
const manage = (method: string, path: string, body?: object) =>
  as(service, owner)(method, `programs/${program.id}/${path}`, body && { body });
const portal = (path: string, token = anna.apiToken) =>
  portalAs(service, token)('GET', `programs/${program.id}/${path}`);

beforeAll(async () => {
  service = await startService();
  program = await service.make.campaign({ lead_commission_cents: 300 });
  owner = (await service.make.member(program.id)).apiToken;
  anna = await service.make.partnerAccount(program.id);
  annas = await linkOf(anna);
  const { click_id, customer_key } = await signUp(service, annas);
  secrets.push(click_id, customer_key);
  const ids: number[] = [];
  for (const n of [1, 2, 3]) ids.push((await sell(service, annas, n === 1 ? { click_id } : {})).commission_id);
  sales = ids;
  await manage('POST', 'commissions/reject', { commission_ids: [ids[1]], reason: 'It was a test order.' });
  await manage('POST', 'commissions/hold', { commission_ids: [ids[2]], reason: 'We check the invoice.' });
  // Another partner of the program, and another program of the same partner.
  await sell(service, program);
  const elsewhere = await service.make.campaign();
  await service.make.partnership(elsewhere.id, anna.partnerId);
  await sell(service, elsewhere);
  await visit(service, annas);
});
afterAll(() => service.stop());

test('the commissions, newest first, each with a reason, and without the customers', async () => {
  const { status, body } = await portal('commissions');
  expect(status).toBe(200);
  const shown = body.data.map(({ id, kind, status: state, held, amount_cents, why }: Record<string, unknown>) => [
    id,
    kind,
    state,
    held,
    amount_cents,
    why,
  ]);
  const lead = body.data.at(-1).id as number;
  expect(shown).toEqual([
    [
      sales[2],
      'sale',
      'pending',
      true,
      2_000,
      expect.stringMatching(
        /^Earned \$20\.00: 20% of \$100\.00, link [a-z0-9-]+\. It is held: We check the invoice\.$/,
      ),
    ],
    [
      sales[1],
      'sale',
      'reversed',
      false,
      0,
      expect.stringMatching(
        /^Earned \$20\.00: 20% of \$100\.00, link [a-z0-9-]+\. It was rejected: It was a test order\.$/,
      ),
    ],
    [
      sales[0],
      'sale',
      'pending',
      false,
      2_000,
      expect.stringMatching(/^Earned \$20\.00: 20% of \$100\.00, link [a-z0-9-]+\.$/),
    ],
    [lead, 'lead', 'pending', false, 300, 'A customer signed up, which earned $3.00.'],
  ]);
  // A reversed one says what was lost.
  expect(body.data[1]).toMatchObject({ earned_cents: 2_000, link: annas.code });
  expect(Object.keys(body.data[0])).not.toContain('customer_id');
  for (const secret of secrets) expect(JSON.stringify(body)).not.toContain(secret);
  const reversed = await portal('commissions?status=reversed');
  expect(reversed.body.data.map(({ id }: { id: number }) => id)).toEqual([sales[1]]);
});

test('the totals of all commissions, with the first page only and whatever the filters', async () => {
  const none = { count: 0, held: 0, amount_cents: 0 };
  const usd = { currency: 'USD', pending: { count: 3, held: 1, amount_cents: 4_300 }, approved: none, paid: none };
  const expected = [{ ...usd, reversed: { ...none, count: 1 } }];
  for (const query of ['', '?limit=1', '?status=paid', '?created_before=2020-01-01T00:00:00Z']) {
    const { body } = await portal(`commissions${query}`);
    expect(body.totals).toEqual({ currencies: expected, as_of: service.clock.now().toISOString() });
  }
  const { body } = await portal('commissions?limit=1');
  const next = await portal(`commissions?limit=1&cursor=${body.page.next_cursor}`);
  expect([next.status, next.body.totals]).toEqual([200, undefined]);
});

test('the totals of the partner, in total and by link, without those of others', async () => {
  const { status, body } = await portal('stats?group_by=link');
  expect(status).toBe(200);
  const usd = { currency: 'USD', sales: { count: 3, amount_cents: 30_000 }, refunds: { count: 0, amount_cents: 0 } };
  const [link] = body.data;
  expect(body.data).toHaveLength(1);
  expect(link).toMatchObject({ link_id: annas.linkId, partner_id: anna.partnerId, clicks: 4, leads: 1 });
  expect(link.currencies).toEqual([{ ...usd, commission_cents: 4_300 }]);
  const total = await portal('stats');
  expect(total.body.data).toMatchObject([{ link_id: null, partner_id: null, clicks: 4 }]);
  const whole = (await manage('GET', `stats?partner_id=${anna.partnerId}`)).body.data;
  expect(total.body.data).toEqual(whole);
});

test.each([
  ['group_by=partner', 'group_by'],
  ['partner_id=1', 'partner_id'],
  ['from=2026-11-02&to=2026-11-01', 'to'],
])('stats?%s is refused with 400', async (query, field) => {
  const { status, body } = await portal(`stats?${query}`);
  expect([status, body.error.details]).toEqual([400, { field }]);
});

test('another partner of the program sees their own rows, and who is no partner none', async () => {
  const other = await service.make.partnerAccount(program.id);
  expect((await portal('commissions', other.apiToken)).body).toMatchObject({ data: [], totals: { currencies: [] } });
  expect((await portal('stats', other.apiToken)).body.data).toEqual([]);
  for (const path of ['commissions', 'stats', 'links']) expect((await portal(path, owner)).status).toBe(404);
});
