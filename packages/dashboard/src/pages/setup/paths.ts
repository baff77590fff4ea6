import type { Schemas } from '../../api/client.ts';

export const PROGRAMS = '/api/v1/programs';
export const READINESS = `${PROGRAMS}/{program_id}/readiness` as const;
export const ORIGINS = `${PROGRAMS}/{program_id}/origins` as const;
export const EVENTS = `${PROGRAMS}/{program_id}/events` as const;

export type Readiness = Schemas['readiness'];
export type Gate = Schemas['readiness-gate'];
export type GateName = keyof Readiness['gates'];
export type TrackedEvent = Schemas['event'];

/** What the finding about the commission says besides its values: that it is more than a sale. */
export const remarkOf = ({ detail }: Gate): string => (detail.includes('; ') ? detail.slice(detail.indexOf('; ')) : '');
