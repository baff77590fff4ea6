import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startService, type Service } from '../support/service.ts';
import { as, auditEntries, managementError, ownedProgram, type Owned } from '../manage/support.ts';

let service: Service;
beforeAll(async () => void (service = await startService()));
afterAll(() => service.stop());

let program: Owned;
beforeEach(async () => void (program = await ownedProgram(service)));

const STATUSES = ['linked', 'applied', 'joined', 'declined', 'left', 'removed'];
const call = (method: string, path = '', key = program.token) =>
  as(service, key)(method, `programs/${program.id}/partners${path}`);
async function partner(status: string): Promise<number> {
  const id = await service.make.partner();
  await service.make.partnership(program.id, id, status);
  return id;
}
const statusOf = async (id: number) => (await call('GET', `/${id}`)).body.data.status as string;

/** What the contract allows: the act, the statuses in which it can be done, and the status afterwards. */
const ACTS: [act: string, from: string[], to: string][] = [
  ['approve', ['linked', 'applied'], 'joined'],
  ['decline', ['applied'], 'declined'],
  ['remove', ['joined'], 'removed'],
  ['reinstate', ['removed'], 'joined'],
];

describe.each(ACTS)('POST %s', (act, from, to) => {
  test.each(STATUSES)('of a partner with the status %s', async (status) => {
    const id = await partner(status);
    service.clock.advance({ seconds: 60 });
    const answer = await call('POST', `/${id}/${act}`);
    const entries = (await auditEntries(service)).filter(({ program_id }) => program_id === program.id);
    if (from.includes(status)) {
      expect([answer.status, answer.body.data.status, answer.body.data.changed_at]).toEqual([
        200,
        to,
        service.clock.now().toISOString(),
      ]);
      expect(entries).toMatchObject([
        {
          action: `partner.${act}`,
          target_id: id,
          before: { status },
          after: { status: to },
          actor_id: program.accountId,
        },
        // who has joined can share a link at once.
        ...(to === 'joined' ? [{ action: 'link.create', after: { partner_id: id, enabled: true } }] : []),
      ]);
      expect(await statusOf(id)).toBe(to);
    } else {
      const message = `The status of the partner is ${status}, which does not allow this`;
      expect(answer.body).toEqual(
        managementError(answer, [409, 'invalid_transition', message], { details: { status } }),
      );
      expect(entries).toEqual([]);
      expect(await statusOf(id)).toBe(status);
    }
  });

  test('ten at the same time are done once', async () => {
    const id = await partner(from[0]!);
    const answers = await Promise.all(Array.from({ length: 10 }, () => call('POST', `/${id}/${act}`)));
    expect(answers.filter(({ status }) => status === 200).length).toBe(1);
    expect(answers.filter(({ status }) => status === 409).length).toBe(9);
  });

  test('a partner of another program, an erased one and an unknown one are unknown', async () => {
    const { partnerId } = await service.make.campaign();
    const erased = await partner(from[0]!);
    await service.db.knex('partners').where({ id: erased }).delete();
    for (const id of [partnerId, erased, 999_999]) expect((await call('POST', `/${id}/${act}`)).status).toBe(404);
    const row = await service.db.knex('partnerships').where({ partner_id: partnerId }).first<{ status: string }>();
    expect(row?.status).toBe('joined');
  });

  test('in an archived program is refused', async () => {
    const id = await partner(from[0]!);
    await as(service, program.token)('POST', `programs/${program.id}/archive`);
    const answer = await call('POST', `/${id}/${act}`);
    expect(answer.body).toEqual(managementError(answer, [409, 'invalid_transition', 'The program is archived']));
  });
});

test('approve and decline at the same time: one of them is done', async () => {
  for (let round = 0; round < 5; round++) {
    const id = await partner('applied');
    const answers = await Promise.all([call('POST', `/${id}/approve`), call('POST', `/${id}/decline`)]);
    const done = answers.filter(({ status }) => status === 200);
    expect(done.length).toBe(1);
    expect(await statusOf(id)).toBe(done[0]!.body.data.status);
  }
});

test('a removed partner earns nothing, and a reinstated one earns again', async () => {
  const { id, key, partnerId, url } = await service.make.campaign();
  const { apiToken } = await service.make.member(id, 'admin');
  const act = (verb: string) => as(service, apiToken)('POST', `programs/${id}/partners/${partnerId}/${verb}`);
  const { click_id } = (await service.click({ affiliate_url: url })).body;
  const sell = () =>
    service.sale({ transaction_id: service.make.unique('order'), amount_cents: 1_000, click_id }, { key });
  expect((await act('remove')).status).toBe(200);
  const refused = await sell();
  expect(refused.status).toBe(400);
  expect(refused.body.error).toMatchObject({
    message: 'No partner-program relationship found for this customer',
    code: 'no_attribution',
  });
  expect((await service.click({ affiliate_url: url })).status).toBe(410);
  await act('reinstate');
  expect((await sell()).body).toMatchObject({ success: true, attributed: true });
});

describe('GET', () => {
  test('has the totals of the program only', async () => {
    const { id, key, partnerId, partnershipId, url } = await service.make.campaign();
    const owner = await service.make.member(id);
    const elsewhere = await service.make.program();
    const partnership_id = await service.make.partnership(elsewhere.id, partnerId);
    const whose = { program_id: elsewhere.id, partner_id: partnerId, partnership_id };
    await service.click({ affiliate_url: `https://brand.dev/?aff=${await service.make.link(whose)}` });
    const { click_id } = (await service.click({ affiliate_url: url })).body;
    await service.lead({ click_id }, { key });
    const transaction_id = service.make.unique('order');
    await service.sale({ transaction_id, amount_cents: 10_000, click_id }, { key });
    await service.refund({ transaction_id, refund_amount_cents: 2_500 }, { key });
    const { status, body } = await as(service, owner.apiToken)('GET', `programs/${id}/partners/${partnerId}`);
    expect(status).toBe(200);
    const partnership = await service.db
      .knex('partnerships')
      .where({ id: partnershipId })
      .first<{ created_at: Date; changed_at: Date }>();
    expect(body.data).toEqual({
      id: partnerId,
      name: 'Anna',
      email: 'anna@partner.dev',
      status: 'joined',
      created_at: partnership.created_at.toISOString(),
      changed_at: partnership.changed_at.toISOString(),
      application: null,
      decline_reason: null,
      notes: null,
      tags: [],
      group: { id: expect.any(Number), name: 'Everyone' },
      minimum_payout_cents: null,
      same_account_as_removed: [],
      totals: {
        clicks: 1,
        settled_leads: 1,
        currencies: [
          {
            currency: 'USD',
            sales: { count: 1, amount_cents: 10_000 },
            refunds: { count: 1, amount_cents: 2_500 },
            net_commission_cents: 1_500,
          },
        ],
      },
    });
  });

  test('shows a sum beyond the greatest exact number as that number', async () => {
    const { id, key, partnerId, url } = await service.make.campaign();
    const owner = await service.make.member(id);
    const { click_id } = (await service.click({ affiliate_url: url })).body;
    const most = Number.MAX_SAFE_INTEGER;
    for (const transaction_id of [service.make.unique('order'), service.make.unique('order')]) {
      await service.sale({ transaction_id, amount_cents: most, click_id }, { key });
      await service.refund({ transaction_id }, { key });
    }
    const { status, body } = await as(service, owner.apiToken)('GET', `programs/${id}/partners/${partnerId}`);
    expect(status).toBe(200);
    const sum = { count: 2, amount_cents: most };
    expect(body.data.totals.currencies).toMatchObject([{ sales: sum, refunds: sum, net_commission_cents: 0 }]);
  });

  test('a viewer gets no e-mail address', async () => {
    const id = await partner('joined');
    const { apiToken } = await service.make.member(program.id, 'viewer');
    const answers = [await call('GET', `/${id}`, apiToken), await call('GET', '', apiToken)];
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(answers[0]!.body.data).toMatchObject({ id, name: 'Anna', email: null });
    expect(answers[1]!.body.data).toMatchObject([{ id, email: null }]);
    expect(JSON.stringify(answers.map(({ body }) => body))).not.toContain('@');
  });

  test('a partner of another program is unknown', async () => {
    const { partnerId } = await service.make.campaign();
    expect((await call('GET', `/${partnerId}`)).status).toBe(404);
  });
});

describe('the list', () => {
  const idsIn = ({ body }: { body: { data: { id: number }[] } }) => body.data.map(({ id }) => id);

  test('has each partner once, in the order in which they came, with filters and pages', async () => {
    // The first partner to come has the highest identifier.
    const [early, late] = [await service.make.partner(), await service.make.partner()];
    await service.make.partnership(program.id, late, 'joined');
    service.clock.advance({ seconds: 60 });
    const between = service.clock.now().toISOString();
    const applied = await partner('applied');
    await service.make.partnership(program.id, early, 'joined');
    const erased = await partner('joined');
    await service.db.knex('partners').where({ id: erased }).delete();
    expect(idsIn(await call('GET'))).toEqual([early, applied, late]);
    expect(idsIn(await call('GET', '?order=oldest&status=joined'))).toEqual([late, early]);
    expect(idsIn(await call('GET', `?created_from=${between}`))).toEqual([early, applied]);
    expect(idsIn(await call('GET', `?created_before=${between}`))).toEqual([late]);
    const first = await call('GET', '?limit=1&status=joined');
    expect(idsIn(first)).toEqual([early]);
    await partner('joined');
    const next = await call('GET', `?limit=1&status=joined&cursor=${first.body.page.next_cursor}`);
    expect([idsIn(next), next.body.page.has_more]).toEqual([[late], false]);
    expect((await call('GET', `?limit=1&cursor=${first.body.page.next_cursor}`)).body.error.details).toEqual({
      field: 'cursor',
    });
  });

  test.each(['status=gone', 'partner_id=1', 'limit=101'])('%s is refused', async (query) => {
    const { status, body } = await call('GET', `?${query}`);
    expect([status, body.error.details]).toEqual([400, { field: query.split('=')[0] }]);
  });
});

test('exportPartners has the partners of the list in one file, for a viewer without addresses', async () => {
  const id = await partner('joined');
  await partner('declined');
  const { email } = (await call('GET', `/${id}`)).body.data;
  const at = service.clock.now().toISOString();
  const head = 'Partner,Name,E-mail,Status,Status since,Added,Tags,Notes,Group\r\n';
  const file = async (key?: string) => (await call('GET', '/export?status=joined', key)).body as string;
  expect(await file()).toBe(`${head}${id},Anna,${email},joined,${at},${at},,,Everyone\r\n`);
  const { apiToken } = await service.make.member(program.id, 'viewer');
  expect(await file(apiToken)).toBe(`${head}${id},Anna,,joined,${at},${at},,,Everyone\r\n`);
});
