// Gives programs an owner, who approves and pays through the API, and their partners an address where they are paid.
import type { Db } from '../../src/database/db.ts';
import { openFound } from '../../src/database/distributed/find.ts';
import { parseDestination } from '../../src/payout-methods/rules.ts';
import { addPayoutMethod } from '../../src/payout-methods/write.ts';
import { createAccount } from '../../src/accounts/write.ts';
import { issueApiToken } from '../../src/accounts/api-tokens.ts';
import { loadSecretKey } from '../../src/secret-key.ts';
import { query } from './query.ts';
import type { WorldProgram } from './programs.ts';
import type { Env } from './service.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const SCOPES = ['commissions.write', 'payouts.read', 'payouts.write'];
const MEMBER = `insert into memberships (program_id, account_id, role, created_at) values ($1, $2, 'owner', now())`;

/** Makes an account an owner of the program; returns an API token of theirs. */
export async function makeOwner(
  db: Db,
  url: string,
  programId: number,
  email: string,
  scopes: string[],
): Promise<string> {
  const at = new Date();
  const { account_id: accountId } = await createAccount(db, email, at);
  await query(url, MEMBER, [programId, accountId]);
  const expiresAt = new Date(at.getTime() + DAY_MS);
  const token = { accountId, name: 'treasury', scopes, programIds: [programId], expiresAt };
  return (await issueApiToken(db, token, at)).text;
}

async function openOne(
  db: Db,
  { DATABASE_URL, SECRET_KEY, DATA_DIR }: Env,
  program: WorldProgram,
): Promise<WorldProgram> {
  const at = new Date();
  const owner = await makeOwner(db, DATABASE_URL!, program.id, `owner-${program.code}@brand.dev`, SCOPES);
  const destination = parseDestination('email', `${program.code}@partner.dev`)!;
  const whose = { partnerId: program.partnerId, holder: 'Anna', holderKind: 'person' as const };
  const method = { ...whose, kind: 'paypal' as const, currency: null, destination, at };
  const key = loadSecretKey(SECRET_KEY, DATA_DIR!);
  const limits = { waitMs: 0, mostInADay: 1 };
  await db.transaction((tx) => addPayoutMethod(tx, () => Promise.resolve(), key, method, limits));
  return { ...program, owner };
}

/** The programs with a token of an owner each, except those whose partner was erased. */
export async function makeOwners(settings: Env, programs: readonly WorldProgram[]): Promise<WorldProgram[]> {
  const db = await openFound({ url: settings.DATABASE_URL!, applicationName: 'harness' });
  try {
    return await Promise.all(
      programs.map(async (program) => (program.orphans ? program : openOne(db, settings, program))),
    );
  } finally {
    await db.close();
  }
}
