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
  /** the first has two links, the second has one */
  partners: [Reader, Reader];
  /** people who have applied */
  applicants: [Person, Person];
  /** a member whose role changes */
  member: Person;
  /** a person with an invitation as a member and one as a partner */
  guest: Person;
  invitedAs: { partner: string; member: string };
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
}

const SCOPES = (): string[] => {
  const { scopes } = requestSchema('/api/v1/account/tokens', 'post')!.properties!;
  return resolve(resolve(scopes!).items!).enum!.filter((scope) => scope !== null);
};

async function withTokens(kit: Kit, name: string, person: Person, count: number): Promise<Reader> {
  const tokens: string[] = [];
  const numbers: number[] = [];
  for (let n = 1; n <= count; n++) {
    const body = { name: `${name} ${n}`, scopes: SCOPES(), all_programs: true, expires_at: inDays(kit, 30) };
    const { api_token, token } = await person.done('createToken', {}, body);
    tokens.push(String(api_token));
    numbers.push((token as Body).id as number);
  }
  return { name, person, tokens, numbers };
}

async function newProgram({ done }: Person, more: Body = {}): Promise<OwnProgram> {
  const domain = `${unique('conformance')}.example`;
  const terms = { commission_type: 'percent', commission_rate: 20, lead_commission_cents: 30 };
  const body = { name: 'Conformance', domain, join_policy: 'open', partner_links: true, ...terms, ...more };
  const { program, api_key } = await done('createProgram', {}, body);
  const { id, slug } = program as Body;
  return { id: Number(id), slug: String(slug), domain, apiKey: String(api_key) };
}

/** Invites people, some of whom accept. */
async function invite(owner: Person, program_id: number, { viewer, member, guest }: Record<string, Person>) {
  const invited = async (email: string, role: string) =>
    secretOf((await owner.done('createMemberInvitation', { program_id }, { email, role })).invitation_url);
  for (const person of [viewer!, member!]) {
    await person.done('acceptInvitation', {}, { token: await invited(person.email, 'viewer') });
  }
  const invitations = [{ email: guest!.email, name: 'Guest' }, { email: newAddress() }, { email: newAddress() }];
  const [first, , third] = await owner.done<Body[]>('invitePartners', { program_id }, { invitations });
  const invitation_id = (third!.invitation as Body).id as number;
  await owner.done('revokeInvitation', { program_id, invitation_id });
  await invited(newAddress(), 'admin');
  return { partner: secretOf(first!.invitation_url), member: await invited(guest!.email, 'admin') };
}

/** Partners who have joined, with their links, and people who have applied. */
async function join(owner: Person, programs: { program: OwnProgram; other: OwnProgram }, people: Person[]) {
  const { program, other } = programs;
  const [first, second, ...applicants] = people as [Person, Person, Person, Person];
  for (const person of [first, second]) {
    for (const { slug } of [program, other]) await person.done('joinProgram', {}, { slug });
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
  const [viewer, member, guest] = [await person(), await person(), await person()];
  const partners = [await person(), await person(), await person(), await person()];
  const codes = await join(owner, { program, other }, partners);
  const invitedAs = await invite(owner, program.id, { viewer, member, guest });
  const secret = newSecret();
  await owner.done('connectProcessor', { program_id: program.id }, { type: 'stripe', webhook_secret: secret });
  const [first, second, third, fourth] = partners as [Person, Person, Person, Person];
  const known = {
    owner: await withTokens(kit, 'owner', owner, 15),
    viewer: await withTokens(kit, 'viewer', viewer, 4),
    partners: pair(await withTokens(kit, 'first', first, 5), await withTokens(kit, 'second', second, 5)),
    applicants: pair(third, fourth),
    ...{ member, guest, invitedAs, program, other, spare, secret, codes },
  };
  return { ...known, ...(await happen(kit, known)) };
}

const worlds = new WeakMap<Target, (kit: Kit) => Promise<World>>();

/** The world of a run; needs `write`, and an issuer that signs in any address. */
export function worldOf(kit: Kit): Promise<World> {
  const made = worlds.get(kit.target) ?? madeOnce(make);
  worlds.set(kit.target, made);
  return made(kit);
}
