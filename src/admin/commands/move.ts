import { join } from 'node:path';
import type { CommandDeps, Registry } from '../action.ts';
import { Refusal } from '../refusal.ts';
import { databaseUrlOf } from '../secret.ts';

const MOVING = `
Stop the service first. The target must be an empty database of PostgreSQL 15 or newer, whose user may create tables in it.
All rows are copied in one transaction, counted and compared. Afterwards the embedded database cannot be used any more, and
its files stay in DATA_DIR. If the command is interrupted, run it again: until it has succeeded, the target is refused by
the service. The service must keep its SECRET_KEY.`;

/** Without its key, the service would know neither the clicks nor the secrets that are stored. */
const keyAdvice = ({ config, dataDir }: CommandDeps): string =>
  config.secretKey === undefined
    ? `set SECRET_KEY to the content of ${join(dataDir, 'secret.key')}`
    : 'keep the present SECRET_KEY';

async function move({ to }: { to: string }, deps: CommandDeps) {
  const { embedded, dataDir, clock, say } = deps;
  if (embedded === undefined) {
    throw new Refusal('DATABASE_URL is set: only the embedded database can be moved; use pg_dump for any other one');
  }
  const targetUrl = await databaseUrlOf(to);
  if (!(await embedded.claim())) {
    throw new Refusal('the service or another command is using the embedded database: stop it, and run this again');
  }
  const now = () => clock.now();
  // Loaded only for this command, because it loads what copies tables.
  const { moveDatabase } = await import('../../database/move/index.ts');
  const { already, ...moved } = await moveDatabase({ sourceUrl: embedded.url, dataDir, targetUrl, now, say });
  if (already) say('The move was already complete. Nothing was changed.');
  return { moved_to: moved.to, rows: moved.rows, next: [`set DATABASE_URL to the new database`, keyAdvice(deps)] };
}

export function registerMove({ noun, moving }: Registry): void {
  noun('move', 'move the embedded database to your own PostgreSQL')
    .usage('--to <DATABASE_URL>')
    .requiredOption('--to <url>', 'the address of the new database; - reads it from standard input')
    .addHelpText('after', MOVING)
    .action(moving(move));
}
