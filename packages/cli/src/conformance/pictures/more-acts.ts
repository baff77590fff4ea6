// Further changes of the records of a program: in other states, with fewer fields, and back again.
import { NOW, NEW } from './changes.ts';
import { added, byOwner, changed, first, noted, once, pick } from './act.ts';
import { commissionLike } from './likeness.ts';
import { entryBy, LEAVES } from './own-acts.ts';
import { dataIn } from './picture.ts';
import { settings } from './program-acts.ts';
import { entryOf, type Act, type Scene } from './step.ts';
import { LINK_FIELDS } from './acts.ts';
import type { Body } from './world.ts';

const idOf = (scene: Pick<Scene, 'before'>, reader: string): number =>
  dataIn(scene.before, `${reader} getProfile`).id as number;
const disabledLink = (scene: Scene): Body => first(scene, 'listLinks', ({ enabled }) => enabled === false);

export const FURTHER_LINKS: readonly Act[] = [
  {
    id: 'createLink',
    of: 'with its partner alone',
    call: (scene) => once(byOwner(scene.world, {}, { partner_id: idOf(scene, 'second') })),
    effects: (scene, done) => [
      added('listLinks', done.data),
      entryOf(scene, done, 'link.create', done.data.id, { after: noted(done.data, LINK_FIELDS) }),
    ],
  },
  {
    id: 'updateLink',
    of: 'that is enabled with another page',
    call: (scene) => {
      const destination = `https://${scene.world.program.domain}/b?c=d`;
      return byOwner(scene.world, { link_id: disabledLink(scene).id }, { enabled: true, destination });
    },
    refused: (scene) => [
      [
        'updateLink',
        byOwner(scene.world, { link_id: disabledLink(scene).id }, { destination: 'https://a.example' }),
        400,
      ],
    ],
    effects: (scene, done) => {
      const was = disabledLink(scene);
      const fields = pick(done.data, 'enabled', 'destination');
      return [
        changed('listLinks', was.id, pick(done.data, 'enabled', 'destination', 'url')),
        entryOf(scene, done, 'link.update', was.id, { before: pick(was, 'enabled', 'destination'), after: fields }),
      ];
    },
  },
];

export const FURTHER_MONEY: readonly Act[] = [
  {
    id: 'createAdjustment',
    of: 'in another currency of the partner',
    call: (scene) => {
      const body = { partner_id: idOf(scene, 'first'), amount_cents: 21, currency: 'EUR', reason: 'A bonus' };
      return once(byOwner(scene.world, {}, body));
    },
    refused: (scene) => [
      [
        'createAdjustment',
        byOwner(
          scene.world,
          {},
          {
            partner_id: idOf(scene, 'second'),
            amount_cents: 21,
            currency: 'EUR',
            reason: 'A bonus',
          },
        ),
        'adjustmentCurrencyInvalid',
      ],
    ],
    effects: (scene, done) => {
      const { id, partner_id } = done.data;
      const fields = ['kind', 'partner_id', 'status', 'held', 'amount_cents', 'currency', 'reason'];
      return [
        commissionLike('adjustment', { id, partner_id, amount_cents: 21, currency: 'EUR', reason: 'A bonus' }),
        entryOf(scene, done, 'commission.adjust', id, { after: pick(done.data, ...fields) }),
      ];
    },
  },
];

export const FURTHER_SETTINGS: readonly Act[] = [
  settings('by its cookies and leads', { cookie_window_days: 30, lead_commission_cents: null }, [
    'cookie_window_days',
    'lead_commission_cents',
  ]),
  settings('by its commission', { commission_type: 'recurring_percent', commission_rate: 12.5 }, [
    'commission_type',
    'commission_rate',
  ]),
];

const joined = (scene: Scene): string =>
  String(first(scene, 'listPartners', ({ status }) => status === 'joined').email);

export const FURTHER_PEOPLE: readonly Act[] = [
  {
    id: 'invitePartners',
    of: 'who have joined',
    call: (scene) => once(byOwner(scene.world, {}, { invitations: [{ email: joined(scene).toUpperCase() }] })),
    effects: () => [],
  },
  {
    id: 'acceptInvitation',
    of: 'to be a partner',
    call: ({ world }) => ({ session: world.viewer.person.session, body: { token: world.invitedAs.other } }),
    refused: ({ world }) => [
      ['declineInvitation', { session: world.viewer.person.session, body: { token: world.invitedAs.other } }, 409],
    ],
    effects: (scene) => {
      const { email } = scene.world.viewer.person;
      const { id } = first(scene, 'listInvitations', (one) => one.email === email);
      const status = { status: 'joined', created_at: NOW, changed_at: NOW };
      const partner = { id: NEW as never, email: null };
      return [
        changed('listInvitations', id, { status: 'accepted', accepted_at: NOW }),
        added('listPartners', { id: NEW, name: 'Viewer', email, ...status }),
        entryBy('partner', partner, 'invitation.accept', id),
        entryBy('partner', partner, 'partner.join', NEW),
      ];
    },
  },
];

/** The second partner comes back. */
export const REJOINS: Act = {
  id: 'joinProgram',
  of: 'that the partner has left',
  follows: [LEAVES],
  call: ({ world }) => once({ key: world.partners[1].tokens[0]!, body: { slug: world.program.slug } }),
  effects: (scene, { data }) => {
    const id = idOf(scene, 'second');
    return [
      changed('listPartners', id, { status: 'joined', changed_at: NOW }),
      changed('second listOwnPrograms', scene.world.program.id, { status: 'joined', changed_at: data.changed_at }),
      entryBy('partner', { id, email: null }, 'partner.join', id),
    ];
  },
};
