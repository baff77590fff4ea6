/**
 * The client of a referral-tracking service: `createClient` for calls, `createOutbox` for tracking in the background.
 * It needs `fetch` and `crypto.randomUUID`: Node 20 or newer, Deno, Bun, and edge runtimes.
 */
export type { ErrorKind } from './advice.ts';
export type { CallOptions, Init, Send } from './call.ts';
export { createClient, type ClientOptions, type LeadOptions, type ReferralClient } from './client.ts';
export {
  createManagementClient,
  type CreateOptions,
  type ManagementClient,
  type ManagementOptions,
} from './management/index.ts';
export { ReferralError, type ErrorCode } from './error.ts';
export type { Dropped, OutboxEntry, OutboxStore } from './outbox/entry.ts';
export { createOutbox, type Outbox, type OutboxOptions } from './outbox/index.ts';
export type { RetryPolicy } from './retry.ts';
export type { ConnectionOptions, CredentialSource } from './settings.ts';
export type * from './types.ts';
export {
  verifyWebhook,
  WebhookVerificationError,
  type VerifyOptions,
  type WebhookEvent,
  type WebhookHeaders,
} from './webhooks.ts';
export type { components, operations, paths } from './generated/types.ts';
