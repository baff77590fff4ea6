// What is copied into the pages and servers of a brand.
import { serviceUrl } from '../../lib/base.ts';
import type { GateName, Readiness } from './paths.ts';

export const GATE_NAMES: Record<GateName, string> = {
  profile: 'Name and domain',
  economics: 'Commission',
  payout: 'Partners',
  tracking: 'Links and origins',
  live: 'First real sale',
};

export const GATES = Object.keys(GATE_NAMES) as GateName[];

/** How far the integration is, in one sentence. */
export const STATE_TEXTS: Record<Readiness['state'], string> = {
  draft: 'Start with the name, the domain, and the commission.',
  configuring: 'The name and the commission are set. Partners, links, or allowed origins are missing.',
  ready: 'Everything is configured. Send test events now to check that your pages and servers reach the service.',
  integration_verified: 'Test events have arrived. The next step is the first real sale.',
  live_verified: 'The program is live: a real sale was attributed.',
};

/** The tag for the pages of the brand. */
export const scriptTag = (): string => `<script src="${serviceUrl.href}referral.js" defer></script>`;

const call = (path: string, body: object): string =>
  [
    `curl -sS ${serviceUrl.href}api/v1/${path} \\`,
    `  -H "Authorization: Bearer $REFERRAL_API_KEY" \\`,
    `  -H 'Content-Type: application/json' \\`,
    `  -d '${JSON.stringify(body, null, 2)}'`,
  ].join('\n');

export const leadCall = (): string => call('track/lead', { click_id: 'clk_…', customer_key: 'user_42' });
export const saleCall = (): string =>
  call('track/sale', { customer_key: 'user_42', transaction_id: 'order_1001', amount_cents: 9900 });
/** A click, a lead and a sale in test mode. */
export const testChain = (): string => call('cli/test-event', { type: 'chain' });
