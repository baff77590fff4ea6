// The secrets that sign deliveries, as Standard Webhooks has them, and the headers of endpoints. The database has them encrypted.
import { randomBytes } from 'node:crypto';
import type { WebhookHeader } from './rules.ts';
import { seal, unseal } from '../lib/sealing.ts';

const owner = (programId: number): string => `webhook secret of program ${programId}`;
const headerOwner = (programId: number): string => `webhook header of program ${programId}`;

export const newWebhookSecret = (): string => `whsec_${randomBytes(32).toString('base64')}`;

export const sealWebhookSecret = (secretKey: Buffer, programId: number, secret: string): Buffer =>
  seal(secretKey, secret, owner(programId));

/** Undefined: it was encrypted with another SECRET_KEY. */
export const openWebhookSecret = (secretKey: Buffer, programId: number, sealed: Buffer): string | undefined =>
  opened(secretKey, sealed, owner(programId));

export const sealWebhookHeader = (secretKey: Buffer, programId: number, { name, value }: WebhookHeader) => ({
  name,
  value: seal(secretKey, value, headerOwner(programId)),
});

/** Undefined: it was encrypted with another SECRET_KEY. */
export function openWebhookHeader(secretKey: Buffer, programId: number, { name, value }: WebhookHeader<Buffer>) {
  const text = opened(secretKey, value, headerOwner(programId));
  return text === undefined ? undefined : { name, value: text };
}

function opened(secretKey: Buffer, sealed: Buffer, purpose: string): string | undefined {
  try {
    return unseal(secretKey, sealed, purpose);
  } catch {
    return undefined;
  }
}
