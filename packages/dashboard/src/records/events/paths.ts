import type { Schemas } from '../../api/client.ts';

export const EVENTS = '/api/v1/programs/{program_id}/events';

export type TrackedEvent = Schemas['event'];
