import { commissionsOf } from '../../store/commission-list.ts';
import type { Manage } from '../context.ts';
import { readPage } from '../pages.ts';
import { relatedIn, showCommission, withRelated } from './show.ts';

const timeOf = (text: string | undefined): Date | undefined => (text === undefined ? undefined : new Date(text));

export const listCommissions: Manage<'listCommissions'> = async (context) => {
  const { deps, ids, role, query, answer } = context;
  const programId = ids.program_id;
  const related = relatedIn(query, context);
  const filter = {
    programId,
    status: query.status,
    partnerId: query.partner_id,
    createdFrom: timeOf(query.created_from),
    createdBefore: timeOf(query.created_before),
  };
  const { data, page } = await readPage(
    context,
    async (request) => (await commissionsOf(deps.db, filter, request)).map(showCommission),
    (commission) => commission,
  );
  return answer(200, { data: await withRelated(deps.db, { programId, role }, data, related), page });
};
