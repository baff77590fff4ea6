import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** The browser snippet that pages load. */
export const snippet = readFileSync(createRequire(import.meta.url).resolve('@referral-tracking/snippet'));
