// Discount codes, as leads, sales and payment events name them.
import { statement, type Runner } from '../database/db.ts';
import { speaks, type CodeReference, type CodeStatus, type DiscountCode } from '../attribution/codes.ts';
import type { BuyersPartnership, Terms } from '../common/types.ts';
import { lowerAscii } from '../lib/text.ts';
import { OWN_TERMS, termsJson } from '../offers/terms-columns.ts';

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

const named = statement<{ processor_id: string | null; key: string }>(
  'codes_of_references',
  `select processor_id, key from codes
   where program_id = $1 and (processor_id = any ($2::text[]) or key = any ($3::text[]))`,
);

/** Returns the function that says which codes of an event the program does not have, by their texts. */
export async function unknownCodesOf(db: Runner, programId: number, references: readonly CodeReference[]) {
  const texts = references.flatMap(({ code }) => code ?? []);
  const values = [programId, references.flatMap(({ id }) => id ?? []), texts.map(codeKey)];
  const found = references.length === 0 ? [] : await db.run(named, values);
  const known = new Set(found.flatMap(({ processor_id, key }) => [`id ${processor_id}`, `code ${key}`]));
  const isKnown = ({ id, code }: CodeReference): boolean =>
    known.has(`id ${id}`) || (code !== undefined && known.has(`code ${codeKey(code)}`));
  return (codes: readonly CodeReference[]): string[] => [
    ...new Set(codes.filter((reference) => !isKnown(reference)).map(({ id, code }) => (code ?? id)!)),
  ];
}
