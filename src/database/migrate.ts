import { applyPending } from './migrator/index.ts';
import type { MigratorOptions, NamedMigration } from './migrator/migration.ts';
import * as trackingChain from './migrations/0001-tracking-chain.ts';
import * as syntheticChains from './migrations/0002-synthetic-chains.ts';
import * as commissionSteps from './migrations/0003-commission-steps.ts';
import * as signIn from './migrations/0004-sign-in.ts';
import * as payments from './migrations/0005-payments.ts';
import * as identityBinding from './migrations/0006-identity-binding.ts';
import * as paymentModes from './migrations/0007-payment-modes.ts';
import * as saleConflicts from './migrations/0008-sale-conflicts.ts';
import * as reportChanges from './migrations/0009-report-changes.ts';

export const MIGRATIONS: readonly NamedMigration[] = [
  { name: '0001-tracking-chain', migration: trackingChain },
  { name: '0002-synthetic-chains', migration: syntheticChains },
  { name: '0003-commission-steps', migration: commissionSteps },
  { name: '0004-sign-in', migration: signIn },
  { name: '0005-payments', migration: payments },
  { name: '0006-identity-binding', migration: identityBinding },
  { name: '0007-payment-modes', migration: paymentModes },
  { name: '0008-sale-conflicts', migration: saleConflicts },
  { name: '0009-report-changes', migration: reportChanges },
];

export interface MigrateOptions extends Partial<MigratorOptions> {
  migrations?: readonly NamedMigration[];
}

/**
 * Three locks in a row stay below `deadlock_timeout` (one second): the migration gives up before PostgreSQL would cancel
 * a statement of the service to break a deadlock.
 */
const LOCK_TIMEOUT_MS = 300;
const PATIENCE_MS = 600_000;

/**
 * Brings the database to the newest schema while other instances serve. Safe when several instances start at once, and
 * behind one that died half-way. A schema that is newer than this version is left as it is.
 * @throws what a migration failed with, or what was in its way for ten minutes; NoDatabase when the schema must exist
 */
export async function migrate(url: string, options: MigrateOptions = {}): Promise<void> {
  const { migrations = MIGRATIONS, ...given } = options;
  const defaults = { log: () => undefined, lockTimeoutMs: LOCK_TIMEOUT_MS, patienceMs: PATIENCE_MS, mustExist: false };
  await applyPending(url, migrations, { ...defaults, ...given });
}
