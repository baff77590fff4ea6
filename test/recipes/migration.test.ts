import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { root } from '../../scripts/harness/processes.ts';
import { makeCheckout } from '../docs/support/shell.ts';
import { bundled } from '../support/bundled.ts';
import { startService, type Service } from '../support/service.ts';

// The scripts of the guide "Migrate from another tool".

let service: Service;
let folder: string;
let program: { id: number; key: string };
beforeAll(async () => {
  service = await startService();
  service.clock.set(new Date());
});
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'referral-migration-'));
  makeCheckout(folder);
  program = await service.make.program();
  return () => rmSync(folder, { recursive: true });
});
afterAll(() => service.stop());

const { PATH = '', HOME = '' } = process.env;
async function run(command: string, args: string[], env: Record<string, string>): Promise<string> {
  const own = { PATH, HOME, TSX_TSCONFIG_PATH: join(root, 'tsconfig.json'), ...env };
  const { stdout, stderr } = await promisify(execFile)(command, args, { cwd: folder, env: own });
  return stdout + stderr;
}

const importPartners = async () =>
  run('bash', ['-u', join(root, 'examples/migration/import-partners.sh')], {
    PROGRAM_ID: String(program.id),
    DATABASE_URL: service.databaseUrl,
    DATA_DIR: folder,
    XDG_CONFIG_HOME: folder,
    REFERRAL_BASE_URL: service.baseUrl,
    REFERRAL_API_TOKEN: (await service.make.member(program.id)).apiToken,
  });

test('partners keep their old codes', { timeout: 120_000 }, async () => {
  const lines = ['Anna-1,Anna Affiliate,anna@partner.dev', 'JOE_1,Joe,joe@partner.dev', 'carl,Carl,not an address', ''];
  writeFileSync(join(folder, 'partners.csv'), lines.join('\n'));
  const said = await importPartners();
  expect(said).toContain('not imported: carl');
  const links = await service.db
    .knex('links')
    .join('partners', 'partners.id', 'links.partner_id')
    .where({ program_id: program.id })
    .select('code', 'name', 'email');
  expect(links).toEqual([
    { code: 'anna-1', name: 'Anna Affiliate', email: 'anna@partner.dev' },
    { code: expect.stringMatching(/^partner-\d+$/), name: 'Joe', email: 'joe@partner.dev' },
  ]);
  for (const code of ['ANNA-1', 'JOE_1', 'joe_1']) {
    const click = await service.click({ affiliate_url: `https://brand.dev/?aff=${code}` });
    expect(click.status).toBe(200);
  }
});

test('customers become settled leads of their partner, once', { timeout: 60_000 }, async () => {
  const campaign = await service.make.campaign();
  writeFileSync(join(folder, 'customers.csv'), `${campaign.code},user_1\nnobody,user_2\n${campaign.code},user_3\n`);
  const env = { REFERRAL_BASE_URL: service.baseUrl, REFERRAL_API_KEY: campaign.key };
  const script = await bundled('examples/migration/import-customers.ts');
  const importCustomers = () => run(process.execPath, [script], env);

  const said = await importCustomers();
  expect(said).toContain('imported: user_1');
  expect(said).toContain('not imported: user_2 ReferralError: Referral link not found');
  expect(said).toContain('imported: user_3');
  const again = await importCustomers();
  expect(again).not.toMatch(/user_[13]/);

  const { knex } = service.db;
  const where = { program_id: campaign.id };
  expect(await knex('leads').where(where).select('mode', 'provisional')).toEqual([
    { mode: 'server', provisional: false },
    { mode: 'server', provisional: false },
  ]);
  expect(await knex('clicks').where(where)).toHaveLength(2);
  const sale = await service.sale(
    { transaction_id: 'old-1', amount_cents: 1000, customer_key: 'user_3' },
    { key: campaign.key },
  );
  expect(sale.body).toMatchObject({ attributed: true });
});
