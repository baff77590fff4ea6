// For a distributed database, on which a statement should be about one program: with the program as a constant in every
// condition, the whole statement runs on the one server that has it.
import { statement, type Runner } from '../database/db.ts';

// Each insert of several rows has a result: Citus would copy rows without one, and not report the codes of errors then.

/** SQL of the program of a batch whose rows are of one program; this parameter has the program of each row. */
export const programIn = (place: number): string => `($${place}::bigint[])[1]`;

const ids = statement<{ id: number }>('program_ids', 'select id from programs order by id');

/** All programs, for what is done in one after the other. */
export const listProgramIds = async (db: Runner): Promise<number[]> => (await db.run(ids, [])).map(({ id }) => id);
