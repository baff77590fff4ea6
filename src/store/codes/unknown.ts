// Which discount codes of payment events a program does not have.
import { statement, type Runner } from '../../database/db.ts';
import type { CodeReference } from '../../domain/codes.ts';
import { codeKey } from './codes.ts';

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
