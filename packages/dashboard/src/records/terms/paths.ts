// The operations about terms and groups, which actions name whose lists they change.
import type { Schemas } from '../../api/schemas.ts';

export const TERMS = '/api/v1/programs/{program_id}/terms';

export type Terms = Schemas['managed-terms'];
/** What a dialog sends; a field that is not sent is as it was. */
export type TermsBody = Schemas['create-terms-request'];

/** Whose terms they are. */
export type TermsOwner =
  | { level: 'program' }
  | { level: 'group'; group_id: number; name: string }
  | { level: 'partnership'; partner_id: number; name: string };

/** What the operation needs to know of an owner. */
export const ownerBody = (owner: TermsOwner): Pick<TermsBody, 'level' | 'group_id' | 'partner_id'> =>
  owner.level === 'group'
    ? { level: 'group', group_id: owner.group_id }
    : owner.level === 'partnership'
      ? { level: 'partnership', partner_id: owner.partner_id }
      : { level: 'program' };
