import { answerInvitation } from '../../store/received-invitations.ts';
import type { Manage } from '../context.ts';
import { answeredOr, showReceived } from './received.ts';

export const declineInvitation: Manage<'declineInvitation'> = ({ body, caller, now, write, answer }) =>
  write(async (tx, note) => {
    const { accountId, email } = caller;
    const wanted = { token: body.token, accountId, email, at: now };
    const invitation = answeredOr(await answerInvitation(tx, note, 'decline', wanted));
    return answer(200, { data: showReceived(invitation, caller, now) });
  });
