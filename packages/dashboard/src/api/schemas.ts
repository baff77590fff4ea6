// The types of the document's records, for what needs neither a browser nor a client.
import type { components } from '@referral-tracking/contract/types';

export type Schemas = components['schemas'];
/** A currency of the contract; a deployment may have others. */
export type Currency = Schemas['commission']['currency'];
