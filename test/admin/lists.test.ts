import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { program } from '../support/compiled.ts';
import type { Campaign } from '../support/fixtures.ts';
import { sell } from '../support/journey.ts';
import { SECRET_TEXT } from '../support/keys.ts';
import { startService, type Service } from '../support/service.ts';
import { operator, type Operator } from './support.ts';

// Lists of any length are read in pages and printed as they are read, as one complete document.

// A document's shape is what the tests are about.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
type Json = any;

const MANY = 2_500;

let service: Service;
let admin: Operator;
let campaign: Campaign;
beforeAll(async () => {
  service = await startService();
  admin = operator(service.databaseUrl, service.db, service.clock);
  campaign = await service.make.campaign();
});
afterAll(async () => {
  await service.stop();
  admin.clean();
});

const ids = (rows: Json[], name: string): number[] => rows.map((row) => row[name] as number);

/** Leads of one customer each, of two partners, with a commission of each status in turn. */
async function manyCommissions(): Promise<{ other: Campaign; second: number }> {
  const other = await service.make.campaign();
  const second = await service.make.partner();
  const partnership = await service.make.partnership(other.id, second);
  await service.db.knex.raw(
    `with people as (
       insert into customers (program_id, click_id, link_id, partnership_id, status, clicked_at, lead_at, created_at)
       select :program::bigint, 'many-' || n, :link::bigint, case when n % 5 = 0 then :second::bigint else :first::bigint end, 'lead', :at::timestamptz, :at::timestamptz, :at::timestamptz
       from generate_series(1, :many::int) n returning id, partnership_id)
     insert into commissions (program_id, kind, partnership_id, customer_id, earned_cents, amount_cents, currency,
       status, created_at, changed_at)
     select :program::bigint, 'lead', partnership_id, id, 300, case id % 4 when 3 then 0 else 300 end, 'USD',
       (array['pending', 'approved', 'paid', 'reversed'])[id % 4 + 1], :at::timestamptz, :at::timestamptz
     from people order by id`,
    {
      program: other.id,
      link: other.linkId,
      first: other.partnershipId,
      second: partnership,
      many: MANY,
      at: service.clock.now(),
    },
  );
  return { other, second };
}

describe('commission list', () => {
  it('is complete and in order over many pages, as a document like that of every command', async () => {
    const { other } = await manyCommissions();
    const { stdout, stderr, document, code } = await admin.run('commission', 'list', '--program-id', String(other.id));
    expect([code, stderr]).toEqual([0, '']);
    const found = ids(document.commissions, 'commission_id');
    expect(found).toEqual(
      await service.db.knex('commissions').where({ program_id: other.id }).orderBy('id').pluck('id'),
    );
    expect(found).toHaveLength(MANY);
    expect(stdout).toBe(`${JSON.stringify(document, null, 2)}\n`);
  });

  it('ends without a message when its reader has seen enough', async () => {
    const { other } = await manyCommissions();
    const { PATH } = process.env;
    const env = { PATH, DATABASE_URL: service.databaseUrl, DATA_DIR: admin.dataDir, SECRET_KEY: SECRET_TEXT };
    const command = `node ${program('src/admin/main.ts').join(' ')} commission list --program-id ${other.id}`;
    const { stdout, stderr } = await promisify(execFile)('sh', ['-c', `${command} | head -c 5`], { env });
    expect([stdout, stderr]).toEqual(['{\n  "', '']);
  });

  it('ends without a message when nobody reads a document that is printed at once', async () => {
    const { PATH } = process.env;
    const env = { PATH, DATABASE_URL: service.databaseUrl, DATA_DIR: admin.dataDir, SECRET_KEY: SECRET_TEXT };
    const command = `node ${program('src/admin/main.ts').join(' ')} program list`;
    const { stderr } = await promisify(execFile)('sh', ['-c', `${command} | true`], { env });
    expect(stderr).toBe('');
  });

  it('is a document without rows when there are none', async () => {
    const { id } = await service.make.program();
    const run = await admin.run('commission', 'list', '--program-id', String(id));
    expect(run.stdout).toBe('{\n  "commissions": []\n}\n');
  });

  it('holds those in a status, those of a partner, or both', async () => {
    const { other, second } = await manyCommissions();
    const list = async (...flags: string[]) =>
      ids(
        (await admin.done('commission', 'list', '--program-id', String(other.id), ...flags)).commissions,
        'commission_id',
      );
    const rows = await service.db
      .knex('commissions as c')
      .join('partnerships as s', 's.id', 'c.partnership_id')
      .where({ 'c.program_id': other.id })
      .orderBy('c.id')
      .select('c.id', 'c.status', 's.partner_id');
    const of = (test: (row: Json) => boolean) => rows.filter(test).map(({ id }) => id as number);
    expect(await list('--status', 'paid')).toEqual(of(({ status }) => status === 'paid'));
    expect(await list('--partner-id', String(second))).toEqual(of(({ partner_id }) => partner_id === second));
    expect(await list('--partner-id', String(second), '--status', 'pending')).toEqual(
      of(({ partner_id, status }) => partner_id === second && status === 'pending'),
    );
    expect(await list('--partner-id', '999999')).toEqual([]);
  });

  it('is printed as comma-separated values, amounts as numbers, with the names in the first line', async () => {
    const { sale_id, commission_id, transaction_id } = await sell(service, campaign);
    await admin.done('commission', 'approve', '--commission-id', String(commission_id));
    await admin.done('commission', 'pay', '--commission-id', String(commission_id));
    await service.refund({ transaction_id }, { key: campaign.key });
    const { code, stdout } = await admin.run(
      'commission',
      'list',
      '--program-id',
      String(campaign.id),
      '--format',
      'csv',
    );
    expect(code).toBe(0);
    const lines = stdout.split('\r\n');
    expect(lines[0]).toBe(
      'commission_id,program_id,partner_id,customer_id,sale_id,kind,earned_cents,amount_cents,currency,status,created_at,' +
        'changed_at,approved_at,paid_at,held,reason',
    );
    const at = service.clock.now().toISOString();
    const [, first, clawback] = lines.map((line) => line.split(','));
    expect([first![0], first![4], ...first!.slice(5, 11)]).toEqual(
      [commission_id, sale_id, 'sale', 2000, 2000, 'USD', 'paid', at].map(String),
    );
    expect(clawback!.slice(5, 11)).toEqual(['clawback', '-2000', '-2000', 'USD', 'pending', at]);
    expect(clawback!.slice(12)).toEqual(['', '', '', '']);
    expect(lines).toHaveLength(4);
  });

  it('is complete as comma-separated values over many pages, with one line of names', async () => {
    const { other } = await manyCommissions();
    const { stdout } = await admin.perform('commission', 'list', '--program-id', String(other.id), '--format', 'csv');
    const lines = stdout.trimEnd().split('\r\n');
    expect(lines).toHaveLength(MANY + 1);
    expect(lines.filter((line) => line.startsWith('commission_id'))).toHaveLength(1);
  });
});

describe('partner list, link list and account list', () => {
  it('list partners with what they are to each program, all or those of one', async () => {
    const { id, partnerId } = await service.make.campaign();
    const alone = await service.make.partner();
    const { partners } = await admin.done('partner', 'list');
    expect(ids(partners, 'partner_id')).toEqual(await service.db.knex('partners').orderBy('id').pluck('id'));
    expect(partners.find((one: Json) => one.partner_id === alone)).toEqual({
      partner_id: alone,
      name: 'Anna',
      email: 'anna@partner.dev',
      programs: [],
      created_at: service.clock.now().toISOString(),
    });
    expect((await admin.done('partner', 'list', '--program-id', String(id))).partners).toMatchObject([
      { partner_id: partnerId, programs: [{ program_id: id, status: 'joined' }] },
    ]);
  });

  it('list links with their addresses, all or those of a program and a partner', async () => {
    const { id, partnerId, code } = await service.make.campaign();
    await admin.done('link', 'create', '--code', 'for-nobody', '--program-id', String(id));
    await admin.done('link', 'create', '--code', 'to-nowhere');
    const list = async (...flags: string[]) => (await admin.done('link', 'list', ...flags)).links as Json[];
    const at = service.clock.now().toISOString();
    const own = {
      link_id: expect.any(Number),
      code,
      program_id: id,
      partner_id: partnerId,
      enabled: true,
      url: `https://brand.dev/?aff=${code}`,
      created_at: at,
    };
    expect(await list('--partner-id', String(partnerId))).toEqual([own]);
    expect(await list('--program-id', String(id))).toMatchObject([own, { code: 'for-nobody', partner_id: null }]);
    expect(await list('--program-id', String(id), '--partner-id', '999999')).toEqual([]);
    expect((await list()).at(-1)).toMatchObject({ code: 'to-nowhere', url: null });
  });

  it('list accounts, and whether somebody has signed in', async () => {
    const { accountId, advertiserId, email } = await service.make.person();
    await service.make.program({ advertiser_id: advertiserId });
    await admin.done('account', 'suspend', '--email', email);
    const { accounts } = await admin.done('account', 'list');
    expect(accounts.at(-1)).toEqual({
      account_id: accountId,
      advertiser_id: advertiserId,
      email,
      status: 'suspended',
      bound: false,
      programs: 1,
      created_at: service.clock.now().toISOString(),
    });
  });
});
