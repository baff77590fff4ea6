// What always holds of commissions, payouts and their items, as statements that find what breaks it. Each reads the rows of a
// program once.
import { statement, type Runner } from '../database/db.ts';
import { listProgramIds } from '../common/one-program.ts';
import { checkStatements } from './statements.ts';

/** The number of records that are named of each rule and program. */
const MOST = 10;

interface Invariant {
  /** what breaks it, in words that follow the records */
  broken: string;
  record: 'payout item' | 'commission' | 'partnership' | 'sale';
}

const ITEM_SUMS = `
  select i.id from payout_items i left join (
    select payout_item_id, sum(amount_cents) as cents, count(*) as commissions, min(partnership_id) as first,
      max(partnership_id) as last, min(currency) as low, max(currency) as high
    from commissions where program_id = $1 and payout_item_id is not null group by payout_item_id
  ) c on c.payout_item_id = i.id
  where i.program_id = $1 and i.status in ('open', 'paid') and (c.cents, c.commissions, c.first, c.last, c.low, c.high)
    is distinct from (i.amount_cents::numeric, i.commissions, i.partnership_id, i.partnership_id, i.currency, i.currency)`;

// What was paid before there were payouts has no item.
const STATES = `
  select c.id from commissions c left join payout_items i on i.program_id = $1 and i.id = c.payout_item_id
  where c.program_id = $1 and case
    when c.payout_item_id is null then c.status = 'paid' and c.paid_at >= $2
    else (i.status, c.status) is distinct from ('open', 'approved')
      and (i.status, c.status) is distinct from ('paid', 'paid') end`;

/** SQL of how often entries lead to a status, less how often they lead away from it. */
const reached = (status: string): string =>
  `sum((status_after = '${status}')::int - (status_before = '${status}')::int) as ${status}`;
// Entries are counted, not ordered: each leads from one state to the next.
const ENTRIES = `
  select c.id from commissions c left join (
    select commission_id, sum(amount_cents) as cents, ${['approved', 'paid', 'reversed'].map(reached).join(', ')},
      sum((kind = 'held')::int - (kind = 'released')::int) as holds, bool_or(kind = 'rejected') as rejected,
      sum(case kind when 'claimed' then payout_item_id when 'unclaimed' then -payout_item_id end) as item
    from commission_entries where program_id = $1 group by commission_id
  ) e on e.commission_id = c.id
  where c.program_id = $1 and (
    c.amount_cents <> c.earned_cents + coalesce(e.cents, 0)
    or c.status <> case when e.approved = 1 then 'approved' when e.paid = 1 then 'paid' when e.reversed = 1 then 'reversed'
      else 'pending' end
    or (c.held_at is not null) <> (coalesce(e.holds, 0) = 1 and not e.rejected)
    or coalesce(c.payout_item_id, 0) <> coalesce(e.item, 0))`;

const BALANCES = `
  select partnership_id as id from (
    select partnership_id, currency,
      earned_cents - case when status in ('pending', 'approved', 'paid') then amount_cents else 0 end as cents
    from commissions where program_id = $1
    union all
    select partnership_id, currency, amount_cents from commission_entries where program_id = $1) moved
  group by partnership_id, currency having sum(cents) <> 0`;

/** SQL of whether commissions of the sale `s` were rejected; an aggregate, so that it is asked only of the sales that differ. */
const rejected = (which: string): string => `(
      select coalesce(bool_or(e.kind = 'rejected'), false)
      from commissions o join commission_entries e on e.program_id = $1 and e.commission_id = o.id
      where o.program_id = $1 and o.sale_id = s.id and ${which})`;

const DUE = `
  select s.id from (
    select sale_id, sum(amount_cents) filter (where kind in ('sale', 'clawback', 'restoration')) as booked,
      sum(earned_cents) filter (where kind = 'sale') as earned
    from commissions where program_id = $1 group by sale_id
  ) c join sales s on s.program_id = $1 and s.id = c.sale_id left join (
    select sale_id, sum(amount_cents) as refunded from refunds where program_id = $1 group by sale_id
  ) r on r.sale_id = s.id
  where c.booked <> c.earned - case when s.amount_cents = 0 then 0
      else div(2 * c.earned * coalesce(r.refunded, 0) + s.amount_cents, 2 * s.amount_cents) end
    and not ${rejected("o.kind = 'sale'")} and not ${rejected("o.kind in ('clawback', 'restoration')")}`;

const finding = (name: string, text: string) =>
  statement<{ id: number }>(name, `select id from (${text}) found order by id limit ${MOST}`);

/** What is checked, by the statement that finds the records that break it. */
const CHECKS: readonly (Invariant & { find: ReturnType<typeof finding>; dated?: true })[] = [
  {
    broken: 'the amount, partner or currency is not that of the commissions',
    record: 'payout item',
    find: finding('broken_item_sums', ITEM_SUMS),
  },
  {
    broken: 'paid without a paid payout item, or claimed without an open one',
    record: 'commission',
    find: finding('broken_states', STATES),
    dated: true,
  },
  { broken: 'differs from its history', record: 'commission', find: finding('broken_histories', ENTRIES) },
  {
    broken: 'what was earned and changed is not what the commissions amount to',
    record: 'partnership',
    find: finding('broken_balances', BALANCES),
  },
  { broken: 'the commissions are not what is due', record: 'sale', find: finding('broken_dues', DUE) },
];

const STATEMENTS_BROKEN = 'the statements do not follow from one another and from the commissions';

/** Records of a program that break what always holds. */
export interface Violation extends Invariant {
  programId: number;
  /** at most ten */
  ids: number[];
}

// The statements would otherwise need a table that is on another server.
const since = statement<{ applied_at: Date }>(
  'payouts_since',
  `select applied_at from migrations where name = '0011-payouts'`,
);

/** Returns what breaks an invariant, program by program. */
export async function findViolations(db: Runner): Promise<Violation[]> {
  const [payouts] = await db.run(since, []);
  const violations: Violation[] = [];
  for (const programId of await listProgramIds(db)) {
    for (const { find, dated, broken, record } of CHECKS) {
      const rows = await db.run(find, dated ? [programId, payouts?.applied_at ?? 'infinity'] : [programId]);
      if (rows.length > 0) violations.push({ programId, broken, record, ids: rows.map(({ id }) => id) });
    }
    const faults = await checkStatements(db, programId);
    const ids = [...new Set(faults.map(({ partnership_id }) => partnership_id))].slice(0, MOST);
    if (ids.length > 0) violations.push({ programId, broken: STATEMENTS_BROKEN, record: 'partnership', ids });
  }
  return violations;
}
