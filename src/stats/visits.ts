// What became of visits through short addresses. The numbers are added up by the redirects.
import { statement, type Runner } from '../database/db.ts';

/** Why a visit does not count, in the order in which it is asked. */
const REASONS = ['head', 'no_agent', 'prefetch', 'bot', 'limit'] as const;
export type FilterReason = (typeof REASONS)[number];
/** `sent`: to its page, as a click. `landed`: the page's script has said so. */
export type Outcome = FilterReason | 'sent' | 'landed';

export interface VisitRange {
  programId: number;
  /** the beginning of a day */
  from: Date;
  /** exclusive */
  to: Date;
  /** undefined: of all */
  linkId: number | undefined;
  partnerId: number | undefined;
}

const visits = statement<{ outcome: Outcome; n: number }>(
  'visits_by_outcome',
  `select v.outcome, sum(v.n)::bigint as n from visits v
   where v.program_id = $1 and v.day >= $2::date and v.day < $3::date and ($4::bigint is null or v.link_id = $4)
     and ($5::bigint is null or exists (select from links l where l.id = v.link_id and l.program_id = $1 and l.partner_id = $5))
   group by v.outcome`,
);

/** The visits of a range of days. Landings of visitors who were sent a day earlier are not more than all. */
export async function visitsOf(db: Runner, { programId, from, to, linkId, partnerId }: VisitRange) {
  const rows = await db.run(visits, [programId, from, to, linkId ?? null, partnerId ?? null]);
  const of = (outcome: Outcome): number => rows.find((row) => row.outcome === outcome)?.n ?? 0;
  const sent = of('sent');
  const landed = Math.min(of('landed'), sent);
  return {
    sent,
    landed,
    landed_per_1000: sent === 0 ? null : Math.round((1000 * landed) / sent),
    filtered: Object.fromEntries(REASONS.map((reason) => [reason, of(reason)])) as Record<FilterReason, number>,
  };
}
