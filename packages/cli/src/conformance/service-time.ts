import type { Kit } from './kit.ts';
import { clockOf } from './limits.ts';

/** The service's time in unix seconds; a `Date` header has no fractions, so it may be up to a second later. */
export const serviceTime = async (kit: Kit): Promise<number> =>
  clockOf(await kit.ask('cliStatus', { as: 'program' }), kit.now());
