// The first link of a partner, which is made when they join, so that nobody who has joined stands without one.
import { statement, type Transaction } from '../../database/db.ts';
import { parseLinkCode } from '../../domain/link-code.ts';
import { slugOf } from '../../domain/slug.ts';
import { nameFrom } from '../partners/own.ts';
import type { Act } from '../partners/managed.ts';
import type { Note } from '../platform/audit.ts';
import { createLink } from './managed.ts';

const joined = statement<{ name: string; email: string }>(
  'partner_without_links',
  `select r.name, r.email from partnerships s join partners r on r.id = s.partner_id
   where s.program_id = $1 and s.partner_id = $2 and s.status = 'joined'
     and not exists (select from links l where l.program_id = s.program_id and l.partner_id = s.partner_id)`,
);

/** The longest code that leaves room for a suffix. */
const LONGEST = 28;
const SUFFIXES = ['', '-2', '-3', '-4', '-5'];

/** Codes to try, the best one first; the last one is random. Codes are public, so they never show a part of an address. */
function codesFor({ name, email }: { name: string; email: string }): (string | undefined)[] {
  const isPublic = name !== nameFrom(email) && /[a-z0-9]/i.test(name);
  const slug = parseLinkCode(isPublic ? slugOf(name).slice(0, LONGEST).replace(/-$/, '') : '');
  return slug === undefined ? [undefined] : [...SUFFIXES.map((suffix) => slug + suffix), undefined];
}

/** Creates a link for a partner who has joined and has none: with their name as its code, or a random one. */
export async function createFirstLink(tx: Transaction, note: Note, { programId, partnerId, at }: Act): Promise<void> {
  const [partner] = await tx.run(joined, [programId, partnerId]);
  if (!partner) return;
  for (const code of codesFor(partner)) {
    const wanted = { programId, partnerId, code, destination: undefined, enabled: true, at };
    const { kind } = await createLink(tx, note, 'program', wanted);
    if (kind !== 'taken') return;
  }
}
