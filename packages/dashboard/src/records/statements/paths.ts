export const STATEMENTS = '/api/v1/programs/{program_id}/statements';
export const STATEMENT = `${STATEMENTS}/{statement_id}` as const;
export const STATEMENT_PREVIEW = `${STATEMENTS}/preview` as const;
