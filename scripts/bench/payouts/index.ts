// Measures payouts of 5,000 partners over a million approved commissions, while sales go on.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openDb } from '../../../src/database/db.ts';
import { seal } from '../../../src/lib/sealing.ts';
import { loadSecretKey } from '../../../src/secret-key.ts';
import { makeOwner } from '../../harness/owners.ts';
import type { Load } from '../load/index.ts';
import { median } from '../measure.ts';
import type { Postgres } from '../postgres.ts';
import { startService, type Program, type ServiceUnderLoad } from '../service.ts';

const PARTNERS = 5_000;
const PAYOUTS = 10;
const COMMISSIONS_OF_A_PAYOUT = 100_000;
const SALES_PER_SECOND = 50;
const NAME = 'payouts';
const DATABASE = `bench_${NAME}`;

export interface PayoutsResult {
  partners: number;
  commissions: number;
  /** milliseconds of each request, by what it does */
  times: Record<'preview' | 'create' | 'export as CSV' | 'export for PayPal' | 'pay' | 'list', number[]>;
  /** of the sales that went on meanwhile, at a fixed rate per second; a failed one fails the run */
  sales: { rate: number; p99: number };
  /** the highest resident memory of the service */
  memoryMb: number;
}

interface PayoutsOptions {
  postgres: Postgres;
  load: Load;
  folder: string;
}

async function fill({ postgres }: PayoutsOptions, { id }: Program): Promise<void> {
  console.log(`filling a database with ${PAYOUTS * COMMISSIONS_OF_A_PAYOUT} commissions`);
  const sql = readFileSync(new URL('fill.sql', import.meta.url), 'utf8');
  const values: Record<string, number> = {
    partners: PARTNERS,
    commissions: PAYOUTS * COMMISSIONS_OF_A_PAYOUT,
    program: id,
  };
  const filled = sql.replace(/(?<!:):(partners|commissions|program)\b/g, (_, name: string) => String(values[name]));
  await postgres.sql(DATABASE, filled);
}

const PAYEES = `select id from partners where name like 'Payee %' order by id`;
const METHODS = `insert into payout_methods (id, partner_id, kind, currency, holder, holder_kind, destination, label, fingerprint,
    created_at, usable_from)
  overriding system value
  select m.id, m.partner_id, 'paypal', null, 'Payee', 'person', decode(m.destination, 'hex'), 'p***@partner.example', '\\x00',
    now(), now()
  from json_to_recordset('$VALUES') as m(id bigint, partner_id bigint, destination text)`;

/** Says where each partner is paid, encrypted as the service does. */
async function addMethods({ postgres }: PayoutsOptions, secretKey: Buffer): Promise<void> {
  const partners = (await postgres.sql(DATABASE, PAYEES)) as { id: number }[];
  const rows = partners.map(({ id: partner_id }, i) => {
    const sealed = seal(secretKey, `payee-${i}@partner.example`, `payout method ${i + 1} of partner ${partner_id}`);
    return { id: i + 1, partner_id, destination: sealed.toString('hex') };
  });
  await postgres.sql(DATABASE, METHODS.replace('$VALUES', JSON.stringify(rows)));
  await postgres.sql(DATABASE, 'vacuum analyze');
}

async function openOwner({ settings, program }: ServiceUnderLoad): Promise<string> {
  const db = openDb({ url: settings.DATABASE_URL!, applicationName: 'bench' });
  const scopes = ['payouts.read', 'payouts.write', 'payouts.export'];
  return makeOwner(db, settings.DATABASE_URL!, program.id, 'owner@brand.example', scopes).finally(() => db.close());
}

/** What the service has logged of its failures. */
const errorsIn = (log: string): string =>
  readFileSync(log, 'utf8')
    .split('\n')
    .filter((line) => line.includes('"level":50'))
    .join('\n');

/** Requests of the owner, each timed until its body has arrived. */
function timed({ port, program }: ServiceUnderLoad, token: string, log: string, times: PayoutsResult['times']) {
  const root = `http://127.0.0.1:${port}/api/v1/programs/${program.id}`;
  return async (what: keyof PayoutsResult['times'], path: string, body?: object) => {
    const began = performance.now();
    const response = await fetch(root + path, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    times[what].push(performance.now() - began);
    if (!response.ok) throw new Error(`${what} was answered ${response.status}: ${text}\n${errorsIn(log)}`);
    return JSON.parse(text) as { data: { id: number; items: { open: number } | object[]; total_cents: number } };
  };
}

const APPROVE = `with changed as (
    update commissions set status = 'approved', approved_at = now(), changed_at = now()
    where program_id = $PROGRAM and kind = 'sale' and status = 'pending'
      and created_at < now() - $DAY * interval '1 day' - interval '12 hours'
    returning program_id, id, partnership_id, amount_cents)
  insert into commission_entries (program_id, commission_id, partnership_id, kind, amount_cents, currency, left_cents,
    status_before, status_after, created_at)
  select program_id, id, partnership_id, 'approved', 0, 'USD', amount_cents, 'pending', 'approved', now() from changed`;

/** Ten payouts one after the other, each of the commissions of one more day, which are approved before. */
async function payOut(
  { postgres }: PayoutsOptions,
  { id: program }: Program,
  ask: ReturnType<typeof timed>,
): Promise<void> {
  for (let day = PAYOUTS - 1; day >= 0; day--) {
    await postgres.sql(DATABASE, APPROVE.replace('$PROGRAM', String(program)).replace('$DAY', String(day)));
    await postgres.sql(DATABASE, 'analyze commissions');
    const cutoff = new Date().toISOString();
    await ask('preview', '/payouts/preview?currency=USD');
    const { id, items, total_cents } = (await ask('create', '/payouts', { currency: 'USD', cutoff })).data;
    const { open } = items as { open: number };
    if (open !== PARTNERS) throw new Error(`a payout has ${open} items`);
    await ask('export as CSV', `/payouts/${id}/exports`, { format: 'csv' });
    await ask('export for PayPal', `/payouts/${id}/exports`, { format: 'paypal' });
    await ask('list', `/payout-items?payout_id=${id}&limit=100`);
    await ask('pay', `/payouts/${id}/pay`, {
      all_open: true,
      expected_total_cents: total_cents,
      reference: `run ${day}`,
    });
  }
}

const SECONDS = 60;

export async function measurePayouts(options: PayoutsOptions): Promise<PayoutsResult> {
  const history = (program: Program) => fill(options, program);
  const service = await startService({ ...options, name: NAME, history });
  await addMethods(options, loadSecretKey(service.settings.SECRET_KEY, service.settings.DATA_DIR!));
  const times = { preview: [], create: [], 'export as CSV': [], 'export for PayPal': [], pay: [], list: [] };
  const ask = timed(service, await openOwner(service), join(options.folder, `${NAME}.log`), times);
  console.log('ten payouts, while sales go on');
  const [sales] = await Promise.all([
    service.pace('sale', SECONDS, SALES_PER_SECOND),
    payOut(options, service.program, ask),
  ]);
  return {
    ...{ partners: PARTNERS, commissions: PAYOUTS * COMMISSIONS_OF_A_PAYOUT, times },
    ...{ sales: { rate: sales.rate, p99: sales.p99 }, memoryMb: service.memoryMb() },
  };
}

/** The table, after a line about the run. */
export function payoutsTable({ partners, commissions, times, sales, memoryMb }: PayoutsResult): string {
  const lines = [
    ['Request', 'Median', 'Slowest'],
    ['---', '---', '---'],
    ...Object.entries(times).map(([what, all]) => [
      what,
      ...[median(all), Math.max(...all)].map((ms) => `${Math.round(ms)} ms`),
    ]),
  ];
  return [
    `${PAYOUTS} payouts of ${partners} partners, each of ${commissions / PAYOUTS} of ${commissions} commissions, with ` +
      `${Math.round(sales.rate)} sales a second meanwhile (p99 ${Math.round(sales.p99)} ms, none failed); memory ${memoryMb} MB.\n`,
    ...lines.map((cells) => `| ${cells.join(' | ')} |`),
  ].join('\n');
}
