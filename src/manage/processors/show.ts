import { callPath } from '../../contract/paths.ts';
import type { StoredSecret } from '../../store/payments/stripe-secrets.ts';

export interface ProcessorPlace {
  programId: number;
  baseUrl: string;
  /** the program's accounts of Stripe Connect */
  accounts: string[];
}

/** A connection as the document describes it. */
export const showProcessor = (
  { id, masked, connected_at }: StoredSecret,
  { programId, baseUrl, accounts }: ProcessorPlace,
) => ({
  id,
  type: 'stripe' as const,
  masked,
  accounts,
  webhook_url: `${baseUrl}${callPath('stripeWebhook', { program_id: programId })}`,
  created_at: connected_at.toISOString(),
});
