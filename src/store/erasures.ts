// Recognises the names of erased customers.
import { statement, type Runner } from '../database/db.ts';
import type { ClickIds } from '../domain/click-id.ts';
import type { CustomerNames } from '../domain/erasure-marks.ts';

/** SQL of the rows of `erased_customers` with one of the marks, which are a text with commas. */
export const erasedWith = (program: string, marks: string): string =>
  `erased_customers where program_id = ${program} and mark = any (string_to_array(${marks}, ','))`;

const find = statement<object>('is_erased', `select from ${erasedWith('$1', '$2')} limit 1`);

/** Whether one of the names belonged to a customer of the program that was erased. */
export const isErased = async (
  db: Runner,
  clickIds: ClickIds,
  programId: number,
  names: readonly CustomerNames[],
): Promise<boolean> => {
  const marks = names.map((one) => clickIds.possibleMarks(programId, one)).filter((text) => text !== '');
  return marks.length > 0 && (await db.run(find, [programId, marks.join()])).length > 0;
};
