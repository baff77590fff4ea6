// Every act of members and of the partner in every status: what the contract allows, and nothing else.
import { unique } from '../call.ts';
import type { OperationId } from '@referral-tracking/shared/contract';
import type { Kit } from '../kit.ts';
import { makeOwned } from '../owned.ts';
import { expectThat } from '../outcome.ts';
import { expectError, expectFields, rowsOf, type Need, type Row } from '../row.ts';
import { within } from './managed-flows.ts';
import { expectSame } from './managed-settings.ts';

type Body = Record<string, unknown>;
const { shown } = rowsOf('managed-records', 'getPartner');
const WRITES: readonly Need[] = ['apiToken', 'write'];

type Act = 'approve' | 'decline' | 'remove' | 'reinstate' | 'leave' | 'join' | 'makeLink';
const OF_MEMBERS: readonly Act[] = ['approve', 'decline', 'remove', 'reinstate'];

/** The acts that lead to a status in a program to which partners apply, and what each further one leads to. */
const STATUSES: Record<string, { acts: readonly Act[]; allows: Partial<Record<Act, string>> }> = {
  applied: { acts: ['join'], allows: { approve: 'joined', decline: 'declined' } },
  joined: { acts: ['join', 'approve'], allows: { remove: 'removed', leave: 'left', makeLink: 'joined' } },
  declined: { acts: ['join', 'decline'], allows: {} },
  removed: { acts: ['join', 'approve', 'remove'], allows: { reinstate: 'joined' } },
  left: { acts: ['join', 'approve', 'leave'], allows: { join: 'joined' } },
};
const ACTS: readonly Act[] = [...OF_MEMBERS, 'leave', 'join', 'makeLink'];

/** The error of an act that the status does not allow. */
function errorOf(act: Act, status: string): string {
  if (OF_MEMBERS.includes(act)) return 'partnerTransition';
  if (act === 'makeLink') return 'partnerNotJoined';
  return act === 'join' && (status === 'applied' || status === 'joined') ? 'alreadyPartner' : 'ownTransition';
}

type Calls = ReturnType<typeof within>;

/** A program in which the partner has the status; `before` is done while it has none. */
async function newProgram(kit: Kit, status: string, before?: (calls: Calls, email: string) => Promise<void>) {
  // Only a partner has a profile.
  await kit.joined();
  const program = await makeOwned(kit, { join_policy: 'apply' });
  const calls = within(kit, program);
  const { id: partner_id, email } = await calls.done('getProfile');
  const requests: Record<Act, [id: OperationId, ids: Body, body?: Body]> = {
    approve: ['approvePartner', { partner_id }],
    decline: ['declinePartner', { partner_id }],
    remove: ['removePartner', { partner_id }],
    reinstate: ['reinstatePartner', { partner_id }],
    leave: ['leaveProgram', {}],
    join: ['joinProgram', {}, { slug: program.slug }],
    makeLink: ['createLink', {}, { partner_id }],
  };
  await before?.(calls, String(email));
  for (const act of STATUSES[status]!.acts) await calls.done(...requests[act]);
  const partner = () => calls.done('getPartner', { partner_id });
  expectFields(await partner(), { status });
  return { ...calls, requests, partner, email };
}

async function acts(kit: Kit, status: string): Promise<void> {
  const { allows } = STATUSES[status]!;
  const { ask, requests, partner } = await newProgram(kit, status);
  const before = await partner();
  for (const act of ACTS.filter((one) => allows[one] === undefined)) {
    const [id, ...rest] = requests[act];
    expectError(id, await ask(id, ...rest), errorOf(act, status), { status });
    expectSame(await partner(), before, `the partner after the refusal to ${act}`);
  }
  for (const [act, next] of Object.entries(allows)) {
    const other = await newProgram(kit, status);
    await other.done(...other.requests[act as Act]);
    expectFields(await other.partner(), { status: next });
  }
}

/** Only somebody who has joined is a partner already; everybody else may be invited. */
async function invited(kit: Kit, status: string): Promise<void> {
  const { done, email } = await newProgram(kit, status);
  const body = { invitations: [{ email }, { email: `${unique('partner')}@conformance.example` }] };
  const results = await done<Body[]>('invitePartners', {}, body);
  const found = results.map(({ result, reason }) => reason ?? result).join();
  const expected = `${status === 'joined' ? 'already_partner' : 'done'},done`;
  expectThat(found === expected, `${expected} for the address of a partner who is ${status}`, results);
}

/** An invitation that is pending is not sent twice, and is worth nothing to somebody who has joined since. */
async function invitedBefore(kit: Kit, status: string): Promise<void> {
  const { done, email } = await newProgram(kit, status, async (calls, address) => {
    await calls.done('invitePartners', {}, { invitations: [{ email: address }] });
  });
  const [again] = await done<Body[]>('invitePartners', {}, { invitations: [{ email }] });
  const expected = status === 'joined' ? 'already_partner' : 'unchanged';
  const found = again!.reason ?? again!.result;
  expectThat(found === expected, `${expected} for a partner who was invited and is ${status}`, again);
}

/** What a partner of each status becomes by joining, under the other policies of a program. */
const JOINING: Record<string, { policy: string; becomes?: string; error?: string }[]> = {
  applied: [
    { policy: 'open', becomes: 'joined' },
    { policy: 'invite', error: 'alreadyPartner' },
  ],
  joined: ['open', 'invite'].map((policy) => ({ policy, error: 'alreadyPartner' })),
  declined: ['open', 'invite'].map((policy) => ({ policy, error: 'ownTransition' })),
  removed: ['open', 'invite'].map((policy) => ({ policy, error: 'ownTransition' })),
  left: ['open', 'invite'].map((policy) => ({ policy, becomes: 'joined' })),
};

async function joins(kit: Kit, status: string): Promise<void> {
  for (const { policy, becomes, error } of JOINING[status]!) {
    const { ask, done, requests, partner } = await newProgram(kit, status);
    await done('updateProgram', {}, { join_policy: policy });
    const [id, ...rest] = requests.join;
    const reply = await ask(id, ...rest);
    if (error !== undefined) expectError(id, reply, error, { status });
    expectFields(await partner(), { status: becomes ?? status });
  }
}

const ALL = Object.keys(STATUSES);

export const partnerStatusRows: Row[] = [
  ...ALL.map((status) =>
    shown(`every act on a partner who is ${status}`, 'as the contract says', (kit) => acts(kit, status), WRITES),
  ),
  ...ALL.map((status) =>
    shown(`an invitation of a partner who is ${status}`, 'unless they joined', (kit) => invited(kit, status), WRITES),
  ),
  ...ALL.flatMap((status) => [
    shown(
      `another invitation of a partner who was invited and is ${status}`,
      'once, unless they joined',
      (kit) => invitedBefore(kit, status),
      WRITES,
    ),
    shown(
      `a partner who is ${status} joins under each policy`,
      'as the contract says',
      (kit) => joins(kit, status),
      WRITES,
    ),
  ]),
];
