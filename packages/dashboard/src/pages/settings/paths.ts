import type { Schemas } from '../../api/client.ts';
import { Failure } from '../../api/failure.ts';

export { PROGRAMS, READINESS } from '../setup/paths.ts';
export const PROGRAM = '/api/v1/programs/{program_id}';
export const PAYOUT_SETTINGS = `${PROGRAM}/payout-settings` as const;
export const ARCHIVE = `${PROGRAM}/archive` as const;

export type Changes = Schemas['update-program-request'];
/** How the program pays. */
export type Settings = Schemas['payout-settings'];
export type PayingChanges = Schemas['update-payout-settings-request'];
/** The texts of the fields by their names. */
export type Values = Record<string, string>;

/** What a field says that should have an amount in it. */
export const noAmount = (field: string, hint: string): Failure =>
  new Failure({ code: 'no_amount', message: 'This is not a valid amount', status: 0, hint, details: { field } });
