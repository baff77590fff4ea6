import { programsOfAccount } from '../../store/programs/managed.ts';
import type { Manage } from '../context.ts';
import { readPage } from '../cursors.ts';
import { showProgram } from './show.ts';

export const listPrograms: Manage<'listPrograms'> = async (context) => {
  const { deps, caller, query, answer } = context;
  const filters = { accountId: caller.accountId, programIds: caller.programIds, ...timesOf(query) };
  const page = await readPage(
    context,
    (request) => programsOfAccount(deps.db, filters, request),
    ({ role, ...program }) => showProgram(program, role),
  );
  return answer(200, page);
};

const timesOf = ({ created_from, created_before }: { created_from?: string; created_before?: string }) => ({
  createdFrom: created_from === undefined ? undefined : new Date(created_from),
  createdBefore: created_before === undefined ? undefined : new Date(created_before),
});
