import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/**
 * Derives a key that is used only to encrypt stored secrets, so that no other use of the service's key can affect it.
 */
const keyOf = (secretKey: Buffer): Uint8Array =>
  new Uint8Array(hkdfSync('sha256', secretKey, '', 'referral-tracking secrets at rest', 32));

/**
 * Encrypts a text with AES-256-GCM; returns nonce, tag and ciphertext. The result is bound to `sealedFor`, so that one
 * owner's secret cannot be replaced with another's.
 */
export function seal(secretKey: Buffer, text: string, sealedFor: string): Buffer {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, keyOf(secretKey), nonce, { authTagLength: TAG_BYTES });
  cipher.setAAD(Buffer.from(sealedFor));
  const ciphertext = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), ciphertext]);
}

/** Decrypts the text; throws if the key or `sealedFor` differs, or if the data was changed. */
export function unseal(secretKey: Buffer, sealed: Buffer, sealedFor: string): string {
  const nonce = sealed.subarray(0, NONCE_BYTES);
  const decipher = createDecipheriv(CIPHER, keyOf(secretKey), nonce, { authTagLength: TAG_BYTES });
  decipher.setAAD(Buffer.from(sealedFor));
  decipher.setAuthTag(sealed.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
  const ciphertext = sealed.subarray(NONCE_BYTES + TAG_BYTES);
  return Buffer.concat([decipher.update(ciphertext), decipher.final()]).toString('utf8');
}
