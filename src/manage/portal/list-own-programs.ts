import { findOwnPartner } from '../../store/partners/own.ts';
import { programsOfPartner } from '../../store/partners/portal-programs.ts';
import type { Manage } from '../context.ts';
import { readPage } from '../cursors.ts';
import { showPortalProgram } from './show.ts';

export const listOwnPrograms: Manage<'listOwnPrograms'> = async (context) => {
  const { deps, caller, query, answer } = context;
  const partner = await findOwnPartner(deps.db, caller);
  const filters = { status: query.status, programIds: caller.programIds };
  const page = await readPage(
    context,
    async (request) => (partner ? programsOfPartner(deps.db, partner.id, filters, request) : []),
    showPortalProgram,
  );
  return answer(200, page);
};
