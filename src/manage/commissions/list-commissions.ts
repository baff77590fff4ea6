import { commissionsOf } from '../../store/commission-list.ts';
import type { Manage } from '../context.ts';
import { readPage } from '../pages.ts';
import { timesOf } from '../times.ts';
import { relatedIn, showCommission, withRelated } from './show.ts';

export const listCommissions: Manage<'listCommissions'> = async (context) => {
  const { deps, ids, role, query, answer } = context;
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
  return answer(200, { data: await withRelated(deps.db, { programId, role }, data, related), page });
};
