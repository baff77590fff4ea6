// The secrets that sign deliveries, as Standard Webhooks has them. The database has them encrypted.
import { randomBytes } from 'node:crypto';
import { seal, unseal } from '../lib/sealing.ts';

const owner = (programId: number): string => `webhook secret of program ${programId}`;

export const newWebhookSecret = (): string => `whsec_${randomBytes(32).toString('base64')}`;

export const sealWebhookSecret = (secretKey: Buffer, programId: number, secret: string): Buffer =>
  seal(secretKey, secret, owner(programId));

/** Undefined: it was encrypted with another SECRET_KEY. */
export function openWebhookSecret(secretKey: Buffer, programId: number, sealed: Buffer): string | undefined {
  try {
    return unseal(secretKey, sealed, owner(programId));
  } catch {
    return undefined;
  }
}
