// The types of the document's records, for what needs neither a browser nor a client.
import type { components } from '@referral-tracking/contract/types';

export type Schemas = components['schemas'];
/** A currency of the contract; a deployment may have others. */
export type Currency = Schemas['commission']['currency'];

/** A code such as `USD`, or undefined: the person's deployment says which there are. */
export const currencyIn = (raw: unknown): Currency | undefined =>
  typeof raw === 'string' && /^[A-Z]{3}$/.test(raw) ? (raw as Currency) : undefined;
