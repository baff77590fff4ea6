// Everything that is stored about a partner, for the person who asks for it, and its erasure.
import { statement, type Runner, type Transaction } from '../database/db.ts';
import type { Note } from './audit.ts';

interface PartnerRow {
  partner_id: number;
  name: string;
  email: string;
  created_at: Date;
}

const find = statement<PartnerRow>(
  'partner_to_export',
  'select id as partner_id, name, email, created_at from partners where id = $1',
);

/** SQL of invitations to the partner's address. */
const INVITED = (address: string): string => `i.email = lower(${address} collate "C")`;

/** $1 is the partner. */
const PARTS = {
  programs: `select s.program_id, p.name as program_name, s.status, s.created_at, s.changed_at
    from partnerships s join programs p on p.id = s.program_id where s.partner_id = $1 order by s.id`,
  links: `select l.code, array(select n.name from link_names n where n.link_id = l.id and n.name <> l.code
      order by n.added_at, n.name) as aliases, l.program_id, l.destination, l.enabled, l.created_at
    from links l where l.partner_id = $1 order by l.id`,
  invitations: `select i.program_id, i.email, i.name, i.created_at, i.expires_at, i.accepted_at, i.declined_at, i.revoked_at
    from partners r join partner_invitations i on ${INVITED('r.email')} where r.id = $1 order by i.id`,
  accounts: `select a.id as account_id, a.email, a.issuer, a.subject, a.created_at
    from partners r join accounts a on a.email = lower(r.email collate "C") where r.id = $1`,
} as const;
type Part = keyof typeof PARTS;
const EXPORTED = Object.entries(PARTS).map(
  ([name, text]) => [name as Part, statement<Record<string, unknown>>(`export_partner_${name}`, text)] as const,
);

export type PartnerRecords = PartnerRow & Record<Part, Record<string, unknown>[]>;

/** The records of a partner without the commissions, which may be many; undefined if there is no such partner. */
export async function exportPartner(
  tx: Transaction,
  note: Note,
  partnerId: number,
): Promise<PartnerRecords | undefined> {
  const [partner] = await tx.run(find, [partnerId]);
  if (!partner) return undefined;
  const parts: Partial<Record<Part, Record<string, unknown>[]>> = {};
  for (const [name, part] of EXPORTED) parts[name] = await tx.run(part, [partnerId]);
  await note({ action: 'partner.export', targetId: partnerId });
  return { ...partner, ...(parts as Record<Part, Record<string, unknown>[]>) };
}

const erase = statement<{ email: string }>(
  'erase_partner',
  'delete from partners where id = $1 returning lower(email collate "C") as email',
);
// Another partner with the address may be another person of the same company, whose invitations and account they are.
const eraseInvitations = statement<object>(
  'erase_invitations_of_partner',
  `delete from partner_invitations i where i.email = $1
     and not exists (select from partners r where lower(r.email collate "C") = $1)`,
);
const eraseAccount = statement<object>(
  'erase_account_of_partner',
  `delete from accounts a where a.email = $1
     and not exists (select from partners r where lower(r.email collate "C") = $1)
     and not exists (select from advertisers v where v.account_id = a.id)
     and not exists (select from memberships m where m.account_id = a.id)`,
);

/**
 * Erases the person: the partner, invitations to the address, and an account by which nobody manages a program. The
 * partnerships, links, clicks, sales and commissions stay, without a partner. False if the partner does not exist.
 */
export async function erasePartner(tx: Runner, partnerId: number): Promise<boolean> {
  const [erased] = await tx.run(erase, [partnerId]);
  if (!erased) return false;
  await tx.run(eraseInvitations, [erased.email]);
  await tx.run(eraseAccount, [erased.email]);
  return true;
}
