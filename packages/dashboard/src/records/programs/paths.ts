import type { Schemas } from '../../api/schemas.ts';

export const PROGRAMS = '/api/v1/programs';
export const PROGRAM = `${PROGRAMS}/{program_id}` as const;
export const PAYOUT_SETTINGS = `${PROGRAM}/payout-settings` as const;
export const ORIGINS = `${PROGRAM}/origins` as const;
export const ARCHIVE = `${PROGRAM}/archive` as const;

export type Changes = Schemas['update-program-request'];
/** How the program pays. */
export type Settings = Schemas['payout-settings'];
export type PayingChanges = Schemas['update-payout-settings-request'];
