import type { Schemas } from '../../api/schemas.ts';

export const KEYS = '/api/v1/programs/{program_id}/keys';
export const KEY = `${KEYS}/{key_id}` as const;

export type Key = Schemas['program-key'];

/** Whether the service accepts the key; at most two keys of a program are usable. */
export const isUsable = ({ status }: Key): boolean => status === 'active' || status === 'marked';
