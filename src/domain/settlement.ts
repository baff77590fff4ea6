import type { LeadAuth } from './types.ts';

/**
 * Whether a lead settles immediately: always with the program's key, and from a browser only under `browser_allowed`.
 * Any other lead is provisional: its customer_key is not saved, and it neither counts nor earns.
 */
export const leadSettles = (mode: 'server' | 'browser', policy: LeadAuth): boolean =>
  mode === 'server' || policy === 'browser_allowed';
