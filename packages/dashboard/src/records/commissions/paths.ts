import type { Schemas } from '../../api/schemas.ts';

export const COMMISSIONS = '/api/v1/programs/{program_id}/commissions';
export const COMMISSION = `${COMMISSIONS}/{commission_id}` as const;

export type Commission = Schemas['commission'];
export type Detail = Schemas['commission-detail']['data'];
/** What the commission of a sale was computed on. */
export type Sale = NonNullable<Detail['sale']>;
export type Entry = Schemas['commission-entry'];
export type Result = Schemas['commission-result'];

export const COMMISSION_STATES = ['pending', 'approved', 'paid', 'reversed'] as const;
