// A program in which much has happened: people of each role, two partners, customers in each state, sales of two currencies,
// commissions and payment events in each state, and a second program of the same people. Rules that take pictures share it.
import { unique } from '../call.ts';
import { inDays } from '../days.ts';
import type { Kit } from '../kit.ts';
import { newSecret } from '../payment-events.ts';
import { newAddress, secretOf, signInPerson, type Person } from '../people.ts';
import { requestSchema, resolve } from '../schema.ts';
import { madeOnce } from '../made-once.ts';
import type { Target } from '../target.ts';
import { exportAll, type Exports, type Sent } from './exports.ts';
import { happen } from './history.ts';

export type Body = Record<string, unknown>;

/** A person with tokens, whose requests count against limits of their own. */
export interface Reader {
  name: string;
  person: Person;
  tokens: string[];
  /** of the tokens, in their order */
  numbers: number[];
}

/** A program of the owner, with what its credentials are. */
export interface OwnProgram {
  id: number;
  slug: string;
  domain: string;
  apiKey: string;
}

export interface World {
  owner: Reader;
  viewer: Reader;
  admin: Reader;
  /** tokens of the owner: of one scope, and of the second program alone */
  less: { scope: string; elsewhere: string };
  /** the first has two links, the second has one */
  partners: [Reader, Reader];
  /** people who have applied */
  applicants: [Person, Person];
  /** a member whose role changes */
  member: Person;
  /** a person who has nothing to do with the programs */
  stranger: Person;
  /** a person with an invitation as a member and one as a partner */
  guest: Person;
  invitedAs: { partner: string; member: string; other: string };
  program: OwnProgram;
  other: OwnProgram;
  /** a program that is only there to be archived */
  spare: OwnProgram;
  secret: string;
  /** codes of the links of the partners */
  codes: { first: string; second: string; third: string; disabled: string; elsewhere: string };
  /** by name */
  customers: Record<string, { click_id: string; customer_key?: string }>;
  /** the transactions that are recorded, by name */
  sales: Record<string, string>;
  /** a checkout whose customer is known since */
  late: { event_id: string };
  /** the export of each customer at the beginning, and what was sent since */
  exported: Exports;
  sent: Sent[];
}

/** A scope of which no change has need. */
const LEAST = 'stats.read';
export const SCOPES = (): string[] => {
  const { scopes } = requestSchema('/api/v1/account/tokens', 'post')!.properties!;
  return resolve(resolve(scopes!).items!).enum!.filter((scope) => scope !== null);
};

/** A token with every scope for all programs, unless `more` says otherwise. */
export async function newToken(kit: Kit, { done }: Person, more: Body = {}): Promise<{ key: string; id: number }> {
  const body = { name: 'A token', scopes: SCOPES(), all_programs: true, expires_at: inDays(kit, 30), ...more };
  const { api_token, token } = await done('createToken', {}, body);
  return { key: String(api_token), id: (token as Body).id as number };
}

async function withTokens(kit: Kit, name: string, person: Person, count: number): Promise<Reader> {
  const made: Awaited<ReturnType<typeof newToken>>[] = [];
  for (let n = 1; n <= count; n++) made.push(await newToken(kit, person, { name: `${name} ${n}` }));
  return { name, person, tokens: made.map(({ key }) => key), numbers: made.map(({ id }) => id) };
}

/** Tokens of an owner that may do less than the owner. */
const tokensOfLess = async (kit: Kit, owner: Person, { id }: OwnProgram): Promise<World['less']> => ({
  scope: (await newToken(kit, owner, { scopes: [LEAST] })).key,
  elsewhere: (await newToken(kit, owner, { all_programs: false, program_ids: [id] })).key,
});

async function newProgram({ done }: Person, more: Body = {}): Promise<OwnProgram> {
  const domain = `${unique('conformance')}.example`;
  const terms = { commission_type: 'percent', commission_rate: 20, lead_commission_cents: 30 };
  const body = { name: 'Conformance', domain, join_policy: 'open', partner_links: true, ...terms, ...more };
  const { program, api_key } = await done('createProgram', {}, body);
  const { id, slug } = program as Body;
  return { id: Number(id), slug: String(slug), domain, apiKey: String(api_key) };
}

/** Invites people, some of whom accept. */
async function invite(owner: Person, program_id: number, { viewer, admin, member, guest }: Record<string, Person>) {
  const invited = async (email: string, role: string) =>
    secretOf((await owner.done('createMemberInvitation', { program_id }, { email, role })).invitation_url);
  const roles: [Person, string][] = [
    [viewer!, 'viewer'],
    [member!, 'viewer'],
    [admin!, 'admin'],
  ];
  for (const [person, role] of roles) {
    await person.done('acceptInvitation', {}, { token: await invited(person.email, role) });
  }
  const further = [{ email: newAddress() }, { email: newAddress() }, { email: viewer!.email, name: 'Viewer' }];
  const invitations = [{ email: guest!.email, name: 'Guest' }, ...further];
  const [first, , third, last] = await owner.done<Body[]>('invitePartners', { program_id }, { invitations });
  const invitation_id = (third!.invitation as Body).id as number;
  await owner.done('revokeInvitation', { program_id, invitation_id });
  await invited(newAddress(), 'admin');
  return {
    partner: secretOf(first!.invitation_url),
    other: secretOf(last!.invitation_url),
    member: await invited(guest!.email, 'admin'),
  };
}

/** Partners who have joined, with their links, and people who have applied. */
async function join(owner: Person, programs: Pick<World, 'program' | 'other' | 'spare'>, people: Person[]) {
  const { program, other, spare } = programs;
  const [first, second, ...applicants] = people as [Person, Person, Person, Person];
  for (const person of [first, second]) {
    for (const { slug } of [program, other, spare]) await person.done('joinProgram', {}, { slug });
  }
  await owner.done('updateProgram', { program_id: program.id }, { join_policy: 'apply' });
  for (const person of applicants) await person.done('joinProgram', {}, { slug: program.slug });
  const link = async (person: Person, program_id = program.id) => person.done('createOwnLink', { program_id }, {});
  const disabled = await link(second);
  await owner.done('updateLink', { program_id: program.id, link_id: disabled.id as number }, { enabled: false });
  const links = [await link(first), await link(first), await link(second), await link(first, other.id)];
  const [a, b, c, d] = links.map(({ code }) => String(code)) as [string, string, string, string];
  return { first: a, second: b, third: c, elsewhere: d, disabled: String(disabled.code) };
}

const pair = <One>(one: One, other: One): [One, One] => [one, other];

async function make(kit: Kit): Promise<World> {
  const person = async () => signInPerson(kit);
  const owner = await person();
  const [program, other, spare] = [await newProgram(owner), await newProgram(owner), await newProgram(owner)];
  const [viewer, admin, member, guest] = [await person(), await person(), await person(), await person()];
  const partners = [await person(), await person(), await person(), await person()];
  const codes = await join(owner, { program, other, spare }, partners);
  const invitedAs = await invite(owner, program.id, { viewer, admin, member, guest });
  const secret = newSecret();
  await owner.done('connectProcessor', { program_id: program.id }, { type: 'stripe', webhook_secret: secret });
  const [first, second, third, fourth] = partners as [Person, Person, Person, Person];
  const known = {
    owner: await withTokens(kit, 'owner', owner, 15),
    viewer: await withTokens(kit, 'viewer', viewer, 4),
    admin: await withTokens(kit, 'admin', admin, 2),
    less: await tokensOfLess(kit, owner, other),
    partners: pair(await withTokens(kit, 'first', first, 5), await withTokens(kit, 'second', second, 5)),
    applicants: pair(third, fourth),
    ...{ member, guest, stranger: await person(), invitedAs, program, other, spare, secret, codes },
  };
  const happened = await happen(kit, known);
  return { ...known, ...happened, exported: await exportAll(kit, known.owner, program.id), sent: [] };
}

const worlds = new WeakMap<Target, (kit: Kit) => Promise<World>>();

/** The world of a run; needs `write`, and an issuer that signs in any address. */
export function worldOf(kit: Kit): Promise<World> {
  const made = worlds.get(kit.target) ?? madeOnce(make);
  worlds.set(kit.target, made);
  return made(kit);
}
