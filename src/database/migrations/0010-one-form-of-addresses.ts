import { domainToASCII, domainToUnicode } from 'node:url';
import type { SqlRunner } from '../migrator/migration.ts';

// A sign-in or an invitation waits for a few rows at most, and only while one of them is rewritten.
export const transaction = false;

/** Where people's addresses are compared. */
const TABLES = ['accounts', 'partners', 'partner_invitations', 'member_invitations'];

/** The form that addresses have since version 1: NFC, and the domain in Unicode by UTS #46. */
function formOf(email: string): string {
  const at = email.lastIndexOf('@');
  const name = email.slice(0, at).normalize('NFC');
  const domain = domainToUnicode(domainToASCII(email.slice(at + 1)));
  return domain === '' ? email : `${name.replace(/[A-Z]/g, (letter) => letter.toLowerCase())}@${domain}`;
}

const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`;

/** Addresses of ASCII characters alone have had their form from the beginning. */
const other = (table: string): string =>
  `select distinct email from ${table} where octet_length(email) <> char_length(email) or email ilike '%xn--%'`;

/** Gives addresses that earlier versions stored in another spelling their one form. */
export async function up(database: SqlRunner): Promise<void> {
  for (const table of TABLES) {
    const { rows } = (await database.raw(other(table))) as { rows: { email: string }[] };
    for (const { email } of rows) {
      const form = quoted(formOf(email));
      // Two accounts of one mailbox stay as they are: only the operator can say whose it is.
      const free = table === 'accounts' ? `and not exists (select 1 from accounts where email = ${form})` : '';
      await database.raw(
        `update ${table} set email = ${form} where email = ${quoted(email)} and email <> ${form} ${free}`,
      );
    }
  }
}
