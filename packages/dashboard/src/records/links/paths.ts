import type { Schemas } from '../../api/schemas.ts';

export const LINKS = '/api/v1/programs/{program_id}/links';
export const LINK = `${LINKS}/{link_id}` as const;

export type ManagedLink = Schemas['managed-link'];

/** The states of links, as a filter has them. */
export const LINK_STATES = [
  ['', 'All'],
  ['true', 'Enabled'],
  ['false', 'Disabled'],
] as const;
