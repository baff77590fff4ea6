import { ensureClickMonths, monthStart } from '../../database/partitions.ts';
import type { CommandDeps, Registry } from '../action.ts';
import { Refusal } from '../refusal.ts';

const DISTRIBUTING = `
Stop the service first. DATABASE_URL must be a database on the coordinator of a Citus cluster with workers, on each of which
the extension citus exists in the database of the same name. Each table is distributed in one transaction, and its rows are
counted before and after. If the command is interrupted, run it again; on a distributed database it changes nothing.`;

/** The months of clicks that are made before: it takes longer on a distributed database. */
const MONTHS = 3;

async function distribute(_flags: object, { db, clock, config, say }: CommandDeps) {
  const { databaseUrl } = config;
  if (databaseUrl === undefined) {
    throw new Refusal('the embedded database is on one machine: move it to a Citus coordinator first, with move --to');
  }
  const months = Array.from({ length: MONTHS }, (_, later) => monthStart(clock.now(), later));
  await ensureClickMonths(db, months);
  // Loaded only for this command.
  const { distribute: run } = await import('../../database/distributed/distribute.ts');
  const { version, workers, tables, on_coordinator } = await run({ url: databaseUrl, say });
  if (tables.every(({ already }) => already)) say('The database was already distributed. Nothing was changed.');
  return { version, workers, tables, on_coordinator, next: ['start the service'] };
}

export function registerDistribute({ noun, action }: Registry): void {
  noun('distribute', 'split the tables of a Citus database by program over its workers')
    .usage('')
    .addHelpText('after', DISTRIBUTING)
    .action(action(distribute));
}
