import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { DAY } from '../../src/lib/clock.ts';
import { startService, type Service } from '../support/service.ts';
import { as, managementError, ownedProgram, type Owned } from '../manage/support.ts';

// How many invitations a person gets, and an account sends, in a day. Those of all programs count.

let service: Service;
beforeAll(async () => void (service = await startService()));
afterAll(() => service.stop());

let program: Owned;
let email: string;
beforeEach(async () => {
  program = await ownedProgram(service);
  email = `${service.make.unique('anna')}@partner.dev`;
});

/** Tests go through days. Requests at the same moment lock the tokens in one order. */
const refresh = () => {
  const { knex } = service.db;
  const locked = knex('api_tokens').select('id').orderBy('id').forUpdate();
  return knex('api_tokens')
    .whereIn('id', locked)
    .update({ expires_at: new Date(service.clock.now().getTime() + DAY) });
};
const post = async ({ id, token }: Pick<Owned, 'id' | 'token'>, path: string, body?: object) => {
  await refresh();
  return as(service, token)('POST', `programs/${id}/${path}`, body && { body });
};
const invite = (by: Owned, ...emails: string[]) =>
  post(by, 'invitations', { invitations: emails.map((one) => ({ email: one })) });
const inviteMember = (by: Owned, address: string) => post(by, 'member-invitations', { email: address, role: 'viewer' });
const people = (count: number) => Array.from({ length: count }, () => `${service.make.unique('p')}@partner.dev`);
const later = (ms: number) => service.clock.advance({ ms });
const toPerson = (address: string): [number, string, string] => [
  429,
  'rate_limited',
  `${address} got as many invitations as a person can get in 24 hours`,
];
const BY_ACCOUNT: [number, string, string] = [429, 'rate_limited', 'You can send at most 100 invitations in 24 hours'];

describe('a person gets five a day', () => {
  test('of different programs and accounts, as a partner and as a member, with when the next one is possible', async () => {
    for (let i = 0; i < 3; i++) expect((await invite(await ownedProgram(service), email)).status).toBe(201);
    later(60_000);
    for (let i = 0; i < 2; i++) expect((await inviteMember(await ownedProgram(service), email)).status).toBe(201);
    const wait = 86_400 - 60;
    for (const refused of [
      await inviteMember(program, email),
      await invite(program, 'other@partner.dev', email.toUpperCase()),
    ]) {
      expect(refused.body).toEqual(managementError(refused, toPerson(email), { retry_after_seconds: wait }));
      expect(refused.headers['retry-after']).toBe(String(wait));
    }
    expect(await service.db.knex('partner_invitations').where({ program_id: program.id })).toEqual([]);
    later((wait - 1) * 1000);
    expect((await inviteMember(program, email)).status).toBe(429);
    later(1000);
    expect((await inviteMember(program, email)).status).toBe(201);
  });

  test('also those that were revoked', async () => {
    for (let i = 0; i < 5; i++) {
      const { body } = await inviteMember(program, email);
      await post(program, `member-invitations/${body.data.invitation.id}/revoke`);
    }
    expect((await inviteMember(program, email)).status).toBe(429);
  });

  test('also those that are sent again', async () => {
    const { body } = await invite(program, email);
    later(DAY);
    for (let i = 0; i < 5; i++) await invite(await ownedProgram(service), email);
    const again = await post(program, `invitations/${body.data[0].invitation.id}/resend`);
    expect(again.body).toEqual(managementError(again, toPerson(email), { retry_after_seconds: 86_400 }));
  });

  test('also with requests of many programs at the same moment', async () => {
    const programs = await Promise.all(Array.from({ length: 12 }, () => ownedProgram(service)));
    const others = people(3);
    const answers = await Promise.all(
      programs.map((one, i) =>
        i % 2 === 0 ? invite(one, ...others, email) : invite(one, email, ...others.toReversed()),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([...Array(5).fill(201), ...Array(7).fill(429)]);
    expect(await service.db.knex('partner_invitations').where({ email })).toHaveLength(5);
  });
});

describe('an account sends 100 a day', () => {
  test('in all its programs; a request that would send more invites nobody', async () => {
    const second = await service.make.program();
    const membership = { program_id: second.id, account_id: program.accountId, role: 'owner' };
    await service.db.knex('memberships').insert({ ...membership, created_at: service.clock.now() });
    const other = { ...program, id: second.id };
    expect((await invite(program, ...people(50))).status).toBe(201);
    later(60_000);
    expect((await invite(other, ...people(48))).status).toBe(201);
    expect((await inviteMember(other, email)).status).toBe(201);
    const refused = await invite(program, ...people(2));
    expect(refused.body).toEqual(managementError(refused, BY_ACCOUNT, { retry_after_seconds: 86_400 - 60 }));
    const [last] = people(1);
    expect((await invite(program, last!)).status).toBe(201);
    expect((await invite(program, last!)).body.data[0].result).toBe('unchanged');
    expect((await inviteMember(program, people(1)[0]!)).status).toBe(429);
    const colleague = await service.make.member(program.id, 'admin');
    expect((await invite({ ...program, token: colleague.apiToken }, ...people(1))).status).toBe(201);
  });

  test('also with one that is sent again', async () => {
    const { body } = await invite(program, email);
    later(DAY);
    for (let i = 0; i < 2; i++) expect((await invite(program, ...people(50))).status).toBe(201);
    const again = await post(program, `invitations/${body.data[0].invitation.id}/resend`);
    expect(again.body).toEqual(managementError(again, BY_ACCOUNT, { retry_after_seconds: 86_400 }));
  });

  test('also with requests at the same moment', async () => {
    const answers = await Promise.all([30, 30, 30, 30, 30].map((count) => invite(program, ...people(count))));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 201, 429, 429]);
  });
});
