// What a partner is owed in a program, now or at a past time.
import { statement, type Runner } from '../database/db.ts';
import type { CommissionKind, Currency } from '../common/types.ts';
import { exactNumber } from '../lib/whole-number.ts';

export const PARTS = ['pending', 'held', 'approved', 'in_payout', 'paid'] as const;
export type Part = (typeof PARTS)[number];

/** The number of commissions that a part names. */
const NAMED = 20;

export interface NamedCommission {
  id: number;
  kind: CommissionKind;
  amount_cents: number;
  reason: string | null;
  created_at: string;
}
export interface BalancePart {
  amount_cents: number;
  count: number;
  commissions: NamedCommission[];
}
export type Balance = Record<Part, BalancePart> & { currency: Currency; owed_cents: number };

interface Row extends BalancePart {
  currency: Currency;
  part: Part;
}

/** SQL of the newest entry of commission `c` of a kind, before the time $3. */
const newest = (columns: string, kinds: string): string => `
       select ${columns} from commission_entries e
       where e.program_id = $1 and e.commission_id = c.id and e.created_at < $3::timestamptz and e.kind in (${kinds})
       order by e.id desc limit 1`;

// A commission that has not changed since is what its row says. Of the others, the entries before the time say what they were.
const ofPartnership = statement<Row>(
  'balance_of_partnership',
  `with commission as materialized (
     select c.* from commissions c where c.program_id = $1 and c.partnership_id = $2 and c.created_at < $3::timestamptz),
   state as materialized (
     select c.id, c.kind, c.currency, c.created_at, c.status, c.amount_cents, c.held_at is not null as held,
       c.payout_item_id is not null as claimed, c.reason as given
     from commission c where c.changed_at < $3::timestamptz
     union all
     select c.id, c.kind, c.currency, c.created_at, coalesce(last.status_after,
         case when c.kind = 'restoration' then 'approved' else 'pending' end),
       c.earned_cents + coalesce(last.changed_cents, 0), coalesce(held.kind = 'held', false),
       coalesce(claim.kind = 'claimed', false), c.reason
     from commission c
       left join lateral (
         select (array_agg(e.status_after order by e.id desc))[1] as status_after, sum(e.amount_cents) as changed_cents
         from commission_entries e where e.program_id = $1 and e.commission_id = c.id and e.created_at < $3::timestamptz) last on true
       left join lateral (${newest('e.kind', `'held', 'released', 'rejected'`)}) held on true
       left join lateral (${newest('e.kind', `'claimed', 'unclaimed'`)}) claim on true
     where c.changed_at >= $3::timestamptz),
   parts as (
     select *, case when status = 'approved' and claimed then 'in_payout' else status end as part from state
     where status <> 'reversed'
     union all
     select *, 'held' from state where held and status in ('pending', 'approved')),
   ranked as (
     select *, row_number() over (partition by currency, part order by case when part = 'paid' then -id else id end) as rank
     from parts)
   select currency, part, count(*)::int as count, sum(amount_cents)::bigint as amount_cents,
     json_agg(json_build_object('id', c.id, 'kind', c.kind, 'amount_cents', c.amount_cents,
       'reason', coalesce(case when c.held then (${newest('e.reason', `'held'`)}) end, c.given),
       'created_at', to_char(c.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
       order by c.rank) filter (where c.rank <= ${NAMED}) as commissions
   from ranked c group by currency, part order by currency, part`,
);

const NOTHING: BalancePart = { amount_cents: 0, count: 0, commissions: [] };

/** The balance before a time, or now, in each currency that has one. What is held is in another part, too. */
export async function balancesOf(db: Runner, programId: number, partnershipId: number, at?: Date): Promise<Balance[]> {
  const rows = await db.run(ofPartnership, [programId, partnershipId, at ?? 'infinity']);
  return [...new Set(rows.map(({ currency }) => currency))].map((currency) => {
    const of = (part: Part): BalancePart => {
      const found = rows.find((row) => row.currency === currency && row.part === part);
      if (!found) return NOTHING;
      const { count, commissions } = found;
      return { amount_cents: exactNumber(found.amount_cents), count, commissions };
    };
    const parts = { pending: of('pending'), approved: of('approved'), in_payout: of('in_payout') };
    const owed = Object.values(parts).reduce((sum, { amount_cents }) => sum + amount_cents, 0);
    return { currency, ...parts, held: of('held'), paid: of('paid'), owed_cents: exactNumber(owed) };
  });
}
