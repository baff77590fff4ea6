// What decides about the commissions of sales that depend on their customers' earlier ones: limits, and the terms of the first sale. It is
// read after the customers were locked, so that sales of one customer are decided one after the other, as they arrived.
import { earningOf, limitReached, type LimitReason, type Progress } from '../terms/rules.ts';
import type { NewSale } from './rules.ts';
import type { Terms } from '../common/types.ts';
import { statement, type Runner } from '../database/db.ts';
import { arraysOf, sentRows } from '../common/columns.ts';
import { programIn } from '../common/one-program.ts';
import { firstTermsId, termsJson } from '../offers/terms-columns.ts';

const BUYERS = { program_id: 'bigint', customer_id: 'bigint' } as const;

interface ProgressRow {
  place: number;
  first_sale_at: Date | null;
  first_terms_id: number | null;
  is_first: boolean;
  earned: number;
}

// The first sale of a version that did not note it is looked for.
const progressText = (program: string): string =>
  `select sent.place::int, coalesce(c.first_sale_at, f.occurred_at) as first_sale_at, c.first_terms_id, f.occurred_at is null as is_first,
     (select count(*) from sales s where s.program_id = ${program} and s.customer_id = c.id
       and s.commission_cents is not null)::int as earned
   from ${sentRows(BUYERS)} join customers c on c.program_id = ${program} and c.id = sent.customer_id
     left join lateral (
       select s.occurred_at from sales s where s.program_id = ${program} and s.customer_id = c.id
       order by s.id limit 1) f on true`;
const progress = statement<ProgressRow>(
  'progress_of_buyers',
  progressText('sent.program_id'),
  progressText(programIn(1)),
);

const kept = statement<{ place: number; terms: Terms }>(
  'kept_terms',
  `select sent.place::int, ${termsJson('t')} as terms
   from unnest($1::bigint[], $2::bigint[]) with ordinality as sent(program_id, terms_id, place)
     join terms t on t.id = coalesce(sent.terms_id, ${firstTermsId('sent.program_id')})`,
);

/** A sale whose customer is locked. */
export interface HeldSale {
  sale: NewSale;
  customerId: number;
}

/** What was decided about the commission of a sale. */
export interface Decided extends Pick<NewSale, 'commission' | 'recurring' | 'terms'> {
  reason: LimitReason | undefined;
}

function decideSale({ sale }: HeldSale, terms: Terms, known: Progress): Decided {
  const { amountCents: cents, currency, occurredAt } = sale;
  return { terms, ...earningOf(terms, { cents, currency }), reason: limitReached(terms, known, occurredAt) };
}

/** Decides about each sale, in their order. */
export async function decideHeld(tx: Runner, held: readonly HeldSale[]): Promise<Decided[]> {
  if (held.length === 0) return [];
  const buyers = held.map(({ sale, customerId }) => ({
    program_id: sale.customer.program_id,
    customer_id: customerId,
  }));
  const rows = new Map((await tx.run(progress, arraysOf(BUYERS, buyers))).map((row) => [row.place - 1, row]));
  const keeping = held.flatMap(({ sale }, i) => (sale.grandfather && rows.get(i)?.is_first === false ? [i] : []));
  const terms = new Map<number, Terms>();
  if (keeping.length > 0) {
    const found = await tx.run(kept, [
      keeping.map((i) => held[i]!.sale.customer.program_id),
      keeping.map((i) => rows.get(i)!.first_terms_id),
    ]);
    for (const row of found) terms.set(keeping[row.place - 1]!, row.terms);
  }
  return held.map((one, i) => {
    const { first_sale_at: at, is_first, earned } = rows.get(i)!;
    return decideSale(one, terms.get(i) ?? one.sale.terms, { firstSaleAt: is_first ? null : at, earned });
  });
}
