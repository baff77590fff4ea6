import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Answer } from '../support/client.ts';
import { startService, type Service } from '../support/service.ts';
import { ownedCampaign } from '../commissions/support.ts';
import { as, auditEntries, managementError, ownedProgram, type Owned } from '../manage/support.ts';

let service: Service;
beforeAll(async () => void (service = await startService()));
afterAll(() => service.stop());

let program: Owned;
beforeEach(async () => void (program = await ownedProgram(service)));

const inDays = (days: number) => new Date(service.clock.now().getTime() + days * 86_400_000).toISOString();
const call = (method: string, path: string, body?: object) =>
  as(service, program.token)(method, `programs/${program.id}/keys${path}`, body === undefined ? {} : { body });
const rotate = (rotate_by = inDays(7)) => call('POST', '/rotate', { rotate_by });
const keys = async () =>
  (await call('GET', '')).body.data as { id: number; status: string; last_used_at: string | null }[];
const states = async () => (await keys()).map(({ status }) => status);
/** Whether the service accepts the program's key. */
const works = async (key: string) =>
  (await service.call('/api/v1/programs/me/readiness', { method: 'GET', key })).status === 200;
const refused = ({ status, body }: Answer) => [status, body.error.code, body.error.message];

test('rotate, deploy, revoke: at every moment some key works, and no request with it is refused', async () => {
  let deployed = program.key;
  const statuses: number[] = [];
  let running = true;
  const traffic = (async () => {
    while (running) {
      const answer = await service.call('/api/v1/programs/me/readiness', { method: 'GET', key: deployed });
      statuses.push(answer.status);
    }
  })();
  const [first] = await keys();
  const { body } = await rotate();
  deployed = body.data.api_key;
  expect(await works(program.key)).toBe(true);
  // Requests that were sent with the old key have been answered by now.
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect((await call('POST', `/${first!.id}/revoke`)).body.data.status).toBe('revoked');
  await new Promise((resolve) => setTimeout(resolve, 100));
  running = false;
  await traffic;
  expect(new Set(statuses)).toEqual(new Set([200]));
  expect(await works(program.key)).toBe(false);
  expect(await states()).toEqual(['active', 'revoked']);
});

test('rotate, deploy, revoke under traffic on two instances: no lead, sale or refund is refused', async () => {
  const other = await service.second();
  const campaign = await ownedCampaign(service);
  const keysOf = (method: string, path: string, body?: object) =>
    as(service, campaign.token)(method, `programs/${campaign.id}/keys${path}`, body === undefined ? {} : { body });
  let running = true;
  const statuses: number[] = [];
  /** A server of the integrator, which gets the new key at some moment. */
  async function server(on: Pick<Service, 'click' | 'lead' | 'sale' | 'refund'>, keyOf: () => string): Promise<void> {
    while (running) {
      const { click_id } = (await on.click({ affiliate_url: campaign.url })).body;
      const transaction_id = service.make.unique('order');
      const key = () => ({ key: keyOf() });
      const lead = await on.lead({ click_id, customer_key: service.make.unique('user') }, key());
      const sale = await on.sale({ click_id, transaction_id, amount_cents: 100 }, key());
      const refund = await on.refund({ transaction_id }, key());
      statuses.push(lead.status, sale.status, refund.status);
    }
  }
  const deployed = [campaign.key, campaign.key];
  const servers = [service, other, service, other].map((on, i) => server(on, () => deployed[i % 2]!));
  const pass = () => {
    const before = statuses.length;
    return expect.poll(() => statuses.length, { timeout: 20_000 }).toBeGreaterThan(before + 24);
  };
  await pass();
  const [old] = (await keysOf('GET', '')).body.data;
  const { api_key } = (await keysOf('POST', '/rotate', { rotate_by: inDays(7) })).body.data;
  await pass();
  deployed[0] = api_key;
  await pass();
  deployed[1] = api_key;
  await pass();
  expect((await keysOf('POST', `/${old.id}/revoke`)).status).toBe(200);
  await pass();
  running = false;
  await Promise.all(servers);
  expect(new Set(statuses)).toEqual(new Set([200]));
  for (const on of [service, other]) {
    const readiness = await on.call('/api/v1/programs/me/readiness', { method: 'GET', key: campaign.key });
    expect(readiness.status).toBe(401);
  }
}, 120_000);

describe('rotate', () => {
  test('marks the old key with the deadline, and responses to it announce that', async () => {
    const rotate_by = inDays(7);
    const answer = await rotate(rotate_by);
    expect(answer.status).toBe(201);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.body.data.key).toMatchObject({ status: 'active', marked_at: null, last_used_at: null });
    expect(await states()).toEqual(['active', 'marked']);
    const old = await service.call('/api/v1/programs/me/readiness', { method: 'GET', key: program.key });
    expect(old.body.warnings).toMatchObject([{ rotate_by }]);
    service.clock.advance({ seconds: 7 * 86_400 });
    expect(await works(program.key)).toBe(false);
    program.token = await service.make.apiToken(program.accountId);
    expect(await states()).toEqual(['active', 'retired']);
  });

  test('while two keys are usable is refused with 409', async () => {
    await rotate();
    const answer = await rotate();
    expect(answer.body).toEqual(
      managementError(answer, [409, 'invalid_transition', 'Two keys of the program are usable already']),
    );
    expect(await states()).toEqual(['active', 'marked']);
  });

  test('twenty at the same time make one key', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => rotate()));
    expect(answers.filter(({ status }) => status === 201).length).toBe(1);
    expect(await states()).toEqual(['active', 'marked']);
  });

  test.each([
    ['in the past', -1],
    ['in more than 90 days', 91],
  ])('with a deadline %s is refused', async (_, days) => {
    const [status, code, message] = refused(await rotate(inDays(days)));
    expect([status, code]).toEqual([400, 'invalid_request']);
    expect(message).toBe('rotate_by must be a time in the future, at most 90 days ahead');
    expect(await states()).toEqual(['active']);
  });
});

describe('mark', () => {
  test('marks a key; a second mark moves the deadline and keeps the time of the first one', async () => {
    const [key] = await keys();
    const first = (await call('POST', `/${key!.id}/mark`, { rotate_by: inDays(3) })).body.data;
    service.clock.advance({ seconds: 60 });
    const rotate_by = inDays(5);
    const second = (await call('POST', `/${key!.id}/mark`, { rotate_by })).body.data;
    expect(second).toEqual({ ...first, rotate_by, status: 'marked' });
  });

  test('with a deadline in the past is refused', async () => {
    const [key] = await keys();
    const [status, , message] = refused(await call('POST', `/${key!.id}/mark`, { rotate_by: inDays(-1) }));
    expect([status, message]).toEqual([400, 'rotate_by must be a time in the future, at most 90 days ahead']);
  });

  test('a retired or revoked key cannot be marked', async () => {
    const [key] = await keys();
    await rotate();
    await call('POST', `/${key!.id}/revoke`);
    const answer = await call('POST', `/${key!.id}/mark`, { rotate_by: inDays(3) });
    expect(refused(answer)).toEqual([409, 'invalid_transition', 'The key is retired or revoked']);
  });
});

describe('revoke', () => {
  test('a revoked key cannot be revoked again', async () => {
    const [key] = await keys();
    await rotate();
    await call('POST', `/${key!.id}/revoke`);
    const answer = await call('POST', `/${key!.id}/revoke`);
    expect(refused(answer)).toEqual([409, 'invalid_transition', 'The key is retired or revoked']);
  });

  test('the last usable key cannot be revoked', async () => {
    const [key] = await keys();
    const answer = await call('POST', `/${key!.id}/revoke`);
    expect(refused(answer)).toEqual([409, 'invalid_transition', 'The last usable key of a program cannot be revoked']);
    expect(await works(program.key)).toBe(true);
  });

  test('two keys revoked at the same time leave one', async () => {
    await rotate();
    const both = await keys();
    const answers = await Promise.all(both.map(({ id }) => call('POST', `/${id}/revoke`)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  test("another program's key is unknown", async () => {
    const other = await ownedProgram(service);
    const [foreign] = await service.db.knex('program_keys').where({ program_id: other.id }).pluck('id');
    expect(refused(await call('POST', `/${foreign}/revoke`))[0]).toBe(404);
    expect(await works(other.key)).toBe(true);
  });
});

test('the audit log names each change of a key, and never its text', async () => {
  const [old] = await keys();
  const { body } = await rotate();
  await call('POST', `/${old!.id}/revoke`);
  const entries = (await auditEntries(service)).filter(({ program_id }) => program_id === program.id);
  expect(entries.map(({ action, target_id }) => [action, target_id])).toEqual([
    ['key.mark', old!.id],
    ['key.create', body.data.key.id],
    ['key.revoke', old!.id],
  ]);
  expect(JSON.stringify(entries)).not.toContain(body.data.api_key);
});

test('the last use of a key is shown, to five minutes', async () => {
  const at = service.clock.now().toISOString();
  await works(program.key);
  await expect.poll(async () => (await keys())[0]!.last_used_at).toBe(at);
});
