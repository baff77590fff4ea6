// One act between two pictures: what is refused changes nothing, and what succeeds changes exactly what it declares.
import { contract, type OperationId } from '../../generated/contract.ts';
import type { Call } from '../call.ts';
import type { CheckedResponse, Kit } from '../kit.ts';
import { Mismatch, show } from '../outcome.ts';
import { REPEAT_HEADER } from '../repeat-key.ts';
import type { Need } from '../target.ts';
import { changesBetween, expectEffects, NEW, NOW, type Effect } from './changes.ts';
import { takePicture, type Picture } from './picture.ts';
import { expectAgreement } from './relations.ts';
import { expectRest } from './rest.ts';
import { worldOf, type Body, type World } from './world.ts';

/** What a step knows. */
export interface Scene {
  kit: Kit;
  world: World;
  /** the last picture before the act */
  before: Picture;
}

export interface Done {
  /** the data of the success, or its body */
  data: Body;
  reply: CheckedResponse;
}

/** An act, as a table names it. */
export interface Act {
  id: OperationId;
  /** what is different from other acts of the operation */
  of: string;
  needs?: readonly Need[];
  /** makes what the act needs; the picture is taken afterwards */
  prepare?: (kit: Kit, world: World) => Promise<unknown>;
  /** the request that succeeds */
  call: (scene: Scene) => Call | Promise<Call>;
  /** requests that change nothing, after the success */
  refused?: (scene: Scene, done: Done) => [id: OperationId, call: Call, status: number][];
  effects: (scene: Scene, done: Done) => Effect[];
}

export const dataOfReply = ({ body }: Pick<CheckedResponse, 'body'>): Body => {
  const whole = body as Body;
  return (whole.data ?? whole) as Body;
};

const lastPictures = new WeakMap<World, Picture>();

async function pictureBefore(kit: Kit, world: World, again: boolean): Promise<Picture> {
  const last = lastPictures.get(world);
  if (last && !again) return last;
  const picture = await takePicture(kit, world);
  expectAgreement(picture);
  return picture;
}

/** Each of these requests has this status, and changes nothing. */
async function expectRefusals(kit: Kit, refusals: readonly [OperationId, Call, number][]): Promise<void> {
  for (const [id, call, status] of refusals) {
    const reply = await kit.ask(id, call);
    if (reply.status !== status)
      throw new Mismatch(`expected ${status} of ${id}; came ${reply.status} ${show(reply.body)}`);
  }
}

/** The success, and its repeat where a key names it. */
async function succeed(kit: Kit, id: OperationId, call: Call): Promise<CheckedResponse> {
  const reply = await kit.ask(id, call);
  if (reply.status !== 200 && reply.status !== 201) {
    throw new Mismatch(`expected a success of ${id}; came ${reply.status} ${show(reply.body)}`);
  }
  if (call.headers?.[REPEAT_HEADER] === undefined) return reply;
  const again = await kit.ask(id, call);
  const same = again.status === reply.status && JSON.stringify(again.body) === JSON.stringify(reply.body);
  if (!same) throw new Mismatch(`expected the first answer again; came ${again.status} ${show(again.body)}`);
  return reply;
}

/** Takes pictures around an act. */
export async function perform(kit: Kit, act: Act): Promise<void> {
  const world = await worldOf(kit);
  if (act.prepare) await act.prepare(kit, world);
  const before = await pictureBefore(kit, world, act.prepare !== undefined);
  lastPictures.delete(world);
  const scene: Scene = { kit, world, before };
  const call = await act.call(scene);
  await expectRefusals(kit, strangersOf(act.id, call, world));
  const reply = await succeed(kit, act.id, call);
  const done: Done = { data: dataOfReply(reply), reply };
  await expectRefusals(kit, act.refused?.(scene, done) ?? []);
  const after = await takePicture(kit, world);
  lastPictures.set(world, after);
  const changes = changesBetween(before, after);
  const span = { from: before.to, to: after.from };
  expectEffects(changes, act.effects(scene, done), span);
  expectAgreement(after);
  expectRest(before, after, changes);
}

const pickOf = (call: Call, name: 'key' | 'session'): Call => (call[name] === undefined ? {} : { [name]: call[name] });

/** The same request by those who may not send it, or to another program. */
function strangersOf(
  id: OperationId,
  call: Call,
  { owner, viewer, program, other }: World,
): [OperationId, Call, number][] {
  const entry = contract.operations[id] as { access: { role: string | null } | null };
  if (!entry.access) return [];
  const { ids, body, query } = call;
  const without: Call = { ...(ids && { ids }), ...(body !== undefined && { body }), ...(query && { query }) };
  const plain: Call = { ...without, ...pickOf(call, 'key'), ...pickOf(call, 'session') };
  const refused: [OperationId, Call, number][] = [[id, without, 401]];
  const { role } = entry.access;
  const isHere = call.ids?.program_id === program.id;
  const isOwners = call.key !== undefined && owner.tokens.includes(call.key);
  if (isOwners && isHere && (role === 'admin' || role === 'owner'))
    refused.push([id, { ...plain, key: viewer.tokens[0] }, 403]);
  const ofRecord = Object.keys(call.ids ?? {}).some(
    (name) => name.endsWith('_id') && name !== 'program_id' && name !== 'account_id',
  );
  if (isOwners && ofRecord && isHere && !isPartner(call)) {
    refused.push([id, { ...plain, ids: { ...call.ids, program_id: other.id } }, 404]);
  }
  if (call.body !== undefined) refused.push([id, { ...plain, query: { nothing: 'known' } }, 400]);
  return refused;
}
/** Partners are of both programs. */
const isPartner = ({ ids = {} }: Call): boolean => 'partner_id' in ids;

/** The entry of the audit log for an act of the owner. */
export function entryOf(
  { world }: Scene,
  { reply }: Pick<Done, 'reply'>,
  action: string,
  targetId: unknown,
  { before = {}, after = {} }: { before?: Body; after?: Body } = {},
): Effect {
  const { accountId, email } = world.owner.person;
  const [kind] = action.split('.');
  const record = {
    id: NEW,
    created_at: NOW,
    actor: { kind: 'account', id: accountId, email },
    credential: `token ${world.owner.numbers[0]!}`,
    request_id: reply.headers[contract.requestId.header.toLowerCase()],
    action,
    target: { kind, id: targetId },
    before,
    after,
  };
  return { list: 'listAuditLog', is: 'new', record };
}
