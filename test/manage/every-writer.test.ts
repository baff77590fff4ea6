import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { newToken } from '@referral-tracking/shared/ids';
import { operator } from '../admin/support.ts';
import { expireInvitations } from '../../src/invitations/expire.ts';
import { sha256 } from '../../src/lib/hashing.ts';
import { managementOperations } from '../security/support/document.ts';
import { formsOf, openBrowser } from '../support/browser.ts';
import { openTestDb, type TestDb } from '../support/database.ts';
import { fixtures, type Fixtures } from '../support/fixtures.ts';
import { startService, type Service } from '../support/service.ts';
import { loginToken } from '../support/sign-in.ts';
import { moveThereAndBack } from '../email-changes/there-and-back.ts';
import { CHANGES_NO_FIELD, ELSEWHERE, OTHERS } from './unaudited.ts';
import { goodHeaders, openScene, usualPart, validCall, withHeaders } from './calls.ts';

// "Every change is stored", as the guide says: no transaction changes a record that people manage without an entry in the
// audit log. Triggers write down which statement changed what in which transaction.

const exempt = Object.values(OTHERS).flat();

/** The tables of the service, without partitions and those of tests and migrations. */
const tables = async (): Promise<string[]> =>
  (await service.db.knex('pg_tables').where({ schemaname: 'public' }).pluck<string[]>('tablename')).filter(
    (name) => !/^(clicks_|knex_|writes$|migrations?|secret|retain)/.test(name),
  );

let service: Service;
let setUp: TestDb;
let audited: string[];
beforeAll(async () => {
  service = await startService();
  const url = new URL(service.databaseUrl);
  // Knex takes the name from the address, and the service's pool only from its option.
  url.searchParams.set('application_name', 'fixtures');
  setUp = openTestDb(url.href, url.href, undefined, 'fixtures');
  audited = (await tables()).filter((name) => !exempt.includes(name));
  await service.db.knex.raw(`
    create table writes (xid xid8, place text, query text);
    create function note_write() returns trigger language plpgsql as $$
    begin
      if current_setting('application_name') <> 'fixtures' then
        insert into writes values (pg_current_xact_id(), tg_table_name, current_query());
      end if;
      return null;
    end $$`);
  for (const table of [...audited, 'audit_log']) {
    await service.db.knex.raw(
      `create trigger note_write after insert or update or delete on ${table} for each row execute function note_write()`,
    );
  }
});
afterAll(() => Promise.all([service.stop(), setUp.close()]));

const declared = (): { name: string; text: string }[] => {
  const script = ['--import', 'tsx', 'scripts/lib/statements/index.js', 'src'];
  return JSON.parse(execFileSync(process.execPath, script, { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 })) as {
    name: string;
    text: string;
  }[];
};

/** The declared statements that write an audited table. */
function isWriter({ text }: { text: string }): boolean {
  const writes = new RegExp(`\\b(?:insert into|update|delete from)\\s+(?:${audited.join('|')})\\b`);
  return writes.test(text.replace(/\bfor (?:no key )?update\b/g, ''));
}

test('every table that has something instead of the audit log is in the database', async () => {
  const present = await tables();
  expect(exempt.filter((name) => !present.includes(name))).toEqual([]);
});

/** Calls each operation of the management API that changes something. */
async function manage(): Promise<void> {
  const ground = { db: setUp, make: fixtures(setUp, service.clock), clock: service.clock };
  for (const operation of managementOperations.filter(({ method }) => method !== 'GET')) {
    const scene = await openScene(ground, usualPart(operation));
    const request = withHeaders(await validCall(ground, operation, scene), await goodHeaders(ground, operation, scene));
    const { status, body } = await service.call(request.path, request.call);
    expect(operation.successes, `${operation.id}: ${JSON.stringify(body)}`).toContain(status);
  }
}

/** The browser of a person who signs in twice, and so ends the first session. */
async function signInTwice(email: string): Promise<Record<string, string>> {
  const browser = openBrowser();
  for (let time = 0; time < 2; time++) {
    const [form] = formsOf(await browser.open(`${service.baseUrl}/sign-in`));
    await browser.submit(form!, { email });
  }
  return {
    cookie: `referral_session=${browser.cookies.get('referral_session')?.value}`,
    'sec-fetch-site': 'same-origin',
  };
}

type Ask = (method: string, path: string, body?: object) => Promise<unknown>;
const as =
  (headers: Record<string, string>): Ask =>
  async (method, path, body) => {
    const answer = await service.call(`/api/v1/${path}`, { method, headers, ...(body && { body }) });
    expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(300);
    return (answer.body as { data: unknown }).data;
  };

/** What an owner changes of links, groups, terms and webhooks besides the examples of the document. */
async function sort(make: Fixtures): Promise<void> {
  const { id, linkId } = await make.campaign();
  const owner = as(await make.session((await make.member(id)).accountId));
  const at = service.clock.now();
  const host = { program_id: id, host: 'names.brand.dev', is_domain: false, token: 'x' };
  await setUp.knex('link_hosts').insert({ ...host, created_at: at, verified_at: at });
  const { code: alias } = await make.campaign({ domain: 'rival.dev' });
  await owner('POST', `programs/${id}/links/${linkId}/aliases`, { alias });
  const [{ partner_id }] = await setUp.knex('partnerships').where({ program_id: id }).select('partner_id');
  await owner('POST', `programs/${id}/terms`, {
    level: 'partnership',
    partner_id: Number(partner_id),
    commission_rate: 30,
  });
  await owner('PATCH', `programs/${id}`, { currency: 'EUR' });
  const made = await owner('POST', `programs/${id}/webhooks`, { url: 'https://brand.dev' });
  const { id: webhookId } = (made as { webhook: { id: number } }).webhook;
  await owner('PATCH', `programs/${id}/webhooks/${webhookId}`, { header: { name: 'X-Key', value: 'one' } });
  const group = await owner('POST', `programs/${id}/groups`, { name: 'Creators' });
  await owner('PATCH', `programs/${id}/groups/${(group as { id: number }).id}`, { default: true });
}

/** What people do with their own accounts: sign in and out, answer invitations, act as partners. */
async function live(make: Fixtures): Promise<void> {
  const { clock, db } = service;
  expect(
    (await service.call('/api/v1/cli/auth/logout', { method: 'POST', key: await loginToken(service) })).status,
  ).toBe(200);
  const [{ id }, { id: open }] = [await make.program(), await make.program({ join_policy: 'open' })];
  const owner = as(await make.session((await make.member(id)).accountId));
  const anna = as(await signInTwice('anna@brand.dev'));
  const invite = async () => {
    const invited = await owner('POST', `programs/${id}/member-invitations`, {
      email: 'anna@brand.dev',
      role: 'admin',
    });
    return { token: (invited as { invitation_url: string }).invitation_url.split('#')[1]! };
  };
  for (const verb of ['decline', 'accept']) await anna('POST', `account/invitations/${verb}`, await invite());
  await owner('POST', `programs/${id}/member-invitations`, { email: 'late@brand.dev', role: 'admin' });
  await owner('POST', `programs/${id}/invitations`, { invitations: [{ email: 'late@partner.dev' }] });
  const token = newToken('refinv');
  const times = {
    created_at: clock.now(),
    sent_at: clock.now(),
    expires_at: new Date(clock.now().getTime() + 86_400_000),
  };
  const invitation = { program_id: id, email: 'anna@brand.dev', token_hash: sha256(token), ...times };
  await setUp.knex('partner_invitations').insert(invitation);
  await anna('POST', 'account/invitations/accept', { token, website: 'https://tea.example' });
  for (const name of ['Anna', 'Anna B.']) await anna('PUT', 'partner/profile', { name });
  const asked = { questions: '[{"text":"Where?","required":true}]' };
  const [{ slug }] = await setUp.knex('programs').where({ id: open }).update(asked, ['slug']);
  await anna('POST', 'partner/programs', { slug, answers: [{ question: 'Where?', answer: 'Here' }] });
  await anna('POST', `partner/programs/${open}/leave`);
  await anna('POST', 'partner/programs', { slug });
  clock.advance({ days: 40 });
  await expireInvitations(db, clock, new AbortController().signal);
}

/** What the operator does. */
async function operate(make: Fixtures): Promise<void> {
  const admin = operator(service.databaseUrl, service.db, service.clock);
  const run = (command: string, ...more: string[]) => admin.done(...command.split(' '), ...more);
  await run('account create --email', 'ben@brand.dev');
  const { advertiserId } = await make.person('dora@brand.dev');
  await setUp.knex('advertisers').where({ id: advertiserId }).delete();
  await run('account create --email', 'dora@brand.dev');
  await signInTwice('ben@brand.dev');
  const [partner, ...others] = [
    await run('partner create --name Ben --email ben@brand.dev'),
    await make.partner(),
    await make.partner(),
  ];
  await as(await signInTwice('ben@brand.dev'))('PUT', 'partner/profile', { name: 'Ben' });
  const { id } = await make.program();
  const program = ['--program-id', String(id)];
  await run('program update --allowed-origin https://other.brand.dev', ...program);
  const joined = ['--partner-id', String(others[0])];
  for (const verb of ['join', 'leave']) await run(`partner ${verb}`, ...joined, ...program);
  await run('partner join', ...joined, ...program);
  await run('partner join --partner-id', String(others[1]), ...program);
  await run('link create --code merging', ...joined, ...program);
  const [{ id: partnership }] = await setUp.knex('partnerships').where({ program_id: id, partner_id: others[0] });
  const code = { code: 'MERGED', key: 'merged', key_mark: 'merged', status: 'active', created_at: service.clock.now() };
  await setUp.knex('codes').insert({ ...code, program_id: id, partnership_id: partnership });
  await run('partner merge --yes --into-partner-id', String(others[1]), ...joined, ...program);
  await run('link create --code written');
  for (const verb of ['disable', 'enable']) await run(`link ${verb} --code written`);
  for (const secret of ['a1', 'b2', 'c3', 'd4']) {
    const account = ['--account', `acct_${secret}`];
    await run('stripe connect', ...program, '--webhook-secret', `whsec_${secret.repeat(16)}`, ...account);
  }
  await run('stripe disconnect', ...program);
  await run('account rebind --email', 'ben@brand.dev');
  await run('partner erase --partner-id', String((partner as { partner_id: number }).partner_id));
  const owner = await make.person('cleo@brand.dev');
  await make.apiToken(owner.accountId);
  await make.program({ advertiser_id: owner.advertiserId });
  await signInTwice('cleo@brand.dev');
  await run('account suspend --with-keys --email', 'cleo@brand.dev');
  admin.clean();
}

test.skipIf(inject('servers').length > 1)(
  'no writer changes a record without an entry in its transaction',
  async () => {
    const make = fixtures(setUp, service.clock);
    await manage();
    await sort(make);
    await live(make);
    await moveThereAndBack({ service, setUp, make });
    await operate(make);
    const { db } = service;
    const { rows } = await db.knex.raw<{ rows: { place: string; query: string; noted: boolean }[] }>(
      `select distinct place, query, exists (select from writes l where l.xid = w.xid and l.place = 'audit_log') as noted
     from writes w where place <> 'audit_log'`,
    );
    const statements = declared();
    const nameOf = (query: string) => statements.find(({ text }) => text === query)?.name ?? query;
    expect(rows.filter(({ noted }) => !noted).map(({ place, query }) => `${nameOf(query)} (${place})`)).toEqual([]);
    const seen = new Set(rows.map(({ query }) => nameOf(query)));
    const missing = statements.filter(isWriter).filter(({ name }) => !seen.has(name) && !(name in ELSEWHERE));
    expect(missing.map(({ name }) => name)).toEqual([]);
    // Each entry of a change says from what to what.
    const silent = await db.knex('audit_log').where({ before: '{}', after: '{}' }).distinct().pluck<string[]>('action');
    expect(silent.filter((action) => !(action in CHANGES_NO_FIELD))).toEqual([]);
    // What the dashboard says of each action.
    const texts = readFileSync('packages/dashboard/src/records/audit-log/texts.ts', 'utf8');
    const actions = await db.knex('audit_log').whereNotNull('program_id').distinct().pluck<string[]>('action');
    const unsaid = actions.filter((action) => !texts.includes(`'${action}':`));
    expect(unsaid, "Say in the dashboard's audit-log/texts.ts what was done").toEqual([]);
    // And of each field whose name is no word.
    const { rows: fields } = await db.knex.raw<{ rows: { name: string }[] }>(
      `select distinct name from audit_log, jsonb_object_keys(before || after) name where program_id is not null`,
    );
    const names = readFileSync('packages/dashboard/src/records/audit-log/fields.ts', 'utf8');
    const raw = fields.map(({ name }) => name).filter((name) => /_(?!at$)/.test(name) && !names.includes(`  ${name}:`));
    expect(raw, "Name it in the dashboard's audit-log/fields.ts").toEqual([]);
  },
  120_000,
);
