import type { Schemas } from '../../api/schemas.ts';

export const EVENTS = '/api/v1/programs/{program_id}/events';

export type TrackedEvent = Schemas['event'];
