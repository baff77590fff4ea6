import { randomBytes } from 'node:crypto';
import { takeRandomBytes } from './random.ts';
import { crc32 } from 'node:zlib';

const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

function base62(bytes: Buffer, length: number): string {
  let value = BigInt(`0x${bytes.toString('hex')}`);
  let text = '';
  for (let i = 0; i < length; i++) {
    text = ALPHABET[Number(value % 62n)] + text;
    value /= 62n;
  }
  return text;
}

/** A text of 144 random bits, for what the service names in its own test events. */
export const newTestName = (): string => takeRandomBytes(18).toString('base64url');

/** An identifier for a request that brought none of its own. */
export const newRequestId = (): string => takeRandomBytes(12).toString('hex');

/** 32 letters and digits that nobody confuses when they read them. */
const READABLE = 'abcdefghijkmnpqrstuvwxyz23456789';

/** A referral code of 50 random bits. */
export const newLinkCode = (): string => [...takeRandomBytes(10)].map((byte) => READABLE[byte % 32]).join('');

const BODY = 43; // 256 bits in base 62
const CHECK = 6; // 32 bits in base 62

function checksum(text: string): string {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(crc32(text));
  return base62(bytes, CHECK);
}

/**
 * Creates a secret token: `<prefix>_`, 256 random bits and a checksum. Secret scanners recognise the prefix, and the
 * checksum reveals typing errors.
 */
export function newToken(prefix: string): string {
  const text = `${prefix}_${base62(randomBytes(32), BODY)}`;
  return text + checksum(text);
}

/** Whether the text has the form and checksum of a token. Any other text needs no query. */
export function isToken(text: string): boolean {
  const match = /^([a-z]+_[0-9A-Za-z]{43})([0-9A-Za-z]{6})$/.exec(text);
  return match !== null && checksum(match[1]!) === match[2];
}

/** The masked form of a token: its prefix and its last four characters. */
export const maskToken = (token: string): string => `${token.slice(0, token.indexOf('_') + 1)}…${token.slice(-4)}`;
