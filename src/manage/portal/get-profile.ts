import { findOwnPartner } from '../../store/partners/own.ts';
import type { Manage } from '../context.ts';
import { showProfile } from './show.ts';

export const getProfile: Manage<'getProfile'> = async ({ deps, caller, answer, fail }) => {
  const partner = await findOwnPartner(deps.db, caller);
  if (!partner) throw fail('notFound');
  return answer(200, { data: showProfile(partner, caller) });
};
