// A program with a year of events, stored directly: each customer clicks, signs up and pays once.
import { ensureClickMonths } from '../../src/database/partitions.ts';
import { DAY } from '../../src/lib/clock.ts';
import type { TestDb } from '../support/database.ts';

/** The longest range of the stats. */
export const DAYS = 366;

interface Year {
  programId: number;
  /** each comes by one of the program's links, in turn */
  customers: number;
  /** the end of the year */
  to: Date;
}

const statements = ({ programId, customers, to }: Year): string[] => [
  `create temporary table year on commit drop as
   select i, timestamptz '${to.toISOString()}' - (${customers} - i + 0.5) * (interval '${DAYS} days' / ${customers}) as at,
     ${programId}::bigint as program_id, 'year-' || i as name, l.id as link_id, l.partnership_id
   from generate_series(1, ${customers}::bigint) i
   join (select id, partnership_id, row_number() over (order by id) - 1 as place, count(*) over () as places
         from links where program_id = ${programId}) l on l.place = i % l.places`,
  `insert into clicks (program_id, occurred_at, click_id, link_id, partnership_id)
   select program_id, at, name, link_id, partnership_id from year`,
  `insert into customers (program_id, id, click_id, link_id, partnership_id, status, customer_key, clicked_at, lead_at,
     converted_at, created_at) overriding system value
   select program_id, i, name, link_id, partnership_id, 'conversion', name, at, at, at, at from year`,
  `insert into leads (program_id, customer_id, mode, provisional, occurred_at, recorded_at)
   select program_id, i, 'server', false, at, at from year`,
  `insert into sales (program_id, id, transaction_id, customer_id, partnership_id, amount_cents, currency, occurred_at,
     recorded_at) overriding system value
   select program_id, i, name, i, partnership_id, 9900, 'USD', at, at from year`,
  `insert into commissions (program_id, id, kind, partnership_id, customer_id, sale_id, earned_cents, amount_cents,
     currency, status, created_at, changed_at) overriding system value
   select program_id, i, 'sale', partnership_id, i, i, 1980, 1980, 'USD', 'pending', at, at from year`,
];

export async function fillYear(db: TestDb, year: Year): Promise<void> {
  await ensureClickMonths(
    db,
    Array.from({ length: DAYS + 1 }, (_, i) => new Date(year.to.getTime() - i * DAY)),
  );
  await db.knex.transaction(async (tx) => {
    for (const text of statements(year)) await tx.raw(text);
  });
}
