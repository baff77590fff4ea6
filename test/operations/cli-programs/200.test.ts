import { afterAll, beforeAll, expect, test } from 'vitest';
import { startService, type Service } from '../../support/service.ts';
import { loginToken } from '../../support/sign-in.ts';

const PATH = '/api/v1/cli/programs';

let service: Service;
beforeAll(async () => void (service = await startService()));
afterAll(() => service.stop());

const init = { name: 'Brand', domain: 'Brand.dev', commission_type: 'percent', commission_rate: 12.5 };

test('200: only the programs of the account’s advertiser, oldest first', async () => {
  const token = await loginToken(service);
  const first = await service.call('/api/v1/cli/init', { key: token, body: init });
  const second = await service.call('/api/v1/cli/init', { key: token, body: { ...init, commission_type: 'fixed' } });
  const other = await loginToken(service, 'ben@brand.dev');
  await service.call('/api/v1/cli/init', { key: other, body: init });
  const partner = await service.make.partner();
  await service.make.partnership(first.body.data.program_id as number, partner);

  const { status, body } = await service.call(PATH, { method: 'GET', key: token });
  expect(status).toBe(200);
  const shared = {
    name: 'Brand',
    domain: 'brand.dev',
    status: 'configuring',
    created_at: service.clock.now().toISOString(),
  };
  expect(body).toEqual({
    data: [
      {
        ...shared,
        id: first.body.data.program_id,
        slug: 'brand',
        commission: { type: 'percent', rate: 12.5, currency: 'USD' },
        partners: 1,
      },
      {
        ...shared,
        id: second.body.data.program_id,
        slug: 'brand-2',
        commission: { type: 'fixed', rate: 12.5, currency: 'USD' },
        partners: 0,
      },
    ],
  });
});

test('200: an account without an advertiser has none', async () => {
  const token = await loginToken(service, 'clara@brand.dev');
  const [account] = await service.db.knex('accounts').where({ email: 'clara@brand.dev' });
  await service.db
    .knex('advertisers')
    .where({ account_id: (account as { id: number }).id })
    .delete();
  expect((await service.call(PATH, { method: 'GET', key: token })).body).toEqual({ data: [] });
});
