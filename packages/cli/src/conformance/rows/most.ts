// The greatest numbers that the document names in its errors, each to the last one and one more; and sign-ins that are too
// old for what needs a recent one.
import { catalogue, contract, operationEntry, type OperationId } from '@referral-tracking/shared/contract';
import { makeJoined } from '../joined.ts';
import type { Kit } from '../kit.ts';
import { clockOf } from '../limits.ts';
import { newCode } from '../operator.ts';
import { NO_RECORD, parametersOf, type Ids } from '../owned.ts';
import { expectThat } from '../outcome.ts';
import { newAddress, type Person } from '../people.ts';
import { worldOf } from '../pictures/world.ts';
import { expectError, rowsOf, type Need, type Row } from '../row.ts';
import { MANAGED } from './harmless.ts';
import { within } from './managed-flows.ts';

type Body = Record<string, unknown>;
const { shown } = rowsOf('managed-records', 'getProgram');
const people = rowsOf('people', 'createToken');
const WRITES: readonly Need[] = ['apiToken', 'write'];

/** The number in the text of an error. */
export function numberIn(id: OperationId, error: string): number {
  const { body } = catalogue[operationEntry(id).errors[error]!]!;
  return Number(/\d+/.exec((body as { error: { message: string } }).error.message)![0]);
}

async function aliases(kit: Kit): Promise<void> {
  const { done, refused } = within(kit, await makeJoined(kit));
  const [link, other] = [await done('createOwnLink', {}, {}), await done('createOwnLink', {}, {})];
  const most = numberIn('createAlias', 'tooManyAliases');
  for (let n = 1; n <= most; n++) await done('createAlias', { link_id: link.id }, { alias: newCode() });
  await refused('tooManyAliases', 'createAlias', { link_id: link.id }, { alias: newCode() });
  const { aliases: stored } = await done('getLink', { link_id: link.id });
  expectThat((stored as unknown[]).length === most, `${most} aliases`, stored);
  await done('createAlias', { link_id: other.id }, { alias: newCode() });
}

/** A list that has more records than the document says a page has. */
export async function expectUsual(
  ask: (id: OperationId) => Promise<{ body: unknown }>,
  list: OperationId,
): Promise<void> {
  const { page } = (await ask(list)).body as { page: { has_more: boolean } };
  expectThat(page.has_more, `more ${list} than a page has`, page);
}

/** As many as are left for the last request. */
const FEW = 3;
const invitees = (length: number): Body[] => Array.from({ length }, () => ({ email: newAddress() }));

/** All invitations of a program together, also those that are revoked; the last request has more than are left. */
async function invitations(kit: Kit): Promise<void> {
  const { ask, done, refused } = within(kit, await makeJoined(kit));
  const member = () => ({ email: newAddress(), role: 'viewer' });
  const { invitation } = await done('createMemberInvitation', {}, member());
  const { id: member_invitation_id } = invitation as { id: number };
  await done('revokeMemberInvitation', { member_invitation_id });
  let left = numberIn('createMemberInvitation', 'invitationLimit') - 1;
  const known: Body[] = [];
  for (let sent = 0; left > FEW; left -= sent) {
    sent = Math.min(left - FEW, 50);
    const people = invitees(sent);
    const results = await done<Body[]>('invitePartners', {}, { invitations: people });
    const others = results.filter(({ result }) => result !== 'done');
    expectThat(others.length === 0, 'an invitation for each', others);
    known.push(people[0]!);
  }
  // Who is invited already takes none of those that are left.
  const people = [known[0]!, ...invitees(FEW), known[1]!, ...invitees(2)];
  const last = await done<Body[]>('invitePartners', {}, { invitations: people });
  const found = last.map(({ result, reason }) => reason ?? result).join();
  const expected = `unchanged,${'done,'.repeat(FEW)}unchanged,daily_limit,daily_limit`;
  expectThat(found === expected, expected, found);
  await refused('invitationLimit', 'createMemberInvitation', {}, member());
  // There are more than a page has if the request does not say how many.
  for (const list of ['listInvitations', 'listAuditLog'] as const) await expectUsual(ask, list);
}

const RECENT = MANAGED.filter((id) => operationEntry(id).access!.recent);
const nobodys = (id: OperationId): Ids => Object.fromEntries(parametersOf(id).map((name) => [name, NO_RECORD]));

/** Asks every operation that needs a recent sign-in, of a record that does not exist. */
async function expectRecent({ ask }: Person, isRecent: boolean): Promise<void> {
  for (const id of RECENT) {
    const reply = await ask(id, nobodys(id), operationEntry(id).body ? { body: {} } : {});
    if (isRecent) expectThat(reply.seen.error !== 'signInTooOld', `a recent sign-in for ${id}`, reply.body);
    else expectError(id, reply, 'signInTooOld');
  }
}

/** seconds */
const NEARLY = 10;

/** Until the time of the document is over, and from then on. What needs no recent sign-in is done as before. */
async function recentSignIns(kit: Kit): Promise<void> {
  const { guest: person } = await worldOf(kit);
  const { recentSignInSeconds: most } = contract.limits;
  const { signed_in_at } = await person.done('getSession');
  const age = async (): Promise<number> =>
    clockOf(await person.ask('listPrograms'), kit.now()) - Date.parse(String(signed_in_at)) / 1000;
  if ((await age()) < most - NEARLY) {
    await kit.wait(most - NEARLY - (await age()), 'a sign-in gets old.');
    await expectRecent(person, true);
  }
  await kit.wait(most + NEARLY - (await age()), 'a sign-in gets old.');
  await expectRecent(person, false);
  await person.done('listTokens');
}

export const mostRows: Row[] = [
  shown('as many aliases as a link may have, and one more', 'the number in the text', aliases, WRITES),
  shown('as many invitations as a program may send in a day', 'the number in the text', invitations, WRITES),
  people.shown(
    'a sign-in that gets old',
    '403 signInTooOld, where a recent one is needed',
    recentSignIns,
    [...WRITES, 'slow'],
    {
      stage: 'last',
      lane: 'old sign-in',
    },
  ),
];
