// The records that the kit is given: a program with a partner and links, an account, and a connected payment processor.
import { document } from '../../src/contract/index.ts';
import { openDb, type Db } from '../../src/database/db.ts';
import { createClickIds } from '../../src/domain/click-id.ts';
import { DAY } from '../../src/lib/clock.ts';
import { sha256 } from '../../src/lib/hashing.ts';
import { createAccount } from '../../src/store/accounts.ts';
import { issueApiToken } from '../../src/store/api-tokens.ts';
import { findLink } from '../../src/store/clicks.ts';
import { createLink, enableLink } from '../../src/store/links.ts';
import { issueLoginToken } from '../../src/store/login-tokens.ts';
import { joinAsMember } from '../../src/store/members.ts';
import { createPartner, joinProgram } from '../../src/store/partners.ts';
import { createProgram } from '../../src/store/program-admin.ts';
import { markKey } from '../../src/store/operator-keys.ts';
import { connectStripe } from '../../src/store/stripe-secrets.ts';

/** The setting of all services under test, and the key that they make of it. */
export const SECRET_TEXT = 'of the services that the mutation run breaks';
export const SECRET_KEY = sha256(SECRET_TEXT);

/** The values of the kit's options. */
export interface Seeded {
  apiKey: string;
  aff: string;
  disabledAff: string;
  loginToken: string;
  apiToken: string;
  narrowToken: string;
  origin: string;
  webhookSecret: string;
  markedKey: string;
  retiredKey: string;
  expiredClick: string;
}

const DOMAIN = 'brand.dev';
const WEBHOOK_SECRET = 'whsec_of_the_mutation_run';
const AFF = 'anna';
const DISABLED_AFF = 'anna-disabled';

async function makeProgram(db: Db, at: Date): Promise<{ id: number; apiKey: string }> {
  const settings = { name: 'Brand', domain: DOMAIN, commissionType: 'percent', commissionRate: '20' } as const;
  const program = await db.transaction((tx) => createProgram(tx, settings, [], at));
  const { partner_id: partnerId } = await createPartner(db, 'Anna', 'anna@partner.dev', at);
  await joinProgram(db, partnerId, program.id, at);
  for (const code of [AFF, DISABLED_AFF]) await createLink(db, { code, programId: program.id, partnerId }, at);
  await enableLink(db, DISABLED_AFF, false);
  await connectStripe(db, SECRET_KEY, program.id, WEBHOOK_SECRET, at);
  return program;
}

/** The key of another program, which was marked a day ago. */
async function makeMarkedKey(db: Db, at: Date, rotateBy: Date): Promise<string> {
  const settings = { name: 'Marked', domain: DOMAIN, commissionType: 'percent', commissionRate: '20' } as const;
  const { id, apiKey } = await db.transaction((tx) => createProgram(tx, settings, [], at));
  await markKey(db, { programId: id, rotateBy, at: new Date(at.getTime() - DAY) });
  return apiKey;
}

/** A click on the program's link, half a month past the attribution window. */
async function makeExpiredClick(db: Db, programId: number, now: Date): Promise<string> {
  const { id: linkId, partnership_id } = (await findLink(db, AFF))!;
  const at = new Date(now.getTime() - 75.5 * DAY);
  return createClickIds(SECRET_KEY).mint('production', { programId, partnershipId: partnership_id!, linkId, at });
}

/** Every scope of the document. */
const SCOPES = (document as { components: { schemas: { scope: { enum: string[] } } } }).components.schemas.scope.enum;

/** The tokens of an owner of the program: one with all scopes, and one with a single scope. */
async function makeApiTokens(db: Db, { programId, accountId }: { programId: number; accountId: number }, at: Date) {
  const owner = { programId, accountId, role: 'owner' as const, at };
  await db.transaction((tx) => joinAsMember(tx, () => Promise.resolve(), owner));
  const issue = async (scopes: readonly string[]): Promise<string> => {
    const expiresAt = new Date(at.getTime() + 300 * DAY);
    const wanted = { accountId, name: 'kit', scopes, programIds: undefined, expiresAt };
    return (await issueApiToken(db, wanted, at)).text;
  };
  return { apiToken: await issue(SCOPES), narrowToken: await issue(['stats.read']) };
}

/** Makes the records in a migrated database. */
export async function seed(url: string): Promise<Seeded> {
  const db = openDb({ url, poolSize: 2 });
  const at = new Date();
  try {
    const { id, apiKey } = await makeProgram(db, at);
    const expiredClick = await makeExpiredClick(db, id, at);
    const { account_id: accountId } = await createAccount(db, `owner@${DOMAIN}`, at);
    const { text: loginToken } = await issueLoginToken(db, accountId, at);
    const tokens = await makeApiTokens(db, { programId: id, accountId }, at);
    const origin = `https://${DOMAIN}`;
    const markedKey = await makeMarkedKey(db, at, new Date(at.getTime() + 7 * DAY));
    const retiredKey = await makeMarkedKey(db, at, at);
    const secrets = { loginToken, ...tokens, webhookSecret: WEBHOOK_SECRET, markedKey, retiredKey, expiredClick };
    return { apiKey, aff: AFF, disabledAff: DISABLED_AFF, origin, ...secrets };
  } finally {
    await db.close();
  }
}
