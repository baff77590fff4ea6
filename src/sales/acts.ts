import { findLead } from '../leads/read.ts';
import { findSales, salesOf } from './read.ts';
import { showLead, showSale } from './view.ts';
import type { Manage } from '../common/context.ts';
import { readPage } from '../common/cursors.ts';
import { timesOf } from '../common/times.ts';

const listSales: Manage<'listSales'> = async (context) => {
  const { deps, ids, query, answer } = context;
  const page = await readPage(
    context,
    (request) => salesOf(deps.db, ids.program_id, timesOf(query), request),
    showSale,
  );
  return answer(200, page);
};

const getSale: Manage<'getSale'> = async ({ deps, ids, answer, fail }) => {
  const [found] = await findSales(deps.db, ids.program_id, [ids.sale_id]);
  if (!found) throw fail('notFound');
  return answer(200, { data: showSale(found) });
};

const getLead: Manage<'getLead'> = async ({ deps, ids, answer, fail }) => {
  const found = await findLead(deps.db, ids.program_id, ids.lead_id);
  if (!found) throw fail('notFound');
  return answer(200, { data: showLead(found) });
};

export const sales = { listSales, getSale, getLead };
