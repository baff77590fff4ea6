import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startService, type Service } from '../support/service.ts';
import { as, auditEntries, managementError, ownedProgram, type Owned } from '../manage/support.ts';

let service: Service;
beforeAll(async () => void (service = await startService()));
afterAll(() => service.stop());

let program: Owned;
beforeEach(async () => void (program = await ownedProgram(service)));

const call = (method: string, path = '', body?: object, key = program.token) =>
  as(service, key)(method, `programs/${program.id}${path}`, body === undefined ? {} : { body });
const change = (body: object, key = program.token) => call('PATCH', '', body, key);
const shown = async () => (await call('GET')).body.data as Record<string, unknown>;

describe('GET', () => {
  test('a viewer gets the program with its terms and origins', async () => {
    const viewer = await service.make.member(program.id, 'viewer');
    const { status, body } = await call('GET', '', undefined, viewer.apiToken);
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ id: program.id, role: 'viewer', name: 'Brand', origins: ['https://brand.dev'] });
  });

  test.each(['me', '0', '01', '-1', '1.5', '99999999999999999', '9999999999999999', 'abc', '%31%32'])(
    'the identifier %s is unknown',
    async (id) => {
      const answer = await as(service, program.token)('GET', `programs/${id}`);
      expect(answer.body).toEqual(managementError(answer, [404, 'not_found', 'There is no such record']));
    },
  );

  test('a program of others is unknown', async () => {
    const other = await ownedProgram(service);
    expect((await as(service, program.token)('GET', `programs/${other.id}`)).status).toBe(404);
  });
});

describe('PATCH', () => {
  test('an absent field keeps its value, and null clears it', async () => {
    await change({ lead_commission_cents: 100, holding_period_days: 30 });
    expect(await shown()).toMatchObject({ lead_commission_cents: 100, holding_period_days: 30, name: 'Brand' });
    const { body } = await change({ lead_commission_cents: null });
    expect(body.data).toMatchObject({ lead_commission_cents: null, holding_period_days: 30 });
    expect(await shown()).toEqual(body.data);
  });

  test('the window of attribution stays when that of the cookie changes', async () => {
    const { attribution_window_days } = await shown();
    const { body } = await change({ cookie_window_days: 7 });
    expect(body.data).toMatchObject({ cookie_window_days: 7, attribution_window_days });
  });

  test('the type of the commission stays when another setting changes', async () => {
    await change({ commission_type: 'fixed', commission_rate: 5 });
    expect((await change({ name: 'After' })).body.data).toMatchObject({ commission_type: 'fixed', commission_rate: 5 });
  });

  test('a body without a field is refused', async () => {
    const answer = await change({});
    expect(answer.status).toBe(400);
    expect(answer.body).toEqual(managementError(answer, [400, 'invalid_request', 'A field is required']));
  });

  test('a field that cannot be cleared refuses null', async () => {
    const { status, body } = await change({ name: null });
    expect([status, body.error.details]).toEqual([400, { field: 'name' }]);
  });

  test('an admin changes name and domain, and not the terms', async () => {
    const { apiToken } = await service.make.member(program.id, 'admin');
    expect((await change({ name: 'Other', domain: 'Other.dev' }, apiToken)).body.data).toMatchObject({
      name: 'Other',
      domain: 'other.dev',
    });
    const answer = await change({ name: 'Third', commission_rate: 30 }, apiToken);
    expect(answer.body).toEqual(
      managementError(answer, [403, 'insufficient_role', 'This needs the role owner'], { details: { role: 'owner' } }),
    );
    expect(await shown()).toMatchObject({ name: 'Other', commission_rate: 20 });
  });

  test('the rate of the stored type is checked too', async () => {
    expect((await change({ commission_rate: 150 })).body.error.details).toEqual({ field: 'commission_rate' });
    expect((await change({ commission_rate: 150, commission_type: 'fixed' })).status).toBe(200);
    expect((await change({ commission_type: 'percent' })).body.error.details).toEqual({ field: 'commission_rate' });
  });

  test('the currency is fixed once a sale exists', async () => {
    expect((await change({ currency: 'EUR' })).body.data.currency).toBe('EUR');
    const campaign = await service.make.campaign();
    program = { ...program, ...campaign, ...(await service.make.member(campaign.id)) };
    program.token = await service.make.apiToken(program.accountId);
    const { body: click } = await service.click({ affiliate_url: campaign.url });
    const sale = {
      transaction_id: service.make.unique('order'),
      amount_cents: 100,
      click_id: click.click_id as string,
    };
    await service.lead({ click_id: click.click_id }, { key: campaign.key });
    expect((await service.sale(sale, { key: campaign.key })).status).toBe(200);
    const answer = await change({ currency: 'EUR' });
    expect(answer.body).toEqual(
      managementError(answer, [409, 'invalid_transition', 'The currency cannot change once a sale exists'], {
        details: { field: 'currency' },
      }),
    );
    expect((await change({ currency: 'USD' })).status).toBe(200);
  });

  test('the audit log has the fields that changed, before and after', async () => {
    await change({ name: 'Other', holding_period_days: 7, join_policy: 'invite' });
    expect((await auditEntries(service)).at(-1)).toMatchObject({
      action: 'program.update',
      before: { name: 'Brand', holding_period_days: 0 },
      after: { name: 'Other', holding_period_days: 7 },
    });
  });
});

describe('PUT origins', () => {
  test('replaces the list, which holds at once', async () => {
    const origins = ['https://shop.brand.dev:8443', 'http://localhost:3000'];
    expect((await call('PUT', '/origins', { origins })).body.data.origins).toEqual([...origins].sort());
    expect((await auditEntries(service)).at(-1)).toMatchObject({
      action: 'program.origins',
      after: { origins: [...origins].sort() },
    });
  });

  test.each<[string, unknown, string]>([
    ['an origin with a path', ['https://brand.dev/shop'], 'origins.0'],
    ['an origin with a slash', ['https://brand.dev', 'https://brand.dev/'], 'origins.1'],
    ['no origin', [], 'origins'],
    ['51 origins', Array.from({ length: 51 }, (_, i) => `https://a${i}.dev`), 'origins'],
    ['an origin twice', ['https://brand.dev', 'https://brand.dev'], 'origins'],
    ['a text', 'https://brand.dev', 'origins'],
    ['a number', [7], 'origins.0'],
  ])('%s is refused, and the list stays', async (_, origins, field) => {
    const { status, body } = await call('PUT', '/origins', { origins });
    expect([status, body.error.details]).toEqual([400, { field }]);
    expect((await shown()).origins).toEqual(['https://brand.dev']);
  });
});

describe('POST archive', () => {
  test('the keys are refused, the links are disabled, and nothing can be changed any more', async () => {
    const campaign = await service.make.campaign();
    program = { ...program, ...campaign, ...(await service.make.member(campaign.id)) };
    program.token = await service.make.apiToken(program.accountId);
    expect((await service.click({ affiliate_url: campaign.url })).status).toBe(200);
    const { status, body } = await call('POST', '/archive');
    expect([status, body.data.status]).toEqual([200, 'archived']);
    expect((await service.click({ affiliate_url: campaign.url })).status).toBe(410);
    expect((await service.call('/api/v1/cli/status', { method: 'GET', key: campaign.key })).status).toBe(401);
    const refusals = [
      await call('POST', '/archive'),
      await change({ name: 'Other' }),
      await call('PUT', '/origins', { origins: ['https://brand.dev'] }),
      await call('POST', '/keys/rotate', { rotate_by: new Date(service.clock.now().getTime() + 1e6).toISOString() }),
    ];
    const key = await service.db.knex('program_keys').where({ program_id: program.id }).first<{ id: number }>();
    const rotate_by = new Date(service.clock.now().getTime() + 1e6).toISOString();
    refusals.push(await call('POST', `/keys/${key.id}/mark`, { rotate_by }));
    for (const answer of refusals) {
      expect(answer.body).toEqual(managementError(answer, [409, 'invalid_transition', 'The program is archived']));
    }
    expect(await shown()).toMatchObject({ status: 'archived', name: 'Brand' });
  });
});
