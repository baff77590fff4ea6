import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sell, visit } from '../support/journey.ts';
import { startService, type Service } from '../support/service.ts';
import { commissionCalls, ownedCampaign, tokenOf, type OwnedCampaign } from './support.ts';

// exportCommissions: the list as one file, of any length.

let service: Service;
let campaign: OwnedCampaign;
let calls: ReturnType<typeof commissionCalls>;
beforeAll(async () => void (service = await startService()));
afterAll(() => service.stop());

const HEAD =
  'Commission,Kind,Partner,Customer,Sale,Amount,Currency,Status,Reason,Created,Approved,Paid,' +
  'Partner e-mail,Order,Base,Base currency,Rate,Why,Channel,Sub ID,Sub ID 2,Sub ID 3';
const file = async (query = '', key?: string): Promise<string> => {
  const { status, headers, body } = await calls.call('GET', `/export${query}`, undefined, key);
  expect([status, headers['content-type']]).toEqual([200, 'text/csv; charset=utf-8']);
  expect(headers).toMatchObject({ 'content-disposition': 'attachment', 'cache-control': 'no-store' });
  return body as string;
};
const linesOf = (text: string): string[] => text.split('\r\n').slice(0, -1);

describe('200', () => {
  let sold: { commission_id: number; sale_id: number };
  let adjusted: number;
  let at: string;
  beforeAll(async () => {
    campaign = await ownedCampaign(service);
    calls = commissionCalls(service, campaign);
    const click_id = await visit(service, campaign, { sub: 'blog-1', sub3: '-x' });
    await service.lead({ click_id, customer_key: '=1+1' }, { key: campaign.key });
    sold = await sell(service, campaign, { click_id });
    const body = { partner_id: campaign.partnerId, amount_cents: -1250, reason: '@home, "late"' };
    adjusted = (await calls.adjust(body)).body.data.id as number;
    at = service.clock.now().toISOString();
  });

  test('has names, decimal amounts, and no text that is a formula', async () => {
    const row = await service.db
      .knex('partners')
      .where({ id: campaign.partnerId })
      .first<{ name: string; email: string }>();
    const { name, email } = row;
    const sale = await service.db.knex('sales').where({ id: sold.sale_id }).first<{ transaction_id: string }>();
    const { why } = await calls.get(sold.commission_id);
    expect(why).toContain(`20% of $100.00`);
    expect(await file()).toBe(
      [
        HEAD,
        `${adjusted},adjustment,${name},,,-12.50,USD,pending,"'@home, ""late""",${at},,,${email},,,,,` +
          '"A member of the program adjusted it: @home, ""late""",,,,',
        `${sold.commission_id},sale,${name},'=1+1,${sold.sale_id},20.00,USD,pending,,${at},,,${email},` +
          `${sale.transaction_id},100.00,USD,20,"${why as string}",page,blog-1,,'-x`,
        '',
      ].join('\r\n'),
    );
  });

  test('has the filters and the order of the list', async () => {
    await calls.change('hold', [sold.commission_id], 'later');
    const [, first, second] = linesOf(await file('?order=oldest&status=pending'));
    expect([first, second]).toEqual([
      expect.stringMatching(`^${sold.commission_id},.*,"pending, on hold",`),
      expect.stringMatching(`^${adjusted},`),
    ]);
    for (const query of ['?status=paid', '?partner_id=999999', '?created_before=2020-01-01T00:00:00Z']) {
      expect(await file(query)).toBe(`${HEAD}\r\n`);
    }
  });

  test('begins with a byte order mark for Excel if it is asked for', async () => {
    expect(await file('?bom=true&status=paid')).toBe(`\uFEFF${HEAD}\r\n`);
  });

  test('names partners and customers only to who may read them', async () => {
    const only = await service.make.apiToken(campaign.accountId, { scopes: ['commissions.read'] });
    const { customer_id } = (await calls.get(sold.commission_id)).commission as { customer_id: number };
    const hidden = new RegExp(`^${sold.commission_id},sale,${campaign.partnerId},${customer_id},`);
    const withoutScope = linesOf(await file('?order=oldest', only))[1];
    expect(withoutScope).toMatch(hidden);
    const viewer = linesOf(await file('?order=oldest', await tokenOf(service, campaign, 'viewer')))[1];
    expect(viewer).toMatch(new RegExp(`^${sold.commission_id},sale,[^,]+,${customer_id},`));
    for (const line of [withoutScope, viewer]) expect(line).not.toContain('@');
  });
});

describe('31,001 commissions', () => {
  const MANY = 31_001;
  beforeAll(async () => {
    campaign = await ownedCampaign(service);
    calls = commissionCalls(service, campaign);
    const id = (await calls.adjust({ partner_id: campaign.partnerId, amount_cents: 5, reason: 'a reason '.repeat(40) }))
      .body.data.id as number;
    const columns = Object.keys(await service.db.knex('commissions').where({ id }).first<object>());
    const copied = columns.filter((name) => name !== 'id').join(', ');
    await service.db.knex.raw(
      `insert into commissions (${copied}) select ${copied} from commissions, generate_series(2, ?) where id = ?`,
      [MANY, id],
    );
  });

  const begin = async (): Promise<IncomingMessage> => {
    const url = `${service.baseUrl}/api/v1/programs/${campaign.id}/commissions/export`;
    const [res] = (await once(get(url, { headers: { authorization: `Bearer ${campaign.token}` } }), 'response')) as [
      IncomingMessage,
    ];
    return res;
  };
  const working = async (): Promise<number> => {
    const { rows } = await service.db.knex.raw<{ rows: { n: number }[] }>(
      `select count(*)::int as n from pg_stat_activity
       where datname = current_database() and pid <> pg_backend_pid() and state <> 'idle'`,
    );
    return rows[0]!.n;
  };

  test('are all in the file', async () => {
    const lines = linesOf(await file());
    expect(lines).toHaveLength(MANY + 1);
    expect(new Set(lines).size).toBe(MANY + 1);
  });

  test('occupy no connection of the database while the client does not read', async () => {
    const res = await begin();
    await wait(500);
    await expect.poll(working, { timeout: 10_000 }).toBe(0);
    let text = '';
    for await (const chunk of res.setEncoding('utf8')) text += chunk as string;
    expect([linesOf(text).length, res.complete]).toEqual([MANY + 1, true]);
  });

  test('a failure on the way breaks the connection', async () => {
    const res = await begin();
    await wait(500);
    await service.db.knex.raw('alter table commissions rename to elsewhere');
    try {
      const read = async () => {
        for await (const chunk of res) void chunk;
      };
      await expect(read()).rejects.toThrow('aborted');
      expect(res.complete).toBe(false);
    } finally {
      await service.db.knex.raw('alter table elsewhere rename to commissions');
    }
  });
});
