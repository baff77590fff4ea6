import { createHash, createHmac } from 'node:crypto';

export const sha256 = (text: string): Buffer => createHash('sha256').update(text).digest();

/** HMAC-SHA-256: without the key, nobody can compute the hash of a guessed text. */
export const keyedHash = (key: Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest();
