// Every change of a commission in every state: what comes of it, and whose reason is shown.
import { unique } from '../call.ts';
import { makeJoined } from '../joined.ts';
import type { Kit } from '../kit.ts';
import { expectThat } from '../outcome.ts';
import { expectFields, rowsOf, type Need, type Row } from '../row.ts';
import { expectHistory } from './managed-commissions.ts';
import { within } from './managed-flows.ts';

type Body = Record<string, unknown>;
const { shown } = rowsOf('managed-records', 'getCommission');
const WRITES: readonly Need[] = ['apiToken', 'write'];
type Act = 'approve' | 'hold' | 'release' | 'reject';
const ACTS: readonly Act[] = ['approve', 'hold', 'release', 'reject'];

/** The acts that lead to a state, and the result of each further one, or the obstacle. */
const STATES: readonly (readonly [acts: readonly Act[], results: Record<Act, string>])[] = [
  [[], { approve: 'done', hold: 'done', release: 'unchanged', reject: 'done' }],
  [['approve'], { approve: 'unchanged', hold: 'done', release: 'unchanged', reject: 'done' }],
  [['hold'], { approve: 'held', hold: 'unchanged', release: 'done', reject: 'done' }],
  [['approve', 'hold'], { approve: 'unchanged', hold: 'unchanged', release: 'done', reject: 'done' }],
  [['hold', 'release'], { approve: 'done', hold: 'done', release: 'unchanged', reject: 'done' }],
  [['reject'], { approve: 'reversed', hold: 'reversed', release: 'unchanged', reject: 'unchanged' }],
];

/** A commission, as far as changes concern it. */
interface State {
  status: string;
  held: boolean;
  reason: string;
}

/** The state after an act that has an effect. Only a held or rejected commission shows why; `own` is its own reason. */
function stateAfter(state: State, act: Act, given: string, own: string): State {
  if (act === 'approve') return { ...state, status: 'approved' };
  if (act === 'hold') return { ...state, held: true, reason: given };
  if (act === 'release') return { ...state, held: false, reason: own };
  return { status: 'reversed', held: false, reason: given };
}

type Calls = ReturnType<typeof within>;

/** The result of an act, or what stands in its way. */
async function change({ done }: Calls, act: Act, id: unknown, reason: string): Promise<string> {
  const body = { commission_ids: [id], ...(act === 'hold' || act === 'reject' ? { reason } : {}) };
  const { results } = await done<{ results: Body[] }>(`${act}Commissions`, {}, body);
  return String(results[0]!.obstacle ?? results[0]!.result);
}

/** A new commission that takes all acts; the last one has this result. */
async function take(calls: Calls, partner_id: number, acts: readonly Act[], expected: string): Promise<void> {
  const own = unique('Own reason');
  const { id } = await calls.done('createAdjustment', {}, { partner_id, amount_cents: 5, reason: own });
  let state: State = { status: 'pending', held: false, reason: own };
  let result = '';
  const reasons = [own];
  for (const act of acts) {
    const given = unique(`Reason to ${act}`);
    result = await change(calls, act, id, given);
    if (result !== 'done') continue;
    state = stateAfter(state, act, given, own);
    if (act === 'hold' || act === 'reject') reasons.push(given);
  }
  expectThat(result === expected, `${expected} for ${acts.join(', then ')}`, result);
  const detail = await calls.done<Parameters<typeof expectHistory>[0]>('getCommission', { commission_id: id });
  expectFields(detail.commission, { ...state });
  expectHistory(detail);
  const told = detail.entries.flatMap(({ reason }) => (typeof reason === 'string' ? [reason] : []));
  expectThat(told.join() === reasons.join(), `the reasons ${reasons.join()}`, detail.entries);
}

async function steps(kit: Kit): Promise<void> {
  const program = await makeJoined(kit);
  const calls = within(kit, program);
  for (const [acts, results] of STATES) {
    for (const last of ACTS) await take(calls, program.partnerId, [...acts, last], results[last]);
  }
}

export const commissionStepRows: Row[] = [
  shown('each change of a commission in each state', 'as the contract says', steps, WRITES),
];
