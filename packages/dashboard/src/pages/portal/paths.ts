import type { Schemas } from '../../api/client.ts';

export const PROFILE = '/api/v1/partner/profile';
export const OWN_PROGRAMS = '/api/v1/partner/programs';
export const LEAVE = `${OWN_PROGRAMS}/{program_id}/leave` as const;
export const OWN_LINKS = `${OWN_PROGRAMS}/{program_id}/links` as const;
export const OWN_LINK = `${OWN_LINKS}/{link_id}` as const;
export const OWN_ALIASES = `${OWN_LINK}/aliases` as const;
export const OWN_STATS = `${OWN_PROGRAMS}/{program_id}/stats` as const;
export const OWN_COMMISSIONS = `${OWN_PROGRAMS}/{program_id}/commissions` as const;
export const OWN_BALANCE = `${OWN_PROGRAMS}/{program_id}/balance` as const;
export const OWN_PAYOUTS = `${OWN_PROGRAMS}/{program_id}/payouts` as const;
export const OWN_PAYOUT = `${OWN_PAYOUTS}/{payout_item_id}` as const;
export const OWN_STATEMENTS = `${OWN_PROGRAMS}/{program_id}/statements` as const;
export const OWN_STATEMENT = `${OWN_STATEMENTS}/{statement_id}` as const;
export const PAYOUT_METHODS = '/api/v1/partner/payout-methods';
export const PAYOUT_METHOD = `${PAYOUT_METHODS}/{payout_method_id}` as const;

export type Profile = Schemas['partner-profile'];
export type PayoutMethod = Schemas['payout-method'];
export type OwnCommission = Schemas['own-commission'];
export type OwnBalance = Schemas['own-balance']['currencies'][number];
export type OwnPayout = Schemas['own-payout'];
export type Receipt = Schemas['own-receipt'];
