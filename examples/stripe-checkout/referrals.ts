import { createClient, createOutbox } from '@referral-tracking/client';

if (!process.env.REFERRAL_API_KEY) {
  console.error('REFERRAL_API_KEY is not set: use the key of your program.');
  process.exit(1);
}

const client = createClient({
  baseUrl: process.env.REFERRAL_BASE_URL!,
  apiKey: process.env.REFERRAL_API_KEY,
});

/** Sends in the background, so that no sign-up and no payment waits for tracking or fails because of it. */
export const referrals = createOutbox({
  client,
  onDropped: ({ kind, reason, error }) => {
    // Customers whom nobody referred pay too.
    if (error?.code !== 'no_attribution') console.error('referral not sent:', kind, reason, error);
  },
});
