// One act between two pictures: what is refused changes nothing, and what succeeds changes exactly what it declares.
import { contract, operationEntry, type OperationId } from '@referral-tracking/shared/contract';
import type { Call } from '../call.ts';
import type { CheckedResponse, Kit } from '../kit.ts';
import { Mismatch, show } from '../outcome.ts';
import { REPEAT_HEADER } from '../repeat-key.ts';
import type { Need } from '../target.ts';
import { ANY, changesBetween, expectEffects, NEW, NOW, type Effect } from './changes.ts';
import { lasting, takePicture, type Picture } from './picture.ts';
import { expectAgreement } from './relations.ts';
import { expectRest } from './rest.ts';
import { strangersOf, type Refusal } from './strangers.ts';
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
  /** acts that must have happened before; they are performed if they are not asked */
  follows?: readonly Act[];
  /** makes what the act needs; the picture is taken afterwards */
  prepare?: (kit: Kit, world: World) => Promise<unknown>;
  /** the request that succeeds */
  call: (scene: Scene) => Call | Promise<Call>;
  /** requests that change nothing, after the success */
  refused?: (scene: Scene, done: Done) => Refusal[];
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

/** Each of these requests has this status or error, and changes nothing. */
async function expectRefusals(kit: Kit, refusals: readonly Refusal[]): Promise<void> {
  for (const [id, call, expected] of refusals) {
    const { status, body, seen } = await kit.ask(id, call);
    const is = typeof expected === 'number' ? status : seen.error;
    if (is !== expected) throw new Mismatch(`expected ${expected} of ${id}; came ${status} ${show(body)}`);
  }
}

/** Fields that may be any text, or any of a form that another letter does not break. */
const FREE = ['name', 'reason', 'code', 'alias', 'slug', 'webhook_secret'];

/** Another request that could be sent; undefined if it has no field that may be nearly anything. */
function otherBody(body: Body): Body | undefined {
  const name = FREE.find((one) => typeof body[one] === 'string');
  return name === undefined ? undefined : { ...body, [name]: `${String(body[name])}0` };
}

/** The success, and its repeat where a key names it. With the same key, another request is refused. */
async function succeed(kit: Kit, id: OperationId, call: Call): Promise<CheckedResponse> {
  const reply = await kit.ask(id, call);
  if (reply.status !== 200 && reply.status !== 201) {
    throw new Mismatch(`expected a success of ${id}; came ${reply.status} ${show(reply.body)}`);
  }
  if (call.headers?.[REPEAT_HEADER] === undefined) return reply;
  const again = await kit.ask(id, call);
  const same = again.status === reply.status && JSON.stringify(again.body) === JSON.stringify(reply.body);
  if (!same) throw new Mismatch(`expected the first answer again; came ${again.status} ${show(again.body)}`);
  const other = otherBody(call.body as Body);
  if (other) await expectRefusals(kit, [[id, { ...call, body: other }, 'keyReused']]);
  return reply;
}

const SETTING = ['patch', 'put'];

/** A request that sets something has the same answer again; otherwise undefined. */
async function repeat(
  kit: Kit,
  id: OperationId,
  call: Call,
  first: CheckedResponse,
): Promise<CheckedResponse | undefined> {
  if (!SETTING.includes(operationEntry(id).method)) return undefined;
  const again = await kit.ask(id, call);
  const [was, is] = [first, again].map(({ status, body }) => `${status} ${JSON.stringify(lasting(body))}`);
  if (is !== was) throw new Mismatch(`expected the same answer again: ${was}; came ${is}`);
  return again;
}

/** Setting the same again is an act that only the log shows, without a difference. */
function entriesAgain(effects: readonly Effect[], again: CheckedResponse | undefined): Effect[] {
  if (!again) return [];
  return effects.flatMap((effect): Effect[] => {
    if (effect.list !== 'listAuditLog' || effect.is !== 'new') return [];
    const request_id = effect.record.request_id === ANY ? ANY : again.headers[contract.requestId.header.toLowerCase()];
    return [{ ...effect, record: { ...effect.record, request_id, before: {}, after: {} } }];
  });
}

const performed = new WeakMap<World, Set<Act>>();

/** Performs what an act follows, unless it has been tried; then the act is tried, too. */
async function performBefore(kit: Kit, world: World, act: Act): Promise<void> {
  const done = performed.get(world) ?? new Set();
  performed.set(world, done.add(act));
  for (const one of act.follows ?? []) if (!done.has(one)) await perform(kit, one);
}

/** Takes pictures around an act. */
export async function perform(kit: Kit, act: Act): Promise<void> {
  const world = await worldOf(kit);
  await performBefore(kit, world, act);
  if (act.prepare) await act.prepare(kit, world);
  const before = await pictureBefore(kit, world, act.prepare !== undefined);
  lastPictures.delete(world);
  const scene: Scene = { kit, world, before };
  const call = await act.call(scene);
  await expectRefusals(kit, strangersOf(act.id, call, world));
  const reply = await succeed(kit, act.id, call);
  const done: Done = { data: dataOfReply(reply), reply };
  if (act.id.startsWith('track') || act.id === 'stripeWebhook') {
    const { body } = call;
    const sent = (typeof body === 'string' ? JSON.parse(body) : body) as Body;
    world.sent.push({ id: act.id, body: sent, data: done.data, withKey: call.key !== undefined });
  }
  const again = await repeat(kit, act.id, call, reply);
  await expectRefusals(kit, act.refused?.(scene, done) ?? []);
  const after = await takePicture(kit, world);
  lastPictures.set(world, after);
  const changes = changesBetween(before, after);
  const span = { from: before.to, to: after.from };
  const effects = act.effects(scene, done);
  expectEffects(changes, [...effects, ...entriesAgain(effects, again)], span);
  expectAgreement(after);
  expectRest(before, after, changes);
}

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
