import { createClient } from '@referral-tracking/client';

const referral = createClient({
  baseUrl: process.env.REFERRAL_BASE_URL!,
  apiKey: process.env.REFERRAL_API_KEY,
});

// Each run is another customer with another order.
const run = Date.now();
const customer_key = `user_${run}`;
const transaction_id = `brand-order-${run}`;

const { click_id } = await referral.click({ affiliate_url: 'https://brand.dev/?aff=anna' });
await referral.lead({ click_id, customer_key });
const order = {
  transaction_id,
  amount_cents: 9900,
  currency: 'USD',
  customer_key,
} as const;
const sale = await referral.sale(order);
// Sending it again is also a success: the sale is recorded once.
const again = await referral.sale(order);
console.log('sale', sale.sale_id, 'recorded before:', again.alreadyRecorded);
const refund = await referral.refund({ transaction_id });
console.log('refund', refund.status, refund.deduction_cents);
