import { statement, type Runner } from './db.ts';

const time = statement<{ now: Date }>('database_time', 'select now()');

/** The current time of the database's clock. */
export const databaseTime = async (db: Runner): Promise<Date> => (await db.run(time, []))[0]!.now;
