import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startService, type Service } from '../support/service.ts';
import { as, auditEntries } from '../manage/support.ts';

// Another address or header asks for what a new endpoint asks: its receiver gets the events.

let service: Service;
let programId: number;
let owner: Awaited<ReturnType<Service['make']['member']>>;
let admin: typeof owner;
let created: { webhook: { id: number }; secret: string };
beforeAll(async () => void (service = await startService()));
afterAll(() => service.stop());
beforeEach(async () => {
  ({ id: programId } = await service.make.program());
  owner = await service.make.member(programId, 'owner');
  admin = await service.make.member(programId, 'admin');
  const made = await as(service, owner.apiToken)('POST', `programs/${programId}/webhooks`, { body: { url: URL } });
  created = made.body.data;
});

const URL = 'https://brand.dev/hooks?token=hidden';
const header = { name: 'X-Gateway-Key', value: 'k-hidden' };
const change = (key: string, body: object) =>
  as(service, key)('PATCH', `programs/${programId}/webhooks/${created.webhook.id}`, { body });
const row = () => service.db.knex('webhook_endpoints').where({ id: created.webhook.id }).first();

describe.each([
  ['url', { url: 'https://other.dev/hooks' }],
  ['header', { header }],
  ['no header', { header: null }],
])('another %s', (_name, body) => {
  test('is refused to an admin, a login token, and an old sign-in', async () => {
    const before = await row();
    const codeOf = async (key: string) => (await change(key, body)).body.error?.code;
    expect(await codeOf(admin.apiToken)).toBe('insufficient_role');
    expect(await codeOf(owner.token)).toBe('insufficient_scope');
    const headers = await service.make.session(owner.accountId);
    service.clock.advance({ seconds: 16 * 60 });
    const old = await service.call(`/api/v1/programs/${programId}/webhooks/${created.webhook.id}`, {
      ...{ method: 'PATCH', headers, body },
    });
    expect([old.status, old.body.error.code]).toEqual([403, 'reauthentication_required']);
    expect(await row()).toEqual(before);
  });

  test('is changed by an owner', async () => {
    expect((await change(owner.apiToken, body)).status).toBe(200);
  });
});

test.each(['name', 'value'] as const)('a header needs its %s', async (field) => {
  const { [field]: _, ...rest } = header;
  const { status, body } = await change(owner.apiToken, { header: rest });
  expect([status, body.error.message]).toEqual([400, `header.${field} is missing`]);
});

test('an admin changes the rest, and may send the address that it has', async () => {
  const { status, body } = await change(admin.apiToken, { url: URL, description: 'CRM', types: null });
  expect([status, body.data.secret]).toEqual([200, undefined]);
});

test('another address has a new secret, shown once, and not the header of the former one', async () => {
  await change(owner.apiToken, { header });
  const before = await row();
  expect((await change(owner.apiToken, { url: 'https://other.dev' })).body.data).toMatchObject({
    ...{ url: 'https://other.dev', header_name: null, previous_secret_until: null },
    secret: expect.stringMatching(/^whsec_/),
  });
  const after = await row();
  expect(after.secret).not.toEqual(before.secret);
  expect([after.previous_secret, after.header_name, after.header_value]).toEqual([null, null, null]);
  expect((await change(owner.apiToken, { url: 'https://other.dev' })).body.data.secret).toBeUndefined();
});

test('the audit log has the host of both addresses, and no secret value', async () => {
  await change(owner.apiToken, { url: 'https://other.dev/?token=hidden', header });
  await change(owner.apiToken, { url: 'https://other.dev/?token=hidden2', header: { ...header, value: 'k-hidden2' } });
  const [first, second] = (await auditEntries(service)).slice(-2);
  expect(first).toMatchObject({ before: { url: 'brand.dev' }, after: { url: 'other.dev', header_name: header.name } });
  const changed = { url: 'other.dev (changed)', header_value: 'set (changed)', secret: 'set (changed)' };
  expect(second).toMatchObject({ before: { url: 'other.dev', header_value: 'set', secret: 'set' }, after: changed });
  expect(JSON.stringify([first, second])).not.toContain('hidden');
});

describe('the header', () => {
  test.each([
    ...['host', 'Host', 'Content-Type', 'content-length', 'webhook-signature', 'Connection', 'Transfer-Encoding'],
    ...['Upgrade', 'TE', 'Trailer', 'Keep-Alive', 'Proxy-Authorization', 'Cookie', 'Expect', 'User-Agent'],
    ...['a b', 'x:y', 'x\r\ny', 'content_length', ''],
  ])('is not named %j', async (name) => {
    const refused = await change(owner.apiToken, { header: { name, value: 'x' } });
    expect([refused.status, refused.body.error.details.field]).toEqual([400, 'header.name']);
    const body = { url: URL, header: { name, value: 'x' } };
    expect((await as(service, owner.apiToken)('POST', `programs/${programId}/webhooks`, { body })).status).toBe(400);
  });

  test.each(['a\r\nhost: b', 'a\nb', 'a\0', ' a', 'a ', 'ä', '', '\t'])('has no value %j', async (value) => {
    expect((await change(owner.apiToken, { header: { name: 'X-Key', value } })).status).toBe(400);
  });

  test('is stored encrypted, and no answer has its value', async () => {
    const { body } = await change(owner.apiToken, { header });
    expect(body.data.header_name).toBe(header.name);
    expect(JSON.stringify(body)).not.toContain(header.value);
    expect((await row()).header_value.toString('latin1')).not.toContain(header.value);
    await as(service, owner.apiToken)('DELETE', `programs/${programId}/webhooks/${created.webhook.id}`);
    expect((await row()).header_value).toBeNull();
  });
});
