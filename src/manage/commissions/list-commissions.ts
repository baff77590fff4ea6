import { commissionsOf } from '../../store/commissions/list.ts';
import { commissionTotalsOf } from '../../store/commissions/totals.ts';
import type { Manage } from '../context.ts';
import { readPage } from '../cursors.ts';
import { timesOf } from '../times.ts';
import { relatedIn, showCommission, withRelated } from './show.ts';

export const listCommissions: Manage<'listCommissions'> = async (context) => {
  const { deps, ids, role, query, now, answer } = context;
  const programId = ids.program_id;
  const related = relatedIn(query, context);
  const filter = {
    programId,
    status: query.status,
    partnerId: query.partner_id,
    ...timesOf(query),
  };
  const { data, page } = await readPage(
    context,
    async (request) => (await commissionsOf(deps.db, filter, request)).map(showCommission),
    (commission) => commission,
  );
  const list = { data: await withRelated(deps.db, { programId, role }, data, related), page };
  // A reader of further pages has the totals from the first one.
  if (query.cursor !== undefined) return answer(200, list);
  const currencies = await commissionTotalsOf(deps.db, programId, query.partner_id);
  return answer(200, { ...list, totals: { currencies, as_of: now.toISOString() } });
};
