import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { showBrand } from '../../src/common/brand.ts';
import { decideJoin } from '../../src/portal/programs.ts';
import { startService, type Service } from '../support/service.ts';
import { auditEntries, managementError } from '../manage/support.ts';
import { personInPortal, portalAs, programWith } from './support.ts';

// A partner joins programs by their slugs, lists them, and leaves them.

let service: Service;
beforeAll(async () => void (service = await startService()));
afterAll(() => service.stop());

let anna: Awaited<ReturnType<typeof personInPortal>>;
beforeEach(async () => void (anna = await personInPortal(service)));

const join = (slug: string, headers: Record<string, string> = {}) => anna.call('POST', 'programs', { slug }, headers);
const listed = async (query = '') =>
  ((await anna.call('GET', `programs${query}`)).body.data as { id: number; status: string }[]).map(
    ({ id, status }) => [id, status] as const,
  );

describe('POST /partner/programs', () => {
  test.each([
    ['open', 'joined', 'partner.join'],
    ['apply', 'applied', 'partner.apply'],
  ])('with the policy %s: %s', async (join_policy, status, action) => {
    const { id, slug } = await programWith(service, { join_policy, holding_period_days: 30 });
    const now = service.clock.now().toISOString();
    const answer = await join(slug);
    expect([answer.status, answer.body.data]).toEqual([
      201,
      {
        id,
        name: 'Brand',
        slug,
        domain: 'brand.dev',
        status,
        archived: false,
        demo: false,
        commission_type: 'percent',
        commission_rate: 20,
        currency: 'USD',
        lead_commission_cents: null,
        commission_base: 'gross',
        commission_on_shipping: false,
        max_months: null,
        max_commissions: null,
        cookie_window_days: 60,
        attribution_window_days: 60,
        holding_period_days: 30,
        minimum_payout_cents: 0,
        partner_links: false,
        partner_postbacks: false,
        brand: showBrand({}, service.baseUrl),
        created_at: now,
        changed_at: now,
      },
    ]);
    const entry = (await auditEntries(service)).findLast(({ action: noted }) => noted !== 'link.create');
    expect(entry).toMatchObject({ program_id: id, actor_kind: 'partner', action, before: {}, after: { status } });
    const again = await join(slug);
    expect(again.body).toEqual(
      managementError(again, [409, 'already_exists', `Your status in the program is ${status} already`], {
        details: { status },
      }),
    );
  });

  test('a program that only invites, an archived and an unknown one are answered with 404, and make no partner', async () => {
    const invite = await programWith(service, { join_policy: 'invite' });
    const archived = await programWith(service, { join_policy: 'open', archived_at: service.clock.now() });
    for (const slug of [invite.slug, archived.slug, 'nowhere', String(invite.id)]) {
      const { status, body } = await join(slug);
      expect([status, body.error.code]).toEqual([404, 'not_found']);
    }
    expect(await service.db.knex('partners').where({ account_id: anna.accountId })).toEqual([]);
  });

  test('ten requests at the same time join once', async () => {
    const { id, slug } = await programWith(service, { join_policy: 'open' });
    const answers = await Promise.all(Array.from({ length: 10 }, () => join(slug)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array<number>(9).fill(409)]);
    expect(await service.db.knex('partnerships').where({ program_id: id })).toHaveLength(1);
  });

  test('a repeat with the same Idempotency-Key gets the first answer', async () => {
    const { slug } = await programWith(service, { join_policy: 'open' });
    const first = await join(slug, { 'idempotency-key': 'join' });
    const again = await join(slug, { 'idempotency-key': 'join' });
    expect([again.status, again.body]).toEqual([201, first.body]);
  });

  test.each(['declined', 'removed'])('a partner with the status %s cannot return', async (status) => {
    const { id, slug } = await programWith(service, { join_policy: 'open' });
    await join(slug);
    await service.db.knex('partnerships').where({ program_id: id }).update({ status });
    const answer = await join(slug);
    expect(answer.body).toEqual(
      managementError(
        answer,
        [409, 'invalid_transition', `Your status in the program is ${status}, which does not allow this`],
        { details: { status } },
      ),
    );
  });
});

test.each([
  ['open', undefined, { kind: 'becomes', status: 'joined' }],
  ['apply', undefined, { kind: 'becomes', status: 'applied' }],
  ['invite', undefined, { kind: 'refused', error: 'notFound' }],
  ['open', 'linked', { kind: 'becomes', status: 'joined' }],
  ['apply', 'linked', { kind: 'becomes', status: 'applied' }],
  ['invite', 'linked', { kind: 'refused', error: 'ownTransition', values: { status: 'linked' } }],
  ['open', 'applied', { kind: 'becomes', status: 'joined' }],
  ['invite', 'applied', { kind: 'refused', error: 'alreadyPartner', values: { status: 'applied' } }],
  ['invite', 'left', { kind: 'becomes', status: 'joined' }],
  ['apply', 'left', { kind: 'becomes', status: 'joined' }],
  ['invite', 'joined', { kind: 'refused', error: 'alreadyPartner', values: { status: 'joined' } }],
  ['open', 'removed', { kind: 'refused', error: 'ownTransition', values: { status: 'removed' } }],
] as const)('the policy %s and the status %s: %j', (policy, status, decision) => {
  expect(decideJoin(policy, status)).toEqual(decision);
});

describe('leaving', () => {
  test('ends the partnership, and the partner may return, whatever the policy', async () => {
    const { id, slug } = await programWith(service, { join_policy: 'open' });
    await join(slug);
    service.clock.advance({ seconds: 5 });
    const left = await anna.call('POST', `programs/${id}/leave`);
    const changed_at = service.clock.now().toISOString();
    expect([left.status, left.body.data]).toMatchObject([200, { id, status: 'left', changed_at }]);
    expect((await auditEntries(service)).at(-1)).toMatchObject({
      actor_kind: 'partner',
      action: 'partner.leave',
      before: { status: 'joined' },
      after: { status: 'left' },
    });
    const again = await anna.call('POST', `programs/${id}/leave`);
    expect([again.status, again.body.error.code, again.body.error.details]).toEqual([
      409,
      'invalid_transition',
      { status: 'left' },
    ]);
    await service.db.knex('programs').where({ id }).update({ join_policy: 'invite' });
    expect((await join(slug)).body.data.status).toBe('joined');
  });

  test('an archived program can be left', async () => {
    const { id, slug } = await programWith(service, { join_policy: 'open' });
    await join(slug);
    await service.db.knex('programs').where({ id }).update({ archived_at: service.clock.now() });
    expect((await anna.call('POST', `programs/${id}/leave`)).body.data).toMatchObject({
      status: 'left',
      archived: true,
    });
  });

  test("another partner's program, and one that one only manages, are answered with 404", async () => {
    const { id } = await programWith(service, { join_policy: 'open' });
    await service.make.partnerAccount(id);
    const { apiToken } = await service.make.member(id, 'owner');
    for (const call of [anna.call, portalAs(service, apiToken)]) {
      expect((await call('POST', `programs/${id}/leave`)).status).toBe(404);
    }
    expect((await service.db.knex('partnerships').where({ program_id: id }).first()).status).toBe('joined');
  });
});

describe('GET /partner/programs', () => {
  test('lists the own programs, newest first, by status and in pages', async () => {
    expect(await listed()).toEqual([]);
    const ids: number[] = [];
    for (const join_policy of ['open', 'apply', 'open']) {
      const { id, slug } = await programWith(service, { join_policy });
      await join(slug);
      ids.unshift(id);
    }
    const other = await programWith(service, { join_policy: 'open' });
    await service.make.partnerAccount(other.id);
    expect(await listed()).toEqual([
      [ids[0], 'joined'],
      [ids[1], 'applied'],
      [ids[2], 'joined'],
    ]);
    expect(await listed('?status=applied')).toEqual([[ids[1], 'applied']]);
    expect(await listed('?order=oldest&limit=1')).toEqual([[ids[2], 'joined']]);
    const { body } = await anna.call('GET', 'programs?limit=2');
    expect(await listed(`?limit=2&cursor=${body.page.next_cursor}`)).toEqual([[ids[2], 'joined']]);
    const ben = await personInPortal(service);
    expect((await ben.call('GET', `programs?limit=2&cursor=${body.page.next_cursor}`)).status).toBe(400);
  });

  test('a demo says that it is one', async () => {
    const demo = await programWith(service, { join_policy: 'open' });
    const own = await programWith(service, { join_policy: 'open' });
    await service.db.knex('demos').insert({ program_id: demo.id });
    for (const { slug } of [demo, own]) await join(slug);
    const { body } = await anna.call('GET', 'programs');
    expect(body.data).toMatchObject([
      { id: own.id, demo: false },
      { id: demo.id, demo: true },
    ]);
  });

  test('a token for certain programs sees only these', async () => {
    const first = await programWith(service, { join_policy: 'open' });
    const second = await programWith(service, { join_policy: 'open' });
    await join(first.slug);
    await join(second.slug);
    const token = await service.make.apiToken(anna.accountId, { programIds: [first.id] });
    const limited = portalAs(service, token);
    const { body } = await limited('GET', 'programs');
    expect(body.data.map(({ id }: { id: number }) => id)).toEqual([first.id]);
    expect((await limited('GET', `programs/${first.id}/links`)).status).toBe(200);
    expect((await limited('GET', `programs/${second.id}/links`)).status).toBe(404);
  });
});
