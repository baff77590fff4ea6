// Measures what a click, a lead and a sale take on disk and in the write-ahead log, for the arithmetic in
// docs/scaling.md: `node --import tsx scripts/distributed/sizes.ts`. It starts an embedded PostgreSQL of its own.
import { randomBytes } from 'node:crypto';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Customer } from '../../src/domain/types.ts';
import { openDb, type Db } from '../../src/database/db.ts';
import { acquireEmbedded } from '../../src/database/embedded/index.ts';
import { migrate } from '../../src/database/migrate.ts';
import { ensureClickMonths } from '../../src/database/partitions.ts';
import { insertClicks } from '../../src/store/clicks.ts';
import { settleLeads } from '../../src/store/leads.ts';
import { recordSales } from '../../src/store/sale-batch.ts';
import { query } from './cluster.ts';

const PROGRAMS = 50;

/** A customer whose identifiers are as long and as random as real ones. */
function customerOf(i: number, at: Date): Customer {
  const clickId = `clk_${randomBytes(36).toString('base64url')}`;
  return {
    id: null,
    click_id: clickId,
    link_id: 1,
    program_id: 1 + (i % PROGRAMS),
    partnership_id: 1 + (i % PROGRAMS),
    status: 'click',
    customer_key: null,
    clicked_at: at,
    lead_at: null,
  };
}

const customersOf = (count: number): Customer[] => Array.from({ length: count }, (_, i) => customerOf(i, new Date()));

const writeClicks = (db: Db, customers: readonly Customer[]): Promise<unknown> =>
  insertClicks(
    db,
    customers.map((customer) => ({
      clickId: customer.click_id,
      programId: customer.program_id,
      partnershipId: customer.partnership_id,
      linkId: customer.link_id,
      pageUrl: 'https://www.brand.dev/pricing/teams',
      referrerUrl: 'https://blog.partner.dev/reviews/best-tools',
      additionalData: undefined,
      at: customer.clicked_at,
    })),
  );

const writeLeads = (db: Db, customers: readonly Customer[]): Promise<unknown> =>
  settleLeads(
    db,
    customers.map((customer) => ({
      customer,
      mode: 'server',
      customerKey: `user_${customer.click_id.slice(4, 20)}`,
      eventName: 'sign_up',
      emailHash: randomBytes(32),
      emailMasked: 'a***@example.com',
      additionalData: undefined,
      at: new Date(),
      recordedAt: new Date(),
      marks: '',
    })),
  );

const writeSales = (db: Db, customers: readonly Customer[]): Promise<unknown> =>
  recordSales(
    db,
    customers.map((customer) => ({
      transactionId: `pi_${randomBytes(12).toString('hex')}`,
      amountCents: 4_900,
      currency: 'USD',
      provider: 'stripe',
      providerPaymentId: undefined,
      livemode: undefined,
      subscriptionId: undefined,
      customerKey: undefined,
      additionalData: undefined,
      occurredAt: new Date(),
      recordedAt: new Date(),
      marks: '',
      customer,
      commission: { cents: 490, currency: 'USD' },
      recurring: false,
      payable: true,
    })),
  );

interface State {
  log: number;
  stored: number;
}
const stateOf = async (url: string): Promise<State> =>
  (
    await query<State>(
      url,
      `select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), '0/0')::float8 as log,
         (select sum(pg_total_relation_size(c.oid))::float8 from pg_class c
          where c.relnamespace = current_schema()::regnamespace and c.relkind = 'r') as stored`,
    )
  )[0]!;

type Write = (db: Db, customers: readonly Customer[]) => Promise<unknown>;

/** Writes these customers in batches; returns bytes for each, rounded. */
async function measure(url: string, write: Write, customers: readonly Customer[], batch: number): Promise<State> {
  const db = openDb({ url });
  const before = await stateOf(url);
  for (let i = 0; i < customers.length; i += batch) await write(db, customers.slice(i, i + batch));
  const after = await stateOf(url);
  await db.close();
  const each = (name: keyof State): number => Math.round((after[name] - before[name]) / customers.length);
  return { log: each('log'), stored: each('stored') };
}

const folder = mkdtempSync(join(tmpdir(), 'referral-sizes-'));
chmodSync(folder, 0o711);
const embedded = await acquireEmbedded({ dataDir: join(folder, 'data'), checkoutDir: process.cwd() });
try {
  await migrate(embedded.url);
  const db = openDb({ url: embedded.url });
  await ensureClickMonths(db, [new Date()]).finally(() => db.close());
  const [many, few] = [customersOf(51_200), customersOf(2_000)];
  for (const [name, write] of Object.entries({ click: writeClicks, lead: writeLeads, sale: writeSales })) {
    const batches = await measure(embedded.url, write, many, 256);
    const alone = await measure(embedded.url, write, few, 1);
    console.log(
      `${name}: ${batches.stored} bytes stored; ${batches.log} bytes of log in batches of 256, ${alone.log} alone`,
    );
  }
} finally {
  await embedded.release();
  rmSync(folder, { recursive: true, force: true });
}
