// Valid requests to the operations of the management API, from the document: its examples, with the identifiers of real
// records.
import type { Role } from '../../src/common/access.ts';
import { DAY, type Clock } from '../../src/lib/clock.ts';
import { sha256 } from '../../src/lib/hashing.ts';
import { newToken } from '@referral-tracking/shared/ids';
import type { Call } from '../support/client.ts';
import type { TestDb } from '../support/database.ts';
import type { Fixtures } from '../support/fixtures.ts';
import type { Documented } from '../security/support/document.ts';
import { POSTBACKS } from '../postbacks/records.ts';
import { newKey } from '../keys/records.ts';
import { newCatchUpKey, newProcessor } from '../payments/records.ts';
import { newCommission, newDue } from '../payouts/records.ts';
import { MONEY } from '../statements/records.ts';
import { storeMethod } from '../payout-methods/support.ts';
import { hostName, newLinkHost } from '../link-hosts/records.ts';
import { newGroup } from '../terms/records.ts';
import { newCustomer, WEBHOOKS } from '../webhooks/records.ts';

/** What a person is in the program of a scene: a member, a partner, or undefined for neither. */
export type Part = Role | 'partner' | undefined;

/** Where records are made: the database of a service, and its clock. */
export interface Ground {
  db: TestDb;
  make: Fixtures;
  clock: Clock;
}

/** A program of its own for a request, and a person with a part in it. */
export interface Scene {
  programId: number;
  programKey: string;
  role: Part;
  accountId: number;
  email: string;
}

/** Who may call the operation. */
export const usualPart = ({ access }: Documented): 'owner' | 'partner' => (access?.partner ? 'partner' : 'owner');

async function personOf({ make }: Ground, programId: number, role: Part) {
  if (role === undefined) return make.person();
  return role === 'partner' ? make.partnerAccount(programId) : make.member(programId, role);
}

export async function openScene(service: Ground, role: Part): Promise<Scene> {
  const { id: programId, key: programKey } = await service.make.program({
    partner_links: true,
    partner_postbacks: true,
  });
  const { accountId, email } = await personOf(service, programId, role);
  return { programId, programKey, role, accountId, email };
}

/** The status of the partner that an operation can change. */
const PARTNER_STATUS: Record<string, string> = {
  approvePartner: 'applied',
  declinePartner: 'applied',
  reinstatePartner: 'removed',
};

async function partnerOf({ make }: Ground, { programId }: Scene, operation = ''): Promise<number> {
  const partnerId = await make.partner();
  await make.partnership(programId, partnerId, PARTNER_STATUS[operation]);
  return partnerId;
}

const daysFrom = (clock: Clock, days: number): Date => new Date(clock.now().getTime() + days * DAY);
const inDays = (clock: Clock, days: number): string => daysFrom(clock, days).toISOString();

type Find = (service: Ground, scene: Scene, operation: string) => Promise<number> | number;

/** The slug of a program that takes applications. */
async function newSlug({ make, db }: Ground): Promise<string> {
  const { id } = await make.program({ join_policy: 'apply' });
  return (await db.knex('programs').where({ id }).pluck<string[]>('slug'))[0]!;
}

/** The token of an invitation of the scene's person to become a partner of its program. */
async function newInvitation({ db, clock }: Ground, { programId: program_id, email }: Scene): Promise<string> {
  const token = newToken('refinv');
  const times = { created_at: clock.now(), sent_at: clock.now(), expires_at: daysFrom(clock, 30) };
  await db.knex('partner_invitations').insert({ program_id, email, token_hash: sha256(token), ...times });
  return token;
}

/** A link of the scene's program, and of its person if that is a partner. */
async function newLink({ make, db }: Ground, { programId: program_id, accountId: account_id }: Scene): Promise<number> {
  const [own] = await db
    .knex('partnerships')
    .join('partners', 'partners.id', 'partner_id')
    .where({ program_id, account_id })
    .select<{ partner_id: number; partnership_id: number }[]>('partner_id', 'partnerships.id as partnership_id');
  return (await make.storeLink({ program_id, ...own })).linkId;
}

const newestOf = async ({ knex }: Ground['db'], table: string): Promise<number> =>
  (await knex(table).max<{ max: number }[]>('id'))[0]!.max;

/** The identifier of a record of the scene, for each parameter of a path. */
const RECORDS: Record<string, Find> = {
  program_id: (_, { programId }) => programId,
  link_id: newLink,
  link_host_id: newLinkHost,
  code_id: async ({ make }, { programId }) =>
    make.discountCode(programId, await make.partnership(programId, await make.partner()), make.unique('CODE')),
  partner_id: partnerOf,
  // An invitation that can be sent again, also by the clock of a service that is behind this one.
  invitation_id: async ({ db, clock, make }, { programId: program_id }) => {
    const token_hash = sha256(newToken('refinv'));
    const times = { created_at: daysFrom(clock, -2), sent_at: daysFrom(clock, -2), expires_at: daysFrom(clock, 28) };
    const row = { program_id, email: `${make.unique('anna')}@partner.dev`, token_hash, ...times };
    return (await db.knex('partner_invitations').insert(row).returning<{ id: number }[]>('id'))[0]!.id;
  },
  ...MONEY,
  group_id: newGroup,
  customer_id: newCustomer,
  ...WEBHOOKS,
  ...POSTBACKS,
  // A second key, so that it can be revoked.
  token_id: ({ make, db }, { accountId }) => make.apiToken(accountId).then(() => newestOf(db, 'api_tokens')),
  login_token_id: ({ make, db }, { accountId }) => make.tokenOf(accountId).then(() => newestOf(db, 'login_tokens')),
  account_id: async ({ make }, { programId }) => (await make.member(programId, 'viewer')).accountId,
  member_invitation_id: async ({ db, clock }, { programId: program_id }) => {
    const row = { program_id, email: 'bo@brand.dev', role: 'viewer', token_hash: sha256(newToken('refmem')) };
    const times = { created_at: clock.now(), expires_at: daysFrom(clock, 1) };
    const inserting = db.knex('member_invitations').insert({ ...row, ...times });
    return (await inserting.returning<{ id: number }[]>('id'))[0]!.id;
  },
  payment_event_id: async ({ db, clock }, { programId: program_id }) => {
    const row = {
      program_id,
      event_id: newToken('evt'),
      type: 'invoice.paid',
      notice: { kind: 'unreadable' },
      names: [],
    };
    const state = { state: 'pending', result: 'unreadable', occurred_at: clock.now(), received_at: clock.now() };
    const inserting = db.knex('payment_events').insert({ ...row, ...state });
    return (await inserting.returning<{ id: number }[]>('id'))[0]!.id;
  },
  processor_id: newProcessor,
  catch_up_key_id: newCatchUpKey,
  payout_method_id: async (ground, { accountId: account_id }) => {
    const [own] = await ground.db.knex('partners').where({ account_id }).pluck<number[]>('id');
    return storeMethod(ground, own ?? (await ground.make.partner()));
  },
  key_id: newKey,
};

/** A program of a person who has no role in that of the scene. */
async function ownProgram(make: Fixtures, { knex }: TestDb, { accountId }: Scene): Promise<number> {
  const { id } = await make.program();
  await knex('memberships').insert({ program_id: id, account_id: accountId, role: 'viewer', created_at: new Date() });
  return id;
}

const isMember = ({ role }: Scene): boolean => role !== undefined && role !== 'partner';

/** The values of fields that name a record, or whose example would not be valid for long: a value, or how to make it. */
const fresh = (service: Ground, scene: Scene): Record<string, unknown> => {
  const { clock, make, db } = service;
  return {
    commission_ids: async () => [await newCommission(service, scene), await newCommission(service, scene)],
    item_ids: () =>
      db.knex('payout_items').where({ program_id: scene.programId }).orderBy('id', 'desc').limit(1).pluck('id'),
    // What is due to be paid by a new payout.
    max_total_cents: async () => (await newDue(service, scene)) && 500,
    program_ids: async () => [isMember(scene) ? scene.programId : await ownProgram(make, db, scene)],
    partner_id: () => partnerOf(service, scene),
    partnership_id: async () => make.partnership(scene.programId, await make.partner()),
    partner_ids: async () => [await partnerOf(service, scene)],
    group_id: () => newGroup(service, scene),
    slug: () => newSlug(service),
    code: make.unique('code'),
    host: hostName(make),
    alias: make.unique('alias'),
    email: `${make.unique('invited')}@brand.dev`,
    // Not the address of the scene's partner, who has joined.
    token: () => newInvitation(service, scene),
    invitations: [{ email: `${make.unique('invited')}@partner.dev` }],
    rotate_by: inDays(clock, 7),
    expires_at: inDays(clock, 30),
    cutoff: clock.now().toISOString(),
  };
};

/** The value of a field of an example: a fresh one, if there is one. Only what is needed is created. */
function valueOf(name: string, value: unknown, values: Record<string, unknown>): unknown {
  const given = values[name];
  return typeof given === 'function' ? (given as () => Promise<unknown>)() : (given ?? value);
}

export interface Prepared {
  path: string;
  call: Call;
}

/** A record of the scene for a parameter of the operation's path. */
export function recordFor(
  service: Ground,
  operation: Documented,
  scene: Scene,
  name: string,
): Promise<number> | number {
  const record = RECORDS[name];
  if (!record) throw new Error(`${operation.id}: say in test/manage/calls.ts which record ${name} is`);
  return record(service, scene, operation.id);
}

/** Valid values of those of these fields that name a record, or whose example would not be valid for long. */
export async function freshFields(service: Ground, scene: Scene, names: string[]): Promise<Record<string, unknown>> {
  const values = fresh(service, scene);
  const own = names.filter((name) => name in values);
  return Object.fromEntries(
    await Promise.all(own.map(async (name) => [name, await valueOf(name, undefined, values)] as const)),
  );
}

/** A valid request to the operation, without a credential. */
export async function validCall(service: Ground, operation: Documented, scene: Scene): Promise<Prepared> {
  let path = operation.path;
  for (const [place, name] of operation.path.matchAll(/\{(\w+)\}/g)) {
    path = path.replace(place, String(await recordFor(service, operation, scene, name!)));
  }
  const example = operation.examples[0]!.body;
  const values = fresh(service, scene);
  const body = example && { ...example };
  for (const [name, value] of Object.entries(body ?? {})) body![name] = await valueOf(name, value, values);
  return { path, call: { method: operation.method, ...(body ? { body } : {}) } };
}

/** The request with further headers. */
export const withHeaders = ({ path, call }: Prepared, headers: Record<string, string>): Prepared => ({
  path,
  call: { ...call, headers: { ...call.headers, ...headers } },
});

/** The headers of the caller: an API token with all scopes where the operation takes one, else a session. */
export async function goodHeaders(
  { make }: Ground,
  { schemes }: Documented,
  scene: Scene,
): Promise<Record<string, string>> {
  if (!schemes.includes('apiToken')) return make.session(scene.accountId);
  return { authorization: `Bearer ${await make.apiToken(scene.accountId)}` };
}
