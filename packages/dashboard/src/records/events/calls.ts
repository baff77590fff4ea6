// What is copied into the pages and servers of a brand.
import { serviceUrl } from '../../lib/base.ts';

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
