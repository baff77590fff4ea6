import type { ManagedId, OperationId } from '../contract/index.ts';
import { cliAuthCallback } from './cli-auth-callback.ts';
import { cliAuthPoll } from './cli-auth-poll.ts';
import { cliAuthStart } from './cli-auth-start.ts';
import { cliInit, mayInit } from './cli-init.ts';
import { cliPrograms } from './cli-programs.ts';
import { cliStatus } from './cli-status.ts';
import { cliStripeConnect } from './cli-stripe-connect.ts';
import { cliTestEvent } from './cli-test-event.ts';
import type { Operation, Permission } from './context.ts';
import { getHealth } from './get-health.ts';
import { getReadiness } from './get-readiness.ts';
import { getReady } from './get-ready.ts';
import { getSigningKeys } from './get-signing-keys.ts';
import { cliAuthLogout } from './cli-auth-logout.ts';
import { stripeWebhook } from './stripe-webhook.ts';
import { trackClick } from './track-click.ts';
import { trackLead } from './track-lead.ts';
import { trackRefund } from './track-refund.ts';
import { trackSale } from './track-sale.ts';

/** The handler of every operation outside the management API; a missing handler is a compile error. */
export const operations: { readonly [Op in Exclude<OperationId, ManagedId>]: Operation<Op> } = {
  cliAuthCallback,
  cliAuthPoll,
  cliAuthStart,
  cliInit,
  cliPrograms,
  cliStatus,
  cliStripeConnect,
  cliTestEvent,
  getHealth,
  getReadiness,
  getReady,
  getSigningKeys,
  cliAuthLogout,
  stripeWebhook,
  trackClick,
  trackLead,
  trackRefund,
  trackSale,
};

/** The additional permission checks of operations whose credential alone does not decide. */
export const permissions: { readonly [Op in OperationId]?: Permission<Op> } = { cliInit: mayInit };
