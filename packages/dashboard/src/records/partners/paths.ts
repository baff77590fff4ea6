// The operations about partners, which actions name whose lists they change.
export const PARTNERS = '/api/v1/programs/{program_id}/partners';
export const PARTNER = `${PARTNERS}/{partner_id}` as const;
export const BALANCE = `${PARTNER}/balance` as const;
