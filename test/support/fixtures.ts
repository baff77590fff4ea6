import { DAY, type Clock } from '../../src/lib/clock.ts';
import { sha256 } from '../../src/lib/hashing.ts';
import { maskToken, newToken } from '@referral-tracking/shared/ids';
import { document } from '../../src/contract/index.ts';
import type { StoredCustomer } from '../../src/common/types.ts';
import type { Role } from '../../src/common/access.ts';
import { createAccount } from '../../src/accounts/write.ts';
import { customerByClickId, ensureCustomer } from '../../src/attribution/customers.ts';
import { issueApiToken, type NewToken } from '../../src/accounts/api-tokens.ts';
import { beginSession, type SessionReach } from '../../src/accounts/browser-sessions.ts';
import { issueLoginToken } from '../../src/accounts/login-tokens.ts';
import type { TestDb } from './database.ts';
import { clickIds } from './rows.ts';
import { noteSecrets, noteText } from './secrets.ts';

export interface TestProgram {
  id: number;
  key: string;
}
/** A program with a joined partner and a link. */
export interface Campaign extends TestProgram {
  partnerId: number;
  partnershipId: number;
  linkId: number;
  code: string;
  /** the URL with the link's code, as a page would send it */
  url: string;
}

/** Every scope of the document. */
export const ALL_SCOPES = (document as { components: { schemas: { scope: { enum: string[] } } } }).components.schemas
  .scope.enum;

/** A person who has signed in. */
export interface TestPerson {
  email: string;
  token: string;
  accountId: number;
  advertiserId: number;
}

export const ORIGIN = 'https://brand.dev';

let serial = 0;

/** Creates the records of an operator directly in the database. */
export function fixtures(db: TestDb, clock: Clock) {
  const { knex } = db;
  const insert = async (table: string, row: object): Promise<number> =>
    (await knex<{ id: number }>(table).insert(row).returning('id'))[0]!.id;

  /** A key that is valid once it is stored, in place of the program's key until then. */
  function futureKey(programId: number, marking: { marked_at?: Date; rotate_by?: Date } = {}) {
    const token = newToken('refkey');
    noteText(token);
    async function store(): Promise<void> {
      await knex('program_keys').where({ program_id: programId, revoked_at: null }).update({ revoked_at: clock.now() });
      const row = { program_id: programId, token_hash: sha256(token), masked: maskToken(token) };
      await insert('program_keys', { ...row, created_at: clock.now(), ...marking });
    }
    return { token, store };
  }

  async function key(programId: number, marking: { marked_at?: Date; rotate_by?: Date } = {}): Promise<string> {
    const { token, store } = futureKey(programId, marking);
    await store();
    return token;
  }

  async function program(settings: object = {}): Promise<TestProgram> {
    const id = await insert('programs', {
      name: 'Brand',
      slug: `brand-${++serial}`,
      domain: 'brand.dev',
      commission_type: 'percent',
      commission_rate: '20',
      currency: 'USD',
      lead_auth: 'server_required',
      cookie_window_days: 60,
      attribution_window_days: 60,
      created_at: clock.now(),
      ...settings,
    });
    await knex('program_origins').insert({ program_id: id, origin: ORIGIN });
    return { id, key: await key(id) };
  }

  const partner = (): Promise<number> =>
    insert('partners', { name: 'Anna', email: 'anna@partner.dev', created_at: clock.now() });

  const partnership = (programId: number, partnerId: number, status = 'joined'): Promise<number> =>
    insert('partnerships', {
      program_id: programId,
      partner_id: partnerId,
      status,
      created_at: clock.now(),
      changed_at: clock.now(),
    });

  interface LinkSettings {
    program_id?: number;
    partner_id?: number;
    partnership_id?: number;
    enabled?: boolean;
  }
  async function storeLink(settings: LinkSettings): Promise<{ code: string; linkId: number }> {
    const code = `code-${++serial}`;
    return { code, linkId: await insert('links', { code, created_at: clock.now(), ...settings }) };
  }
  const link = async (settings: LinkSettings): Promise<string> => (await storeLink(settings)).code;

  /** A discount code of the partnership. */
  const discountCode = (
    programId: number,
    partnershipId: number,
    code: string,
    changes: object = {},
  ): Promise<number> =>
    insert('codes', {
      program_id: programId,
      partnership_id: partnershipId,
      code,
      key: code.toLowerCase(),
      key_mark: clickIds.marksOf(programId, { code: code.toLowerCase() })[0],
      status: 'active',
      created_at: clock.now(),
      ...changes,
    });

  /** Stores the customer of a click as its first lead, sale or payment event would, with these changes. */
  async function customer(clickId: string, changes: object = {}): Promise<StoredCustomer> {
    const stored = await ensureCustomer(db, customerByClickId(clickIds, clickId)!, clock.now());
    if (Object.keys(changes).length > 0) await knex('customers').where({ click_id: clickId }).update(changes);
    return { ...stored, ...changes };
  }

  async function campaign(settings: object = {}): Promise<Campaign> {
    const made = await program(settings);
    const partnerId = await partner();
    const partnershipId = await partnership(made.id, partnerId);
    const whose = { program_id: made.id, partner_id: partnerId, partnership_id: partnershipId };
    const { code, linkId } = await storeLink(whose);
    return { ...made, partnerId, partnershipId, linkId, code, url: `https://brand.dev/?aff=${code}` };
  }

  async function tokenOf(accountId: number): Promise<string> {
    const { text } = await issueLoginToken(db, accountId, clock.now());
    noteText(text);
    return text;
  }

  async function person(email = `person-${++serial}@brand.dev`): Promise<TestPerson> {
    const { account_id: accountId, advertiser_id: advertiserId } = await createAccount(db, email, clock.now());
    return { email, token: await tokenOf(accountId), accountId, advertiserId: advertiserId! };
  }

  /** An API token of the account: all scopes and programs, for a day, unless given. */
  async function apiToken(accountId: number, changes: Partial<NewToken> = {}): Promise<string> {
    const expiresAt = new Date(clock.now().getTime() + DAY);
    const token = { accountId, name: 'test', scopes: ALL_SCOPES, programIds: undefined, expiresAt, ...changes };
    const { text } = await issueApiToken(db, token, clock.now());
    noteText(text);
    return text;
  }

  /** The headers of a browser that has just signed in, on a page of the service. */
  async function session(accountId: number, reach: SessionReach = 'account'): Promise<Record<string, string>> {
    const { value } = await beginSession(db, accountId, { authenticatedAt: clock.now(), at: clock.now(), reach });
    noteSecrets(value);
    return { cookie: `referral_session=${value}`, 'sec-fetch-site': 'same-origin' };
  }

  /** A person with a role in the program, and an API token for everything that the role may do. */
  async function member(programId: number, role: Role = 'owner'): Promise<TestPerson & { apiToken: string }> {
    const made = await person();
    const row = { program_id: programId, account_id: made.accountId, role, created_at: clock.now() };
    await knex('memberships').insert(row);
    return { ...made, apiToken: await apiToken(made.accountId) };
  }

  /** A person who is a partner of the program, and an API token for everything that a partner may do. */
  async function partnerAccount(programId: number, status = 'joined') {
    const made = await person();
    const row = { name: 'Anna', email: made.email, created_at: clock.now(), account_id: made.accountId };
    const partnerId = await insert('partners', row);
    const partnershipId = await partnership(programId, partnerId, status);
    return { ...made, partnerId, partnershipId, apiToken: await apiToken(made.accountId) };
  }

  /** A program's key that is marked for rotation. If the deadline is now, the key is retired. */
  async function markedKey(rotate_by: Date = clock.now()): Promise<string> {
    return key((await program()).id, { marked_at: clock.now(), rotate_by });
  }

  const unique = (name: string): string => `${name}-${++serial}`;
  return {
    key,
    futureKey,
    markedKey,
    program,
    partner,
    partnership,
    link,
    storeLink,
    customer,
    discountCode,
    campaign,
    person,
    apiToken,
    session,
    member,
    partnerAccount,
    tokenOf,
    unique,
  };
}

export type Fixtures = ReturnType<typeof fixtures>;
