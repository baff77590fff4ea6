import type { Schemas } from '../../api/schemas.ts';

export const CODES = '/api/v1/programs/{program_id}/codes';
export const CODE = `${CODES}/{code_id}` as const;

export type DiscountCode = Schemas['managed-code'];

/** How a code is called. */
export const codeText = ({ code }: Pick<DiscountCode, 'code'>): string => code ?? 'erased';
