import knexModule, { type Knex } from 'knex';
import { silent } from './db.ts';
import * as trackingChain from './migrations/0001-tracking-chain.ts';
import * as syntheticChains from './migrations/0002-synthetic-chains.ts';
import * as commissionSteps from './migrations/0003-commission-steps.ts';
import * as signIn from './migrations/0004-sign-in.ts';
import * as payments from './migrations/0005-payments.ts';
import * as identityBinding from './migrations/0006-identity-binding.ts';

// Names without extension: they are stored, and are the same whether source or compiled code runs.
const MIGRATIONS = [
  { name: '0001-tracking-chain', migration: trackingChain },
  { name: '0002-synthetic-chains', migration: syntheticChains },
  { name: '0003-commission-steps', migration: commissionSteps },
  { name: '0004-sign-in', migration: signIn },
  { name: '0005-payments', migration: payments },
  { name: '0006-identity-binding', migration: identityBinding },
];
/** Any constant will do; it keeps two starting instances from migrating at once. */
const LOCK = 7_310_571_001;

const config: Knex.MigratorConfig = {
  tableName: 'migrations',
  migrationSource: {
    getMigrations: () => Promise.resolve(MIGRATIONS),
    getMigrationName: ({ name }: (typeof MIGRATIONS)[number]) => name,
    getMigration: ({ migration }: (typeof MIGRATIONS)[number]) => Promise.resolve(migration),
  },
};

/**
 * Brings the database to the newest schema. Safe when several instances start at once: the lock belongs to a session
 * and ends with it, even with a process that dies half-way, and then the migrator's own lock, a row, means nothing.
 */
export async function migrate(url: string): Promise<void> {
  const connection = { connectionString: url, connectionTimeoutMillis: 5_000 };
  const knex = knexModule({ client: 'pg', connection, pool: { min: 0, max: 2 }, log: silent });
  try {
    await knex.transaction(async (lock) => {
      await lock.raw('select pg_advisory_xact_lock(?)', [LOCK]);
      await knex.migrate.forceFreeMigrationsLock(config);
      await knex.migrate.latest(config);
    });
  } finally {
    await knex.destroy();
  }
}
