import { changePartner } from '../../store/partners/managed.ts';
import { findPortalProgram } from '../../store/partners/portal-programs.ts';
import type { Manage } from '../context.ts';
import { writeAsPartner } from './as-partner.ts';
import { showPortalProgram } from './show.ts';

export const leaveProgram: Manage<'leaveProgram'> = (context) => {
  const { ids, now, answer, fail } = context;
  return writeAsPartner(context, async (tx, note, partner) => {
    const which = { programId: ids.program_id, partnerId: partner.id, at: now };
    const left = await changePartner(tx, note, 'leave', which);
    if (left.kind === 'refused') throw fail('ownTransition', { status: left.status });
    const program = left.kind === 'done' && (await findPortalProgram(tx, partner.id, ids.program_id));
    if (!program) throw fail('notFound');
    return answer(200, { data: showPortalProgram(program) });
  });
};
