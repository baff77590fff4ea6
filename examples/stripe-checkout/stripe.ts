import { Stripe } from 'stripe';

const key = process.env.STRIPE_SECRET_KEY;
if (!key) {
  console.error('STRIPE_SECRET_KEY is not set: it is in the dashboard of Stripe, and of test mode while you try.');
  process.exit(1);
}

export const stripe = new Stripe(key);
