// The greatest numbers that the document names in its errors, each to the last one and one more; and sign-ins that are too
// old for what needs a recent one.
import { catalogue, contract, operationEntry, type OperationId } from '../../generated/contract.ts';
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

const invitees = (length: number): Body[] => Array.from({ length }, () => ({ email: newAddress() }));

/** Who is invited already keeps the earlier link. An account reaches its own limit of a day before that of a program. */
async function invitations(kit: Kit): Promise<void> {
  const { ask, done } = within(kit, await makeJoined(kit));
  const [first, second, ...others] = invitees(30);
  await done('invitePartners', {}, { invitations: [first, second] });
  const results = await done<Body[]>('invitePartners', {}, { invitations: [first, ...others, second] });
  const found = results.map(({ result }) => result).join();
  const expected = `unchanged,${'done,'.repeat(others.length)}unchanged`;
  expectThat(found === expected, expected, found);
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
  shown('an invitation for each person who has none', 'management: invitations', invitations, WRITES),
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
