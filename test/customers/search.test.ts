import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sell, signUp, visit } from '../support/journey.ts';
import { startService, type Service } from '../support/service.ts';
import { ownedCampaign, tokenOf, type OwnedCampaign } from '../commissions/support.ts';
import { as } from '../manage/support.ts';

// listCustomers?search: what support knows finds a customer.

let service: Service;
let campaign: OwnedCampaign;
beforeAll(async () => {
  service = await startService();
  campaign = await ownedCampaign(service);
});
afterAll(() => service.stop());

const call = (path: string, token = campaign.token) =>
  as(service, token)('GET', `programs/${campaign.id}/customers${path}`);
const found = async (search: string): Promise<(string | number)[]> => {
  const { status, body } = await call(`?search=${encodeURIComponent(search)}`);
  expect(status, JSON.stringify(body)).toBe(200);
  return (body.data as { id: number; click_id: string }[]).map(({ click_id }) => click_id);
};
const lead = (body: object, key: string | undefined = campaign.key) => service.lead(body, { key });

describe('search finds a customer', () => {
  test('by the transaction_id of a sale, the whole of it', async () => {
    const click_id = await visit(service, campaign);
    const { transaction_id } = await sell(service, campaign, { click_id });
    expect(await found(transaction_id)).toEqual([click_id]);
    expect(await found(transaction_id.slice(0, -1))).toEqual([]);
  });

  test('by the beginning of the customer_key, byte by byte', async () => {
    const keys = ['näme_1', 'näme_2', 'nämf', 'n%me_1', 'Näme_3'];
    const clicks = [];
    for (const customer_key of keys) {
      const click_id = await visit(service, campaign);
      await lead({ click_id, customer_key });
      clicks.push(click_id);
    }
    expect(await found('näme_')).toEqual([clicks[1], clicks[0]]);
    expect(await found('näm')).toEqual([clicks[2], clicks[1], clicks[0]]);
    expect(await found('n%')).toEqual([clicks[3]]);
    expect(await found('_1')).toEqual([]);
  });

  test('by the e-mail address of a lead, in any spelling', async () => {
    const click_id = await visit(service, campaign);
    await lead({ click_id, customer_key: service.make.unique('mail'), email: 'Ada@Buyer.dev' });
    expect(await found(' ada@buyer.DEV')).toEqual([click_id]);
    expect(await found('ada@buyer.de')).toEqual([]);
  });

  test('by the click, also one without any other record', async () => {
    const clicked = await visit(service, campaign);
    const { click_id } = await signUp(service, campaign);
    expect(await found(clicked)).toEqual([clicked]);
    expect(await found(click_id)).toEqual([click_id]);
  });

  test('whose lead is provisional, and explains that in words', async () => {
    const click_id = await visit(service, campaign);
    const sent = { click_id, customer_key: service.make.unique('page'), email: 'provisional@buyer.dev' };
    expect((await service.lead(sent)).body.message).toBe('Lead recorded as provisional');
    expect(await found('provisional@buyer.dev')).toEqual([click_id]);
    const [{ id }] = (await call(`?search=${click_id}`)).body.data;
    const { events, now } = (await call(`/${id}/explain`)).body.data;
    const texts = [...events.map(({ why }: { why?: string }) => why), now.sale.why, now.lead.why].join(' ');
    expect(texts).toMatch(
      /Provisional: a page reported this sign-up, and the program waits for its server to confirm it/,
    );
    expect(texts).not.toMatch(/lead_auth|server_required|browser_allowed/);
  });

  test('together with the other filters, and never one of another program', async () => {
    const other = await ownedCampaign(service);
    const { customer_key } = await signUp(service, other);
    expect(await found(customer_key)).toEqual([]);
    const mine = await signUp(service, campaign);
    const by = (more: string) => call(`?search=${mine.customer_key}&${more}`);
    expect((await by('status=lead')).body.data).toHaveLength(1);
    expect((await by('status=conversion')).body.data).toEqual([]);
    expect((await by(`partner_id=${campaign.partnerId}`)).body.data).toHaveLength(1);
  });
});

test('a viewer cannot search', async () => {
  const token = await tokenOf(service, campaign, 'viewer');
  expect((await call('?search=user', token)).status).toBe(403);
});

test('exportCustomers has the customers of the list in one file', async () => {
  const { click_id, customer_key } = await signUp(service, campaign);
  const { status, body } = await call(`/export?search=${customer_key}`);
  const [{ id }] = (await call(`?search=${customer_key}`)).body.data;
  const at = service.clock.now().toISOString();
  expect([status, body]).toEqual([
    200,
    'Customer,Your ID,Click,Partner,Status,Clicked,Signed up,First sale,Added,Erased,Channel,Sub ID,Sub ID 2,Sub ID 3\r\n' +
      `${id},${customer_key},${click_id},Anna,lead,${at},${at},,${at},,page,,,\r\n`,
  ]);
  const viewer = (await call('/export?order=oldest', await tokenOf(service, campaign, 'viewer'))).body as string;
  expect(viewer.split('\r\n')[1]).toMatch(/^\d+,,,Anna,/);
});
