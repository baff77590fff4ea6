import { createClient } from '@referral-tracking/client';

const referral = createClient({
  baseUrl: process.env.REFERRAL_BASE_URL!,
  apiKey: process.env.REFERRAL_API_KEY,
});

const { click_id } = await referral.click({ affiliate_url: 'https://brand.dev/?aff=anna' });
await referral.lead({ click_id, customer_key: 'user_43' });
const order = {
  transaction_id: 'brand-order-1002',
  amount_cents: 9900,
  currency: 'USD',
  customer_key: 'user_43',
} as const;
const sale = await referral.sale(order);
// Sending it again is also a success: the sale is recorded once.
const again = await referral.sale(order);
console.log('sale', sale.sale_id, 'recorded before:', again.alreadyRecorded);
const refund = await referral.refund({ transaction_id: 'brand-order-1002' });
console.log('refund', refund.status, refund.deduction_cents);
