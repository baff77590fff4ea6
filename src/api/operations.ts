import type { ManagedId, OperationId } from '../contract/index.ts';
import { cliAuthCallback } from '../identity/cli.ts';
import { cliAuthPoll } from '../identity/cli.ts';
import { cliAuthStart } from '../identity/cli.ts';
import { cliInit, mayInit } from '../integration/cli.ts';
import { cliPrograms } from '../integration/cli.ts';
import { cliStatus } from '../integration/cli.ts';
import { cliStripeConnect } from '../payments/stripe/connect.ts';
import { cliTestEvent } from '../integration/cli.ts';
import type { Operation, Permission } from '../common/operation.ts';
import { getHealth } from '../serving/acts.ts';
import { getReadiness } from '../integration/acts.ts';
import { getReady } from '../serving/acts.ts';
import { getSigningKeys } from '../statements/acts.ts';
import { cliAuthLogout } from '../identity/cli.ts';
import { webhookOf } from '../payments/webhook.ts';
import { trackClick } from '../tracking/track-click.ts';
import { trackLead } from '../tracking/track-lead.ts';
import { trackRefund } from '../tracking/track-refund.ts';
import { followLink, previewLink } from '../tracking/redirect/follow.ts';
import { trackSale } from '../tracking/track-sale.ts';

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
  followLink,
  previewLink,
  getHealth,
  getReadiness,
  getReady,
  getSigningKeys,
  cliAuthLogout,
  stripeWebhook: webhookOf('stripe'),
  paddleWebhook: webhookOf('paddle'),
  woocommerceWebhook: webhookOf('woocommerce'),
  shopifyWebhook: webhookOf('shopify'),
  polarWebhook: webhookOf('polar'),
  lemonsqueezyWebhook: webhookOf('lemonsqueezy'),
  trackClick,
  trackLead,
  trackRefund,
  trackSale,
};

/** The additional permission checks of operations whose credential alone does not decide. */
export const permissions: { readonly [Op in OperationId]?: Permission<Op> } = { cliInit: mayInit };
