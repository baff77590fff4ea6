// An owner at work: creates payouts, and reports what became of their items. The seed decides what becomes of them.
import { callPath } from '../../../src/contract/paths.ts';
import { setTimeout as sleep } from 'node:timers/promises';
import type { WorldProgram } from '../programs.ts';
import type { Random } from '../random.ts';
import { createLoadClient, untilKnown, type ActOperation, type Client, type LoadTarget } from './client.ts';
import type { Entry } from './history.ts';
import { get } from './send.ts';

/** What is reported of an item, and the status that it has then. */
const ACTS = {
  pay: { operation: 'payPayoutItems', status: 'paid', body: (nonce: string) => ({ reference: nonce }) },
  fail: { operation: 'failPayoutItems', status: 'failed', body: () => ({ reason: 'The account is closed' }) },
  cancel: { operation: 'cancelPayoutItems', status: 'cancelled', body: () => ({}) },
  reopen: { operation: 'reopenPayoutItems', status: 'open', body: () => ({}) },
} as const satisfies Record<string, { operation: ActOperation; status: string; body: (nonce: string) => object }>;

const COURSES: readonly (readonly (keyof typeof ACTS)[])[] = [
  ['pay'],
  ['fail'],
  ['cancel'],
  ['pay', 'fail'],
  ['pay', 'reopen', 'pay'],
  ['pay', 'reopen', 'cancel'],
];
const ATTEMPTS = 40;
const [SHORTEST_REST_MS, LONGEST_REST_MS] = [100, 600];

let nonces = 0;

/** Sends what an owner does, with one Idempotency-Key, until the outcome is known, and sometimes once more. */
export async function asOwner(
  client: Client,
  random: Random,
  name: string,
  call: Omit<Parameters<Client['owner']>[1], 'nonce'> & { kind: Parameters<Client['owner']>[0] },
): Promise<Entry> {
  const { kind, ...rest } = call;
  const send = () => client.owner(kind, { ...rest, nonce: name });
  const entry = await untilKnown(send);
  // A refusal is not stored with the key: the same request may succeed later.
  if (entry.outcome === 'acknowledged' && random.chance(0.25)) await untilKnown(send);
  return entry;
}

/** The items of a payout; none if no instance answers. */
async function itemsOf(url: string, { id, owner }: WorldProgram, payoutId: number): Promise<{ id: number }[]> {
  const path = `${callPath('listPayoutItems', { program_id: id })}?payout_id=${payoutId}`;
  for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
    const { status, answer } = await get(url + path, { authorization: `Bearer ${owner}` });
    if (status === 200) return answer.data as { id: number }[];
    await sleep(LONGEST_REST_MS);
  }
  return [];
}

/** Creates one payout, and ends its items in one way or another; one in ten stays open. */
export async function runPayout(target: LoadTarget, program: WorldProgram, random: Random): Promise<void> {
  const client = createLoadClient(target, program);
  const name = () => `${target.run}-owner-${++nonces}`;
  const note = name();
  const created = await asOwner(client, random, note, { kind: 'payout', operation: 'createPayout', body: { note } });
  if (created.status === 201) {
    const { id: payoutId } = created.answer.data as { id: number };
    for (const { id } of random.chance(0.9) ? await itemsOf(target.url, program, payoutId) : [])
      for (const act of random.pick(COURSES)) {
        const { operation, status, body } = ACTS[act];
        const nonce = name();
        const sent = { itemId: id, itemStatus: status };
        const call = { operation, ids: { payout_id: payoutId }, body: { item_ids: [id], ...body(nonce) }, sent };
        const acted = await asOwner(client, random, nonce, { kind: 'act', ...call });
        // The next act depends on this one.
        if (acted.outcome !== 'acknowledged') break;
      }
  }
  await sleep(random.int(SHORTEST_REST_MS, LONGEST_REST_MS));
}
