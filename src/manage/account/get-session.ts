import { findBrowserSession } from '../../store/people/browser-sessions.ts';
import type { Manage } from '../context.ts';
import { showSession } from './show.ts';

export const getSession: Manage<'getSession'> = async ({ deps, caller, answer, fail }) => {
  const session = await findBrowserSession(deps.db, caller.credentialId);
  if (!session) throw fail('credentialInvalid');
  return answer(200, { data: showSession(caller, session) });
};
