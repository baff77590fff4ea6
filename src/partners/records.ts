// Everything that is stored about a partner, for the person who asks for it.
import { ALIASES } from '../links/write.ts';
import { statement, type Transaction } from '../database/db.ts';
import type { Note } from '../common/audit.ts';

// The person who has acted as the partner. If nobody has: the person who may, by the address, unless another partner has it
// too, who may be another person of the same company. The account is locked before its partner, as by those who act as partners.
const account = statement<{ id: number; email: string }>(
  'lock_account_of_partner',
  `select a.id, a.email from accounts a where a.id = coalesce(
     (select r.account_id from partners r where r.id = $1),
     (select o.id from partners r join accounts o on o.email = lower(r.email collate "C")
      where r.id = $1 and not exists (
        select from partners s
        where s.id <> r.id and (s.account_id = o.id or lower(s.email collate "C") = o.email)))) for no key update`,
);
// Addresses change: an invitation may have been answered under an earlier one, which only the audit log connects with the
// person.
const answered = statement<{ kind: 'invitation' | 'member-invitation'; id: number; email: string }>(
  'invitations_answered_by_partner',
  `select l.target_kind as kind, l.target_id as id, coalesce(p.email, m.email) as email from audit_log l
     left join partner_invitations p on l.target_kind = 'invitation' and p.id = l.target_id
     left join member_invitations m on l.target_kind = 'member-invitation' and m.id = l.target_id
   where l.action = any (array['invitation.accept', 'invitation.decline', 'member-invitation.accept',
       'member-invitation.decline']) and coalesce(p.id, m.id) is not null
     and ((l.actor_kind = 'partner' and l.actor_id = $1) or (l.actor_kind = 'account' and l.actor_id = $2))`,
);
const ownAddress = statement<{ email: string }>(
  'address_of_partner',
  'select lower(email collate "C") as email from partners where id = $1',
);
// An address that another partner or account has is that of another person.
const exclusive = statement<{ email: string }>(
  'addresses_of_partner_alone',
  `select distinct e.email from unnest($3::text[]) as e (email)
   where not exists (select from partners r where r.id <> $1 and lower(r.email collate "C") = e.email)
     and not exists (select from accounts a where a.email = e.email and a.id is distinct from $2)`,
);

/** How the records of a partner are found. */
export interface PartnerNames {
  partnerId: number;
  /** the account, which is locked; null if there is none */
  accountId: number | null;
  /** the addresses that are theirs alone */
  emails: string[];
  /** the invitations that they answered, to any address */
  partnerInvitationIds: number[];
  memberInvitationIds: number[];
}

export async function identifyPartner(tx: Transaction, partnerId: number): Promise<PartnerNames> {
  const [held] = await tx.run(account, [partnerId]);
  const accountId = held?.id ?? null;
  const invitations = await tx.run(answered, [partnerId, accountId]);
  const known = [...(await tx.run(ownAddress, [partnerId])), ...invitations, ...(held ? [held] : [])];
  const emails = await tx.run(exclusive, [partnerId, accountId, known.map(({ email }) => email)]);
  const idsOf = (wanted: string) => invitations.filter(({ kind }) => kind === wanted).map(({ id }) => id);
  return {
    partnerId,
    accountId,
    emails: emails.map(({ email }) => email),
    partnerInvitationIds: idsOf('invitation'),
    memberInvitationIds: idsOf('member-invitation'),
  };
}

interface PartnerRow {
  partner_id: number;
  name: string;
  email: string;
  legal_name: string | null;
  legal_address: string | null;
  tax_id: string | null;
  created_at: Date;
}

const find = statement<PartnerRow>(
  'partner_to_export',
  'select id as partner_id, name, email, legal_name, legal_address, tax_id, created_at from partners where id = $1',
);

/** What is exported, and the values by which it is found. */
const PARTS = {
  programs: [
    ['partnerId'],
    `select s.program_id, p.name as program_name, s.status, s.created_at, s.changed_at, s.application
     from partnerships s join programs p on p.id = s.program_id where s.partner_id = $1 order by s.id`,
  ],
  links: [
    ['partnerId'],
    `select l.code, ${ALIASES} as aliases, l.program_id, l.destination, l.enabled, l.created_at
     from links l where l.partner_id = $1 order by l.id`,
  ],
  invitations: [
    ['emails', 'partnerInvitationIds'],
    `select i.program_id, i.email, i.name, i.created_at, i.expires_at, i.accepted_at, i.declined_at, i.revoked_at
     from partner_invitations i where i.email = any ($1::text[]) or i.id = any ($2::bigint[]) order by i.id`,
  ],
  member_invitations: [
    ['emails', 'memberInvitationIds'],
    `select i.program_id, i.email, i.role, i.created_at, i.expires_at, i.accepted_at, i.declined_at, i.revoked_at
     from member_invitations i where i.email = any ($1::text[]) or i.id = any ($2::bigint[]) order by i.id`,
  ],
  payout_methods: [
    ['partnerId'],
    `select m.kind, m.currency, m.holder, m.holder_kind, m.label, m.usable_from, m.created_at, m.removed_at
     from payout_methods m where m.partner_id = $1 order by m.id`,
  ],
  former_addresses: [
    ['accountId'],
    'select f.email, f.replaced_at from former_addresses f where f.account_id = $1 order by f.id',
  ],
  address_changes: [
    ['accountId'],
    `select c.former_email, c.new_email, c.created_at, c.expires_at, c.changed_at, c.undo_until from address_changes c
     where c.account_id = $1 order by c.id`,
  ],
  accounts: [['accountId'], `select id as account_id, email, issuer, subject, created_at from accounts where id = $1`],
} as const;
type Part = keyof typeof PARTS;
const EXPORTED = Object.entries(PARTS).map(
  ([name, [by, text]]) =>
    [name as Part, by, statement<Record<string, unknown>>(`export_partner_${name}`, text)] as const,
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
  const names = await identifyPartner(tx, partnerId);
  const parts: Partial<Record<Part, Record<string, unknown>[]>> = {};
  for (const [name, by, part] of EXPORTED)
    parts[name] = await tx.run(
      part,
      by.map((value) => names[value]),
    );
  await note({ action: 'partner.export', targetId: partnerId });
  return { ...partner, ...(parts as Record<Part, Record<string, unknown>[]>) };
}
