import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startService, type Instance, type Service } from '../support/service.ts';
import { countRows } from '../support/rows.ts';
import { payoutCampaign } from '../payouts/support.ts';
import { as, managementError, ownedProgram } from './support.ts';

// Requests with an Idempotency-Key, on two instances that share a database.

let service: Service;
let other: Instance;
let accountId: number;
let token: string;
beforeAll(async () => {
  service = await startService();
  other = await service.second();
  ({ accountId } = await service.make.person());
  token = await service.make.apiToken(accountId);
});
afterAll(() => service.stop());

const BODY = { name: 'Acme', domain: 'brand.dev', commission_type: 'percent', commission_rate: 20 };
const create = (key: string, body: object = BODY, on: Pick<Service, 'call'> = service, credential = token) =>
  as(on, credential)('POST', 'programs', { body, headers: { 'idempotency-key': key } });
const programs = () => countRows(service.db, 'programs');
const written = async () => [await programs(), await countRows(service.db, 'audit_log')];
const REPLAYED = 'idempotent-replayed';

describe('a repeat with the same key', () => {
  test('gets the first answer with its secret, on any instance, and has no effect', async () => {
    const first = await create('repeat');
    expect(first.status).toBe(201);
    expect(first.headers).not.toHaveProperty(REPLAYED);
    const before = await written();
    for (const instance of [service, other]) {
      const again = await create('repeat', BODY, instance);
      expect(again.status).toBe(201);
      expect(again.body).toEqual(first.body);
      expect(again.headers[REPLAYED]).toBe('true');
    }
    expect(await written()).toEqual(before);
  });

  test('gets the first answer also if it changed nothing', async () => {
    const program = await ownedProgram(service);
    const invite = (key: string) =>
      as(service, program.token)('POST', `programs/${program.id}/invitations`, {
        body: { invitations: [{ email: 'anna@partner.dev' }] },
        headers: { 'idempotency-key': key },
      });
    await invite('first');
    const unchanged = await invite('second');
    expect(unchanged.body.data).toMatchObject([{ result: 'unchanged' }]);
    const again = await invite('second');
    expect([again.headers[REPLAYED], again.body]).toEqual(['true', unchanged.body]);
  });

  test.each(['pay', 'fail', 'cancel', 'reopen'])('says so of items, to %s', async (name) => {
    const { campaign, calls } = await payoutCampaign(service);
    const { payout, item } = await calls.one();
    if (name === 'reopen') await calls.act('pay', payout.id, { item_ids: [item.id] });
    const send = () =>
      as(service, campaign.token)('POST', `programs/${campaign.id}/payouts/${payout.id}/${name}`, {
        body: { item_ids: [item.id], ...(name === 'fail' && { reason: 'Returned' }) },
        headers: { 'idempotency-key': name },
      });
    const [first, again] = [await send(), await send()];
    expect([first.status, first.headers[REPLAYED]]).toEqual([200, undefined]);
    expect([again.body, again.headers[REPLAYED]]).toEqual([first.body, 'true']);
  });

  test('and another body is refused with 422', async () => {
    await create('another body');
    const before = await programs();
    const answer = await create('another body', { ...BODY, name: 'Other' });
    expect(answer.status).toBe(422);
    expect(answer.body).toEqual(
      managementError(answer, [422, 'idempotency_key_reused', 'The Idempotency-Key was sent with another request']),
    );
    expect(await programs()).toBe(before);
  });

  test('of another credential or account is a request of its own', async () => {
    const second = await service.make.apiToken(accountId);
    const stranger = await service.make.apiToken((await service.make.person()).accountId);
    const answers = [
      await create('shared'),
      await create('shared', BODY, service, second),
      await create('shared', BODY, service, stranger),
    ];
    expect(new Set(answers.map(({ body }) => body.data.program.id as number)).size).toBe(3);
  });

  test('is authorised before it is replayed', async () => {
    const key = await service.make.apiToken(accountId);
    await create('revoked scope', BODY, service, key);
    const { max } = await service.db.knex('api_tokens').max('id').first<{ max: number }>();
    await service.db
      .knex('api_tokens')
      .where({ id: max })
      .update({ scopes: ['programs.read'] });
    expect((await create('revoked scope', BODY, service, key)).status).toBe(403);
  });

  test('is a new request after 24 hours', async () => {
    const first = await create('a day');
    service.clock.advance({ seconds: 24 * 3600 - 1 });
    await service.db.knex('api_tokens').update({ expires_at: new Date(service.clock.now().getTime() + 1e8) });
    expect((await create('a day')).body).toEqual(first.body);
    service.clock.advance({ seconds: 1 });
    const later = await create('a day');
    expect(later.status).toBe(201);
    expect(later.body.data.program.id).not.toBe(first.body.data.program.id);
  });
});

describe('requests at the same time', () => {
  test('have one effect; each other one gets 409 or the first answer', async () => {
    const before = await programs();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, i) => create('at once', BODY, i % 2 ? service : other)),
    );
    expect(await programs()).toBe(before + 1);
    const done = answers.filter(({ status }) => status === 201);
    expect(new Set(done.map(({ body }) => body.data.api_key as string)).size).toBe(1);
    for (const { status, body } of answers.filter((one) => one.status !== 201)) {
      expect([status, body.error.code]).toEqual([409, 'idempotency_in_flight']);
    }
  });

  test('while the first one is running, the second one gets 409 at once', async () => {
    const blocker = await service.db.knex.transaction();
    await blocker.raw('lock table programs in access exclusive mode');
    const first = create('slow');
    const waiting =
      'select count(*)::int as n from pg_locks where not granted and database = (select oid from pg_database where datname = current_database())';
    const waits = async () => (await service.db.knex.raw<{ rows: { n: number }[] }>(waiting)).rows[0]!.n;
    await expect.poll(waits, { timeout: 8_000 }).toBe(1);
    const second = await create('slow', BODY, other);
    await blocker.rollback();
    expect([second.status, second.body.error?.code]).toEqual([409, 'idempotency_in_flight']);
    expect((await first).status).toBe(201);
    expect((await create('slow')).headers[REPLAYED]).toBe('true');
  });
});

describe('a request that failed', () => {
  test('stores nothing: with the same key and a valid body it is done', async () => {
    expect((await create('corrected', { ...BODY, name: '' })).status).toBe(400);
    expect((await create('corrected')).status).toBe(201);
  });

  test('in the database is done by the repeat', async () => {
    const { knex } = service.db;
    await knex.raw('alter table audit_log rename to audit_log_away');
    const before = await programs();
    expect((await create('crashed')).status).toBe(500);
    expect(await programs()).toBe(before);
    await knex.raw('alter table audit_log_away rename to audit_log');
    expect((await create('crashed')).status).toBe(201);
  });
});

test('the key has 1 to 255 characters', async () => {
  for (const key of ['', 'x'.repeat(256)]) {
    const { status, body } = await create(key);
    expect([status, body.error.details]).toEqual([400, { field: 'Idempotency-Key' }]);
  }
  expect((await create('x'.repeat(255))).status).toBe(201);
});

test('a stored answer is not readable in the database', async () => {
  const { body } = await create('sealed');
  const rows = await service.db.knex('idempotency_keys').select('sealed_body');
  for (const { sealed_body } of rows)
    expect((sealed_body as Buffer).toString('latin1')).not.toContain(body.data.api_key);
});
