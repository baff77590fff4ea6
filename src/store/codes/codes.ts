// Discount codes, as leads, sales and payment events name them.
import { statement, type Runner } from '../../database/db.ts';
import { speaks, type CodeReference, type CodeStatus, type DiscountCode } from '../../domain/codes.ts';
import type { BuyersPartnership, Terms } from '../../domain/types.ts';
import { lowerAscii } from '../../lib/text.ts';
import { OWN_TERMS, termsJson } from '../programs/terms-columns.ts';

interface Row {
  id: number;
  program_id: number;
  partnership_id: number;
  status: CodeStatus;
  partner_id: number | null;
  partnership_status: BuyersPartnership['status'];
  terms: Terms | null;
}

// The codes of an archived program bring nobody any more, as its links.
const FOUND = `select c.id, c.program_id, c.partnership_id,
     case when p.archived_at is null then c.status else 'disabled' end as status, s.partner_id, s.status as partnership_status,
     ${termsJson('t')} as terms
   from codes c join partnerships s on s.id = c.partnership_id ${OWN_TERMS} where c.program_id = $1`;

const byKey = statement<Row>('code_by_key', `${FOUND} and c.key = $2`);
const byReference = statement<Row>(
  'code_by_processor_id',
  `${FOUND} and (c.processor_id = $2 or c.key = $3) order by c.processor_id is not distinct from $2 desc`,
);
const byId = statement<Row>('code_by_id', `${FOUND} and c.id = $2`);

const codeOf = (row: Row): DiscountCode => ({
  id: row.id,
  program_id: row.program_id,
  partnership_id: row.partnership_id,
  status: row.status,
  partnership: { partner_id: row.partner_id, status: row.partnership_status, terms: row.terms },
});

/** The form in which codes are compared. */
export const codeKey = (code: string): string => lowerAscii(code.trim());

/** The code with this key; undefined if the program has none. */
export const findCode = async (db: Runner, programId: number, key: string): Promise<DiscountCode | undefined> =>
  (await db.run(byKey, [programId, key])).map(codeOf)[0];

/** The code that a payment event names, if it speaks. The processor's identifier takes precedence. */
export const findCodeOf = async (
  db: Runner,
  programId: number,
  { id, code }: CodeReference,
): Promise<DiscountCode | undefined> =>
  (await db.run(byReference, [programId, id ?? null, code === undefined ? null : codeKey(code)]))
    .map(codeOf)
    .find(speaks);

/** The code with this identifier, if it speaks. */
export const findCodeById = async (db: Runner, programId: number, id: number): Promise<DiscountCode | undefined> =>
  (await db.run(byId, [programId, id])).map(codeOf).find(speaks);
