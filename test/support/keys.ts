import { sha256 } from '../../src/lib/hashing.ts';

/** The key of the services under test, and the setting that operator commands read it from. */
export const SECRET_TEXT = 'for tests alone, of 32 bytes and more';
export const SECRET_KEY = sha256(SECRET_TEXT);
