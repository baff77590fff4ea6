// What the operator's commands do with a commission in each state, and what members can still do with one that is paid.
import { unique } from '../call.ts';
import { makeJoined } from '../joined.ts';
import type { Kit } from '../kit.ts';
import { expectThat } from '../outcome.ts';
import { expectFields, rowsOf, type Need, type Row } from '../row.ts';
import { expectHistory, type Detail } from './managed-commissions.ts';
import { within } from './managed-flows.ts';
import { expectSame } from './managed-settings.ts';

type Body = Record<string, unknown>;
type Calls = ReturnType<typeof within>;
const { shown } = rowsOf('managed-records', 'getCommission');
const OPERATES: readonly Need[] = ['apiToken', 'write', 'operator'];

type OfMember = 'approve' | 'hold' | 'release' | 'reject';
type OfOperator = 'command approve' | 'command pay';
type Act = OfMember | OfOperator;

interface State {
  status: string;
  held: boolean;
}
/** How a commission gets into each state, and which command moves it to which status; the other command is refused. */
const STATES: readonly { acts: readonly Act[]; state: State; next?: Partial<Record<OfOperator, string>> }[] = [
  { acts: [], state: { status: 'pending', held: false }, next: { 'command approve': 'approved' } },
  { acts: ['hold'], state: { status: 'pending', held: true } },
  { acts: ['hold', 'release'], state: { status: 'pending', held: false }, next: { 'command approve': 'approved' } },
  { acts: ['approve'], state: { status: 'approved', held: false }, next: { 'command pay': 'paid' } },
  { acts: ['command approve'], state: { status: 'approved', held: false }, next: { 'command pay': 'paid' } },
  { acts: ['approve', 'hold'], state: { status: 'approved', held: true } },
  { acts: ['approve', 'hold', 'release'], state: { status: 'approved', held: false }, next: { 'command pay': 'paid' } },
  { acts: ['approve', 'command pay'], state: { status: 'paid', held: false } },
  { acts: ['reject'], state: { status: 'reversed', held: false } },
  { acts: ['approve', 'reject'], state: { status: 'reversed', held: false } },
];
const COMMANDS: readonly OfOperator[] = ['command approve', 'command pay'];
/** What a member's act on a paid commission results in, or what stands in its way. */
const ON_PAID: Record<OfMember, string> = { approve: 'unchanged', hold: 'paid', release: 'unchanged', reject: 'paid' };

const detailOf = ({ done }: Calls, commission_id: unknown) => done<Detail>('getCommission', { commission_id });

/** Whether the command was obeyed. */
async function command(kit: Kit, act: OfOperator, ids: readonly unknown[]): Promise<boolean> {
  const words = ids.flatMap((id) => ['--commission-id', String(id)]);
  return kit.operate('commission', act.split(' ')[1]!, ...words).then(
    () => true,
    () => false,
  );
}

async function change({ done }: Calls, act: OfMember, id: unknown): Promise<string> {
  const because = act === 'hold' || act === 'reject' ? { reason: unique('A reason') } : {};
  const { results } = await done<{ results: Body[] }>(`${act}Commissions`, {}, { commission_ids: [id], ...because });
  return String(results[0]!.obstacle ?? results[0]!.result);
}

const isCommand = (act: Act): act is OfOperator => act.startsWith('command ');

async function commissionIn(kit: Kit, calls: Calls, partner_id: number, acts: readonly Act[]): Promise<unknown> {
  const { id } = await calls.done('createAdjustment', {}, { partner_id, amount_cents: 5, reason: 'A correction' });
  for (const act of acts) {
    const done = isCommand(act) ? await command(kit, act, [id]) : (await change(calls, act, id)) === 'done';
    expectThat(done, `that ${acts.join(', then ')} is done`, act);
  }
  return id;
}

/** A command that is refused changes nothing. A held commission stays as it was, also when another one is moved with it. */
async function commands(kit: Kit): Promise<void> {
  const program = await makeJoined(kit);
  const calls = within(kit, program);
  for (const { acts, state, next = {} } of STATES) {
    for (const act of COMMANDS) {
      const id = await commissionIn(kit, calls, program.partnerId, acts);
      const where = `${act} after ${acts.join(', then ') || 'nothing'}`;
      const before = await detailOf(calls, id);
      expectFields(before.commission, { ...state });
      const [obeyed, expected] = [await command(kit, act, [id]), next[act]];
      expectThat(obeyed === (expected !== undefined), `${expected ? 'success' : 'a refusal'} of ${where}`, obeyed);
      const after = await detailOf(calls, id);
      if (expected === undefined) expectSame(after, before, `the commission after ${where}`);
      else expectFields(after.commission, { ...state, status: expected });
      expectHistory(after);
      if (!state.held) continue;
      const from = act === 'command pay' ? (['approve'] as const) : [];
      const other = await commissionIn(kit, calls, program.partnerId, from);
      await command(kit, act, [other, id]);
      expectSame(await detailOf(calls, id), before, `the commission after ${where}, with another one`);
      expectFields((await detailOf(calls, other)).commission, { status: act === 'command pay' ? 'paid' : 'approved' });
    }
  }
}

async function paid(kit: Kit): Promise<void> {
  const program = await makeJoined(kit);
  const calls = within(kit, program);
  const id = await commissionIn(kit, calls, program.partnerId, ['approve', 'command pay']);
  const before = await detailOf(calls, id);
  expectThat(typeof before.commission.paid_at === 'string', 'the time of the payment', before.commission);
  for (const [act, expected] of Object.entries(ON_PAID)) {
    const result = await change(calls, act as OfMember, id);
    expectThat(result === expected, `${expected} for ${act} of a paid commission`, result);
    expectSame(await detailOf(calls, id), before, `the paid commission after ${act}`);
  }
}

export const paidCommissionRows: Row[] = [
  shown(
    'commands for a commission in each state',
    'only the step from its status, unless it is held',
    commands,
    OPERATES,
  ),
  shown('each change of a paid commission', 'it stays as it is', paid, OPERATES),
];
