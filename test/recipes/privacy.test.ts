import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { root } from '../../scripts/bench/processes.ts';
import { findPostgres } from '../support/own-postgres.ts';
import { startService, type Service } from '../support/service.ts';
import { chargeRefunded, checkout, connectAccount, subscriptionCheckout } from '../support/stripe.ts';

// The script of the guide "Privacy", run with psql.

const bin = findPostgres();

describe.skipIf(bin === undefined)('erasing a customer', () => {
  let service: Service;
  beforeAll(async () => void (service = await startService()));
  afterAll(() => service.stop());

  /** Every row of the database that contains the text, by table. */
  async function rowsWith(text: string): Promise<string[]> {
    const { knex } = service.db;
    const relations = knex('pg_class').whereIn('relkind', ['r', 'p']).where({ relispartition: false });
    const tables = await relations.whereRaw("relnamespace = 'public'::regnamespace").pluck<string[]>('relname');
    const found: string[] = [];
    for (const table of tables) {
      const rows = await knex(knex.raw('?? as t', [table])).whereRaw('t::text like ?', [`%${text}%`]);
      found.push(...rows.map(() => table));
    }
    return found;
  }

  async function erase(programId: number, customerKey: string): Promise<string> {
    const script = join(root, 'examples/privacy/erase-customer.sql');
    const variables = ['-v', `program_id=${programId}`, '-v', `customer_key=${customerKey}`, '-v', 'ON_ERROR_STOP=1'];
    const args = ['--no-psqlrc', '-At', ...variables, '-f', script, service.databaseUrl];
    return (await promisify(execFile)(join(bin!, 'psql'), args)).stdout;
  }

  test('leaves nothing that leads to the person, and all amounts', async () => {
    const campaign = await service.make.campaign();
    const account = await connectAccount(service, campaign);
    const others = await service.make.campaign();
    const { key } = campaign;
    const click = async (url: string) =>
      (await service.click({ affiliate_url: url, page_url: 'https://brand.dev/secret-page' })).body.click_id as string;
    const note = { note: 'secret-note' };

    const clickId = await click(campaign.url);
    const customer = { click_id: clickId, customer_key: 'secret-user' };
    await service.lead({ ...customer, email: 'secret@buyer.dev', additional_data: note }, { key });
    await service.sale(
      { transaction_id: 't-1', amount_cents: 9900, customer_key: 'secret-user', additional_data: note },
      { key },
    );
    await service.refund(
      { transaction_id: 't-1', refund_amount_cents: 100, refund_reason: 'secret-note', additional_data: note },
      { key },
    );
    const charge = { id: 'ch_1', paymentIntent: 'pi_1', amount: 9900 };
    const metadata = { customer_key: 'secret-user' };
    await account.tell(checkout(account.source, { metadata, paymentIntent: 'pi_1' }));
    await account.tell(chargeRefunded(account.source, { ...charge, refunded: 500 }));
    await account.tell(
      subscriptionCheckout(account.source, { subscription: 'sub_1', metadata, reference: 'secret-user' }),
    );
    // The same key in another program is another customer.
    const other = await click(others.url);
    await service.lead({ click_id: other, customer_key: 'secret-user' }, { key: others.key });

    const sums = async () => {
      const { knex } = service.db;
      const sum = (table: string) => knex(table).where({ program_id: campaign.id }).sum('amount_cents');
      return Promise.all(['sales', 'refunds', 'commissions'].map(sum));
    };
    const before = await sums();
    expect(await rowsWith('secret')).not.toEqual([]);
    expect(await erase(campaign.id, 'secret-user')).toContain('\n1\n');

    expect(await rowsWith('secret-note')).toEqual([]);
    expect(await rowsWith('s***@')).toEqual([]);
    expect(await rowsWith('secret-user')).toEqual(['customers']);
    expect(await rowsWith('secret-page')).toEqual(['clicks']);
    expect(await sums()).toEqual(before);
    const { knex } = service.db;
    expect(await knex('leads').where({ program_id: campaign.id }).pluck('email_hash')).toEqual([null]);
    // Its payments still belong to the partner.
    const later = { transaction_id: 't-2', amount_cents: 100, click_id: clickId };
    expect((await service.sale(later, { key })).body).toMatchObject({ attributed: true });
    expect(await erase(campaign.id, 'nobody')).toContain('\n0\n');
  });
});
