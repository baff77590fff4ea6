// What makes a request the repeat of another one: its key, its credential, its path and its body; and requests at once.
import { operationEntry, type OperationId } from '@referral-tracking/shared/contract';
import { checkAnswer } from '../answer.ts';
import { unique, type Call } from '../call.ts';
import { foreignTo } from '../foreign.ts';
import { headerValue } from '../headers.ts';
import type { CheckedResponse, Kit } from '../kit.ts';
import { makeJoined } from '../joined.ts';
import { clockOf, windowOf } from '../limits.ts';
import { newCode } from '../operator.ts';
import { dataOf, makeOwned, manage, type Ids } from '../owned.ts';
import { expectThat } from '../outcome.ts';
import { expectError, rowsOf, type Need, type Row } from '../row.ts';
import { within } from './managed-flows.ts';
import { keyed } from './managed-writes.ts';
import { inDays } from '../days.ts';

type Body = Record<string, unknown>;
const { shown } = rowsOf('managed-records', 'getProgram');
const WRITES: readonly Need[] = ['apiToken', 'write'];
const TIMES = 4;

const replayed = (reply: CheckedResponse): boolean => headerValue(reply, 'idempotentReplayed') !== undefined;

/** A program that can be created any number of times. */
const program = (): Body => ({
  name: unique('Conformance'),
  domain: `${unique('conformance')}.example`,
  commission_type: 'percent',
  commission_rate: 20,
});
const idOf = (reply: CheckedResponse): unknown => dataOf<{ program: Body }>(reply).program.id;

/** The key is compared exactly, up to its last character. */
async function otherKeys(kit: Kit): Promise<void> {
  const body = program();
  const key = unique('Key-of-the-conformance-kit');
  const longest = key.padEnd(255, 'k');
  const keys = [key, key.toUpperCase(), key.toLowerCase(), `${key}x`, longest, `${longest.slice(0, -1)}K`];
  const ids = new Set<unknown>();
  for (const one of keys) {
    const reply = await manage(kit, 'createProgram', {}, keyed(body, one));
    expectThat(!replayed(reply) && !ids.has(idOf(reply)), `a program of its own for the key ${one}`, reply.body);
    ids.add(idOf(reply));
  }
}

/** The same key and body at another path are another request. */
async function otherPaths(kit: Kit): Promise<void> {
  const [first, second] = [await makeOwned(kit), await makeOwned(kit)];
  const call = keyed({ email: `${unique('member')}@conformance.example`, role: 'viewer' }, unique('key'));
  dataOf(await manage(kit, 'createMemberInvitation', { program_id: first.id }, call));
  const other = await manage(kit, 'createMemberInvitation', { program_id: second.id }, call);
  expectError('createMemberInvitation', other, 'keyReused');
}

/** Each credential has keys of its own, also two of one account. */
async function otherCredentials(kit: Kit): Promise<void> {
  const call = keyed(program(), unique('key'));
  const first = await manage(kit, 'createProgram', {}, call);
  const other = await kit.ask('createProgram', { ...call, as: 'login' });
  expectThat(!replayed(other) && idOf(other) !== idOf(first), 'another program for another credential', other.body);
}

/** A request that was refused may be corrected under its key. */
async function afterRefusal(kit: Kit): Promise<void> {
  const [key, body] = [unique('key'), program()];
  const wrong = await manage(kit, 'createProgram', {}, keyed({ ...body, commission_rate: 0 }, key));
  expectError('createProgram', wrong, 'fieldInvalid');
  const { id } = await makeOwned(kit);
  const invited = { email: `${unique('member')}@conformance.example`, role: 'admin' };
  dataOf(await manage(kit, 'createMemberInvitation', { program_id: id }, { body: invited }));
  const ids = { program_id: id };
  expectError(
    'createMemberInvitation',
    await manage(kit, 'createMemberInvitation', ids, keyed(invited, key)),
    'alreadyInvited',
  );
  const reply = await manage(kit, 'createProgram', {}, keyed(body, key));
  expectThat(!replayed(reply), 'a program under the key of refused requests', reply.body);
}

/** The first answer of a request comes again also if the request had no effect, whatever has become possible since. */
async function withoutEffect(kit: Kit): Promise<void> {
  const { id: program_id } = await makeOwned(kit);
  const { done } = within(kit, { id: program_id });
  const body = { invitations: [{ email: `${unique('partner')}@conformance.example` }] };
  const [made] = await done<{ invitation: { id: number } }[]>('invitePartners', {}, body);
  const call = keyed(body, unique('key'));
  const first = await manage(kit, 'invitePartners', { program_id }, call);
  const [{ result }] = dataOf<[Body]>(first);
  expectThat(result === 'unchanged' && !replayed(first), 'unchanged for who is invited already', first.body);
  await done('revokeInvitation', { invitation_id: made!.invitation.id });
  const again = await manage(kit, 'invitePartners', { program_id }, call);
  const [came, expected] = [again, first].map((reply) => JSON.stringify(reply.body));
  expectThat(replayed(again) && came === expected, `the first answer again: ${expected}`, came);
}

/** Waits for a new window unless the present one has room for requests that are not sent in turn. */
async function makeRoom(kit: Kit, id: OperationId): Promise<void> {
  const reply = await manage(kit, operationEntry(id).bucket === 'portal' ? 'getProfile' : 'listPrograms');
  const window = windowOf(reply);
  if (!window || window.remaining >= TIMES) return;
  await kit.wait(Math.ceil(window.reset - clockOf(reply, kit.now())) + 1, 'a rate limit is nearly used up.');
}

/** The same request several times at once; each response is checked. */
async function atOnce(kit: Kit, id: OperationId, ids: Ids, call: Call): Promise<CheckedResponse[]> {
  await makeRoom(kit, id);
  const { method, path } = operationEntry(id);
  const filled = path.replace('{program_id}', String(ids.program_id));
  const asked = { method: method.toUpperCase(), path: filled, headers: {} };
  const replies = await Promise.all(Array.from({ length: TIMES }, () => kit.askRaw(id, { as: 'api', ids, ...call })));
  return replies.map((reply) => ({ ...reply, seen: checkAnswer(asked, reply, foreignTo(kit.target.baseUrl)) }));
}

/** Requests with one key at once are executed once: the others get the first answer, or the error that they must wait. */
async function oneKey(kit: Kit): Promise<void> {
  const { id: program_id } = await makeJoined(kit);
  const calls: [id: OperationId, ids: Ids, body: Body][] = [
    ['createProgram', {}, program()],
    ['createOwnLink', { program_id }, {}],
  ];
  for (const [id, ids, body] of calls) {
    const replies = await atOnce(kit, id, ids, keyed(body, unique('key')));
    const done = replies.filter(({ status }) => status === 201);
    const bodies = new Set(done.map((reply) => JSON.stringify(reply.body)));
    expectThat(bodies.size === 1, `one record of ${TIMES} requests with one key`, [...bodies]);
    for (const reply of replies) if (!done.includes(reply)) expectError(id, reply, 'inFlight');
  }
  const links = await within(kit, { id: program_id }).done<unknown[]>('listLinks');
  expectThat(links.length === 1, 'one link', links);
}

/** One code is one link, and at most two keys are usable, also if requests arrive at once. */
async function oneWinner(kit: Kit): Promise<void> {
  const joined = await makeJoined(kit);
  const ids = { program_id: joined.id };
  const rotate_by = inDays(kit, 7);
  const email = `${unique('member')}@conformance.example`;
  const calls: [id: OperationId, body: Body, error: string][] = [
    ['createOwnLink', { code: newCode() }, 'linkNameTaken'],
    ['rotateKey', { rotate_by }, 'twoKeysUsable'],
    ['createMemberInvitation', { email, role: 'viewer' }, 'alreadyInvited'],
  ];
  for (const [id, body, error] of calls) {
    const replies = await atOnce(kit, id, ids, { body });
    const done = replies.filter(({ status }) => status === 201);
    expectThat(
      done.length === 1,
      `one success of ${TIMES} requests, for ${id}`,
      replies.map(({ status }) => status),
    );
    for (const reply of replies) if (!done.includes(reply)) expectError(id, reply, error);
  }
}

/** How often two keys are revoked at once: each pair may by chance come one after the other. */
const PAIRS = 5;

/** Some key of a program stays usable, also if both are revoked at once. */
async function lastKeys(kit: Kit): Promise<void> {
  const rotate_by = inDays(kit, 7);
  for (let pair = 1; pair <= PAIRS; pair++) {
    const { id: program_id } = await makeOwned(kit);
    const { done } = within(kit, { id: program_id });
    await done('rotateKey', {}, { rotate_by });
    const keys = (await done<{ id: number }[]>('listKeys')).map(({ id }) => id);
    await makeRoom(kit, 'revokeKey');
    const replies = await Promise.all(
      keys.map((key_id) => kit.askRaw('revokeKey', { as: 'api', ids: { program_id, key_id } })),
    );
    const statuses = replies.map(({ status }) => status).sort();
    expectThat(statuses.join() === '200,409', 'one revocation of two at once', statuses);
    const left = (await done<Body[]>('listKeys')).filter(({ status }) => status !== 'revoked');
    expectThat(left.length === 1, 'one key that is not revoked', left);
  }
}

export const managedRepeatRows: Row[] = [
  shown('the two keys of a program revoked at once', 'one stays', lastKeys, WRITES),
  shown('Idempotency-Keys that resemble each other', 'a record for each', otherKeys, WRITES),
  shown('an Idempotency-Key at another path', '422 keyReused', otherPaths, WRITES),
  shown('an Idempotency-Key of another credential', 'another record', otherCredentials, [...WRITES, 'loginToken']),
  shown('an Idempotency-Key of requests that were refused', 'free', afterRefusal, WRITES),
  shown('an Idempotency-Key of a request without an effect', 'the first answer again', withoutEffect, WRITES),
  shown('requests with one Idempotency-Key at once', 'one is executed', oneKey, WRITES),
  shown('requests at once that exclude each other', 'one succeeds', oneWinner, WRITES),
];
