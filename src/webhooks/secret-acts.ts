// What the operations of webhooks and of postbacks do with the secrets that sign.
import { HOUR } from '../lib/clock.ts';
import { newWebhookSecret, openWebhookHeader, openWebhookSecret, sealWebhookSecret } from './secret.ts';
import type { WebhookView } from './write.ts';
import { secretsOf } from './endpoints.ts';
import type { Deps } from '../common/context.ts';

/** How long the former secret signs too unless the request says otherwise. */
const OVERLAP_HOURS = 24;

/** A new secret, as it is shown once and as it is stored. */
export function newSecret({ secretKey }: Pick<Deps, 'secretKey'>, programId: number) {
  const secret = newWebhookSecret();
  return { secret, sealed: sealWebhookSecret(secretKey, programId, secret) };
}

/** Until when the former secret signs too; null if it ends at once. */
export const overlapEnd = (hours: number | null | undefined, now: Date): Date | null =>
  hours === 0 ? null : new Date(now.getTime() + (hours ?? OVERLAP_HOURS) * HOUR);

/** The secrets that sign what an endpoint is sent now, without those of another SECRET_KEY. */
export async function secretsNow({ db, secretKey }: Deps, programId: number, id: number, now: Date): Promise<string[]> {
  const sealed = await secretsOf(db, programId, id, now);
  return sealed.flatMap((one) => openWebhookSecret(secretKey, programId, one) ?? []);
}

/** The header that an endpoint is sent besides; undefined without one, or if it was encrypted with another SECRET_KEY. */
export const headerOf = ({ secretKey }: Pick<Deps, 'secretKey'>, programId: number, webhook: WebhookView) =>
  webhook.header_name !== null && webhook.header_value !== null
    ? openWebhookHeader(secretKey, programId, { name: webhook.header_name, value: webhook.header_value })
    : undefined;
