import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { document } from '../../src/contract/index.ts';
import { DAY } from '../../src/lib/clock.ts';
import { startService, type Service } from '../support/service.ts';
import { addEndpoint, deliveriesOf } from './support.ts';
import { as, auditEntries } from '../manage/support.ts';

let service: Service;
let programId: number;
let token: string;
beforeAll(async () => void (service = await startService()));
afterAll(() => service.stop());
beforeEach(async () => {
  ({ id: programId } = await service.make.program());
  ({ apiToken: token } = await service.make.member(programId, 'owner'));
});

const URL = 'https://brand.dev/hooks?token=hidden';
const call = (method: string, path = '', body?: object, headers = {}) =>
  as(service, token)(method, `programs/${programId}/webhooks${path}`, { ...(body && { body }), headers });
const create = async (more: object = {}) => (await call('POST', '', { url: URL, ...more })).body.data;

describe('POST', () => {
  test('answers with the secret, which no other answer and no row has', async () => {
    const { webhook, secret } = await create({ types: ['sale.recorded'], description: 'CRM' });
    expect(Buffer.from(secret.slice(6), 'base64')).toHaveLength(32);
    expect(webhook).toMatchObject({ url: URL, types: ['sale.recorded'], description: 'CRM', status: 'active' });
    expect((await call('GET')).body.data).toEqual([webhook]);
    expect((await call('GET', `/${webhook.id}`)).body.data).toEqual(webhook);
    const entries = await auditEntries(service);
    expect(entries.at(-1)).toMatchObject({ action: 'webhook.create', target_id: webhook.id });
    expect(JSON.stringify(entries)).not.toContain('hidden');
    const rows = await service.db.knex('webhook_endpoints').where({ program_id: programId });
    expect(rows[0].secret.toString('latin1')).not.toContain(secret);
  });

  test.each(['http://brand.dev', 'https://anna:pw@brand.dev', 'https://10.0.0.1/', 'ftp://brand.dev'])(
    'refuses %s',
    async (url) => {
      const refused = await call('POST', '', { url });
      expect(refused.status).toBe(400);
      expect(refused.body.error.details).toEqual({ field: 'url' });
      const { webhook } = await create();
      expect((await call('PATCH', `/${webhook.id}`, { url })).status).toBe(400);
    },
  );

  test('refuses an eleventh endpoint until one is deleted, and any of an archived program', async () => {
    for (let i = 0; i < 10; i++) await addEndpoint(service, programId);
    const refused = await call('POST', '', { url: URL });
    expect([refused.status, refused.body.error.code]).toEqual([409, 'invalid_transition']);
    const [first] = (await call('GET')).body.data;
    await call('DELETE', `/${first.id}`);
    expect((await call('POST', '', { url: URL })).status).toBe(201);
    await call('DELETE', `/${(await call('GET')).body.data[0].id}`);
    await service.db.knex('programs').where({ id: programId }).update({ archived_at: service.clock.now() });
    expect((await call('POST', '', { url: URL })).body.error.message).toContain('archived');
  });

  test('does not create a second endpoint for a repeated request', async () => {
    const send = () => call('POST', '', { url: URL }, { 'Idempotency-Key': 'one' });
    const { body } = await send();
    expect((await send()).body).toEqual(body);
    expect((await call('GET')).body.data).toHaveLength(1);
  });
});

describe('PATCH', () => {
  test('disables, which skips what waits, and enables', async () => {
    const { webhook } = await create({ url: 'https://hooks.invalid' });
    await call('POST', `/${webhook.id}/test`);
    const [delivery] = await deliveriesOf(service, programId);
    const path = `webhook-deliveries/${delivery.id}`;
    const api = as(service, token);
    await api('POST', `programs/${programId}/${path}/retry`);
    expect((await call('PATCH', `/${webhook.id}`, {})).status).toBe(400);
    const { body } = await call('PATCH', `/${webhook.id}`, { status: 'disabled' });
    expect(body.data).toMatchObject({ status: 'disabled', disabled_because: 'member', health: { waiting: 0 } });
    expect((await api('GET', `programs/${programId}/${path}`)).body.data.status).toBe('skipped');
    expect((await api('POST', `programs/${programId}/${path}/retry`)).status).toBe(409);
    const enabled = await call('PATCH', `/${webhook.id}`, { status: 'active', types: null, description: null });
    expect(enabled.body.data).toMatchObject({ status: 'active', disabled_at: null, disabled_because: null });
    const actions = (await auditEntries(service)).slice(-3).map(({ action }) => action);
    expect(actions).toEqual(['webhook.update', 'webhook.disable', 'webhook.update']);
  });

  test('of an unknown endpoint, and every other operation on one, answers 404', async () => {
    const { webhook } = await create();
    await call('DELETE', `/${webhook.id}`);
    const path = `/${webhook.id}`;
    const since = { from: service.clock.now().toISOString() };
    const calls = [
      call('GET', path),
      call('PATCH', path, { status: 'disabled' }),
      call('DELETE', path),
      call('POST', `${path}/rotate-secret`, {}),
      call('POST', `${path}/test`),
      call('POST', `${path}/replay`, since),
    ];
    for (const { status } of await Promise.all(calls)) expect(status).toBe(404);
  });
});

test('a rotated secret signs too for the given hours, or not at all', async () => {
  const { webhook, secret } = await create();
  const rotated = (await call('POST', `/${webhook.id}/rotate-secret`, { overlap_hours: 24 })).body.data;
  expect(rotated.secret).not.toBe(secret);
  const until = new Date(service.clock.now().getTime() + DAY).toISOString();
  expect(rotated.webhook.previous_secret_until).toBe(until);
  const none = (await call('POST', `/${webhook.id}/rotate-secret`, { overlap_hours: 0 })).body.data;
  expect(none.webhook.previous_secret_until).toBeNull();
  const unless = (await call('POST', `/${webhook.id}/rotate-secret`)).body.data;
  expect(unless.webhook.previous_secret_until).toBe(until);
  expect((await auditEntries(service)).at(-1)).toMatchObject({ action: 'webhook.rotate_secret' });
});

test('lists each type of event of the document', async () => {
  const { body } = await as(service, token)('GET', `programs/${programId}/webhook-event-types`);
  expect(body.data).toHaveLength(Object.keys(document.webhooks as object).length);
  expect(body.data).toContainEqual({
    type: 'sale.recorded',
    description: expect.stringContaining('A customer of a partner paid'),
  });
});
