// The right totals: every event counted one by one, with nothing computed beforehand.
import { DAY } from '../../src/lib/clock.ts';
import type { Campaign } from '../support/fixtures.ts';
import type { Service } from '../support/service.ts';

type Row = Record<string, unknown>;

const sum = (rows: Row[], column: string): number => rows.reduce((total, row) => total + Number(row[column]), 0);

/** Rows of a table, each with its time as milliseconds. */
async function events({ db }: Service, table: string, where: object, at: string) {
  const rows = (await db.knex(table).where(where)) as Row[];
  return rows.map((row) => ({ ...row, at: (row[at] as Date).getTime() }));
}

const lastOf = (rows: { at: number }[]): string | null =>
  rows.length === 0 ? null : new Date(Math.max(...rows.map(({ at }) => at))).toISOString();

/** The counts of readiness and of the command line's status. */
export async function countRecent(service: Service, { id }: Campaign) {
  const own = { program_id: id };
  const since = service.clock.now().getTime() - DAY;
  const recent = (rows: { at: number }[]) => rows.filter(({ at }) => at > since).length;
  const clicks = await events(service, 'clicks', own, 'occurred_at');
  const leads = await events(service, 'leads', { ...own, provisional: false }, 'recorded_at');
  const sales = await events(service, 'sales', own, 'recorded_at');
  const commissions = await events(service, 'commissions', { ...own, status: 'pending' }, 'created_at');
  return {
    counts: { clicks: recent(clicks), leads: recent(leads), sales: recent(sales) },
    last: { click: lastOf(clicks), lead: lastOf(leads), sale: lastOf(sales) },
    pending: commissions.length,
  };
}

/** A partner's totals in a program, as `partner show` prints them. */
export async function countPartner({ db }: Service, { id, partnershipId }: Campaign) {
  const own = { program_id: id, partnership_id: partnershipId };
  const sales: Row[] = await db.knex('sales').where(own);
  const commissions: Row[] = await db.knex('commissions').where(own);
  const refunds: Row[] = await db
    .knex('refunds as r')
    .join('sales as s', { 's.program_id': 'r.program_id', 's.id': 'r.sale_id' })
    .where({ 's.program_id': id, 's.partnership_id': partnershipId })
    .select('r.amount_cents', 's.currency');
  const leads = await db
    .knex('leads as l')
    .join('customers as c', { 'c.program_id': 'l.program_id', 'c.id': 'l.customer_id' })
    .where({ 'l.program_id': id, 'c.partnership_id': partnershipId, 'l.provisional': false });
  const currencies = [...new Set([...sales, ...commissions].map((row) => row.currency as string))].sort();
  const of = (rows: Row[], currency: string) => rows.filter((row) => row.currency === currency);
  const total = (rows: Row[]) => ({ count: rows.length, amount_cents: sum(rows, 'amount_cents') });
  return {
    clicks: (await db.knex('clicks').where(own)).length,
    settled_leads: leads.length,
    currencies: currencies.map((currency) => ({
      currency,
      sales: total(of(sales, currency)),
      refunds: total(of(refunds, currency)),
      net_commission_cents: sum(of(commissions, currency), 'amount_cents'),
    })),
  };
}
