import { findManagedPartner } from '../../store/partners/managed.ts';
import { figuresInProgram } from '../../store/totals/partner-figures.ts';
import type { Manage } from '../context.ts';
import { showPartner, showTotals } from './show.ts';

export const getPartner: Manage<'getPartner'> = async ({ deps, ids, role, answer, fail }) => {
  const { program_id: programId, partner_id: partnerId } = ids;
  const partner = await findManagedPartner(deps.db, programId, partnerId);
  if (!partner) throw fail('notFound');
  const totals = showTotals(await figuresInProgram(deps.db, partnerId, programId));
  return answer(200, { data: { ...showPartner(partner, role), totals } });
};
