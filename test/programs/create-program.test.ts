import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startService, type Service } from '../support/service.ts';
import type { TestPerson } from '../support/fixtures.ts';
import { as, auditEntries, managementError } from '../manage/support.ts';

let service: Service;
let person: TestPerson;
let token: string;
beforeAll(async () => {
  service = await startService();
  person = await service.make.person();
  token = await service.make.apiToken(person.accountId);
});
afterAll(() => service.stop());

const PATH = 'programs';
const BODY = { name: 'Acme', domain: 'Brand.dev', commission_type: 'percent', commission_rate: 20 };
const create = (body: unknown, headers: Record<string, string> = {}) =>
  as(service, token)('POST', PATH, { body, headers });
const programs = () => service.db.knex('programs').count('*', { as: 'n' }).first<{ n: number }>();

describe('201', () => {
  test('the program has the origins of its domain and a key that works, and belongs to the account', async () => {
    const answer = await create(BODY);
    expect(answer.status).toBe(201);
    const { program, api_key } = answer.body.data;
    expect(program).toMatchObject({
      name: 'Acme',
      domain: 'brand.dev',
      status: 'active',
      role: 'owner',
      commission_type: 'percent',
      commission_rate: 20,
      currency: 'USD',
      lead_commission_cents: null,
      holding_period_days: 30,
      join_policy: 'invite',
      origins: ['https://brand.dev', 'https://www.brand.dev'],
    });
    const readiness = await service.call('/api/v1/programs/me/readiness', { method: 'GET', key: api_key });
    expect(readiness.body.program_id).toBe(program.id);
    const row = await service.db.knex('programs').where({ id: program.id }).first<object>();
    expect(row).toMatchObject({ advertiser_id: person.advertiserId });
  });

  test('every setting is stored; null means the default', async () => {
    const settings = {
      currency: 'EUR',
      lead_commission_cents: 150,
      lead_auth: 'browser_allowed',
      code_policy: 'click_first',
      cookie_window_days: 30,
      attribution_window_days: 90,
      holding_period_days: 14,
      minimum_payout_cents: 5000,
      auto_approve: true,
      join_policy: 'apply',
      partner_links: true,
    };
    expect((await create({ ...BODY, ...settings })).body.data.program).toMatchObject(settings);
    const nothing = Object.fromEntries(Object.keys(settings).map((name) => [name, null]));
    expect((await create({ ...BODY, ...nothing })).body.data.program).toMatchObject({
      currency: 'USD',
      lead_commission_cents: null,
      code_policy: 'code_first',
      cookie_window_days: 60,
      join_policy: 'invite',
    });
  });

  test('the audit log says who created it with which credential, and does not contain the key', async () => {
    const { body } = await create(BODY);
    const entry = (await auditEntries(service)).at(-1)!;
    expect(entry).toMatchObject({
      program_id: body.data.program.id,
      actor_kind: 'account',
      actor_id: person.accountId,
      action: 'program.create',
      target_id: body.data.program.id,
      before: {},
      after: { name: 'Acme', commission_rate: '20' },
    });
    expect(entry.credential).toMatch(/^token \d+$/);
    expect(JSON.stringify(entry)).not.toContain(body.data.api_key);
  });
});

const NO_DOMAIN = 'domain must be a host name such as brand.dev, without https:// or a path';

describe('400', () => {
  const refusals: [string, object, string, string][] = [
    ['no name', { ...BODY, name: undefined }, 'name', 'name is missing'],
    ['a null name', { ...BODY, name: null }, 'name', 'name is missing'],
    [
      'a name of 1,001 characters',
      { ...BODY, name: 'x'.repeat(1001) },
      'name',
      'name must be a string of 1 to 1000 characters in one line of visible characters',
    ],
    ...['\u200b', ' \u202e\u2067 ', '\u3164\ufeff\u00ad'].map((name): [string, object, string, string] => [
      `a name of which nothing can be seen, ${JSON.stringify(name)}`,
      { ...BODY, name },
      'name',
      'name must be a string of 1 to 1000 characters in one line of visible characters',
    ]),
    ['a domain with a path', { ...BODY, domain: 'brand.dev/shop' }, 'domain', NO_DOMAIN],
    ['the address of a page', { ...BODY, domain: 'https://www.acme.coffee/shop' }, 'domain', NO_DOMAIN],
    [
      'an unknown type',
      { ...BODY, commission_type: 'some' },
      'commission_type',
      'commission_type must be one of: percent, fixed, recurring_percent, recurring_fixed',
    ],
    [
      '101 percent',
      { ...BODY, commission_rate: 101 },
      'commission_rate',
      'commission_rate must be at most 100 percent or 1000000 major units',
    ],
    ['an unknown currency', { ...BODY, currency: 'GBP' }, 'currency', 'currency must be one of: USD, EUR, VND'],
    [
      '366 days',
      { ...BODY, holding_period_days: 366 },
      'holding_period_days',
      'holding_period_days must be an integer of 0 to 365',
    ],
    ['an unknown field', { ...BODY, nmae: 'Brand' }, 'nmae', 'nmae is not a field of this operation'],
  ];
  test.each(refusals)('%s is refused, and nothing is created', async (_, body, field, message) => {
    const before = await programs();
    const answer = await create(body);
    expect(answer.status).toBe(400);
    expect(answer.body).toEqual(managementError(answer, [400, 'invalid_request', message], { details: { field } }));
    expect(await programs()).toEqual(before);
  });

  test('an unknown query parameter is refused', async () => {
    const answer = await as(service, token)('POST', 'programs?dry_run=true', { body: BODY });
    expect([answer.status, answer.body.error.details]).toEqual([400, { field: 'dry_run' }]);
  });
});

describe('403', () => {
  test('a token without the scope is refused', async () => {
    const key = await service.make.apiToken(person.accountId, { scopes: ['programs.read'] });
    const answer = await as(service, key)('POST', PATH, { body: BODY });
    expect(answer.body).toEqual(
      managementError(answer, [403, 'insufficient_scope', 'The credential does not have the scope programs.write'], {
        details: { scope: 'programs.write' },
      }),
    );
  });

  test('a token for certain programs is refused', async () => {
    const { id } = await service.make.program();
    const key = await service.make.apiToken(person.accountId, { programIds: [id] });
    expect((await as(service, key)('POST', PATH, { body: BODY })).body.error.code).toBe('insufficient_scope');
  });
});
