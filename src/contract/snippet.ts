import { readFileSync } from 'node:fs';

/** The browser snippet, as pages load it. */
export const snippet = readFileSync(new URL('../../generated/referral.js', import.meta.url));
