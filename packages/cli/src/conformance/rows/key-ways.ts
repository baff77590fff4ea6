// Every way in which the keys of a program come and go: a key is accepted exactly as long as the list says that it is usable.
import { inDays } from '../days.ts';
import type { Kit } from '../kit.ts';
import { eventually, operate } from '../operator.ts';
import { makeOwned } from '../owned.ts';
import { expectThat } from '../outcome.ts';
import { rowsOf, type Need, type Row } from '../row.ts';
import { within } from './managed-flows.ts';

type Body = Record<string, unknown>;
const { shown } = rowsOf('managed-records', 'listKeys');
const OPERATES: readonly Need[] = ['apiToken', 'write', 'operator'];

type Act = 'rotate' | 'mark the newest' | 'mark the oldest' | 'revoke the newest' | 'revoke the oldest' | 'regenerate';

/** The acts on a new program's key, and the statuses of its keys afterwards, the newest first. */
const WAYS: readonly (readonly [acts: readonly Act[], statuses: string])[] = [
  [['regenerate'], 'active,revoked'],
  [['regenerate', 'regenerate'], 'active,revoked,revoked'],
  [['mark the oldest', 'regenerate'], 'active,revoked'],
  [['rotate', 'regenerate'], 'active,revoked,revoked'],
  [['rotate', 'mark the newest', 'regenerate'], 'active,revoked,revoked'],
  [['rotate', 'revoke the oldest', 'regenerate'], 'active,revoked,revoked'],
  [['rotate', 'revoke the newest', 'regenerate'], 'active,revoked,revoked'],
  [['regenerate', 'rotate'], 'active,marked,revoked'],
  [['regenerate', 'rotate', 'regenerate'], 'active,revoked,revoked,revoked'],
  [['rotate', 'revoke the oldest', 'rotate', 'regenerate'], 'active,revoked,revoked,revoked'],
  [['rotate', 'mark the newest'], 'marked,marked'],
  [['rotate', 'revoke the newest'], 'revoked,marked'],
];

interface Key extends Body {
  id: number;
  status: string;
  masked: string;
}
type Calls = ReturnType<typeof within>;

/** The keys of the list, the newest first. */
const keysOf = async ({ done }: Calls): Promise<Key[]> =>
  (await done<Key[]>('listKeys', {}, undefined, { limit: '100' })).sort((a, b) => b.id - a.id);

/** Takes an act; returns the text of the key that it makes. */
async function take(kit: Kit, calls: Calls, programId: number, act: Act): Promise<string | undefined> {
  const rotate_by = inDays(kit, 7);
  if (act === 'rotate') return String((await calls.done('rotateKey', {}, { rotate_by })).api_key);
  if (act === 'regenerate') {
    return String((await operate(kit, 'key regenerate', { 'program-id': programId })).api_key);
  }
  const usable = (await keysOf(calls)).filter(({ status }) => status === 'active' || status === 'marked');
  const { id: key_id } = usable.at(act.endsWith('newest') ? 0 : -1)!;
  if (act.startsWith('mark')) await calls.done('markKey', { key_id }, { rotate_by });
  else await calls.done('revokeKey', { key_id });
  return undefined;
}

/** Each key is accepted or refused as its status says. Refused ones count against the limit of the address. */
async function expectUsable(kit: Kit, keys: readonly Key[], texts: readonly string[], after: string): Promise<void> {
  await eventually(kit, async () => {
    for (const { status, masked } of keys) {
      const text = texts.find((one) => one.endsWith(masked.slice(-4)))!;
      const expected = status === 'active' || status === 'marked' ? 200 : 401;
      const reply = await kit.askRaw('getReadiness', { key: text });
      expectThat(reply.status === expected, `${expected} for the key ${masked} after ${after}`, reply.status);
    }
  });
}

async function ways(kit: Kit, [acts, statuses]: (typeof WAYS)[number]): Promise<void> {
  const program = await makeOwned(kit);
  const calls = within(kit, program);
  const texts = [program.apiKey];
  for (const [place, act] of acts.entries()) {
    const made = await take(kit, calls, program.id, act);
    if (made !== undefined) texts.push(made);
    const after = acts.slice(0, place + 1).join(', then ');
    const keys = await keysOf(calls);
    expectThat(keys.length === texts.length, `${texts.length} keys after ${after}`, keys);
    await expectUsable(kit, keys, texts, after);
  }
  const found = (await keysOf(calls)).map(({ status }) => status).join();
  expectThat(found === statuses, `${statuses} after ${acts.join(', then ')}`, found);
  const { keys } = await operate(kit, 'key list', { 'program-id': program.id });
  const shows = (keys as Body[]).toSorted((a, b) => Number(b.key_id) - Number(a.key_id)).map(({ status }) => status);
  expectThat(shows.join() === statuses, `${statuses} in the command's list`, shows);
}

async function all(kit: Kit): Promise<void> {
  for (const way of WAYS) await ways(kit, way);
}

export const keyWayRows: Row[] = [
  shown('keys that are made, marked, revoked and replaced', 'accepted while they are usable', all, OPERATES),
];
