import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { DAY } from '../../src/lib/clock.ts';
import { sha256 } from '../../src/lib/hashing.ts';
import { ODD_ADDRESSES } from '../support/addresses.ts';
import { startService, type Service } from '../support/service.ts';
import { as, auditEntries, managementError, ownedProgram, type Owned } from '../manage/support.ts';

let service: Service;
beforeAll(async () => void (service = await startService()));
afterAll(() => service.stop());

let program: Owned;
beforeEach(async () => void (program = await ownedProgram(service)));

const call = async (method: string, path = '', more: object = {}) => {
  // The clock of a test moves by days.
  await service.db.knex('api_tokens').update({ expires_at: new Date(service.clock.now().getTime() + DAY) });
  return as(service, program.token)(method, `programs/${program.id}/invitations${path}`, more);
};
const invite = (...emails: string[]) => call('POST', '', { body: { invitations: emails.map((email) => ({ email })) } });
const inDays = (days: number) => new Date(service.clock.now().getTime() + days * DAY).toISOString();
const pass = (days: number) => service.clock.advance({ seconds: days * 86_400 });
const tokenIn = (url: string) => /^http.*\/invitation#(refinv_[0-9A-Za-z]{49})$/.exec(url)![1]!;
const stored = async (token: string) =>
  service.db
    .knex('partner_invitations')
    .where({ token_hash: sha256(token) })
    .select('id');

describe('POST', () => {
  test.each(['', 'anna', 'anna@', 'anna partner@partner.dev', `${'a'.repeat(250)}@partner.dev`, ...ODD_ADDRESSES])(
    'with the address “%s” invites nobody',
    async (email) => {
      const answer = await invite('bo@partner.dev', email);
      const details = { field: 'invitations.1.email' };
      expect([answer.status, answer.body.error]).toEqual([
        400,
        expect.objectContaining({ code: 'invalid_request', details }),
      ]);
      expect(await service.db.knex('partner_invitations').where({ program_id: program.id })).toEqual([]);
    },
  );

  test('invites each person with a link of their own, which is stored as a hash', async () => {
    const body = {
      invitations: [
        { email: 'Anna@Partner.dev', name: 'Anna' },
        { email: 'bo@partner.dev', name: null },
      ],
    };
    const answer = await call('POST', '', { body });
    expect(answer.status).toBe(201);
    const at = service.clock.now().toISOString();
    const [first, second] = answer.body.data;
    expect(first).toEqual({
      email: 'anna@partner.dev',
      result: 'done',
      reason: null,
      invitation: {
        id: expect.any(Number),
        email: 'anna@partner.dev',
        name: 'Anna',
        message: null,
        status: 'pending',
        created_at: at,
        sent_at: at,
        resends: 0,
        expires_at: inDays(30),
        accepted_at: null,
        declined_at: null,
        revoked_at: null,
        mail_status: null,
      },
      invitation_url: expect.any(String),
    });
    expect(second).toMatchObject({ email: 'bo@partner.dev', result: 'done', invitation: { name: null } });
    for (const { invitation_url: url, invitation } of [first, second]) {
      expect(url.startsWith(`${service.baseUrl}/invitation#`)).toBe(true);
      expect(await stored(tokenIn(url))).toEqual([{ id: invitation.id }]);
    }
    const entries = (await auditEntries(service)).filter(({ program_id }) => program_id === program.id);
    expect(entries.map(({ action, target_id }) => [action, target_id])).toEqual([
      ['invitation.create', first.invitation.id],
      ['invitation.create', second.invitation.id],
    ]);
    expect(JSON.stringify(entries)).not.toMatch(/partner\.dev|refinv/);
  });

  test('is safe to repeat: a pending invitation stays, and its link too', async () => {
    const [first] = (await invite('anna@partner.dev')).body.data;
    const [again, other] = (await invite('ANNA@partner.dev', 'bo@partner.dev')).body.data;
    expect(again).toEqual({ ...first, result: 'unchanged', invitation_url: null });
    expect(other.result).toBe('done');
    expect(await stored(tokenIn(first.invitation_url))).toHaveLength(1);
  });

  test('ten requests at the same time make one invitation', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => invite('anna@partner.dev')));
    expect(answers.map(({ body }) => body.data[0].result as string).sort()).toEqual([
      'done',
      ...Array.from({ length: 9 }, () => 'unchanged'),
    ]);
  });

  test('after it was revoked or has expired, the person can be invited again', async () => {
    const [{ invitation }] = (await invite('anna@partner.dev')).body.data;
    await call('POST', `/${invitation.id}/revoke`);
    expect((await invite('anna@partner.dev')).body.data[0].result).toBe('done');
    pass(30);
    expect((await invite('anna@partner.dev')).body.data[0].result).toBe('done');
  });

  test('a partner who has joined fails, and the others are invited', async () => {
    const partnerId = await service.make.partner();
    await service.db.knex('partners').where({ id: partnerId }).update({ email: 'In@Partner.dev' });
    await service.make.partnership(program.id, partnerId);
    const { body } = await invite('in@partner.dev', 'out@partner.dev');
    expect(body.data[0]).toEqual({
      email: 'in@partner.dev',
      result: 'failed',
      reason: 'already_partner',
      invitation_url: null,
    });
    expect(body.data[1].result).toBe('done');
  });

  test('somebody who has joined since the invitation is a partner, not pending', async () => {
    await invite('in@partner.dev');
    const partnerId = await service.make.partner();
    await service.db.knex('partners').where({ id: partnerId }).update({ email: 'in@partner.dev' });
    await service.make.partnership(program.id, partnerId);
    const { body } = await invite('in@partner.dev');
    expect(body.data[0]).toMatchObject({ result: 'failed', reason: 'already_partner' });
  });

  test('a program makes 200 links in 24 hours, also with requests at the same time', async () => {
    const emails = (from: number, count: number) => Array.from({ length: count }, (_, i) => `p${from + i}@partner.dev`);
    for (const from of [0, 50]) await invite(...emails(from, 50));
    // An account can send 100.
    const { apiToken } = await service.make.member(program.id, 'admin');
    const colleague = (from: number, count: number) =>
      as(service, apiToken)('POST', `programs/${program.id}/invitations`, {
        body: { invitations: emails(from, count).map((email) => ({ email })) },
      });
    await colleague(100, 50);
    const answers = await Promise.all([150, 180, 210].map((from) => colleague(from, 30)));
    const results = answers.flatMap(({ body }) => body.data as { result: string; reason: string | null }[]);
    expect(results.filter(({ result }) => result === 'done').length).toBe(50);
    expect(results.filter(({ reason }) => reason === 'daily_limit').length).toBe(40);
    pass(1);
    expect((await invite('late@partner.dev')).body.data[0].result).toBe('done');
  });

  test.each<[string, unknown[], string, string]>([
    ['no address', [{ email: 'anna' }], 'invitations.0.email', 'must be an e-mail address of at most 254 characters'],
    [
      'two addresses in one',
      [{ email: 'a@b.dev, c@d.dev' }],
      'invitations.0.email',
      'must be an e-mail address of at most 254 characters',
    ],
    [
      'an invisible character',
      [{ email: 'a\u200b@b.dev' }],
      'invitations.0.email',
      'must be an e-mail address of at most 254 characters',
    ],
    [
      '255 characters',
      [{ email: `${'a'.repeat(249)}@b.dev` }],
      'invitations.0.email',
      'must be an e-mail address of at most 254 characters',
    ],
    [
      'an address twice',
      [{ email: 'a@b.dev' }, { email: 'A@B.dev', name: 'B' }],
      'invitations.1.email',
      'repeats an earlier address',
    ],
  ])('%s is refused, and nobody is invited', async (_, invitations, field, text) => {
    const answer = await call('POST', '', { body: { invitations } });
    expect(answer.body).toEqual(
      managementError(answer, [400, 'invalid_request', `${field} ${text}`], { details: { field } }),
    );
    expect((await call('GET')).body.data).toEqual([]);
  });

  test.each<[string, unknown, string]>([
    ['nobody', [], 'invitations'],
    ['51 people', Array.from({ length: 51 }, (_, i) => ({ email: `p${i}@b.dev` })), 'invitations'],
    ['no list', 'a@b.dev', 'invitations'],
    ['a name of 1,001 characters', [{ email: 'a@b.dev', name: 'x'.repeat(1_001) }], 'invitations.0.name'],
    ['a blank name', [{ email: 'a@b.dev', name: ' ' }], 'invitations.0.name'],
    ['an unknown field', [{ email: 'a@b.dev', role: 'owner' }], 'invitations.0.role'],
    ['no address', [{ name: 'Anna' }], 'invitations.0.email'],
  ])('%s is refused', async (_, invitations, field) => {
    const { status, body } = await call('POST', '', { body: { invitations } });
    expect([status, body.error.details]).toEqual([400, { field }]);
    expect((await call('GET')).body.data).toEqual([]);
  });
});

test('the list shows each status, newest first, without links', async () => {
  const [first, second, third] = (await invite('a@b.dev', 'b@b.dev', 'c@b.dev')).body.data.map(
    ({ invitation }: { invitation: { id: number } }) => invitation.id,
  ) as number[];
  await call('POST', `/${second}/revoke`);
  await service.db.knex('partner_invitations').where({ id: third }).update({ accepted_at: service.clock.now() });
  const list = async (query = '') =>
    (await call('GET', query)).body.data.map(({ id, status }: Record<string, unknown>) => [id, status]);
  expect(await list()).toEqual([
    [third, 'accepted'],
    [second, 'revoked'],
    [first, 'pending'],
  ]);
  expect(await list('?status=pending')).toEqual([[first, 'pending']]);
  pass(30);
  const [{ invitation }] = (await invite('d@b.dev')).body.data;
  expect(await list('?status=expired')).toEqual([[first, 'expired']]);
  expect(await list('?status=pending')).toEqual([[invitation.id, 'pending']]);
  expect(await list('?status=revoked')).toEqual([[second, 'revoked']]);
  expect(await list(`?created_from=${inDays(-1)}`)).toEqual([[invitation.id, 'pending']]);
  expect(JSON.stringify((await call('GET')).body)).not.toContain('refinv');
});
