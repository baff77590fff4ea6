import { contract } from '../../contract/index.ts';
import type { Sender } from '../../store/people/invitation-limit.ts';

/** Who sends an invitation, with the limits of the document. */
export const senderOf = ({ accountId }: { accountId: number }): Sender => ({
  accountId,
  mostOfAccount: contract.limits.invitationsPerAccount,
  mostToPerson: contract.limits.invitationsPerPerson,
});
