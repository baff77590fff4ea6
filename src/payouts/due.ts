// What is due to the partners of a program in one currency.
import { statement, type Runner, type Transaction } from '../database/db.ts';
import type { Due, PayoutMethod } from './rules.ts';
import type { Currency } from '../common/types.ts';
import { exactNumber } from '../lib/whole-number.ts';
import { unseal } from '../lib/sealing.ts';
import { GROUP, OWN_MINIMUM } from '../offers/terms-columns.ts';
import { methodCurrenciesOf, methodsFor, type MethodOfPartner } from '../payout-methods/write.ts';

/** Whose commissions: up to a time, and of certain partnerships only. */
export interface DueQuery {
  programId: number;
  currency: Currency;
  /** commissions that were approved before; what a partner owes is due whatever the time */
  cutoff: Date;
  /** undefined: of all */
  partnerships: readonly number[] | undefined;
  /** whether partners and groups have minimums: not in another currency than the program's, or if the payout names one */
  ownMinimums: boolean;
}

/** A partner's name and address are frozen with an item. */
export interface FoundMethod extends PayoutMethod {
  /** all null for what the operator pays */
  label: string | null;
  holder: string | null;
  holderKind: 'person' | 'institution' | null;
  /** the address or account, as it was entered */
  destination: string | null;
  /** the partner's, for the list of payments */
  email: string | null;
}
export type FoundDue = Due<FoundMethod>;

/**
 * SQL of whether a commission `c` is due, $1 to $4 being the query; the index `commissions_due` has no others. $5: only of these.
 * Not `= any`, which compares each commission with each of a long list once the plan is generic.
 */
const IS_DUE = `c.program_id = $1 and c.currency = $2 and c.payout_item_id is null
  and (c.status = 'approved' and (c.approved_at < $3 or c.amount_cents < 0) or c.status = 'pending' and c.amount_cents < 0)
  and ($4::bigint[] is null or c.partnership_id in (select unnest($4)))
  and ($5::bigint[] is null or c.id in (select unnest($5)))`;
// What a partner owes cannot be held back.
const IS_HELD = 'c.held_at is not null and c.amount_cents >= 0';

/** What fits into a sum that is exact. Of a partner, what is owed comes first, and then the oldest. */
const FITS = `not c.is_held and c.running <= ${Number.MAX_SAFE_INTEGER}`;
const RESTS = `not c.is_held and c.running > ${Number.MAX_SAFE_INTEGER}`;

interface SumsRow {
  partnership_id: number;
  due_cents: string;
  ids: number[] | null;
  held_cents: string;
  held: number;
  rest_cents: string;
  rest: number;
  since: Date | null;
}
const sums = statement<SumsRow>(
  'due_of_program',
  `with due as (
     select c.partnership_id, c.id, c.amount_cents, c.approved_at, ${IS_HELD} as is_held,
       sum(case when ${IS_HELD} then 0 else c.amount_cents end)
         over (partition by c.partnership_id order by c.amount_cents >= 0, c.id) as running
     from commissions c where ${IS_DUE})
   select c.partnership_id, coalesce(sum(c.amount_cents) filter (where ${FITS}), 0) as due_cents,
     array_agg(c.id order by c.id) filter (where ${FITS}) as ids,
     coalesce(sum(c.amount_cents) filter (where c.is_held), 0) as held_cents,
     count(*) filter (where c.is_held)::int as held,
     coalesce(sum(c.amount_cents) filter (where ${RESTS}), 0) as rest_cents,
     count(*) filter (where ${RESTS})::int as rest,
     min(c.approved_at) filter (where ${FITS}) as since
   from due c group by c.partnership_id order by c.partnership_id`,
);
const owed = statement<{ partnership_id: number }>(
  'partnerships_due',
  `select distinct c.partnership_id from commissions c where ${IS_DUE}`,
);
// In the order in which refunds lock them, so that the two never wait for each other.
const lockDue = statement<{ id: number }>(
  'lock_due',
  `select c.id from commissions c where ${IS_DUE} order by c.sale_id, c.id for no key update`,
);

interface Payee {
  merged: boolean;
  partnership_id: number;
  partner_id: number | null;
  email: string | null;
  suspended: boolean;
  minimum_cents: number | null;
}
const payees = statement<Payee>(
  'payees',
  `select s.id as partnership_id, s.partner_id, r.email, coalesce(a.status = 'suspended', false) as suspended,
     s.merged_into is not null as merged,
     coalesce(s.minimum_payout_cents, g.minimum_payout_cents) as minimum_cents
   from partnerships s ${GROUP}
     left join partners r on r.id = s.partner_id
     left join accounts a on a.id = r.account_id
   where s.id = any ($1::bigint[])`,
);
const ownMinimum = statement<{ cents: number }>(
  'own_minimum',
  `select ${OWN_MINIMUM} as cents from partnerships s ${GROUP} where s.id = $1`,
);

/** The least amount of a payout to a partner in the program's currency: their own, or that of the group or the program. */
export const findOwnMinimum = async (db: Runner, partnershipId: number): Promise<number | undefined> =>
  (await db.run(ownMinimum, [partnershipId]))[0]?.cents;

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

const valuesOf = ({ programId, currency, cutoff, partnerships }: DueQuery, ids?: readonly number[]): unknown[] => [
  programId,
  currency,
  cutoff,
  partnerships ?? null,
  ids ?? null,
];

/** A method that cannot be decrypted, because the key was replaced, does not count: the partner has to add it again. */
function opened(secretKey: Buffer, { destination, sealedFor }: MethodOfPartner): string | undefined {
  try {
    return unseal(secretKey, destination, sealedFor);
  } catch {
    return undefined;
  }
}

function methodOf(
  secretKey: Buffer,
  found: MethodOfPartner | undefined,
  email: string | null,
): FoundMethod | undefined {
  const destination = found && opened(secretKey, found);
  if (!found || destination === undefined) return undefined;
  const { id, kind: method, usable_from: usableFrom, label, holder, holder_kind: holderKind } = found;
  return { id, method, usableFrom, label, holder, holderKind, destination, email };
}

/** What is due to each partnership, by its identifier, with where it is paid; of certain commissions, if they are given. */
export async function findDue(
  db: Runner,
  secretKey: Buffer,
  query: DueQuery & { at: Date },
  ids?: readonly number[],
): Promise<FoundDue[]> {
  const rows = await db.run(sums, valuesOf(query, ids));
  const found = await db.run(payees, [rows.map(({ partnership_id }) => partnership_id)]);
  const partners = found.flatMap(({ partner_id: id }) => (id === null ? [] : [id]));
  const methods = new Map(
    (await methodsFor(db, partners, query.currency, query.at)).map((method) => [method.partner_id, method]),
  );
  const others = await methodCurrenciesOf(
    db,
    partners.filter((id) => !methods.has(id)),
  );
  const payeeOf = new Map(found.map((payee) => [payee.partnership_id, payee]));
  // What a merged partner could be paid, another one is paid.
  const due = rows.filter(({ partnership_id, held }) => held > 0 || payeeOf.get(partnership_id)?.merged !== true);
  return due.map(({ partnership_id, due_cents, ids, held_cents, held, rest_cents, rest, since }) => {
    const payee = payeeOf.get(partnership_id);
    return {
      partnershipId: partnership_id,
      partnerId: payee?.partner_id ?? null,
      suspended: payee?.suspended ?? false,
      dueCents: exactNumber(due_cents),
      ids: payee?.merged ? [] : (ids ?? []),
      heldCents: exactNumber(held_cents),
      held,
      restCents: payee?.merged ? 0 : exactNumber(rest_cents),
      rest: payee?.merged ? 0 : rest,
      since,
      minimumCents: query.ownMinimums ? (payee?.minimum_cents ?? null) : null,
      method: methodOf(secretKey, methods.get(payee?.partner_id ?? 0), payee?.email ?? null),
      methodCurrencies: others.get(payee?.partner_id ?? 0),
    };
  });
}

/**
 * The same, with partnerships and commissions locked until the transaction ends: partnerships first, as everywhere. What has
 * become due since is left out: to change what is not locked in this order, two transactions may wait for each other.
 */
export async function lockAndFindDue(
  tx: Transaction,
  secretKey: Buffer,
  query: DueQuery & { at: Date },
): Promise<FoundDue[]> {
  const partnerships = (await tx.run(owed, valuesOf(query))).map(({ partnership_id }) => partnership_id);
  await tx.run(lockPartnerships, [partnerships]);
  const locked = await tx.run(lockDue, valuesOf({ ...query, partnerships }));
  return findDue(
    tx,
    secretKey,
    query,
    locked.map(({ id }) => id),
  );
}
