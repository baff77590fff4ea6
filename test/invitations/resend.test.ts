import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { DAY } from '../../src/lib/clock.ts';
import { sha256 } from '../../src/lib/hashing.ts';
import { startService, type Service } from '../support/service.ts';
import { as, auditEntries, managementError, ownedProgram, type Owned } from '../manage/support.ts';

let service: Service;
beforeAll(async () => void (service = await startService()));
afterAll(() => service.stop());

let program: Owned;
let id: number;
let url: string;
beforeEach(async () => {
  program = await ownedProgram(service);
  const [made] = (await call('POST', '', { body: { invitations: [{ email: 'anna@partner.dev' }] } })).body.data;
  url = made.invitation_url as string;
  ({ id } = made.invitation);
});

async function call(method: string, path: string, more: object = {}) {
  // The clock of a test moves by days.
  await service.db.knex('api_tokens').update({ expires_at: new Date(service.clock.now().getTime() + DAY) });
  return as(service, program.token)(method, `programs/${program.id}/invitations${path}`, more);
}
const resend = (headers: Record<string, string> = {}) => call('POST', `/${id}/resend`, { headers });
const pass = (seconds: number) => service.clock.advance({ seconds });
const hashes = async () => service.db.knex('partner_invitations').where({ id }).pluck('token_hash');
const hashIn = (text: string) => sha256(text.slice(text.indexOf('#') + 1));
const OFTEN = 'An invitation can be sent again once a day, at most three times';

describe('resend', () => {
  test('makes a new link for another 30 days, and the one before stops working', async () => {
    pass(86_400);
    const { status, body } = await resend();
    expect(status).toBe(200);
    const at = service.clock.now();
    expect(body.data.invitation).toMatchObject({
      id,
      status: 'pending',
      resends: 1,
      sent_at: at.toISOString(),
      expires_at: new Date(at.getTime() + 30 * DAY).toISOString(),
    });
    expect(body.data.invitation_url).not.toBe(url);
    expect(await hashes()).toEqual([hashIn(body.data.invitation_url)]);
    expect((await auditEntries(service)).at(-1)).toMatchObject({
      action: 'invitation.resend',
      before: { resends: 0 },
      after: { resends: 1 },
    });
  });

  test('of another invitation with the same Idempotency-Key is answered with 422', async () => {
    const [other] = (await call('POST', '', { body: { invitations: [{ email: 'bo@partner.dev' }] } })).body.data;
    pass(86_400);
    const headers = { 'idempotency-key': 'once' };
    const first = await resend(headers);
    const answer = await call('POST', `/${other.invitation.id}/resend`, { headers });
    expect([first.status, answer.status, answer.body.error.code]).toEqual([200, 422, 'idempotency_key_reused']);
    expect((await resend(headers)).body).toEqual(first.body);
  });

  test('once a day', async () => {
    pass(86_399);
    const answer = await resend();
    expect(answer.body).toEqual(managementError(answer, [409, 'invalid_transition', OFTEN]));
    expect(await hashes()).toEqual([hashIn(url)]);
    pass(1);
    expect((await resend()).status).toBe(200);
    expect((await resend()).status).toBe(409);
  });

  test('at most three times', async () => {
    for (let n = 0; n < 3; n++) {
      pass(86_400);
      expect((await resend()).status).toBe(200);
    }
    pass(86_400);
    const answer = await resend();
    expect(answer.body).toEqual(managementError(answer, [409, 'invalid_transition', OFTEN]));
  });

  test('ten at the same time make one link', async () => {
    pass(86_400);
    const answers = await Promise.all(Array.from({ length: 10 }, () => resend()));
    expect(answers.filter(({ status }) => status === 200).length).toBe(1);
    expect(answers.filter(({ status }) => status === 409).length).toBe(9);
  });

  test('with an Idempotency-Key a repeat gets the same link', async () => {
    pass(86_400);
    const first = await resend({ 'idempotency-key': 'again' });
    const second = await resend({ 'idempotency-key': 'again' });
    expect([second.status, second.body]).toEqual([200, first.body]);
    expect(second.headers['idempotent-replayed']).toBe('true');
  });

  test('counts towards the 200 links of a day', async () => {
    pass(86_400);
    const at = service.clock.now();
    const rows = Array.from({ length: 200 }, (_, i) => ({
      program_id: program.id,
      email: `p${i}@partner.dev`,
      token_hash: sha256(`${program.id} ${i}`),
      created_at: at,
      sent_at: at,
      expires_at: at,
    }));
    await service.db.knex('partner_invitations').insert(rows);
    const answer = await resend();
    expect(answer.body).toEqual(
      managementError(answer, [409, 'invalid_transition', 'A program can send at most 200 invitations a day']),
    );
  });

  test('not in an archived program', async () => {
    pass(86_400);
    await service.db.knex('programs').where({ id: program.id }).update({ archived_at: service.clock.now() });
    expect((await resend()).body.error.message).toBe('The program is archived');
    const more = await call('POST', '', { body: { invitations: [{ email: 'bo@partner.dev' }] } });
    expect(more.body.error.message).toBe('The program is archived');
    expect((await call('POST', `/${id}/revoke`)).status).toBe(200);
  });
});

describe('revoke', () => {
  test('ends a pending invitation, once', async () => {
    const { status, body } = await call('POST', `/${id}/revoke`);
    expect([status, body.data.status, body.data.revoked_at]).toEqual([
      200,
      'revoked',
      service.clock.now().toISOString(),
    ]);
    const again = await call('POST', `/${id}/revoke`);
    expect(again.body).toEqual(
      managementError(again, [409, 'invalid_transition', 'The invitation is revoked'], {
        details: { status: 'revoked' },
      }),
    );
    expect((await auditEntries(service)).at(-1)).toMatchObject({ action: 'invitation.revoke', target_id: id });
  });

  test('and resend at the same time: the invitation ends revoked', async () => {
    pass(86_400);
    const answers = await Promise.all([resend(), call('POST', `/${id}/revoke`)]);
    expect(answers[1].status).toBe(200);
    expect([200, 409]).toContain(answers[0].status);
    const { body } = await call('GET', '');
    expect(body.data[0].status).toBe('revoked');
  });
});

test.each(['resend', 'revoke'])('%s of an expired invitation, or one of another program, is refused', async (verb) => {
  pass(30 * 86_400);
  const answer = await call('POST', `/${id}/${verb}`);
  expect(answer.body).toEqual(
    managementError(answer, [409, 'invalid_transition', 'The invitation is expired'], {
      details: { status: 'expired' },
    }),
  );
  const foreign = id;
  program = await ownedProgram(service);
  expect((await call('POST', `/${foreign}/${verb}`)).status).toBe(404);
});
