// Recognises the names of erased customers.
import { statement, type Runner, type Transaction } from '../database/db.ts';
import type { ClickIds } from './click-id.ts';
import type { CustomerNames } from '../common/erasure-marks.ts';

/** SQL of the rows of `erased_customers` with one of the marks, which are a text with commas. */
export const erasedWith = (program: string, marks: string): string =>
  `erased_customers where program_id = ${program} and mark = any (string_to_array(${marks}, ','))`;

/** SQL of whether a row of a batch has no name of an erased customer, which is so until the transaction ends. */
export const notErased = (place: string, programs: string, marks: string): string =>
  `${place} <> all (array(select erased_among(${programs}, ${marks})))`;

const places = statement<{ place: number }>('erased_places', 'select erased_among($1, $2) as place');

/** The indices of the rows that have a name of an erased customer, which is so until the transaction ends. */
export async function erasedPlaces(
  tx: Runner,
  rows: readonly { programId: number; marks: string }[],
): Promise<Set<number>> {
  const values = [rows.map(({ programId }) => programId), rows.map(({ marks }) => marks)];
  return new Set((await tx.run(places, values)).map(({ place }) => place - 1));
}

const find = statement<object>('is_erased', 'select from erased_among(array[$1::bigint], array[$2::text])');

/** Waits for the erasure that is running in the program. Until the transaction ends, no other one begins. */
export const preventErasure = async (tx: Transaction, programId: number): Promise<void> =>
  void (await tx.run(find, [programId, '']));

/**
 * Whether one of the names belonged to a customer of the program that was erased. Until the transaction ends, no customer
 * of the program is erased.
 */
export const isErased = async (
  tx: Transaction,
  clickIds: ClickIds,
  programId: number,
  names: readonly CustomerNames[],
): Promise<boolean> => {
  const marks = names.map((one) => clickIds.possibleMarks(programId, one)).filter((text) => text !== '');
  return (await tx.run(find, [programId, marks.join()])).length > 0;
};
