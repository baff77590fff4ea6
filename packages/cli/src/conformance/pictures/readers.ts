// Every read of a world by everybody who might read: the owner's other credentials, members of each role, tokens of one
// scope or one program, partners and strangers. A reader sees what the owner sees, or is refused as the document says.
import { operationEntry, type CallerKind, type OperationId } from '@referral-tracking/shared/contract';
import type { Call } from '../call.ts';
import type { Kit } from '../kit.ts';
import { expectThat, Mismatch, show } from '../outcome.ts';
import { parametersOf } from '../owned.ts';
import { loginTokenOf } from '../rows/signed-in.ts';
import { expectEqual } from './equal.ts';
import { isPortal, lasting, nameOfView, readWhole, takePicture, type View } from './picture.ts';
import { expectAgreement, masked } from './relations.ts';
import { newToken, SCOPES, worldOf, type Body, type World } from './world.ts';

interface Someone {
  name: string;
  kind: CallerKind;
  call: Call;
  /** in the program of the pictures */
  role: string | undefined;
  /** all if not given */
  scopes?: readonly string[];
  programs?: readonly number[];
  /** whether it is the owner, or the first partner, whom answers are compared with */
  same: boolean;
}

const RANKS: (string | undefined)[] = [undefined, 'viewer', 'admin', 'owner'];
const EXPANDED = 'expand';

/** The scope that a query needs besides that of the operation. */
const further = ({ query }: View): string[] => (query[EXPANDED]?.split(',') ?? []).map((name) => `${name}s.read`);

/** The error that the document has for this reader; undefined if there is none. */
function refusalOf(view: View, { kind, role, scopes, programs }: Someone, programId: number): string | undefined {
  const access = operationEntry(view.id).access!;
  const lacks = (scope: string | null): boolean => scope !== null && scopes !== undefined && !scopes.includes(scope);
  if (!access.kinds.includes(kind)) return 'kindRefused';
  if (lacks(access.scope)) return 'scopeMissing';
  if (parametersOf(view.id).includes('program_id')) {
    if (programs?.includes(programId) === false) return 'notFound';
    if (!access.partner && role === undefined) return 'notFound';
    if (!access.partner && RANKS.indexOf(role) < RANKS.indexOf(access.role ?? 'viewer')) return 'roleMissing';
  }
  return further(view).some(lacks) ? 'scopeMissing' : undefined;
}

/** What the reader sees of the owner's answer: programs of its own, and no more than its role may know. */
function seenBy(view: View, { role, programs }: Someone, program_id: number): Body {
  const { body } = view;
  const isPrograms = view.id === 'listPrograms' || view.id === 'listOwnPrograms';
  const shown =
    isPrograms && programs ? { ...body, data: (body.data as Body[]).filter(({ id }) => id === program_id) } : body;
  return role === undefined ? shown : masked(view.id, shown, role);
}

async function compare(kit: Kit, views: readonly View[], someone: Someone, { program }: World): Promise<void> {
  const refused = new Set<OperationId>();
  for (const view of views) {
    const expected = refusalOf(view, someone, program.id);
    // A refusal is the same for every record.
    const isPlain = Object.keys(view.query).length === 0;
    if (expected !== undefined && refused.has(view.id) && isPlain) continue;
    if (expected !== undefined && isPlain) refused.add(view.id);
    const ids = { program_id: program.id, ...view.ids };
    const reply = await readWhole(kit, view.id, { ...someone.call, ids }, view.query);
    const where = nameOfView(someone.name, view.id, view.query, view.ids);
    if (expected !== undefined) {
      const { error } = reply.seen;
      expectThat(error === expected, `${expected} for ${where}`, error ?? reply.body);
    } else if (reply.status !== 200) {
      throw new Mismatch(`expected 200 for ${where}; came ${reply.status} ${show(reply.body)}`);
    } else if (someone.same || parametersOf(view.id).length > 0) {
      expectEqual(lasting(reply.body), seenBy(view, someone, program.id), where);
    }
  }
}

const token = (key: string): Pick<Someone, 'kind' | 'call'> => ({ kind: 'token', call: { key } });
const browser = (session: string): Pick<Someone, 'kind' | 'call'> => ({ kind: 'session', call: { session } });

interface Made {
  members: Someone[];
  partners: Someone[];
  /** numbers of the tokens that are revoked afterwards */
  ids: number[];
}

/** Everybody who reads; the tokens are made before the picture, which shows them. */
async function everybody(kit: Kit, { owner, admin, viewer, partners, less, stranger, program, other }: World) {
  const made: Made = { members: [], partners: [], ids: [] };
  const { person } = owner;
  const [first] = partners;
  const own = { role: 'owner', same: true };
  const make = async (more: Body): Promise<Pick<Someone, 'kind' | 'call'>> => {
    const { id, key } = await newToken(kit, person, more);
    made.ids.push(id);
    return token(key);
  };
  for (const scope of SCOPES().filter((one) => one.endsWith('.read'))) {
    made.members.push({ name: `a token of ${scope}`, ...own, scopes: [scope], ...(await make({ scopes: [scope] })) });
  }
  const writes = SCOPES().filter((one) => one.endsWith('.write'));
  const ofOne = { all_programs: false, program_ids: [program.id] };
  const login = await loginTokenOf(kit, person.email);
  made.members.push(
    { name: 'a token of all that is written', ...own, scopes: writes, ...(await make({ scopes: writes })) },
    { name: 'a token of the program', ...own, programs: [program.id], ...(await make(ofOne)) },
    { name: 'a token of another program', ...own, same: false, programs: [other.id], ...token(less.elsewhere) },
    { name: 'the command line', ...own, kind: 'login', call: { key: login } },
    { name: 'the session', ...own, ...browser(person.session) },
    { name: 'the admin', role: 'admin', same: false, ...token(admin.tokens[0]!) },
    { name: 'the viewer', role: 'viewer', same: false, ...browser(viewer.person.session) },
    { name: 'a partner', role: undefined, same: false, ...token(first.tokens[0]!) },
    { name: 'a stranger', role: undefined, same: false, ...browser(stranger.session) },
  );
  const isPartner = { role: undefined, same: true };
  made.partners.push({ name: 'the session of the partner', ...isPartner, ...browser(first.person.session) });
  return { ...made, login };
}

/** The list of the command line is that of the management API. */
async function onCommandLine(kit: Kit, login: string, view: View): Promise<void> {
  const { body } = await kit.ask('cliPrograms', { key: login });
  const listed = (body as { data: Body[] }).data;
  const shown = new Map((view.body.data as Body[]).map((one) => [one.id, one]));
  expectThat(listed.length === shown.size, `${shown.size} programs on the command line`, listed);
  for (const { id, name, slug, domain, commission, created_at } of listed) {
    const { commission_type: type, commission_rate: rate, currency, ...rest } = shown.get(id) ?? {};
    const expected = { name: rest.name, slug: rest.slug, domain: rest.domain };
    expectEqual(
      { name, slug, domain, commission, created_at },
      { ...expected, commission: { type, rate, currency }, created_at: rest.created_at },
      `program ${String(id)} on the command line`,
    );
  }
}

/** Throws unless everybody reads what they may, and nothing changes by it. */
export async function compareReaders(kit: Kit): Promise<void> {
  const world = await worldOf(kit);
  const { members, partners, ids, login } = await everybody(kit, world);
  const picture = await takePicture(kit, world);
  expectAgreement(picture);
  const views = [...picture.views.values()];
  const ofOwner = views.filter(({ reader, id }) => reader === 'owner' && !isPortal(id));
  const ofFirst = views.filter(({ reader, id }) => reader === 'first' && isPortal(id));
  for (const someone of members) await compare(kit, ofOwner, someone, world);
  for (const someone of partners) await compare(kit, ofFirst, someone, world);
  await onCommandLine(
    kit,
    login,
    ofOwner.find(({ id }) => id === 'listPrograms')!,
  );
  for (const token_id of ids) await world.owner.person.done('revokeToken', { token_id });
  const { person, name } = world.owner;
  const { account, ended_at } = await person.done<{ account: Body; ended_at: unknown }>('getSession');
  const expected = { id: person.accountId, email: person.email, ended_at: null };
  expectEqual({ ...account, ended_at }, expected, `the session of the ${name}`);
}
