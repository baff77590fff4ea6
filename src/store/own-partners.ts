// The partner that an account is. A partner of the operator's, who has the same e-mail address, is theirs too.
import { statement, type Runner, type Transaction } from '../database/db.ts';
import type { Note } from './audit.ts';

export interface OwnPartner {
  id: number;
  name: string;
  email: string;
  /** null: nobody has acted as this partner yet */
  account_id: number | null;
  created_at: Date;
}

/** Whose partner to find. */
export interface PartnersAccount {
  accountId: number;
  /** verified, in the form in which addresses are stored */
  email: string;
}

const COLUMNS = 'id, name, email, account_id, created_at';
const find = statement<OwnPartner>(
  'own_partner',
  `select ${COLUMNS} from partners
   where account_id = $1 or (account_id is null and lower(email collate "C") = $2)
   order by account_id nulls last, id limit 1`,
);

/** The partner that the account is; the oldest one with its address, if it has not acted as a partner yet. */
export const findOwnPartner = async (
  db: Runner,
  { accountId, email }: PartnersAccount,
): Promise<OwnPartner | undefined> => (await db.run(find, [accountId, email]))[0];

const lockAccount = statement<object>('lock_account', 'select 1 from accounts where id = $1 for no key update');
const bind = statement<OwnPartner>(
  'bind_partner',
  `update partners set account_id = $2, email = $3 where id = $1 and (account_id is null or account_id = $2)
   returning ${COLUMNS}`,
);
const insert = statement<OwnPartner>(
  'insert_own_partner',
  `insert into partners (name, email, created_at, account_id) values ($1, $2, $3, $4) returning ${COLUMNS}`,
);

/**
 * The partner that the account is, with the account's present address. Creates it with the given name if there is none.
 * The account stays locked until the transaction ends.
 */
export async function holdOwnPartner(
  tx: Transaction,
  note: Note,
  { accountId, email, name, at }: PartnersAccount & { name: string; at: Date },
): Promise<OwnPartner> {
  await tx.run(lockAccount, [accountId]);
  const found = await findOwnPartner(tx, { accountId, email });
  if (found?.account_id === accountId && found.email === email) return found;
  const [bound] = found ? await tx.run(bind, [found.id, accountId, email]) : [];
  const partner = bound ?? (await tx.run(insert, [name, email, at, accountId]))[0]!;
  if (!bound) await note({ action: 'partner.create', targetId: partner.id, partnerId: partner.id });
  else if (found?.account_id === null) {
    await note({ action: 'partner.bind', targetId: partner.id, partnerId: partner.id });
  }
  return partner;
}
