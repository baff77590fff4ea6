import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { operator, type Operator } from '../admin/support.ts';
import { ownedCampaign, type OwnedCampaign } from '../commissions/support.ts';
import { as, auditEntries } from '../manage/support.ts';
import { noteText } from '../support/secrets.ts';
import { columnsWith } from '../support/rows.ts';
import { startService, type Service } from '../support/service.ts';
import { accountOfAddress, accountOfPerson } from '../../src/accounts/people.ts';

// What an erasure leaves in the database: it is read whole, for every personal text that the test has put in.

let service: Service;
let admin: Operator;
beforeAll(async () => {
  service = await startService();
  admin = operator(service.databaseUrl, service.db, service.clock);
});
afterAll(async () => {
  admin.clean();
  await service.stop();
});

const left = (texts: readonly string[]) => columnsWith(service.db, texts);
/** The texts that the columns have. */
const textsOf = (columns: readonly string[]) => new Set(columns.map((column) => column.split(' has ')[1]));

test('a customer: nothing is left in any column', async () => {
  const campaign = await ownedCampaign(service);
  const [key, note, page] = ['user', 'note', 'page'].map((name) => service.make.unique(`secret-${name}`)) as [
    string,
    string,
    string,
  ];
  const [event, tested, mail] = [`${note}-event`, `${note}-tested`, `${note}@buyer.dev`];
  const { key: credential, url } = campaign;
  const clicked = await service.click({ affiliate_url: url, page_url: `https://brand.dev/${page}` });
  const clickId = clicked.body.click_id as string;
  const names = { click_id: clickId, customer_key: key };
  await service.lead({ ...names, email: mail, additional_data: { event_name: event } }, { key: credential });
  const transaction_id = service.make.unique('order');
  await service.sale({ ...names, transaction_id, amount_cents: 9900, additional_data: { note } }, { key: credential });
  await service.refund({ transaction_id, refund_amount_cents: 100, refund_reason: note }, { key: credential });
  for (const named of [{ click_id: clickId }, { additional_data: { user: key } }]) {
    const additional_data = { ...named.additional_data, test_mode: true, event_name: tested };
    expect((await service.lead({ ...named, additional_data }, { key: credential })).status).toBe(200);
  }
  const texts = [clickId, key, event, tested, note, page, mail];
  expect(textsOf(await left(texts))).toEqual(new Set(texts.filter((text) => text !== mail)));
  await admin.done('customer', 'erase', '--program-id', String(campaign.id), '--customer-key', key);
  expect(await left([...texts, `s***@buyer.dev`])).toEqual([]);
});

interface Vera {
  campaign: OwnedCampaign;
  accountId: number;
  partnerId: number;
  texts: string[];
  /** those by which the account is known */
  signIn: string[];
  session: Record<string, string>;
  login: string;
}

/** A partner who signed in, was invited as a partner and as a member, acted, and has another address since. */
async function vera(): Promise<Vera> {
  const campaign = await ownedCampaign(service);
  const owner = as(service, campaign.token);
  const subject = service.make.unique('vera');
  const [former, present] = [`${subject}-former@partner.dev`, `${subject}-present@partner.dev`] as const;
  const [name, laptop] = [`${subject} hidden`, `${subject} laptop`] as const;
  const issuer = `https://${subject}.issuer.dev`;
  const signIn = (email: string) =>
    service.db.transaction((tx) =>
      accountOfPerson(tx, { issuer, subject, email }, service.clock.now(), { signsUp: true }),
    );
  const invite = async (email: string) => {
    const body = { invitations: [{ email, name }] };
    const { body: made } = await owner('POST', `programs/${campaign.id}/invitations`, { body });
    const token = new URL(made.data[0].invitation_url as string).hash.slice(1);
    noteText(token);
    return token;
  };
  const accountId = (await signIn(former))!.account_id;
  const session = await service.make.session(accountId);
  const accept = { method: 'POST', body: { token: await invite(former) }, headers: session };
  expect((await service.call('/api/v1/account/invitations/accept', accept)).status).toBe(200);
  await signIn(present);
  const rename = { method: 'PUT', body: { name }, headers: session };
  expect((await service.call('/api/v1/partner/profile', rename)).status).toBe(200);
  await owner('POST', `programs/${campaign.id}/member-invitations`, { body: { email: present, role: 'viewer' } });
  const other = await ownedCampaign(service);
  const again = { body: { invitations: [{ email: present, name }] } };
  await as(service, other.token)('POST', `programs/${other.id}/invitations`, again);
  await service.make.apiToken(accountId, { name: laptop });
  const login = await service.make.tokenOf(accountId);
  // The address of the account is not new any more.
  await service.db.knex.raw(`update former_addresses set replaced_at = replaced_at - interval '4 days'`);
  const method = { kind: 'other', holder: subject, holder_kind: 'person', details: 'Cheque' };
  const added = await service.call('/api/v1/partner/payout-methods', {
    method: 'POST',
    body: method,
    headers: session,
  });
  expect(added.status).toBe(201);
  const [partnerId] = await service.db.knex('partners').where({ account_id: accountId }).pluck<number[]>('id');
  // A change of her address that ended, and one of another account to hers.
  const next = `${subject}-next@partner.dev`;
  const times = { created_at: service.clock.now(), expires_at: service.clock.now() };
  await service.db.knex('address_changes').insert([
    { account_id: accountId, former_email: former, new_email: next, ...times },
    { account_id: (await service.make.person()).accountId, former_email: 'bo@brand.dev', new_email: present, ...times },
  ]);
  const texts = [former, present, next, name, laptop, issuer, subject];
  expect(textsOf(await left(texts))).toEqual(new Set(texts));
  return { campaign, accountId, partnerId: partnerId!, texts, signIn: [present, issuer, subject], session, login };
}
const erase = ({ partnerId }: Pick<Vera, 'partnerId'>) =>
  admin.run('partner', 'erase', '--partner-id', String(partnerId));
const mayRead = async ({ session: headers }: Pick<Vera, 'session'>) =>
  (await service.call('/api/v1/account/session', { method: 'GET', headers })).status;
const rowsOf = (accountId: number) =>
  Promise.all(
    ['browser_sessions', 'api_tokens', 'advertisers', 'login_tokens'].map(async (table) =>
      Number((await service.db.knex(table).where({ account_id: accountId }).count())[0]!.count),
    ),
  );

describe('a partner', () => {
  test('who was only a partner: nothing is left in any column, and no session', async () => {
    const person = await vera();
    expect(await mayRead(person)).toBe(200);
    const account = { account_id: person.accountId, status: 'erased' };
    expect((await erase(person)).document).toEqual({ partner_id: person.partnerId, status: 'erased', account });
    expect(await left(person.texts)).toEqual([]);
    expect(await mayRead(person)).toBe(401);
    expect((await service.call('/api/v1/cli/programs', { method: 'GET', key: person.login })).status).toBe(401);
    expect(await rowsOf(person.accountId)).toEqual([0, 0, 0, 0]);
    expect((await auditEntries(service)).slice(-2)).toMatchObject([
      { action: 'account.erase', target_id: person.accountId, actor_kind: 'operator' },
      { action: 'partner.erase', target_id: person.partnerId },
    ]);
  });

  test('who is a member keeps what a member needs, and the command says so', async () => {
    const person = await vera();
    const member = { program_id: person.campaign.id, account_id: person.accountId, role: 'viewer' };
    await service.db.knex('memberships').insert({ ...member, created_at: service.clock.now() });
    const { document, stderr } = await erase(person);
    expect(document).toMatchObject({ account: { account_id: person.accountId, status: 'kept' } });
    expect(stderr).toBe(`Account ${person.accountId} stays, with its address and its sign-in: it manages programs.\n`);
    const places = ['accounts.email', 'accounts.issuer', 'accounts.subject', 'api_tokens.name'];
    const found = (await left(person.texts)).map((column) => column.split(' has ')[0]!);
    expect([...new Set(found)].sort()).toEqual([...places, 'member_invitations.email'].sort());
    expect(await mayRead(person)).toBe(200);
  });

  test('whose advertiser has a program, but who is no member, keeps the account', async () => {
    const person = await vera();
    const [advertiser] = await service.db.knex('advertisers').where({ account_id: person.accountId }).pluck('id');
    const program = await service.make.program({ advertiser_id: advertiser });
    await service.db.knex('memberships').where({ program_id: program.id }).delete();
    expect((await erase(person)).document).toMatchObject({ account: { status: 'kept' } });
  });

  test('who signed in with a mailed link and has not acted: the account of the address goes too', async () => {
    const email = `${service.make.unique('bo')}@partner.dev`;
    const made = await admin.done('partner', 'create', '--name', 'Bo', '--email', email);
    const at = service.clock.now();
    const { account_id } = await service.db.transaction((tx) => accountOfAddress(tx, email, at));
    const session = await service.make.session(account_id, 'partner');
    expect((await erase({ partnerId: made.partner_id as number })).document).toMatchObject({
      account: { account_id, status: 'erased' },
    });
    expect([await left([email]), await mayRead({ session })]).toEqual([[], 401]);
  });

  test('keeps the account of another person who has the former address now', async () => {
    const person = await vera();
    const other = await service.make.person(person.texts[0]);
    await erase(person);
    expect(await left([other.email])).toContain(`accounts.email has ${other.email}`);
    const [, present, name, laptop, issuer] = person.texts as [string, string, string, string, string];
    expect(await left([present, name, laptop, issuer])).toEqual([]);
  });
});

test('an account that is bound again: the former person has no sign-in and no session', async () => {
  const person = await vera();
  const [email, ...bound] = person.signIn as [string, ...string[]];
  await admin.done('account', 'rebind', '--email', email);
  const found = await left(bound);
  expect(found.filter((column) => /^accounts\.(issuer|subject)/.test(column))).toEqual([]);
  expect(await mayRead(person)).toBe(401);
});
