import { account } from './account/index.ts';
import { commissions } from './commissions/index.ts';
import { keys } from './keys/index.ts';
import { customers } from './customers/index.ts';
import type { ManagedId } from '../contract/index.ts';
import type { Manage } from './context.ts';
import { programs } from './programs/index.ts';

/** The handler of every operation of the management API, by group; a missing handler is a compile error. */
export const management: { readonly [Op in ManagedId]: Manage<Op> } = {
  ...account,
  ...programs,
  ...keys,
  ...customers,
  ...commissions,
};
