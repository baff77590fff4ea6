import type { PortalProgram } from '../../records/portal/own-programs.ts';

const TEXTS: Partial<Record<PortalProgram['status'], string>> = {
  linked: 'You have a link, but you have not joined: join to earn commissions.',
  applied: 'The program is reviewing your application. Its decision appears here.',
  declined: 'The program declined your application. You can still join with an invitation.',
  left: 'You left. Until you join again, your links and codes do not count, and new sales earn nothing.',
  removed: 'The program removed you, so new sales earn nothing. You can rejoin with an invitation.',
  merged: 'The program merged this account into your other one, which has your links, codes and customers now.',
};

/** What the status means for the partner, and what they can do; nothing for those who take part. */
export const statusText = ({ archived, status }: PortalProgram): string | undefined =>
  archived ? 'The program has ended, and its links are disabled.' : TEXTS[status];

/** Whether the partner can join without an invitation. */
export const canJoin = ({ archived, status }: PortalProgram): boolean =>
  !archived && (status === 'left' || status === 'linked');
