import { createClient, createOutbox, type Outbox } from '@referral-tracking/client';

// A build needs no key. Without one, a server would record leads that earn nothing.
if (!process.env.REFERRAL_API_KEY && process.env.NEXT_PHASE !== 'phase-production-build') {
  console.error('REFERRAL_API_KEY is not set: use the key of your program.');
  process.exit(1);
}

const client = createClient({
  baseUrl: process.env.REFERRAL_BASE_URL!,
  apiKey: process.env.REFERRAL_API_KEY,
});

// Next.js may load this module more than once in a process; the outbox keeps the order only if there is one.
const shared = globalThis as { referrals?: Outbox };

/**
 * Sends in the background, so that no sign-up and no payment waits for tracking or fails because of it. Call
 * `after(() => referrals.flush())`, because some platforms stop the process after the response.
 */
export const referrals = (shared.referrals ??= createOutbox({
  client,
  onDropped: ({ kind, reason, error }) => {
    // Customers whom nobody referred pay too.
    if (error?.code !== 'no_attribution') console.error('referral not sent:', kind, reason, error);
  },
}));
