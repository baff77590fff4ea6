import type { PartnershipStatus } from '../common/types.ts';
import { statement, type Transaction } from '../database/db.ts';
import type { Note } from '../common/audit.ts';

const insert = statement<{ partner_id: number; name: string; email: string }>(
  'insert_partner',
  `insert into partners (name, email, created_at, account_id) values ($1, $2, $3, $4)
   returning id as partner_id, name, email`,
);

/** SQL of whether the partner of partnership `s` has gone, which turns the partner's links off. */
export const HAS_GONE = `s.status in ('left', 'removed', 'declined')`;

export interface NewPartner {
  name: string;
  email: string;
  /** the account that becomes the partner, by its own act */
  accountId?: number;
  at: Date;
}

export async function createPartner(tx: Transaction, note: Note, { name, email, accountId, at }: NewPartner) {
  const partner = (await tx.run(insert, [name, email, at, accountId ?? null]))[0]!;
  const targetId = partner.partner_id;
  const own = accountId !== undefined && { partnerId: targetId };
  await note({ action: 'partner.create', targetId, ...own, after: { name } });
  return partner;
}

const sameAddress = statement<{ partner_id: number }>(
  'first_partner_with_email',
  `select id as partner_id from partners where lower(email collate "C") = lower($1::text collate "C")
   order by id nulls first limit 1`,
);
const insertSole = statement<{ partner_id: number; name: string; email: string }>(
  'insert_sole_partner',
  `insert into partners (name, email, created_at, sole_address) values ($1, $2, $3, $2)
   on conflict (sole_address) do nothing returning id as partner_id, name, email`,
);

/**
 * Creates a partner whose address no other partner has; otherwise, returns the id of the first one who has it. If two
 * create one at once, the second waits for the first.
 */
export async function createSolePartner(tx: Transaction, note: Note, { name, email, at }: NewPartner) {
  const [holder] = await tx.run(sameAddress, [email]);
  if (holder) return { kind: 'taken', partnerId: holder.partner_id } as const;
  const [partner] = await tx.run(insertSole, [name, email, at]);
  if (!partner) return { kind: 'taken', partnerId: (await tx.run(sameAddress, [email]))[0]?.partner_id } as const;
  await note({ action: 'partner.create', targetId: partner.partner_id, after: { name } });
  return { kind: 'made', partner } as const;
}

/** A partner's place in a program. */
export interface Partnership {
  id: number;
  status: PartnershipStatus;
}
export interface WantedPartnership {
  programId: number;
  partnerId: number;
  status: PartnershipStatus;
  at: Date;
}

const lock = statement<Partnership>(
  'lock_partnership',
  'select id, status from partnerships where program_id = $1 and partner_id = $2 for no key update',
);
const add = statement<Partnership>(
  'insert_partnership',
  `insert into partnerships (program_id, partner_id, status, created_at, changed_at) values ($1, $2, $3, $4, $4)
   on conflict (program_id, partner_id) do nothing returning id, status`,
);
const change = statement<object>(
  'change_partnership',
  'update partnerships set status = $2, changed_at = $3, decline_reason = $4 where id = $1',
);

/** The partnership, locked until the transaction ends; undefined if there is none. */
export const holdPartnership = async (
  tx: Transaction,
  { programId, partnerId }: Pick<WantedPartnership, 'programId' | 'partnerId'>,
): Promise<Partnership | undefined> => (await tx.run(lock, [programId, partnerId]))[0];

/** Adds a partnership; undefined if there is one. */
export const addPartnership = async (
  tx: Transaction,
  { programId, partnerId, status, at }: WantedPartnership,
): Promise<Partnership | undefined> => (await tx.run(add, [programId, partnerId, status, at]))[0];

/** Adds a partnership, unless there is one, which it locks and returns. */
export async function ensurePartnership(
  tx: Transaction,
  wanted: WantedPartnership,
): Promise<Partnership & { added: boolean }> {
  const held = await holdPartnership(tx, wanted);
  if (held) return { ...held, added: false };
  const added = await addPartnership(tx, wanted);
  // Otherwise, somebody has just added it.
  return added ? { ...added, added: true } : ensurePartnership(tx, wanted);
}

/** Changes the status of a partnership, which is locked. The reason is why it is declined; a later status has none. */
export const changeStatus = async (
  tx: Transaction,
  { id }: Partnership,
  status: PartnershipStatus,
  at: Date,
  reason: string | null = null,
) => void (await tx.run(change, [id, status, at, reason]));
