import type { Schemas } from '../../api/schemas.ts';

export const PAYOUTS = '/api/v1/programs/{program_id}/payouts';
export const PREVIEW = `${PAYOUTS}/preview` as const;
export const PAYOUT = `${PAYOUTS}/{payout_id}` as const;
export const EXPORTS = `${PAYOUT}/exports` as const;
export const ITEMS = '/api/v1/programs/{program_id}/payout-items';

export type Payout = Schemas['payout'];
export type Preview = Schemas['payout-preview'];
export type Payable = Preview['items'][number];
export type HeldBack = Preview['excluded'][number];
export type Item = Schemas['payout-item'];
export type Result = Schemas['payout-item-result'];
export type Format = Schemas['create-payout-export-request']['format'];
export type { Currency } from '../../api/schemas.ts';
