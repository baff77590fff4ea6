import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startService, type Service } from '../support/service.ts';
import { operator, type Operator } from './support.ts';

let service: Service;
let admin: Operator;
beforeAll(async () => {
  service = await startService();
  admin = operator(service.databaseUrl, service.db, service.clock);
});
afterAll(async () => {
  await service.stop();
  admin.clean();
});

let made = 0;
const partner = async (): Promise<string> =>
  String((await admin.done('partner', 'create', '--name', 'Anna', '--email', `anna${++made}@partner.dev`)).partner_id);
const click = (code: string) => service.click({ affiliate_url: `https://brand.dev/?aff=${code}` });
const partnerships = (partnerId: string) => service.db.knex('partnerships').where({ partner_id: partnerId });

describe('partner', () => {
  it('is created, joins, leaves and joins again', async () => {
    const programId = String((await service.make.program()).id);
    const made = await admin.run('partner', 'create', '--name', 'Anna', '--email', 'anna@partner.dev');
    expect(made).toMatchObject({ code: 0, stderr: '' });
    expect(made.document).toEqual({ partner_id: expect.any(Number), name: 'Anna', email: 'anna@partner.dev' });
    const both = ['--partner-id', String(made.document.partner_id), '--program-id', programId];
    const membership = { partner_id: made.document.partner_id, program_id: Number(programId) };

    expect((await admin.perform('partner', 'leave', ...both)).code).toBe(1);
    expect((await admin.run('partner', 'join', ...both)).document).toEqual({ ...membership, status: 'joined' });
    expect((await admin.run('partner', 'leave', ...both)).document).toEqual({ ...membership, status: 'left' });
    const again = await admin.run('partner', 'leave', ...both);
    expect([again.code, again.stdout]).toEqual([1, '']);
    expect(again.stderr).toBe(`Refused: partner ${both[1]} has not joined program ${programId}\n`);
    expect(await admin.done('partner', 'join', ...both)).toEqual({ ...membership, status: 'joined' });
    expect(await partnerships(both[1]!)).toHaveLength(1);
  });

  it('is refused with an address that a partner has, by the id of the first, also at once', async () => {
    const create = (address: string) => admin.perform('partner', 'create', '--name', 'Eve', '--email', address);
    const both = await Promise.all([create('\u00c9VE@partner.dev'), create('\u00e9ve@partner.dev')]);
    const { id } = await service.db.knex('partners').where({ email: '\u00e9ve@partner.dev' }).first('id');
    expect(both.map(({ code }) => code).sort()).toEqual([0, 1]);
    const refused = `the address \u00e9ve@partner.dev already belongs to partner ${id}`;
    expect(both.find(({ code }) => code === 1)?.stderr).toBe(refused);
    expect(await create('\u00c9ve@Partner.dev')).toMatchObject({ code: 1, stderr: refused });
    expect(await service.db.knex('partners').where({ email: '\u00e9ve@partner.dev' })).toHaveLength(1);
  });

  it('is refused with a name that has directions or control characters in it', async () => {
    for (const name of ['A\u202enna', 'A\u2066nna', 'An\u200ena', 'An\nna', 'An\ufeffna'])
      expect((await admin.perform('partner', 'create', '--name', name, '--email', 'rtl@partner.dev')).code).toBe(2);
  });

  it('cannot join an unknown program', async () => {
    const id = await partner();
    const programId = String((await service.make.program()).id);
    expect((await admin.perform('partner', 'join', '--partner-id', id, '--program-id', '404')).stderr).toBe(
      'there is no program 404',
    );
    expect((await admin.perform('partner', 'join', '--partner-id', '404', '--program-id', programId)).stderr).toBe(
      'there is no partner 404',
    );
  });

  it('is erased: the partnership stays, and links no longer work', async () => {
    const { id: programId, key } = await service.make.program();
    const id = await partner();
    const both = ['--partner-id', id, '--program-id', String(programId)];
    await admin.done('partner', 'join', ...both);
    const { code } = await admin.done('link', 'create', '--code', 'to-erase', ...both);
    const { click_id } = (await click(code)).body;
    const erased = await admin.run('partner', 'erase', '--partner-id', id);
    expect(erased.document).toEqual({ partner_id: Number(id), status: 'erased', account: null });
    expect((await click(code)).body.error.message).toBe('Invalid referral link configuration');
    const sale = await service.sale({ transaction_id: 'erased-1', amount_cents: 1000, click_id }, { key });
    expect(sale.body.error.message).toBe('partnerId required to create commission');
    expect(await admin.perform('partner', 'erase', '--partner-id', id)).toMatchObject({
      code: 1,
      stderr: `there is no partner ${id}`,
    });
    expect((await admin.perform('partner', 'show', '--partner-id', id)).code).toBe(1);
  });
});

describe('link', () => {
  it('connects partner and program without changing their partnership', async () => {
    const programId = String((await service.make.program()).id);
    const id = await partner();
    const both = ['--program-id', programId, '--partner-id', id];
    const made = await admin.run('link', 'create', '--code', 'ANNA-1', ...both);
    expect(made).toMatchObject({ code: 0, stderr: '' });
    expect(made.document).toEqual({
      code: 'anna-1',
      program_id: Number(programId),
      partner_id: Number(id),
      enabled: true,
      url: 'https://brand.dev/?aff=anna-1',
    });
    expect(await partnerships(id)).toMatchObject([{ status: 'linked' }]);
    await admin.done('partner', 'join', '--partner-id', id, '--program-id', programId);
    await admin.done('link', 'create', '--code', 'anna-2', ...both);
    expect(await partnerships(id)).toMatchObject([{ status: 'joined' }]);
    expect((await click('anna-2')).status).toBe(200);
  });

  it('may lack a program or partner; clicks on it are then rejected', async () => {
    const id = await partner();
    expect(await admin.done('link', 'create', '--code', 'no-program', '--partner-id', id)).toMatchObject({
      program_id: null,
      partner_id: Number(id),
      url: null,
    });
    expect(await admin.done('link', 'create', '--code', 'no-one')).toMatchObject({
      program_id: null,
      partner_id: null,
    });
    expect((await click('no-program')).body.error.message).toBe('Invalid referral link configuration');
  });

  it('has a unique code; a rejected link leaves nothing behind', async () => {
    const programId = String((await service.make.program()).id);
    const id = await partner();
    await admin.done('link', 'create', '--code', 'taken');
    const taken = await admin.run('link', 'create', '--code', 'Taken', '--program-id', programId, '--partner-id', id);
    expect([taken.code, taken.stdout, taken.stderr]).toEqual([
      1,
      '',
      'Refused: the code taken is taken by another link, which `link list` shows with its program; choose another code\n',
    ]);
    expect(await partnerships(id)).toEqual([]);
    const stray = await admin.perform('link', 'create', '--code', 'stray', '--program-id', '404', '--partner-id', id);
    expect([stray.code, stray.stderr]).toEqual([1, 'there is no program 404']);
  });

  it('is disabled and enabled', async () => {
    const { code } = await service.make.campaign();
    expect((await admin.run('link', 'disable', '--code', code)).document).toEqual({ code, enabled: false });
    expect((await click(code)).status).toBe(410);
    expect((await admin.run('link', 'enable', '--code', code.toUpperCase())).document).toEqual({ code, enabled: true });
    expect((await click(code)).status).toBe(200);
    expect((await admin.perform('link', 'disable', '--code', 'nowhere')).stderr).toBe(
      'there is no link with the code nowhere',
    );
  });
});

describe('partner show', () => {
  it('counts production events, by program and currency', async () => {
    const { key, id: programId, partnerId, code } = await service.make.campaign({ lead_commission_cents: '100' });
    const other = String((await service.make.program()).id);
    await admin.done('partner', 'join', '--partner-id', String(partnerId), '--program-id', other);
    const buyer = (await click(code)).body.click_id as string;
    const visitor = (await click(code)).body.click_id as string;
    await service.lead({ click_id: buyer }, { key });
    await service.lead({ click_id: visitor }); // provisional: does not count
    const sell = (transaction_id: string, amount_cents: number, currency = 'USD') =>
      service.sale({ transaction_id, amount_cents, currency, click_id: buyer }, { key });
    await sell('show-1', 10_000);
    await sell('show-2', 5_000);
    await sell('show-3', 700, 'VND');
    await service.refund({ transaction_id: 'show-2', refund_amount_cents: 2_500 }, { key });
    // A paid commission is clawed back by a second row.
    const { commissions } = await admin.done('commission', 'list', '--program-id', String(programId));
    const paid = commissions.find(({ amount_cents }: { amount_cents: number }) => amount_cents === 2_000);
    await admin.done('commission', 'approve', '--commission-id', String(paid.commission_id));
    await admin.done('commission', 'pay', '--commission-id', String(paid.commission_id));
    await service.refund({ transaction_id: 'show-1' }, { key });
    // Test events never count.
    const test = { additional_data: { test_mode: true } };
    await service.click({ affiliate_url: `https://brand.dev/?aff=${code}`, ...test }, { key });
    await service.sale({ transaction_id: 'show-test', amount_cents: 1, ...test }, { key });

    const { document } = await admin.run('partner', 'show', '--partner-id', String(partnerId));
    expect(document).toMatchObject({ partner_id: partnerId, name: 'Anna' });
    expect(document.programs).toEqual([
      {
        program_id: programId,
        program_name: 'Brand',
        status: 'joined',
        clicks: 2,
        settled_leads: 1,
        currencies: [
          {
            currency: 'USD',
            sales: { count: 2, amount_cents: 15_000 },
            refunds: { count: 2, amount_cents: 12_500 },
            // 100 for the lead, 2000 paid and clawed back, half of 1000 left
            net_commission_cents: 100 + 2_000 - 2_000 + 500,
          },
          {
            currency: 'VND',
            sales: { count: 1, amount_cents: 700 },
            refunds: { count: 0, amount_cents: 0 },
            net_commission_cents: 140,
          },
        ],
      },
      {
        program_id: Number(other),
        program_name: 'Brand',
        status: 'joined',
        clicks: 0,
        settled_leads: 0,
        currencies: [],
      },
    ]);
  });
});
