import { paypal } from '../payout-methods/support.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { as, auditEntries, ownedProgram, type Owned } from '../manage/support.ts';
import { startMailServer, type MailServer } from '../support/mail.ts';
import { noteText } from '../support/secrets.ts';
import { startService, type Service } from '../support/service.ts';

// The mail of an invitation has a proof that its link in the API has not: with it, a person without an account accepts at once.

let server: MailServer;
let service: Service;
let program: Owned;
let email: string;
let before: number;
beforeAll(async () => {
  server = await startMailServer();
  service = await startService({ mail: server.settings });
});
afterAll(async () => {
  await service.stop();
  await server.stop();
});
beforeEach(async () => {
  program = await ownedProgram(service, { name: 'Brand' });
  email = `${service.make.unique('invited')}@partner.dev`;
  before = server.mails.length;
});

interface Secrets {
  token: string;
  proof?: string;
}
/** what they say of themselves */
interface Said {
  consents?: string[];
  name?: string;
  website?: string;
}
const owner = (path: string, body?: object) =>
  as(service, program.token)('POST', `programs/${program.id}/${path}`, body && { body });
async function mailed(count = 1): Promise<Required<Secrets>> {
  await expect.poll(() => server.mails.length).toBe(before + count);
  const link = /^http\S+\/invitation#(refinv_\w+)\.(refprf_\w+)$/m.exec(server.mails.at(-1)!.text)!;
  noteText(link[2]!);
  return { token: link[1]!, proof: link[2]! };
}
async function invite(name?: string): Promise<Required<Secrets> & { id: number; url: string }> {
  const { body } = await owner('invitations', { invitations: [{ email, ...(name && { name }) }] });
  const { invitation, invitation_url: url } = body.data[0] as { invitation: { id: number }; invitation_url: string };
  noteText(url);
  return { ...(await mailed()), id: invitation.id, url };
}
async function ask(verb: 'read' | 'accept', sent: Secrets & Said, headers: Record<string, string> = {}) {
  const answer = await fetch(`${service.baseUrl}/invitation/${verb}`, {
    method: 'POST',
    headers: { origin: service.baseUrl, 'content-type': 'application/json', ...headers },
    body: JSON.stringify(sent),
  });
  const cookie = answer.headers.getSetCookie().find((one) => one.startsWith('referral_session'));
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown>, cookie };
}
const accounts = () => service.db.knex('accounts').where({ email });
const statuses = async (...answers: ReturnType<typeof ask>[]) =>
  (await Promise.all(answers)).map(({ status }) => status).sort();

describe('who has the link', () => {
  test('reads who invites, to what and at which terms, and no address', async () => {
    await service.db
      .knex('programs')
      .where({ id: program.id })
      .update({ holding_period_days: 30, minimum_payout_cents: 5000, brand: { display_name: 'Brand of tea' } });
    const { token } = await invite('Anna');
    const { status, body } = await ask('read', { token });
    expect([status, body]).toMatchObject([
      200,
      {
        kind: 'partner',
        status: 'pending',
        at_once: false,
        program: { name: 'Brand of tea', domain: 'brand.dev' },
        brand: { display_name: 'Brand of tea' },
        earn: [
          expect.stringMatching(/% of every sale including tax, /),
          expect.stringMatching(/^Your link counts for/),
        ],
        pitch: expect.any(String),
        paid: [
          'Paid once you have $50.00.',
          'A commission counts once it is 30 days old and approved.',
          expect.stringMatching(/^By PayPal/),
        ],
      },
    ]);
    expect([JSON.stringify(body).includes('@'), body.name]).toEqual([false, undefined]);
  });

  test('of an unknown invitation reads nothing, and no other site may ask', async () => {
    const { token } = await invite();
    expect((await ask('read', { token: `${token}x` })).status).toBe(404);
    expect((await ask('read', { token }, { origin: 'https://evil.dev' })).status).toBe(403);
  });
});

describe('who has the mail', () => {
  test('accepts in one step: account, session, partnership and link are there', async () => {
    const secrets = await invite('Anna Tea');
    expect((await ask('read', secrets)).body.at_once).toBe(true);
    const { status, body, cookie } = await ask('accept', secrets);
    expect([status, body]).toEqual([200, { program_id: program.id }]);
    const headers = { cookie: cookie!.split(';')[0]! };
    const { body: session } = await service.call('/api/v1/account/session', { method: 'GET', headers });
    expect(session.data).toMatchObject({ reach: 'partner', account: { email } });
    const path = `/api/v1/partner/programs/${program.id}/links`;
    const { body: links } = await service.call(path, { method: 'GET', headers });
    expect(links.data).toMatchObject([{ code: 'anna-tea', enabled: true, destination: null }]);
    const noted = (await auditEntries(service)).map(({ action }) => action);
    expect(noted).toEqual(expect.arrayContaining(['invitation.accept', 'partner.join', 'link.create']));
    // It has worked once.
    expect([(await ask('accept', secrets)).status, (await ask('read', secrets)).body.at_once]).toEqual([409, false]);
  });

  test('reads to whom it was sent; with another proof nobody does', async () => {
    const secrets = await invite('Anna Tea');
    expect((await ask('read', secrets)).body).toMatchObject({ email, name: 'Anna Tea' });
    const { body } = await ask('read', { token: secrets.token, proof: `${secrets.proof}x` });
    expect([body.email, body.name]).toEqual([undefined, undefined]);
  });

  test('says what they are called and where they reach people; what is neither is refused', async () => {
    const secrets = await invite('Anna Tea');
    for (const wrong of [
      { website: 'javascript:alert(1)' },
      { website: 'tea' },
      { name: '\u200b' },
      { name: 'x'.repeat(1001) },
    ]) {
      expect((await ask('accept', { ...secrets, ...wrong })).status).toBe(400);
    }
    expect(await accounts()).toEqual([]);
    const url = 'https://brand.dev/terms';
    await as(service, program.token)('PATCH', `programs/${program.id}`, { body: { brand: { terms_url: url } } });
    const consents = [url, 'x\u0000'];
    await ask('accept', { ...secrets, name: 'Anna of Teas', website: 'https://tea.example', consents });
    const { body } = await as(service, program.token)('GET', `programs/${program.id}/partners`);
    const at = service.clock.now().toISOString();
    const application = { website: 'https://tea.example', answers: [], consents: [{ url, at }] };
    expect(body.data).toMatchObject([{ name: 'Anna of Teas', email, status: 'joined', application }]);
  });

  test('of several requests at once, one creates one account', async () => {
    const secrets = await invite();
    const given = await statuses(...Array.from({ length: 5 }, () => ask('accept', secrets)));
    expect(given).toEqual([200, 409, 409, 409, 409]);
    expect(await accounts()).toHaveLength(1);
    expect(await service.db.knex('partnerships').where({ program_id: program.id })).toHaveLength(1);
  });

  test('of two programs that invite a new person at the same time, gets one account and signs in for the other', async () => {
    const first = await invite();
    program = await ownedProgram(service);
    before = server.mails.length;
    const second = await invite();
    expect(await statuses(ask('accept', first), ask('accept', second))).toEqual([200, 409]);
    expect(await accounts()).toHaveLength(1);
  });

  test('who has an account signs in', async () => {
    ({ email } = await service.make.person());
    const secrets = await invite();
    expect([(await ask('read', secrets)).body.at_once, (await ask('accept', secrets)).status]).toEqual([false, 409]);
  });

  test('whose address is one of a partner of the operator’s signs in: they may have earned something', async () => {
    await service.db.knex('partners').insert({ name: 'Anna', email: email.toUpperCase(), created_at: new Date() });
    const secrets = await invite();
    expect([(await ask('read', secrets)).body.at_once, (await ask('accept', secrets)).status]).toEqual([false, 409]);
  });

  test('is a recent sign-in, because the mail’s link proved the address; after 15 minutes it is not', async () => {
    const { cookie } = await ask('accept', await invite());
    const headers = { cookie: cookie!.split(';')[0]!, 'sec-fetch-site': 'same-origin' };
    const body = paypal('other@partner.dev');
    const add = () => service.call('/api/v1/partner/payout-methods', { method: 'POST', headers, body });
    expect((await add()).status).toBe(201);
    // The mail about the method: it would be taken for the next invitation.
    await expect.poll(() => server.mails.length).toBe(before + 2);
    service.clock.advance({ seconds: 901 });
    const refused = await add();
    service.clock.advance({ seconds: -901 });
    expect([refused.status, refused.body.error.code]).toEqual([403, 'reauthentication_required']);
  });
});

describe('nobody else gets in', () => {
  const nothing = async (secrets: Secrets) => {
    expect((await ask('accept', secrets)).status).toBe(409);
    expect(await accounts()).toEqual([]);
  };

  test('with the link that the owner gets', async () => {
    const { url, token } = await invite();
    expect(url).not.toContain('refprf');
    for (const proof of [undefined, '', token]) await nothing({ token, ...(proof !== undefined && { proof }) });
  });

  test('with the proof of another invitation', async () => {
    const { token } = await invite();
    const former = email;
    email = `${service.make.unique('other')}@partner.dev`;
    before = server.mails.length;
    const { proof } = await invite();
    await nothing({ token, proof });
    expect(await service.db.knex('accounts').where({ email: former })).toEqual([]);
  });

  test('after it was revoked, sent again or has expired, or of an archived program', async () => {
    const first = await invite();
    service.clock.advance({ days: 1 });
    program.token = await service.make.apiToken(program.accountId);
    await owner(`invitations/${first.id}/resend`);
    const again = await mailed(2);
    await nothing(first);
    const programs = service.db.knex('programs').where({ id: program.id });
    await programs.clone().update({ archived_at: service.clock.now() });
    await nothing(again);
    await programs.clone().update({ archived_at: null });
    service.clock.advance({ days: 31 });
    await nothing(again);
    service.clock.advance({ days: -31 });
    await owner(`invitations/${first.id}/revoke`);
    await nothing(again);
  });

  test('from another site', async () => {
    const secrets = await invite();
    expect((await ask('accept', secrets, { origin: 'https://evil.dev' })).status).toBe(403);
    expect(await accounts()).toEqual([]);
  });
});
