import { createClient, createOutbox } from '@referral-tracking/client';

if (!process.env.REFERRAL_API_KEY) {
  console.error('REFERRAL_API_KEY is not set: use the API key of your program.');
  process.exit(1);
}

const referral = createClient({
  baseUrl: process.env.REFERRAL_BASE_URL!,
  apiKey: process.env.REFERRAL_API_KEY,
});
const outbox = createOutbox({
  client: referral,
  onDropped: ({ kind, reason, error }) => {
    console.error('not delivered:', kind, reason);
    if (error) console.error(error.message, error.hint, error.docsUrl);
  },
});

// When somebody signs up. This call never waits and never fails.
void outbox.lead({ click_id: process.env.CLICK_ID!, customer_key: 'user_44' });
// When they pay. The lead is always sent first, even if it needs several attempts.
void outbox.sale({ transaction_id: 'brand-order-1003', amount_cents: 9900, currency: 'USD', customer_key: 'user_44' });

// When the process ends: sends pending entries, for at most ten seconds.
const left = await outbox.close();
console.log('left:', left);
