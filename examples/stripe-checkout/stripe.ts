import { Stripe } from 'stripe';

const key = process.env.STRIPE_SECRET_KEY;
if (!key) {
  console.error('STRIPE_SECRET_KEY is not set: copy the test key (sk_test_...) from the dashboard of Stripe.');
  process.exit(1);
}

export const stripe = new Stripe(key);
