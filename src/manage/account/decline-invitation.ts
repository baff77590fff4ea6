import { answerInvitation } from '../../store/people/received-invitations.ts';
import type { Manage } from '../context.ts';
import { answeredOr, answererOf, showReceived } from './received.ts';

export const declineInvitation: Manage<'declineInvitation'> = ({ body, caller, now, write, answer }) =>
  write(async (tx, note) => {
    const wanted = { token: body.token, ...answererOf(caller), at: now };
    const invitation = answeredOr(await answerInvitation(tx, note, 'decline', wanted));
    return answer(200, { data: showReceived(invitation, caller, now) });
  });
