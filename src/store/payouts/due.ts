// What is due to the partners of a program in one currency.
import { statement, type Runner, type Transaction } from '../../database/db.ts';
import type { Due, Method, PayoutMethod } from '../../domain/payout.ts';
import type { Currency } from '../../domain/types.ts';

/** Whose commissions: up to a time, and of certain partnerships only. */
export interface DueQuery {
  programId: number;
  currency: Currency;
  /** commissions that were approved before; what a partner owes is due whatever the time */
  cutoff: Date;
  /** undefined: of all */
  partnerships: readonly number[] | undefined;
}

/** A partner's name and address are frozen with an item. */
export interface FoundMethod extends PayoutMethod {
  /** all null for what the operator pays */
  label: string | null;
  holder: string | null;
  holderKind: 'person' | 'institution' | null;
  /** sealed */
  destination: Buffer | null;
}
export interface FoundDue extends Due<FoundMethod> {
  email: string | null;
}

/** SQL of whether a commission `c` is due, $1 to $4 being the query; the index `commissions_due` has no others. */
const IS_DUE = `c.program_id = $1 and c.currency = $2 and c.payout_item_id is null
  and (c.status = 'approved' and (c.approved_at < $3 or c.amount_cents < 0) or c.status = 'pending' and c.amount_cents < 0)
  and ($4::bigint[] is null or c.partnership_id = any ($4))`;
// What a partner owes cannot be held back.
const IS_HELD = 'c.held_at is not null and c.amount_cents >= 0';

const sums = statement<{
  partnership_id: number;
  due_cents: number;
  ids: number[] | null;
  held_cents: number;
  held: number;
  since: Date | null;
}>(
  'due_of_program',
  `select c.partnership_id,
     coalesce(sum(c.amount_cents) filter (where not (${IS_HELD})), 0)::bigint as due_cents,
     array_agg(c.id order by c.id) filter (where not (${IS_HELD})) as ids,
     coalesce(sum(c.amount_cents) filter (where ${IS_HELD}), 0)::bigint as held_cents,
     count(*) filter (where ${IS_HELD})::int as held,
     min(c.approved_at) filter (where not (${IS_HELD})) as since
   from commissions c where ${IS_DUE}
   group by c.partnership_id order by c.partnership_id`,
);
// In the order in which refunds lock them, so that the two never wait for each other.
const lockDue = statement<object>(
  'lock_due',
  `select from commissions c where ${IS_DUE} order by c.sale_id, c.id for no key update`,
);

interface Payee {
  partnership_id: number;
  partner_id: number | null;
  email: string | null;
  suspended: boolean;
  method_id: number | null;
  kind: Method;
  label: string;
  holder: string;
  holder_kind: 'person' | 'institution';
  destination: Buffer;
  usable_from: Date;
}
const payees = statement<Payee>(
  'payees',
  `select s.id as partnership_id, s.partner_id, p.email, coalesce(a.status = 'suspended', false) as suspended,
     m.id as method_id, m.kind, m.label, m.holder, m.holder_kind, m.destination, m.usable_from
   from partnerships s
     left join partners p on p.id = s.partner_id
     left join accounts a on a.id = p.account_id
     left join lateral (
       select * from payout_methods o
       where o.partner_id = s.partner_id and o.removed_at is null and (o.currency = $2 or o.currency is null)
       order by o.currency nulls last limit 1) m on true
   where s.id = any ($1::bigint[])`,
);
const lockPartnerships = statement<object>(
  'lock_partnerships',
  'select from partnerships where id = any ($1::bigint[]) order by id for no key update',
);
const partnershipsOf = statement<{ id: number }>(
  'partnerships_of',
  'select id from partnerships where program_id = $1 and partner_id = any ($2::bigint[]) order by id',
);

/** The partnerships of partners; undefined for all. */
export const findPartnerships = async (
  db: Runner,
  programId: number,
  partnerIds: readonly number[] | undefined,
): Promise<number[] | undefined> =>
  partnerIds && (await db.run(partnershipsOf, [programId, partnerIds])).map(({ id }) => id);

const valuesOf = ({ programId, currency, cutoff, partnerships }: DueQuery): unknown[] => [
  programId,
  currency,
  cutoff,
  partnerships ?? null,
];

const methodOf = (payee: Payee | undefined): FoundMethod | undefined =>
  payee && payee.method_id !== null
    ? {
        id: payee.method_id,
        method: payee.kind,
        usableFrom: payee.usable_from,
        label: payee.label,
        holder: payee.holder,
        holderKind: payee.holder_kind,
        destination: payee.destination,
      }
    : undefined;

/** What is due to each partnership, by its identifier, with where it is paid. */
export async function findDue(db: Runner, query: DueQuery): Promise<FoundDue[]> {
  const rows = await db.run(sums, valuesOf(query));
  const found = await db.run(payees, [rows.map(({ partnership_id }) => partnership_id), query.currency]);
  const payeeOf = new Map(found.map((payee) => [payee.partnership_id, payee]));
  return rows.map(({ partnership_id, due_cents, ids, held_cents, held, since }) => {
    const payee = payeeOf.get(partnership_id);
    return {
      partnershipId: partnership_id,
      partnerId: payee?.partner_id ?? null,
      email: payee?.email ?? null,
      suspended: payee?.suspended ?? false,
      dueCents: due_cents,
      ids: ids ?? [],
      heldCents: held_cents,
      held,
      since,
      method: methodOf(payee),
    };
  });
}

/** The same, with partnerships and commissions locked until the transaction ends: partnerships first, as everywhere. */
export async function lockAndFindDue(tx: Transaction, query: DueQuery): Promise<FoundDue[]> {
  const expected = await tx.run(sums, valuesOf(query));
  await tx.run(lockPartnerships, [expected.map(({ partnership_id }) => partnership_id)]);
  await tx.run(lockDue, valuesOf(query));
  return findDue(tx, query);
}
