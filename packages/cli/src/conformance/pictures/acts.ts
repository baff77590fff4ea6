// What each change of the management API does to the records of a program, and nothing else.
import type { OperationId } from '@referral-tracking/shared/contract';
import { newCode } from '../operator.ts';
import { newSecret } from '../payment-events.ts';
import { newAddress } from '../people.ts';
import { added, byOwner, changed, first, gone, noted, once, pick } from './act.ts';
import { NOW } from './changes.ts';
import { dataIn } from './picture.ts';
import { entryOf, type Act, type Scene } from './step.ts';
import type { Body } from './world.ts';

export const LINK_FIELDS = ['code', 'aliases', 'partner_id', 'destination', 'enabled'];
const enabledLink = (scene: Scene): Body => first(scene, 'listLinks', ({ enabled }) => enabled === true);

const links: Act[] = [
  {
    id: 'createLink',
    of: 'with every field',
    call: ({ world, before }) => {
      const { id } = dataIn(before, 'first getProfile');
      const destination = `https://${world.program.domain}/a`;
      return once(byOwner(world, {}, { partner_id: id, code: newCode(), destination, enabled: false }));
    },
    refused: ({ world }, { data }) => [['createLink', byOwner(world, {}, pick(data, 'partner_id', 'code')), 409]],
    effects: (scene, done) => [
      added('listLinks', done.data),
      entryOf(scene, done, 'link.create', done.data.id, { after: noted(done.data, LINK_FIELDS) }),
    ],
  },
  {
    id: 'updateLink',
    of: 'that is disabled',
    call: (scene) => byOwner(scene.world, { link_id: enabledLink(scene).id }, { enabled: false }),
    effects: (scene, done) => [
      changed('listLinks', enabledLink(scene).id, { enabled: false }),
      entryOf(scene, done, 'link.update', done.data.id, { before: { enabled: true }, after: { enabled: false } }),
    ],
  },
  {
    id: 'createAlias',
    of: 'of a link',
    call: (scene) => once(byOwner(scene.world, { link_id: enabledLink(scene).id }, { alias: newCode() })),
    effects: (scene, done) => {
      const { id, aliases } = enabledLink(scene);
      return [
        changed('listLinks', id, { aliases: done.data.aliases }),
        entryOf(scene, done, 'link.alias', id, { before: { aliases }, after: pick(done.data, 'aliases') }),
      ];
    },
  },
];

/** An act on a partner in a state. */
function partnerAct(id: OperationId, from: string, to: string): Act {
  const partner = (scene: Scene): Body => first(scene, 'listPartners', ({ status }) => status === from);
  const [verb] = id.split('Partner');
  return {
    id,
    of: `who is ${from}`,
    call: (scene) => byOwner(scene.world, { partner_id: partner(scene).id }),
    refused: (scene) => [[id, byOwner(scene.world, { partner_id: partner(scene).id }), 409]],
    effects: (scene, done) => {
      const { id: number } = partner(scene);
      const own = ['first', 'second'].filter((name) => dataIn(scene.before, `${name} getProfile`).id === number);
      const fields = { status: to, changed_at: done.data.changed_at };
      return [
        changed('listPartners', number, { status: to, changed_at: NOW }),
        ...own.map((name) => changed(`${name} listOwnPrograms`, scene.world.program.id, fields)),
        entryOf(scene, done, `partner.${verb!}`, number, { before: { status: from }, after: { status: to } }),
      ];
    },
  };
}

const partners: Act[] = [
  partnerAct('approvePartner', 'applied', 'joined'),
  partnerAct('declinePartner', 'applied', 'declined'),
  partnerAct('removePartner', 'joined', 'removed'),
  {
    ...partnerAct('reinstatePartner', 'removed', 'joined'),
    prepare: async (_, { owner, program }) => {
      const list = async (status: string) =>
        owner.person.done<Body[]>('listPartners', { program_id: program.id }, undefined, { status });
      if ((await list('removed')).length > 0) return;
      const [partner] = await list('joined');
      await owner.person.done('removePartner', { program_id: program.id, partner_id: partner!.id as number });
    },
  },
];

const INVITATION_FIELDS = ['resends', 'expires_at'];

const invitations: Act[] = [
  {
    id: 'invitePartners',
    of: 'who are new and who are invited already',
    call: (scene) => {
      const { email } = first(scene, 'listInvitations', ({ status }) => status === 'pending');
      return once(byOwner(scene.world, {}, { invitations: [{ email }, { email: newAddress(), name: 'Ada' }] }));
    },
    effects: (scene, done) => {
      const { invitation } = (done.data as unknown as Body[])[1] as { invitation: Body };
      return [
        added('listInvitations', invitation),
        entryOf(scene, done, 'invitation.create', invitation.id, { after: noted(invitation, INVITATION_FIELDS) }),
      ];
    },
  },
  {
    id: 'revokeInvitation',
    of: 'that is pending',
    call: (scene) => {
      const { id } = first(scene, 'listInvitations', ({ status, name }) => status === 'pending' && name === null);
      return byOwner(scene.world, { invitation_id: id });
    },
    refused: ({ world }, { data }) => [
      ['revokeInvitation', byOwner(world, { invitation_id: data.id }), 409],
      ['resendInvitation', byOwner(world, { invitation_id: data.id }), 409],
    ],
    effects: (scene, done) => {
      const { id, revoked_at } = done.data;
      return [
        changed('listInvitations', id, { status: 'revoked', revoked_at: NOW }),
        entryOf(scene, done, 'invitation.revoke', id, { before: { revoked_at: null }, after: { revoked_at } }),
      ];
    },
  },
];

const processors: Act[] = [
  {
    id: 'connectProcessor',
    of: 'without an account',
    call: ({ world }) => once(byOwner(world, {}, { type: 'stripe', webhook_secret: newSecret() })),
    effects: (scene, done) => [
      added('listProcessors', done.data),
      entryOf(scene, done, 'processor.connect', done.data.id, {
        after: { masked: done.data.masked, connected_at: done.data.created_at },
      }),
    ],
  },
  {
    id: 'disconnectProcessor',
    of: 'that is connected',
    call: (scene) => byOwner(scene.world, { processor_id: first(scene, 'listProcessors', () => true).id }),
    refused: ({ world }, { data }) => [['disconnectProcessor', byOwner(world, { processor_id: data.id }), 404]],
    effects: (scene, done) => [
      gone('listProcessors', done.data.id),
      entryOf(scene, done, 'processor.disconnect', done.data.id, {
        before: { masked: done.data.masked, connected_at: done.data.created_at },
      }),
    ],
  },
];

const EXPIRING = ['role', 'expires_at'];
const members: Act[] = [
  {
    id: 'createMemberInvitation',
    of: 'of an admin',
    call: ({ world }) => once(byOwner(world, {}, { email: newAddress(), role: 'admin' })),
    effects: (scene, done) => {
      const invitation = done.data.invitation as Body;
      return [
        added('listMemberInvitations', invitation),
        entryOf(scene, done, 'member-invitation.create', invitation.id, {
          after: noted(invitation, EXPIRING),
        }),
      ];
    },
  },
  {
    id: 'revokeMemberInvitation',
    of: 'that is pending',
    call: (scene) => {
      const { guest } = scene.world;
      const isOpen = ({ status, email }: Body): boolean => status === 'pending' && email !== guest.email;
      return byOwner(scene.world, { member_invitation_id: first(scene, 'listMemberInvitations', isOpen).id });
    },
    refused: ({ world }, { data }) => [
      ['revokeMemberInvitation', byOwner(world, { member_invitation_id: data.id }), 409],
    ],
    effects: (scene, done) => [
      changed('listMemberInvitations', done.data.id, { status: 'revoked' }),
      entryOf(scene, done, 'member-invitation.revoke', done.data.id, {
        before: { revoked_at: null },
        after: { revoked_at: NOW },
      }),
    ],
  },
  {
    id: 'updateMember',
    of: 'who becomes an admin',
    call: ({ world }) => byOwner(world, { account_id: world.member.accountId }, { role: 'admin' }),
    refused: ({ world }) => [
      ['updateMember', byOwner(world, { account_id: world.owner.person.accountId }, { role: 'viewer' }), 409],
    ],
    effects: (scene, done) => [
      changed('listMembers', done.data.account_id, { role: 'admin' }),
      entryOf(scene, done, 'member.update', done.data.account_id, {
        before: { role: 'viewer' },
        after: { role: 'admin' },
      }),
    ],
  },
  {
    id: 'removeMember',
    of: 'who is no owner',
    call: ({ world }) => byOwner(world, { account_id: world.member.accountId }),
    refused: ({ world }) => [
      ['removeMember', byOwner(world, { account_id: world.member.accountId }), 404],
      ['removeMember', byOwner(world, { account_id: world.owner.person.accountId }), 409],
    ],
    effects: (scene, done) => [
      gone('listMembers', done.data.account_id),
      entryOf(scene, done, 'member.remove', done.data.account_id, { before: pick(done.data, 'role') }),
    ],
  },
];

export const ACTS_ON_PEOPLE: readonly Act[] = [...links, ...invitations, ...processors, ...members, ...partners];
