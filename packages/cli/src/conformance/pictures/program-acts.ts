// What each change of a program and its keys does, and nothing else.
import { unique } from '../call.ts';
import { inDays } from '../days.ts';
import { added, byOwner, changed, noted, once, pick } from './act.ts';
import { ANY, NOW } from './changes.ts';
import { dataIn, listIn } from './picture.ts';
import { entryOf, type Act, type Scene } from './step.ts';
import type { Body, World } from './world.ts';

const OWN_LISTS = ['first listOwnPrograms', 'second listOwnPrograms'];

/** The log has rates as texts, as they are stored. */
const asNoted = (fields: Body): Body =>
  'commission_rate' in fields ? { ...fields, commission_rate: String(fields.commission_rate) } : fields;

/** One or more settings of the program, everywhere. */
export function settings(of: string, body: Body, ofPartners: readonly string[]): Act {
  return {
    id: 'updateProgram',
    of,
    call: ({ world }) => byOwner(world, {}, body),
    refused: ({ world }) => [
      ['updateProgram', byOwner(world, {}, { ...body, commission_rate: 101 }), 400],
      ['updateProgram', byOwner(world, {}, { ...body, currency: 'EUR' }), 'currencyFixed'],
    ],
    effects: (scene, done) => {
      const { id } = scene.world.program;
      const before = pick(dataIn(scene.before, 'owner getProgram'), ...Object.keys(body));
      return [
        changed('listPrograms', id, body),
        ...(ofPartners.length === 0 ? [] : OWN_LISTS.map((list) => changed(list, id, pick(body, ...ofPartners)))),
        entryOf(scene, done, 'program.update', id, { before: asNoted(before), after: asNoted(body) }),
      ];
    },
  };
}

const programs: Act[] = [
  settings('by its name', { name: 'Renamed' }, ['name']),
  settings('by its terms', { holding_period_days: 14, minimum_payout_cents: 5000 }, [
    'holding_period_days',
    'minimum_payout_cents',
  ]),
  settings('by what only members see', { attribution_window_days: 45, lead_auth: 'browser_allowed' }, [
    'attribution_window_days',
  ]),
  {
    id: 'replaceOrigins',
    of: 'with two',
    call: ({ world }) => byOwner(world, {}, { origins: [`https://${world.program.domain}`, 'https://shop.example'] }),
    effects: (scene, done) => {
      const { id } = scene.world.program;
      const { origins } = dataIn(scene.before, 'owner getProgram');
      return [
        changed('listPrograms', id, { origins: done.data.origins }),
        entryOf(scene, done, 'program.origins', id, { before: { origins }, after: { origins: done.data.origins } }),
      ];
    },
  },
  {
    id: 'createProgram',
    of: 'with its terms alone',
    call: ({ world }) => {
      const terms = {
        commission_type: 'fixed',
        commission_rate: 500,
        name: 'Another',
        domain: `${unique('d')}.example`,
      };
      return once({ key: world.owner.tokens[0]!, body: terms });
    },
    effects: (_, { data }) => [added('listPrograms', data.program as Body)],
  },
  {
    id: 'archiveProgram',
    of: 'that is not the one of the picture',
    call: ({ world }) => byOwner(world, { program_id: world.spare.id }),
    refused: ({ world }) => [
      ['updateProgram', { ...byOwner(world, { program_id: world.spare.id }), body: { name: 'Later' } }, 409],
      ['getReadiness', { key: world.spare.apiKey }, 401],
    ],
    effects: ({ world }) => [
      changed('listPrograms', world.spare.id, { status: 'archived', archived_at: NOW }),
      ...OWN_LISTS.map((list) => changed(list, world.spare.id, { archived: true })),
    ],
  },
];

const usable = ({ before }: Scene): Body[] =>
  listIn(before, 'listKeys').filter(({ status }) => status === 'active' || status === 'marked');
const KEY_FIELDS = ['masked', 'marked_at', 'rotate_by', 'revoked_at'];

/** Makes the second key that can be revoked. */
async function twoKeys(kit: Parameters<NonNullable<Act['prepare']>>[0], { owner, program }: World): Promise<void> {
  const ids = { program_id: program.id };
  const keys = await owner.person.done<Body[]>('listKeys', ids);
  const left = keys.filter(({ status }) => status === 'active' || status === 'marked');
  if (left.length < 2) await owner.person.done('rotateKey', ids, { rotate_by: inDays(kit, 7) });
}

/** A deadline, or another one, for a key of this status. */
const mark = (of: string, status: string, days: number, ...follows: Act[]): Act => {
  const chosen = (scene: Scene): Body => usable(scene).findLast((key) => key.status === status)!;
  return {
    id: 'markKey',
    of,
    follows,
    call: (scene) => byOwner(scene.world, { key_id: chosen(scene).id }, { rotate_by: inDays(scene.kit, days) }),
    effects: (scene, done) => {
      const { id, marked_at, rotate_by } = chosen(scene);
      const isNew = marked_at === null;
      const after = { ...(isNew && { marked_at: done.data.marked_at }), rotate_by: done.data.rotate_by };
      return [
        changed('listKeys', id, isNew ? { status: 'marked', ...after } : after),
        entryOf(scene, done, 'key.mark', id, { before: { ...(isNew && { marked_at }), rotate_by }, after }),
      ];
    },
  };
};

const marks = mark('that is the only one', 'active', 20);

const keys: Act[] = [
  marks,
  mark('that is marked, with another deadline', 'marked', 10, marks),
  {
    id: 'revokeKey',
    of: 'that is one of two',
    prepare: twoKeys,
    call: (scene) => byOwner(scene.world, { key_id: usable(scene)[0]!.id }),
    refused: (scene) => [['revokeKey', byOwner(scene.world, { key_id: usable(scene).at(-1)!.id }), 409]],
    effects: (scene, done) => {
      const { id, revoked_at } = done.data;
      return [
        changed('listKeys', id, { status: 'revoked', revoked_at: NOW }),
        entryOf(scene, done, 'key.revoke', id, { before: { revoked_at: null }, after: { revoked_at } }),
      ];
    },
  },
  {
    id: 'rotateKey',
    of: 'that is the only one',
    call: ({ world, kit }) => once(byOwner(world, {}, { rotate_by: inDays(kit, 7) })),
    effects: (scene, done) => {
      const key = done.data.key as Body;
      const others = usable(scene).filter(({ status }) => status === 'active');
      return [
        added('listKeys', key),
        ...others.flatMap(({ id }) => [
          changed('listKeys', id, { status: 'marked', marked_at: NOW, rotate_by: ANY }),
          entryOf(scene, done, 'key.mark', id, {
            before: { marked_at: null, rotate_by: null },
            after: { marked_at: NOW, rotate_by: ANY },
          }),
        ]),
        entryOf(scene, done, 'key.create', key.id, { after: noted(key, KEY_FIELDS) }),
      ];
    },
  },
];

export const ACTS_ON_PROGRAMS: readonly Act[] = programs;
/** The last ones: the key that pictures are taken with is marked afterwards. */
export const ACTS_ON_KEYS: readonly Act[] = keys;
