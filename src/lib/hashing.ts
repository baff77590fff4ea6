import { createHash, createHmac } from 'node:crypto';

export const sha256 = (content: string | Buffer): Buffer => createHash('sha256').update(content).digest();

/** HMAC-SHA-256: without the key, nobody can compute the hash of a guessed text. */
export const keyedHash = (key: Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest();
