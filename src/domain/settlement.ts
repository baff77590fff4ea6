import type { LeadAuth } from './types.ts';

/**
 * Whether a lead settles attribution at once: with the program's key always, from a browser only under
 * `browser_allowed`. What does not settle is provisional: it saves no customer_key, counts nowhere and earns nothing.
 */
export const leadSettles = (mode: 'server' | 'browser', policy: LeadAuth): boolean =>
  mode === 'server' || policy === 'browser_allowed';
