import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { TestPerson } from '../support/fixtures.ts';
import { noteText } from '../support/secrets.ts';
import { startService, type Service } from '../support/service.ts';
import { as, auditEntries, managementError, ownedProgram, type Owned } from '../manage/support.ts';

// A person who got the link of an invitation looks at it, and accepts or declines it, in a browser session.

let service: Service;
beforeAll(async () => void (service = await startService()));
afterAll(() => service.stop());

let program: Owned;
let anna: TestPerson;
beforeEach(async () => {
  program = await ownedProgram(service);
  anna = await service.make.person();
});

const owner = (method: string, path: string, body?: object) =>
  as(service, program.token)(
    method,
    path === '' ? `programs/${program.id}` : `programs/${program.id}/${path}`,
    body && { body },
  );
function tokenIn(url: string): string {
  const token = new URL(url).hash.slice(1);
  noteText(token);
  return token;
}
const invitePartner = async (email: string, name?: string): Promise<{ id: number; token: string }> => {
  const { body } = await owner('POST', 'invitations', { invitations: [{ email, ...(name ? { name } : {}) }] });
  const { invitation, invitation_url: url } = body.data[0] as { invitation: { id: number }; invitation_url: string };
  return { id: invitation.id, token: tokenIn(url) };
};
const inviteMember = async (email: string, role = 'admin'): Promise<{ id: number; token: string }> => {
  const { body } = await owner('POST', 'member-invitations', { email, role });
  return { id: body.data.invitation.id, token: tokenIn(body.data.invitation_url) };
};
const act = async (verb: string, { accountId }: TestPerson, token: string, said: object = {}) =>
  service.call(`/api/v1/account/invitations/${verb}`, {
    method: 'POST',
    body: { token, ...said },
    headers: await service.make.session(accountId),
  });
const partners = async () =>
  (await owner('GET', 'partners')).body.data as { id: number; name: string; email: string }[];
const statusOf = async (id: number) =>
  (await service.db.knex('partnerships').where({ program_id: program.id, partner_id: id }).first())?.status;
const seen = ({ status, body }: { status: number; body: { error?: { code: string } } }) => [status, body.error?.code];

describe('the invitation of a partner', () => {
  test('is accepted with a name and a website, which the program reads', async () => {
    // Of consents, only those to the program's own documents are stored.
    const said = { name: 'Anna of Teas', website: 'https://tea.example', consents: ['https://elsewhere.dev/terms'] };
    await act('accept', anna, (await invitePartner(anna.email, 'Anna')).token, said);
    const application = { website: 'https://tea.example', answers: [], consents: [] };
    expect(await partners()).toMatchObject([{ name: 'Anna of Teas', application }]);
    expect(JSON.stringify(await auditEntries(service))).not.toContain('tea.example');
  });

  test('is shown to the person who has its token, and accepted once', async () => {
    const { token } = await invitePartner(anna.email.toUpperCase(), 'Anna');
    const shown = {
      kind: 'partner',
      status: 'pending',
      program: { id: program.id, name: 'Brand', domain: 'brand.dev' },
      role: null,
      addressed_to_you: true,
      expires_at: new Date(service.clock.now().getTime() + 30 * 86_400_000).toISOString(),
    };
    expect((await act('preview', anna, token)).body.data).toEqual(shown);
    expect(await partners()).toEqual([]);
    const accepted = await act('accept', anna, token);
    expect([accepted.status, accepted.body.data]).toEqual([200, { ...shown, status: 'accepted' }]);
    expect(await partners()).toMatchObject([{ name: 'Anna', email: anna.email, status: 'joined' }]);
    const again = await act('accept', anna, token);
    expect(again.body).toEqual(
      managementError(again, [409, 'invalid_transition', 'The invitation is accepted'], {
        details: { status: 'accepted' },
      }),
    );
    const declined = await act('decline', anna, token);
    expect(declined.body.error).toMatchObject({ code: 'invalid_transition', details: { status: 'accepted' } });
    expect((await act('preview', anna, token)).body.data.status).toBe('accepted');
  });

  test('of two answers at the same time, one wins', async () => {
    const { token } = await invitePartner(anna.email);
    const answers = await Promise.all([1, 2, 3, 4].map((n) => act(n === 4 ? 'decline' : 'accept', anna, token)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    const [invitation] = await service.db.knex('partner_invitations').where({ program_id: program.id });
    const joined = (await partners()).length === 1;
    expect([invitation.accepted_at !== null, invitation.declined_at !== null]).toEqual([joined, !joined]);
  });

  test('two invitations accepted at the same time make one partner of the account', async () => {
    const first = await invitePartner(anna.email);
    program = await ownedProgram(service);
    const second = await invitePartner(anna.email);
    const answers = await Promise.all([first, second].map(({ token }) => act('accept', anna, token)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await service.db.knex('partners').where({ account_id: anna.accountId })).toHaveLength(1);
  });

  test('makes the account the partner with its address whom the operator created', async () => {
    const [known] = await service.db
      .knex('partners')
      .insert({ name: 'Anna of old', email: anna.email.toUpperCase(), created_at: service.clock.now() })
      .returning<{ id: number }[]>('id');
    await service.make.partnership(program.id, known!.id, 'linked');
    await act('accept', anna, (await invitePartner(anna.email, 'Anna')).token);
    expect(await partners()).toMatchObject([{ id: known!.id, name: 'Anna of old', email: anna.email }]);
    expect(await statusOf(known!.id)).toBe('joined');
  });

  test.each(['left', 'declined', 'removed', 'applied'])('lets a partner join whose status is %s', async (status) => {
    await act('accept', anna, (await invitePartner(anna.email)).token);
    const { id } = (await partners())[0]!;
    await service.db.knex('partnerships').where({ partner_id: id }).update({ status });
    expect((await act('accept', anna, (await invitePartner(anna.email)).token)).status).toBe(200);
    expect(await statusOf(id)).toBe('joined');
  });

  test('can be declined, and then not accepted', async () => {
    const { token } = await invitePartner(anna.email);
    const declined = await act('decline', anna, token);
    expect([declined.status, declined.body.data.status]).toEqual([200, 'declined']);
    expect(seen(await act('accept', anna, token))).toEqual([409, 'invalid_transition']);
    expect(await partners()).toEqual([]);
  });

  test('that was revoked or sent again: the old link is not accepted', async () => {
    const { id, token } = await invitePartner(anna.email);
    service.clock.advance({ days: 1 });
    program.token = await service.make.apiToken(program.accountId);
    const again = await owner('POST', `invitations/${id}/resend`);
    expect(seen(await act('accept', anna, token))).toEqual([404, 'not_found']);
    await owner('POST', `invitations/${id}/revoke`);
    const revoked = await act('accept', anna, tokenIn(again.body.data.invitation_url));
    expect(revoked.body.error).toMatchObject({ code: 'invalid_transition', details: { status: 'revoked' } });
  });

  test('of an archived program can be declined, and not accepted', async () => {
    const { token } = await invitePartner(anna.email);
    await service.db.knex('programs').where({ id: program.id }).update({ archived_at: service.clock.now() });
    const refused = await act('accept', anna, token);
    expect(refused.body).toEqual(managementError(refused, [409, 'invalid_transition', 'The program is archived']));
    expect((await act('decline', anna, token)).status).toBe(200);
  });

  test('is in the audit log with the partner as its actor, without the address and the token', async () => {
    const { id, token } = await invitePartner(anna.email);
    await act('accept', anna, token);
    const [partner] = await partners();
    const entries = (await auditEntries(service)).filter(({ actor_kind: kind }) => kind === 'partner').slice(-4);
    const credential = expect.stringMatching(/^session \d+$/) as string;
    const by = { actor_kind: 'partner', actor_id: partner!.id, credential };
    const at = service.clock.now().toISOString();
    expect(entries).toEqual([
      { ...by, program_id: null, action: 'partner.create', target_id: partner!.id, before: {}, after: { name: 'set' } },
      {
        ...by,
        program_id: program.id,
        action: 'partner.join',
        target_id: partner!.id,
        before: {},
        after: { status: 'joined' },
      },
      expect.objectContaining({ ...by, program_id: program.id, action: 'link.create' }),
      {
        ...by,
        program_id: program.id,
        action: 'invitation.accept',
        target_id: id,
        before: { accepted_at: null },
        after: { accepted_at: at },
      },
    ]);
    expect(JSON.stringify(await auditEntries(service))).not.toMatch(new RegExp(`${anna.email}|${token}`));
  });
});

describe('the invitation of a member', () => {
  test('is shown with its role, and gives the account that role once', async () => {
    const { token } = await inviteMember(anna.email);
    const preview = await act('preview', anna, token);
    expect(preview.body.data).toMatchObject({
      kind: 'member',
      role: 'admin',
      status: 'pending',
      addressed_to_you: true,
    });
    const answers = await Promise.all([act('accept', anna, token), act('accept', anna, token)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const members = (await owner('GET', 'members')).body.data;
    expect(members).toContainEqual(expect.objectContaining({ account_id: anna.accountId, role: 'admin' }));
    expect(await partners()).toEqual([]);
  });

  test('can be declined', async () => {
    const { token } = await inviteMember(anna.email);
    expect((await act('decline', anna, token)).body.data.status).toBe('declined');
    expect(seen(await act('accept', anna, token))).toEqual([409, 'invalid_transition']);
  });
});

describe.each([
  ['a partner', invitePartner, 30],
  ['a member', inviteMember, 7],
] as const)('the invitation of %s', (_, invite, days) => {
  test(`expires after ${days} days: 410`, async () => {
    const { token } = await invite(anna.email);
    service.clock.advance({ days });
    for (const verb of ['accept', 'decline']) {
      const answer = await act(verb, anna, token);
      expect(answer.body).toEqual(managementError(answer, [410, 'invitation_expired', 'The invitation has expired']));
    }
    expect((await act('preview', anna, token)).body.data.status).toBe('expired');
  });

  test('is not accepted for another address, whose owner may look at it', async () => {
    const { token } = await invite(anna.email);
    const ben = await service.make.person();
    expect((await act('preview', ben, token)).body.data.addressed_to_you).toBe(false);
    for (const verb of ['accept', 'decline']) {
      const answer = await act(verb, ben, token);
      expect(answer.body).toEqual(
        managementError(answer, [404, 'not_found', 'The invitation was sent to another e-mail address'], {
          hint: 'Sign in with the address that received it.',
        }),
      );
    }
    expect((await act('accept', anna, token)).status).toBe(200);
  });

  test('an unknown token is answered with 404, a token of 256 characters with 400', async () => {
    const { token } = await invite(anna.email);
    for (const verb of ['preview', 'accept', 'decline']) {
      for (const unknown of ['nonsense', `${token.slice(0, -1)}_`, token.toLowerCase()]) {
        expect(seen(await act(verb, anna, unknown))).toEqual([404, 'not_found']);
      }
      expect(seen(await act(verb, anna, 'x'.repeat(256)))).toEqual([400, 'invalid_request']);
    }
  });
});
