import { explainEarning } from '../../domain/commission-reason.ts';
import { entriesOf, findCommission, type CommissionEntry } from '../../store/commissions/commissions.ts';
import type { Manage } from '../context.ts';
import { relatedIn, showCommission, withRelated } from './show.ts';

const showEntry = ({ status_after, created_at, ...entry }: CommissionEntry) => ({
  ...entry,
  status: status_after,
  created_at: created_at.toISOString(),
});

export const getCommission: Manage<'getCommission'> = async (context) => {
  const { deps, ids, role, query, answer, fail } = context;
  const programId = ids.program_id;
  const related = relatedIn(query, context);
  const found = await findCommission(deps.db, programId, ids.commission_id);
  if (!found) throw fail('notFound');
  const [commission] = await withRelated(deps.db, { programId, role }, [showCommission(found)], related);
  const entries = (await entriesOf(deps.db, programId, ids.commission_id)).map(showEntry);
  return answer(200, { data: { commission: commission!, entries, why: explainEarning(found) } });
};
