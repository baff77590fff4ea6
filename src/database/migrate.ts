import { applyPending } from './migrator/index.ts';
import type { MigratorOptions, NamedMigration } from './migrator/migration.ts';
import * as schema from './migrations/0001-schema.ts';
import * as identity from './migrations/0002-identity.ts';
import * as invitationSenders from './migrations/0003-invitation-senders.ts';
import * as dailyTotalsByLink from './migrations/0004-daily-totals-by-link.ts';
import * as processorReferences from './migrations/0005-processor-references.ts';
import * as baseAndDue from './migrations/0006-base-and-due.ts';
import * as unknownFields from './migrations/0007-unknown-fields.ts';
import * as secretKeys from './migrations/0008-secret-keys.ts';
import * as customerSearch from './migrations/0009-customer-search.ts';
import * as oneFormOfAddresses from './migrations/0010-one-form-of-addresses.ts';
import * as payouts from './migrations/0011-payouts.ts';
import * as payoutMethods from './migrations/0012-payout-methods.ts';
import * as releaseWhatIsOwed from './migrations/0013-release-what-is-owed.ts';
import * as statements from './migrations/0014-statements.ts';
import * as payoutSettings from './migrations/0015-payout-settings.ts';
import * as brand from './migrations/0016-brand.ts';
import * as people from './migrations/0017-people.ts';
import * as webhooks from './migrations/0018-webhooks.ts';
import * as logo from './migrations/0019-logo.ts';
import * as door from './migrations/0020-door.ts';
import * as mails from './migrations/0021-mails.ts';
import * as postbacks from './migrations/0022-postbacks.ts';
import * as terms from './migrations/0023-terms.ts';
import * as codes from './migrations/0024-codes.ts';
import * as currencies from './migrations/0025-currencies.ts';
import * as partnerMinimum from './migrations/0026-partner-minimum.ts';
import * as webhookHeader from './migrations/0027-webhook-header.ts';
import * as payoutMethodFingerprints from './migrations/0028-payout-method-fingerprints.ts';
import * as onePartnerAnAddress from './migrations/0029-one-partner-an-address.ts';
import * as mergedPartners from './migrations/0030-merged-partners.ts';
import * as ignoredEvents from './migrations/0031-ignored-events.ts';
import * as addressChanges from './migrations/0032-address-changes.ts';
import * as invitationMessage from './migrations/0033-invitation-message.ts';
import * as redirects from './migrations/0034-redirects.ts';
import * as linkHosts from './migrations/0035-link-hosts.ts';
import * as programLinkNames from './migrations/0036-program-link-names.ts';
import * as processors from './migrations/0037-processors.ts';
import * as catchUp from './migrations/0038-catch-up.ts';

export const MIGRATIONS: readonly NamedMigration[] = [
  { name: '0001-schema', migration: schema },
  { name: '0002-identity', migration: identity },
  { name: '0003-invitation-senders', migration: invitationSenders },
  { name: '0004-daily-totals-by-link', migration: dailyTotalsByLink },
  { name: '0005-processor-references', migration: processorReferences },
  { name: '0006-base-and-due', migration: baseAndDue },
  { name: '0007-unknown-fields', migration: unknownFields },
  { name: '0008-secret-keys', migration: secretKeys },
  { name: '0009-customer-search', migration: customerSearch },
  { name: '0010-one-form-of-addresses', migration: oneFormOfAddresses },
  { name: '0011-payouts', migration: payouts },
  { name: '0012-payout-methods', migration: payoutMethods },
  { name: '0013-release-what-is-owed', migration: releaseWhatIsOwed },
  { name: '0014-statements', migration: statements },
  { name: '0015-payout-settings', migration: payoutSettings },
  { name: '0016-brand', migration: brand },
  { name: '0017-people', migration: people },
  { name: '0018-webhooks', migration: webhooks },
  { name: '0019-logo', migration: logo },
  { name: '0020-door', migration: door },
  { name: '0021-mails', migration: mails },
  { name: '0022-postbacks', migration: postbacks },
  { name: '0023-terms', migration: terms },
  { name: '0024-codes', migration: codes },
  { name: '0025-currencies', migration: currencies },
  { name: '0026-partner-minimum', migration: partnerMinimum },
  { name: '0027-webhook-header', migration: webhookHeader },
  { name: '0028-payout-method-fingerprints', migration: payoutMethodFingerprints },
  { name: '0029-one-partner-an-address', migration: onePartnerAnAddress },
  { name: '0030-merged-partners', migration: mergedPartners },
  { name: '0031-ignored-events', migration: ignoredEvents },
  { name: '0032-address-changes', migration: addressChanges },
  { name: '0033-invitation-message', migration: invitationMessage },
  { name: '0034-redirects', migration: redirects },
  { name: '0035-link-hosts', migration: linkHosts },
  { name: '0036-program-link-names', migration: programLinkNames },
  { name: '0037-processors', migration: processors },
  { name: '0038-catch-up', migration: catchUp },
];

export interface MigrateOptions extends Partial<MigratorOptions> {
  migrations?: readonly NamedMigration[];
}

/**
 * Three consecutive waits are shorter than `deadlock_timeout` (one second), so that the migration gives up before
 * PostgreSQL cancels a statement of the service to resolve a deadlock.
 */
const LOCK_TIMEOUT_MS = 300;
const PATIENCE_MS = 600_000;

/**
 * Migrates the database to the latest schema while other instances serve requests. Safe if several instances start at
 * once, or if an earlier one was interrupted. Does not change a schema that is newer than this version. Returns whether
 * the database had no tables of this service before.
 * @throws the error of a migration, or an error with the sessions that blocked it for ten minutes; NoDatabase if the
 * schema must exist and does not
 */
export async function migrate(url: string, options: MigrateOptions = {}): Promise<boolean> {
  const { migrations = MIGRATIONS, ...given } = options;
  const defaults = { log: () => undefined, lockTimeoutMs: LOCK_TIMEOUT_MS, patienceMs: PATIENCE_MS, mustExist: false };
  return applyPending(url, migrations, { ...defaults, ...given });
}
