import { migrate } from '../../../../src/database/migrate.ts';
import { inTransaction, outsideTransaction, version } from './versions.ts';

/*
 * A process that starts a migration and never finishes it: when it is killed, the first step is applied and the second
 * one is in progress, inside or outside a transaction.
 */
const [url = '', where = 'inside'] = process.argv.slice(2);
const first = inTransaction('9001-first', 'create table first_step ()');
const half = 'alter table sales add column half text';
const forever = 'select pg_sleep(600)';
const second =
  where === 'inside'
    ? inTransaction('9002-second', `${half}; ${forever}`)
    : outsideTransaction('9002-second', half, forever);
await migrate(url, { migrations: version(first, second), log: (message) => process.stdout.write(`${message}\n`) });
