import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { document } from '../../src/contract/index.ts';
import { python, root } from '../../scripts/sdks/tools.ts';
import { startService, type Service } from '../support/service.ts';
import { toolchain, using } from './support/toolchain.ts';

const { tool, why } = toolchain(python);
const scratch = mkdtempSync(join(tmpdir(), 'referral-keywords-'));
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

type Calls = Record<string, Record<string, boolean>>;

/** The fields of the request of each operation below `/api/v1/track`, and whether each is required. */
function callsOfDocument(): Calls {
  type Schema = { $ref?: string; required?: string[]; properties?: object };
  type Body = { content: { 'application/json': { schema: Schema } } };
  const paths = document.paths as Record<string, { post?: { requestBody: Body } }>;
  const schemas = (document as unknown as { components: { schemas: Record<string, Schema> } }).components.schemas;
  const below = Object.entries(paths).filter(([path]) => path.startsWith('/api/v1/track/'));
  return Object.fromEntries(
    below.map(([path, { post }]) => {
      const { $ref = '' } = post!.requestBody.content['application/json'].schema;
      const { required = [], properties = {} } = schemas[$ref.split('/').at(-1)!]!;
      const fields = Object.keys(properties).map((name) => [name, required.includes(name)] as const);
      return [path.split('/').at(-1)!, Object.fromEntries(fields)];
    }),
  );
}

describe.skipIf(!tool)(`keyword arguments in Python${why}`, () => {
  const env = { ...tool?.env, PYTHONPATH: join(root, 'sdks/python/src') };
  let service: Service;
  let report: { calls: Calls; async_calls: Calls; sales: number[] };

  beforeAll(async () => {
    service = await startService();
    const campaign = await service.make.campaign();
    const program = join(root, 'test/sdks/python/keywords.py');
    const world = { url: service.baseUrl, key: campaign.key, link: campaign.url, now: service.clock.now() };
    report = JSON.parse(await using({ env }, scratch, 'python', program, JSON.stringify(world))) as typeof report;
  }, 120_000);
  afterAll(() => service.stop());

  test('each call has a keyword for each field of the request, and requires the required ones', () => {
    expect(report.calls).toEqual(callsOfDocument());
    expect(report.async_calls).toEqual(callsOfDocument());
  });

  test('the calls record the same as the models', async () => {
    const sales = await service.db.knex('sales').orderBy('id').select('id', 'transaction_id', 'amount_cents');
    expect(sales).toEqual([
      { id: report.sales[0], transaction_id: 'order_1', amount_cents: 9900 },
      { id: report.sales[1], transaction_id: 'order_2', amount_cents: 700 },
    ]);
    expect(await service.db.knex('refunds').orderBy('id').pluck('reason')).toEqual(['refund', 'chargeback']);
    expect(await service.db.knex('leads').orderBy('id').pluck('additional_data')).toEqual([
      { plan: 'pro' },
      { plan: 'pro' },
    ]);
  });
});
