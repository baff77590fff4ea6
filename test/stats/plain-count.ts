// The right totals: every event counted one by one, with nothing computed beforehand.
import { DAY } from '../../src/lib/clock.ts';
import type { Campaign } from '../support/fixtures.ts';
import type { Service } from '../support/service.ts';

type Row = Record<string, unknown>;

const sum = (rows: Row[], column: string): number => rows.reduce((total, row) => total + Number(row[column] ?? 0), 0);

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

/** A partner's commissions in a program, by currency and status. */
export async function countCommissions({ db }: Service, { id, partnershipId }: Campaign) {
  const commissions: Row[] = await db.knex('commissions').where({ program_id: id, partnership_id: partnershipId });
  const currencies = [...new Set(commissions.map(({ currency }) => currency as string))].sort();
  return currencies.map((currency) => {
    const total = (status: string) => {
      const rows = commissions.filter((row) => row.currency === currency && row.status === status);
      const held = rows.filter(({ held_at }) => held_at !== null).length;
      return { count: rows.length, held, amount_cents: sum(rows, 'amount_cents') };
    };
    const [pending, approved, paid, reversed] = ['pending', 'approved', 'paid', 'reversed'].map(total);
    return { currency, pending, approved, paid, reversed };
  });
}

/** What one event adds to the totals. */
interface Counted {
  at: Date;
  partnership_id: number;
  link_id: number;
  /** the note on the customer's click; empty without one */
  sub: string;
  /** empty for clicks and leads */
  currency: string;
  clicks?: number;
  leads?: number;
  sale_cents?: number;
  refund_cents?: number;
  commission_cents?: number;
}

/** Every event of a program that counts, with its partner and link. */
export async function countedEvents({ db: { knex } }: Service, programId: number): Promise<Counted[]> {
  const own = { program_id: programId };
  const [clicks, customers, leads, sales, refunds, commissions, entries] = (await Promise.all([
    knex('clicks').where(own),
    knex('customers').where(own),
    knex('leads').where({ ...own, provisional: false }),
    knex('sales').where(own),
    knex('refunds').where(own),
    knex('commissions').where(own),
    knex('commission_entries').where(own),
    // eslint-disable-next-line @typescript-eslint/no-explicit-any
  ])) as any[][] as [any[], any[], any[], any[], any[], any[], any[]];
  const broughtBy = (customerId: number | null) => {
    const customer = customers.find(({ id }) => id === customerId);
    const click = clicks.find(({ click_id }) => click_id === customer?.click_id);
    return { link_id: (customer?.link_id ?? 0) as number, sub: (click?.sub ?? '') as string };
  };
  const partnershipOf = (customerId: number) => customers.find(({ id }) => id === customerId)!.partnership_id as number;
  const saleOf = (saleId: number) => sales.find(({ id }) => id === saleId)!;
  const commissionOf = (commissionId: number) => commissions.find(({ id }) => id === commissionId)!;
  return [
    ...clicks.map((click) => ({ ...click, sub: click.sub ?? '', at: click.occurred_at, currency: '', clicks: 1 })),
    ...leads.map(({ customer_id, recorded_at: at }) => {
      const of = { partnership_id: partnershipOf(customer_id), ...broughtBy(customer_id) };
      return { at, ...of, currency: '', leads: 1 };
    }),
    ...sales.map(({ recorded_at: at, partnership_id, customer_id, currency, amount_cents }) => {
      return { at, partnership_id, ...broughtBy(customer_id), currency, sale_cents: Number(amount_cents) };
    }),
    ...refunds.map(({ occurred_at: at, sale_id, amount_cents }) => {
      const { partnership_id, customer_id, currency } = saleOf(sale_id);
      return { at, partnership_id, ...broughtBy(customer_id), currency, refund_cents: Number(amount_cents) };
    }),
    ...commissions.map(({ created_at: at, partnership_id, customer_id, currency, earned_cents }) => {
      return { at, partnership_id, ...broughtBy(customer_id), currency, commission_cents: Number(earned_cents) };
    }),
    ...entries.map(({ created_at: at, commission_id, partnership_id, currency, amount_cents }) => {
      const of = broughtBy(commissionOf(commission_id).customer_id);
      return { at, partnership_id, ...of, currency, commission_cents: Number(amount_cents) };
    }),
  ] as Counted[];
}

const summed = (of: Counted[], figure: 'sale_cents' | 'refund_cents') => {
  const amounts = of.map((event) => event[figure]).filter((amount) => amount !== undefined);
  return { count: amounts.length, amount_cents: amounts.reduce((total, amount) => total + amount, 0) };
};

/** The totals of these events as one group of the stats. */
export function totalsOf(events: Counted[]) {
  const currencies = [...new Set(events.map(({ currency }) => currency))].filter((code) => code !== '').sort();
  return {
    clicks: events.filter((event) => event.clicks).length,
    leads: events.filter((event) => event.leads).length,
    currencies: currencies.map((currency) => {
      const of = events.filter((event) => event.currency === currency);
      const sales = summed(of, 'sale_cents');
      const refunds = summed(of, 'refund_cents');
      return { currency, sales, refunds, commission_cents: sum(of as unknown as Row[], 'commission_cents') };
    }),
  };
}
