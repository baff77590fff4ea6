import { endSession as end } from '../../store/people/browser-sessions.ts';
import type { Manage } from '../context.ts';
import { showSession } from './show.ts';

export const endSession: Manage<'endSession'> = ({ caller, now, write, answer, fail }) =>
  write(async (tx, note) => {
    const session = await end(tx, note, caller.credentialId, now);
    // Another request has just ended it.
    if (!session) throw fail('credentialInvalid');
    return answer(200, { data: showSession(caller, session) });
  });
