// What members still change in an archived program: every operation whose refusal the document does not declare.
import { operationEntry, type OperationId } from '@referral-tracking/shared/contract';
import { unique } from '../call.ts';
import { makeJoined } from '../joined.ts';
import type { Kit } from '../kit.ts';
import { newCode } from '../operator.ts';
import { dataOf, type Ids } from '../owned.ts';
import { newSecret } from '../payment-events.ts';
import { expectError, rowsOf, type Need, type Row } from '../row.ts';
import { within } from './managed-flows.ts';
import { inDays } from '../days.ts';

type Body = Record<string, unknown>;
const { shown } = rowsOf('managed-records', 'archiveProgram');
const WRITES: readonly Need[] = ['apiToken', 'write'];
const email = (): string => `${unique('person')}@conformance.example`;

/** A program with a record of each kind, and every change of them. Each would succeed if the program were not archived. */
async function makeChanges(kit: Kit) {
  const program = await makeJoined(kit);
  const calls = within(kit, program);
  const { done } = calls;
  const { partnerId: partner_id } = program;
  const rotate_by = inDays(kit, 7);
  const link = async (): Promise<Ids> => ({ link_id: (await done('createOwnLink', {}, {})).id as number });
  const invite = async (): Promise<Ids> => {
    const [made] = await done<{ invitation: { id: number } }[]>(
      'invitePartners',
      {},
      { invitations: [{ email: email() }] },
    );
    return { invitation_id: made!.invitation.id };
  };
  const member = { email: email(), role: 'viewer' };
  const invited = await done<{ invitation: { id: number } }>('createMemberInvitation', {}, member);
  const adjustment = { partner_id, amount_cents: 5, reason: 'A correction' };
  const named = async () => ({ commission_ids: [(await done('createAdjustment', {}, adjustment)).id] });
  const connection = () => ({ type: 'stripe', webhook_secret: newSecret() });
  const processor_id = (await done('connectProcessor', {}, connection())).id as number;
  const { key } = await done<{ key: { id: number } }>('rotateKey', {}, { rotate_by });
  const reason = 'A reason';
  const changes: [id: OperationId, ids: Ids, body?: Body][] = [
    ['updateProgram', {}, { name: 'Later' }],
    ['replaceOrigins', {}, { origins: ['https://a.example'] }],
    ['createLink', {}, { partner_id }],
    ['createOwnLink', {}, {}],
    ['updateLink', await link(), { enabled: true }],
    ['createAlias', await link(), { alias: newCode() }],
    ['invitePartners', {}, { invitations: [{ email: email() }] }],
    ['revokeInvitation', await invite()],
    ['createMemberInvitation', {}, { ...member, email: email() }],
    ['revokeMemberInvitation', { member_invitation_id: invited.invitation.id }],
    ['createAdjustment', {}, adjustment],
    ['approveCommissions', {}, await named()],
    ['holdCommissions', {}, { ...(await named()), reason }],
    ['releaseCommissions', {}, await named()],
    ['rejectCommissions', {}, { ...(await named()), reason }],
    ['connectProcessor', {}, connection()],
    ['disconnectProcessor', { processor_id }],
    ['markKey', { key_id: key.id }, { rotate_by }],
    ['revokeKey', { key_id: key.id }],
    ['removePartner', { partner_id }],
    ['leaveProgram', {}],
  ];
  return { ...calls, changes };
}

async function archived(kit: Kit): Promise<void> {
  const { ask, done, changes } = await makeChanges(kit);
  await done('archiveProgram');
  for (const [id, ids, body] of changes) {
    const reply = await ask(id, ids, body);
    if ('programArchived' in operationEntry(id).errors) expectError(id, reply, 'programArchived');
    else dataOf(reply);
  }
}

export const archivedRows: Row[] = [
  shown('each change in an archived program', '409 where it is declared, done otherwise', archived, WRITES),
];
