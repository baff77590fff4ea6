// The first link of a partner, which is made when they join, so that they can share it at once.
import { isRefused } from '../common/refused.ts';
import { statement, type Transaction } from '../database/db.ts';
import { newLinkCode } from '@referral-tracking/shared/ids';
import { codeFromName } from './rules.ts';
import type { AuditEntry, Note } from '../common/audit.ts';
import { createLink } from './write.ts';

const find = statement<{ name: string; email: string }>(
  'partner_without_link',
  `select r.name, r.email from partners r
   where r.id = $2 and not exists (select from links l where l.program_id = $1 and l.partner_id = r.id)`,
);
const MOST_SUFFIXES = 9;
const mark = statement<object>('mark_link_from_name', 'update links set from_name = true where id = $1');

/** The audit log forgets nobody, so it does not show a code that is made from a name. */
const withoutCode = (note: Note): Note => {
  const hide = (entry: AuditEntry): AuditEntry => ({ ...entry, after: { ...entry.after, code: undefined } });
  return (entries) => note('action' in entries ? hide(entries) : entries.map(hide));
};

/** Makes a link that leads to the home page of the program, with a code from the partner's name; nothing if they have one. */
export async function makeFirstLink(
  tx: Transaction,
  note: Note,
  { programId, partnerId, at }: { programId: number; partnerId: number; at: Date },
): Promise<void> {
  const [partner] = await tx.run(find, [programId, partnerId]);
  if (!partner) return;
  const link = { programId, partnerId, destination: undefined, enabled: true, at };
  const wanted = codeFromName(partner.name, partner.email);
  for (let suffix = 1; wanted !== undefined && suffix <= MOST_SUFFIXES; suffix++) {
    const code = suffix === 1 ? wanted : `${wanted}-${suffix}`;
    const made = await createLink(tx, withoutCode(note), 'program', { ...link, code });
    if (made.kind === 'done') await tx.run(mark, [made.link.id]);
    if (!isRefused(made, 'linkNameTaken')) return;
  }
  await createLink(tx, note, 'program', { ...link, code: undefined });
}

const named = statement<{ id: number; code: string }>(
  'links_from_name',
  'select id, code from links where partner_id = $1 and from_name',
);
const recode = statement<object>(
  'recode_link',
  `with link as (update links set code = $3, from_name = false where id = $1 returning id)
   update link_names n set name = $3 from link where n.link_id = link.id and n.name = $2`,
);

/** Replaces the codes that are made from the name of a partner who is erased. */
export async function forgetNames(tx: Transaction, partnerId: number): Promise<void> {
  for (const { id, code } of await tx.run(named, [partnerId])) await tx.run(recode, [id, code, newLinkCode()]);
}
