// The operations about groups, which actions name whose lists they change.
import type { Schemas } from '../../api/schemas.ts';

export const GROUPS = '/api/v1/programs/{program_id}/groups';
export const GROUP = `${GROUPS}/{group_id}` as const;
export const MOVE = `${GROUP}/partners` as const;

export type Group = Schemas['group'];
