// The partner that an account is. A partner of the operator's, who has the same e-mail address, is theirs too.
import { statement, type Runner, type Transaction } from '../database/db.ts';
import type { Note } from '../common/audit.ts';
import { createPartner } from '../partnerships/write.ts';

/** What receipts say of a partner. */
export interface LegalDetails {
  legal_name: string | null;
  legal_address: string | null;
  tax_id: string | null;
}

export interface OwnPartner extends LegalDetails {
  id: number;
  name: string;
  email: string;
  /** null: nobody has acted as this partner yet */
  account_id: number | null;
  created_at: Date;
  /** whether it has said where to be paid, in whatever currency */
  has_payout_method: boolean;
}

/** Whose partner to find. */
export interface PartnersAccount {
  accountId: number;
  /** verified, in the form in which addresses are stored */
  email: string;
}

const COLUMNS = `id, name, email, account_id, created_at, legal_name, legal_address, tax_id,
  exists (select from payout_methods m where m.partner_id = partners.id and m.removed_at is null) as has_payout_method`;
export const NO_DETAILS: LegalDetails = { legal_name: null, legal_address: null, tax_id: null };
/** SQL of the account's partner. */
const own = (columns: string): string => `select ${columns} from partners
   where account_id = $1 or (account_id is null and lower(email collate "C") = $2)
   order by account_id nulls last, id limit 1`;
const find = statement<OwnPartner>('own_partner', own(COLUMNS));

/** The partner that the account is; the oldest one with its address, if it has not acted as a partner yet. */
export const findOwnPartner = async (
  db: Runner,
  { accountId, email }: PartnersAccount,
): Promise<OwnPartner | undefined> => (await db.run(find, [accountId, email]))[0];

const partnership = statement<{ partner_id: number }>(
  'own_partnership',
  `select partner_id from partnerships where program_id = $3 and partner_id = (${own('id')})`,
);

/** The account's partnership in a program, in any status; undefined if there is none. */
export const findOwnPartnership = async (
  db: Runner,
  programId: number,
  { accountId, email }: PartnersAccount,
): Promise<{ partner_id: number } | undefined> => (await db.run(partnership, [accountId, email, programId]))[0];

const account = statement<object>('lock_account', 'select 1 from accounts where id = $1 for no key update');
const bind = statement<OwnPartner>(
  'bind_partner',
  `update partners set account_id = $2, email = $3, sole_address = case when email = $3 then sole_address end
   where id = $1 and (account_id is null or account_id = $2)
   returning ${COLUMNS}`,
);

/** Locks the account, so that it becomes one partner only. It is locked before a program, never after it. */
export const lockAccount = async (tx: Transaction, accountId: number): Promise<void> =>
  void (await tx.run(account, [accountId]));

/**
 * The partner that the account is, with the account's present address. Creates it with the given name if there is none.
 * The account stays locked until the transaction ends.
 */
export async function holdOwnPartner(
  tx: Transaction,
  note: Note,
  { accountId, email, name, at }: PartnersAccount & { name: string; at: Date },
): Promise<OwnPartner> {
  await lockAccount(tx, accountId);
  const found = await findOwnPartner(tx, { accountId, email });
  if (found?.account_id === accountId && found.email === email) return found;
  const [bound] = found ? await tx.run(bind, [found.id, accountId, email]) : [];
  if (!bound) {
    const { partner_id: id } = await createPartner(tx, note, { name, email, accountId, at });
    return { id, name, email, account_id: accountId, created_at: at, ...NO_DETAILS, has_payout_method: false };
  }
  if (found?.account_id === null) {
    const entry = { action: 'partner.bind', targetId: bound.id, partnerId: bound.id } as const;
    await note({ ...entry, before: { bound: false }, after: { bound: true } });
  }
  return bound;
}

const change = statement<object>(
  'change_own_partner',
  'update partners set name = $2, legal_name = $3, legal_address = $4, tax_id = $5 where id = $1',
);

type Profile = Pick<OwnPartner, 'id' | 'name' | keyof LegalDetails>;

/** Changes the profile of a partner, which its account has locked. The audit log shows no value of it. */
export async function changeOwnPartner(
  tx: Transaction,
  note: Note,
  { id, name, legal_name, legal_address, tax_id }: Profile,
  before: Partial<Profile> = {},
): Promise<void> {
  await tx.run(change, [id, name, legal_name, legal_address, tax_id]);
  await note({
    ...{ action: 'partner.update', targetId: id, partnerId: id, before },
    after: { name, legal_name, legal_address, tax_id },
  });
}

/** The name of a partner of whom only the address is known. */
export const nameFrom = (email: string): string => email.slice(0, email.indexOf('@'));
