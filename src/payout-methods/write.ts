// Where partners want to be paid. The address or account is encrypted, and deleted when the method is removed.
import type { Destination, MethodKind } from './rules.ts';
import type { Currency } from '../common/types.ts';
import { statement, type Runner, type Transaction } from '../database/db.ts';
import { DAY } from '../lib/clock.ts';
import { keyedHash } from '../lib/hashing.ts';
import { seal, unseal } from '../lib/sealing.ts';
import type { Note } from '../common/audit.ts';
import { refused, type Refused } from '../common/refused.ts';
import { createWholeList } from '../common/lists.ts';

export type HolderKind = 'person' | 'institution';

export interface PayoutMethod {
  id: number;
  kind: MethodKind;
  /** null: any currency that has no method of its own */
  currency: Currency | null;
  holder: string;
  holder_kind: HolderKind;
  /** what may be shown of the address or account */
  label: string;
  usable_from: Date;
  created_at: Date;
}

interface StoredMethod extends PayoutMethod {
  partner_id: number;
  fingerprint: Buffer;
  removed_at: Date | null;
}

const SHOWN = 'id, kind, currency, holder, holder_kind, label, usable_from, created_at';
const COLUMNS = `${SHOWN}, partner_id, fingerprint, removed_at`;

/** The purpose that the address or account of a method is encrypted for. */
const purposeOf = (id: number, partnerId: number): string => `payout method ${id} of partner ${partnerId}`;

/** The methods of a partner that are in use, in the order of their identifiers. */
export const payoutMethodsOf = createWholeList<PayoutMethod>({
  name: 'payout_methods_of_partner',
  columns: SHOWN,
  from: 'payout_methods',
  id: 'id',
  always: { where: 'partner_id = :owner and removed_at is null' },
});

const live = statement<StoredMethod>(
  'live_payout_method',
  `select ${COLUMNS} from payout_methods
   where partner_id = $1 and coalesce(currency, '') = coalesce($2::text, '') and removed_at is null`,
);
const added = statement<{ ever: number; lately: number }>(
  'count_payout_methods',
  `select count(*) as ever, count(*) filter (where created_at > $2) as lately from payout_methods where partner_id = $1`,
);
// The address or account is encrypted for the identifier, so this is known first.
const nextId = statement<{ id: number }>(
  'next_payout_method',
  `select nextval(pg_get_serial_sequence('payout_methods', 'id')) as id`,
);
const insert = statement<StoredMethod>(
  'insert_payout_method',
  `insert into payout_methods (id, partner_id, kind, currency, holder, holder_kind, destination, label, fingerprint,
     created_at, usable_from)
   overriding system value values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)
   returning ${COLUMNS}`,
);
const remove = statement<StoredMethod>(
  'remove_payout_method',
  `update payout_methods set removed_at = $2, destination = null where id = $1 returning ${COLUMNS}`,
);
const find = statement<StoredMethod>(
  'payout_method_of_partner',
  `select ${COLUMNS} from payout_methods where id = $1 and partner_id = $2`,
);

export interface NewMethod {
  partnerId: number;
  kind: MethodKind;
  currency: Currency | null;
  holder: string;
  holderKind: HolderKind;
  destination: Destination;
  at: Date;
}

/** What the document limits. */
export interface MethodLimits {
  /** how long every method but the first waits */
  waitMs: number;
  mostInADay: number;
}

export type AddedMethod =
  | { kind: 'added'; method: PayoutMethod; replaced: PayoutMethod | undefined }
  | { kind: 'unchanged'; method: PayoutMethod }
  | Refused<'tooManyPayoutMethods'>;

const isSame = (stored: StoredMethod, { kind, holder, holderKind }: NewMethod, fingerprint: Buffer): boolean =>
  stored.kind === kind &&
  stored.holder === holder &&
  stored.holder_kind === holderKind &&
  stored.fingerprint.equals(fingerprint);

async function removeNoted(tx: Transaction, note: Note, { id }: PayoutMethod, at: Date): Promise<PayoutMethod> {
  const removed = (await tx.run(remove, [id, at]))[0]!;
  await note({ action: 'payout-method.remove', targetId: id, before: removed });
  return removed;
}

/**
 * Adds a method in place of the one for the same currency. Only the first that the partner ever adds is usable at once. The
 * partner's account must be locked.
 */
export async function addPayoutMethod(
  tx: Transaction,
  note: Note,
  secretKey: Buffer,
  wanted: NewMethod,
  { waitMs, mostInADay }: MethodLimits,
): Promise<AddedMethod> {
  const { partnerId, kind, currency, holder, holderKind, destination, at } = wanted;
  const fingerprint = keyedHash(secretKey, `payout destination ${kind} ${destination.canonical}`);
  const [former] = await tx.run(live, [partnerId, currency]);
  if (former && isSame(former, wanted, fingerprint)) return { kind: 'unchanged', method: former };
  const [{ ever, lately }] = (await tx.run(added, [partnerId, new Date(at.getTime() - DAY)])) as [
    { ever: number; lately: number },
  ];
  if (lately >= mostInADay) return refused('tooManyPayoutMethods');
  const replaced = former && (await removeNoted(tx, note, former, at));
  const { id } = (await tx.run(nextId, []))[0]!;
  const sealed = seal(secretKey, destination.canonical, purposeOf(id, partnerId));
  const usableFrom = new Date(at.getTime() + (ever === 0 ? 0 : waitMs));
  const whose = [id, partnerId, kind, currency, holder, holderKind];
  const [method] = await tx.run(insert, [...whose, sealed, destination.label, fingerprint, at, usableFrom]);
  await note({ action: 'payout-method.add', targetId: id, after: method! });
  return { kind: 'added', method: method!, replaced };
}

export type RemovedMethod = { kind: 'removed' | 'unchanged'; method: PayoutMethod } | Refused<'notFound'>;

/** Removes a method of the partner, whose account must be locked. Again, it changes nothing. */
export async function endPayoutMethod(
  tx: Transaction,
  note: Note,
  { id, partnerId, at }: { id: number; partnerId: number; at: Date },
): Promise<RemovedMethod> {
  const [found] = await tx.run(find, [id, partnerId]);
  if (!found) return refused('notFound');
  if (found.removed_at) return { kind: 'unchanged', method: found };
  return { kind: 'removed', method: await removeNoted(tx, note, found, at) };
}

const delay = statement<object>(
  'delay_payout_methods',
  'update payout_methods set usable_from = $2 where partner_id = $1 and removed_at is null and usable_from < $2',
);

/** Lets the methods of a partner wait until then, unless they wait longer. */
export const delayPayoutMethods = async (tx: Transaction, partnerId: number, until: Date): Promise<void> =>
  void (await tx.run(delay, [partnerId, until]));

/** The method that a payout to a partner uses. */
export interface MethodOfPartner extends Omit<PayoutMethod, 'currency' | 'created_at'> {
  partner_id: number;
  /** encrypted for `sealedFor` */
  destination: Buffer;
  sealedFor: string;
  /** whether it cannot be used yet */
  waits: boolean;
}

// The method of this currency comes before the one for any currency, also if it cannot be used yet.
const forPayout = statement<Omit<MethodOfPartner, 'sealedFor' | 'waits'>>(
  'payout_methods_for_payout',
  `select distinct on (partner_id)
     partner_id, id, kind, holder, holder_kind, label, destination, usable_from
   from payout_methods
   where partner_id = any ($1::bigint[]) and (currency = $2 or currency is null) and removed_at is null
   order by partner_id, currency nulls last`,
);

/** The methods that these partners have for a currency, one for each partner that has any. */
export async function methodsFor(
  tx: Runner,
  partnerIds: readonly number[],
  currency: string,
  at: Date,
): Promise<MethodOfPartner[]> {
  const rows = await tx.run(forPayout, [partnerIds, currency]);
  return rows.map((row) => ({ ...row, sealedFor: purposeOf(row.id, row.partner_id), waits: row.usable_from > at }));
}

const currencies = statement<{ partner_id: number; currency: Currency }>(
  'payout_method_currencies',
  `select partner_id, currency from payout_methods
   where partner_id = any ($1::bigint[]) and currency is not null and removed_at is null order by partner_id, currency`,
);

/** Of partners without a method for a currency, those in which they can be paid; nothing for who has no method at all. */
export async function methodCurrenciesOf(db: Runner, partnerIds: readonly number[]): Promise<Map<number, Currency[]>> {
  const rows = partnerIds.length === 0 ? [] : await db.run(currencies, [partnerIds]);
  const found = new Map<number, Currency[]>();
  for (const { partner_id: id, currency } of rows) found.set(id, [...(found.get(id) ?? []), currency]);
  return found;
}

interface SealedMethod {
  id: number;
  partner_id: number;
  destination: Buffer;
}
const sealedMethods = statement<SealedMethod>(
  'sealed_payout_methods',
  `select id, partner_id, destination from payout_methods where removed_at is null and id > $1 order by id limit 1000`,
);

function isReadable(secretKey: Buffer, { id, partner_id, destination }: SealedMethod): boolean {
  try {
    unseal(secretKey, destination, purposeOf(id, partner_id));
    return true;
  } catch {
    return false;
  }
}

/** How many methods are in use, and the partners with one that this key does not decrypt. */
export async function findUnreadableMethods(
  db: Runner,
  secretKey: Buffer,
): Promise<{ count: number; unreadable: number[] }> {
  const partners = new Set<number>();
  let count = 0;
  for (let after = 0, full = true; full;) {
    const rows = await db.run(sealedMethods, [after]);
    for (const row of rows) if (!isReadable(secretKey, row)) partners.add(row.partner_id);
    count += rows.length;
    full = rows.length === 1_000;
    after = rows.at(-1)?.id ?? after;
  }
  return { count, unreadable: [...partners] };
}
