// The client for owners and their tools: programs, keys, links, partners, commissions, and what else the management API
// has.
import { managementMethods, type ManagementMethods } from '../generated/management.ts';
import { settingsOf, type ConnectionOptions, type CredentialSource } from '../settings.ts';
import { managementCalls } from './calls.ts';

export type { CreateOptions } from './calls.ts';

export interface ManagementOptions extends ConnectionOptions {
  /** an API token or a login token, or a function that returns it */
  token: CredentialSource;
}

/**
 * Every method rejects with a `ReferralError`, or with your own signal's reason. Its answer is that of the service, such
 * as `{ data: … }`. A method that creates something sends an `Idempotency-Key`, so that a repeat after a lost answer
 * creates nothing twice.
 */
export type ManagementClient = ManagementMethods;

/** Creates a client of the management API. Throws if the base URL cannot be one, or if the token is empty or undefined. */
export function createManagementClient(options: ManagementOptions): ManagementClient {
  const { token } = options;
  const link = settingsOf(options, { credential: token, credentialName: 'token', isUnset: token === undefined });
  return managementMethods(managementCalls(link));
}
