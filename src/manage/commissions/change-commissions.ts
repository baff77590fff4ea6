import type { Answer } from '../../contract/handler.ts';
import type { OperationId } from '../../contract/index.ts';
import type { Transaction } from '../../database/db.ts';
import type { Note } from '../../store/platform/audit.ts';
import { changeCommissions, type ChangedCommission, type CommissionsChange } from '../../store/commissions/changes.ts';
import type { Manage } from '../context.ts';
import { unchanged } from '../write.ts';

function showResult({ commissionId: commission_id, judgement, commission }: ChangedCommission) {
  const status = commission?.status ?? null;
  switch (judgement.kind) {
    case 'unknown':
      return { commission_id, result: 'failed' as const, status, obstacle: judgement.kind };
    case 'refused':
      return { commission_id, result: 'failed' as const, status, obstacle: judgement.obstacle };
    default:
      return { commission_id, result: judgement.kind, status, obstacle: null };
  }
}

const resultsOf = async (tx: Transaction, note: Note, wanted: CommissionsChange) =>
  (await changeCommissions(tx, note, wanted)).map(showResult);

/** The answer, marked as unchanged unless a commission was changed. */
const withEffect = <Op extends OperationId>(given: Answer<Op>, results: readonly { result: string }[]) =>
  results.some(({ result }) => result === 'done') ? given : unchanged(given);

export const approveCommissions: Manage<'approveCommissions'> = ({ body, ids, now: at, write, answer }) =>
  write(async (tx, note) => {
    const wanted = { programId: ids.program_id, commissionIds: body.commission_ids, change: 'approve' as const, at };
    const results = await resultsOf(tx, note, wanted);
    return withEffect(answer(200, { data: { results } }), results);
  });

export const holdCommissions: Manage<'holdCommissions'> = ({ body, ids, now: at, write, answer }) =>
  write(async (tx, note) => {
    const wanted = { programId: ids.program_id, commissionIds: body.commission_ids, change: 'hold' as const, at };
    const results = await resultsOf(tx, note, { ...wanted, reason: body.reason });
    return withEffect(answer(200, { data: { results } }), results);
  });

export const releaseCommissions: Manage<'releaseCommissions'> = ({ body, ids, now: at, write, answer }) =>
  write(async (tx, note) => {
    const wanted = { programId: ids.program_id, commissionIds: body.commission_ids, change: 'release' as const, at };
    const results = await resultsOf(tx, note, wanted);
    return withEffect(answer(200, { data: { results } }), results);
  });

export const rejectCommissions: Manage<'rejectCommissions'> = ({ body, ids, now: at, write, answer }) =>
  write(async (tx, note) => {
    const wanted = { programId: ids.program_id, commissionIds: body.commission_ids, change: 'reject' as const, at };
    const results = await resultsOf(tx, note, { ...wanted, reason: body.reason });
    return withEffect(answer(200, { data: { results } }), results);
  });
