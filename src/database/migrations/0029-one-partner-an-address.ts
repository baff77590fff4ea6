import { domainToASCII, domainToUnicode } from 'node:url';
import type { SqlRunner } from '../migrator/migration.ts';

// A sign-in or an invitation waits for a few rows at most, and only while one of them is rewritten.
export const transaction = false;

/** Where people's addresses are compared. */
const TABLES = ['accounts', 'partners', 'partner_invitations', 'member_invitations', 'former_addresses'];

/** The form that addresses have: NFC in lower case, and the domain in Unicode by UTS #46. */
function formOf(email: string): string {
  const at = email.lastIndexOf('@');
  const name = email.slice(0, at).normalize('NFC').toLowerCase().normalize('NFC');
  const domain = domainToUnicode(domainToASCII(email.slice(at + 1)));
  return domain === '' ? email : `${name}@${domain}`;
}

const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`;

/** Addresses of ASCII characters alone have their form already. */
const other = (table: string): string =>
  `select distinct email from ${table} where octet_length(email) <> char_length(email)`;

async function foldAddresses(database: SqlRunner): Promise<void> {
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

/**
 * The address of a partner that the operator's command made, who is the only such partner with it. Null for those of
 * before, among whom an address may be twice, and for those who made themselves a partner by signing in.
 */
const SOLE_ADDRESS = [
  'alter table partners add column if not exists sole_address text',
  'drop index concurrently if exists partners_sole_address',
  'create unique index concurrently partners_sole_address on partners (sole_address)',
];

export async function up(database: SqlRunner): Promise<void> {
  await foldAddresses(database);
  for (const sql of SOLE_ADDRESS) await database.raw(sql);
}
