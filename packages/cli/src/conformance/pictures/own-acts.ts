// What each change of a person's own tokens, invitations and records as a partner does, and nothing else.
import { unique, type Call } from '../call.ts';
import { saleOf } from '../campaign.ts';
import { inDays } from '../days.ts';
import { newCode } from '../operator.ts';
import { signInPerson } from '../people.ts';
import { added, changed, first, once } from './act.ts';
import { ANY, NEW, NOW, type Effect } from './changes.ts';
import { byKey } from './likeness.ts';
import { dataIn } from './picture.ts';
import type { Act, Done, Scene } from './step.ts';
import type { Body } from './world.ts';

/** A request of a browser in which somebody has signed in. */
const bySession = (session: string, more: Call = {}): Call => ({ session, ...more });

const account: Act[] = [
  {
    id: 'createToken',
    of: 'with one scope',
    call: ({ world, kit }) =>
      once(
        bySession(world.owner.person.session, {
          body: { name: 'Small', scopes: ['stats.read'], program_ids: [world.program.id], expires_at: inDays(kit, 3) },
        }),
      ),
    effects: (_, { data }) => [added('listTokens', data.token as Body)],
  },
  {
    id: 'revokeToken',
    of: 'that is not in use',
    prepare: async (kit, { owner }) => {
      const body = { name: 'Spare', scopes: ['stats.read'], all_programs: true, expires_at: inDays(kit, 3) };
      await owner.person.done('createToken', {}, body);
    },
    call: (scene) => {
      const { id } = first(scene, 'listTokens', ({ name }) => name === 'Spare');
      return bySession(scene.world.owner.person.session, { ids: { token_id: id as number } });
    },
    effects: (_, { data }) => [changed('listTokens', data.id, { revoked_at: NOW })],
  },
  {
    id: 'endSession',
    of: 'of another browser',
    call: async ({ kit, world }) => bySession((await signInPerson(kit, world.viewer.person.email)).session),
    effects: () => [],
  },
];

/** An entry of the audit log for an act of somebody else. */
export const entryBy = (
  kind: string,
  who: { id: number; email: string | null },
  action: string,
  target: unknown,
): Effect =>
  added('listAuditLog', {
    ...{ id: NEW, created_at: NOW, actor: { kind, ...who }, credential: ANY, request_id: ANY, action },
    ...{ target: { kind: action.split('.')[0], id: target }, before: ANY, after: ANY },
  });

const guestCall = ({ world }: Scene, token: string): Call => bySession(world.guest.session, { body: { token } });
const invited: Act[] = [
  {
    id: 'previewInvitation',
    of: 'to be a partner',
    call: (scene) => guestCall(scene, scene.world.invitedAs.partner),
    effects: () => [],
  },
  {
    id: 'acceptInvitation',
    of: 'to be a member',
    call: (scene) => guestCall(scene, scene.world.invitedAs.member),
    refused: (scene) => [['acceptInvitation', guestCall(scene, scene.world.invitedAs.member), 409]],
    effects: (scene) => {
      const { email, accountId } = scene.world.guest;
      const { id } = first(scene, 'listMemberInvitations', (one) => one.email === email && one.status === 'pending');
      return [
        changed('listMemberInvitations', id, { status: 'accepted' }),
        added('listMembers', { account_id: accountId, email, role: 'admin', created_at: ANY }),
        entryBy('account', { id: accountId, email }, 'member-invitation.accept', id),
        entryBy('account', { id: accountId, email }, 'member.join', accountId),
      ];
    },
  },
  {
    id: 'declineInvitation',
    of: 'to be a partner',
    call: (scene) => guestCall(scene, scene.world.invitedAs.partner),
    refused: (scene) => [['acceptInvitation', guestCall(scene, scene.world.invitedAs.partner), 409]],
    effects: (scene) => {
      const { email, accountId } = scene.world.guest;
      const { id } = first(scene, 'listInvitations', (one) => one.email === email);
      return [
        changed('listInvitations', id, { status: 'declined', declined_at: NOW }),
        entryBy('account', { id: accountId, email }, 'invitation.decline', id),
      ];
    },
  },
];

const ofSecond = ({ world }: Scene, body?: Body): Call => ({
  key: world.partners[1].tokens[0]!,
  ids: { program_id: world.program.id },
  ...(body && { body }),
});
const secondId = (scene: Scene): number => dataIn(scene.before, 'second getProfile').id as number;
const byPartner = (scene: Scene, action: string, target: unknown): Effect =>
  entryBy('partner', { id: secondId(scene), email: null }, action, target);

/** The second partner leaves. */
export const LEAVES: Act = {
  id: 'leaveProgram',
  of: 'that a partner has joined',
  call: (scene) => ofSecond(scene),
  refused: (scene) => [
    ['createOwnLink', ofSecond(scene, { code: newCode() }), 409],
    [
      'trackSale',
      byKey(scene.world, saleOf(5, { click_id: scene.world.customers.led!.click_id })),
      'relationshipMissing',
    ],
  ],
  effects: (scene, { data }) => [
    changed('listPartners', secondId(scene), { status: 'left', changed_at: NOW }),
    changed('second listOwnPrograms', scene.world.program.id, { status: 'left', changed_at: data.changed_at }),
    byPartner(scene, 'partner.leave', secondId(scene)),
  ],
};

const portal: Act[] = [
  {
    id: 'replaceProfile',
    of: 'with another name',
    call: (scene) => ofSecond(scene, { name: 'Bo' }),
    effects: (scene) => [changed('listPartners', secondId(scene), { name: 'Bo' })],
  },
  {
    id: 'createOwnLink',
    of: 'with a code',
    call: (scene) => once(ofSecond(scene, { code: newCode() })),
    effects: (scene, { data }: Done) => [added('listLinks', data), byPartner(scene, 'link.create', data.id)],
  },
  {
    id: 'joinProgram',
    of: 'that decides who joins',
    call: ({ world }) => bySession(world.member.session, { body: { slug: world.program.slug } }),
    refused: ({ world }) => [
      ['joinProgram', bySession(world.member.session, { body: { slug: unique('nothing') } }), 404],
    ],
    effects: (scene) => [
      added('listPartners', {
        ...{ id: NEW, name: ANY, email: scene.world.member.email, status: 'applied' },
        ...{ created_at: NOW, changed_at: NOW },
      }),
      entryBy('partner', { id: NEW as never, email: null }, 'partner.apply', NEW),
    ],
  },
  LEAVES,
];

export const ACTS_OF_OWN: readonly Act[] = [...account, ...invited, ...portal];
