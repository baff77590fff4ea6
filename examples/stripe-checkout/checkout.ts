import type { Stripe } from 'stripe';

export interface Buyer {
  /** your own identifier of the customer, as in the lead; undefined for a customer who pays without signing up */
  customerKey?: string | undefined;
  /** the cookie `service_click_id`; undefined if nobody referred the customer */
  clickId?: string | undefined;
}

/** Stripe repeats these in its events, from which the referral service identifies the customer. */
const metadataOf = ({ customerKey, clickId }: Buyer) => ({
  ...(customerKey && { customer_key: customerKey }),
  ...(clickId && { click_id: clickId }),
});

const shop = process.env.PUBLIC_URL ?? `http://127.0.0.1:${process.env.PORT ?? 8000}`;
const PAGES = { success_url: `${shop}/thanks?session={CHECKOUT_SESSION_ID}`, cancel_url: `${shop}/pricing` };

export const payOnce = (stripe: Stripe, price: string, buyer: Buyer) =>
  stripe.checkout.sessions.create({
    mode: 'payment',
    line_items: [{ price, quantity: 1 }],
    metadata: metadataOf(buyer),
    ...PAGES,
  });

export const subscribe = (stripe: Stripe, price: string, buyer: Buyer) =>
  stripe.checkout.sessions.create({
    mode: 'subscription',
    line_items: [{ price, quantity: 1 }],
    metadata: metadataOf(buyer),
    // The invoices of a subscription have its metadata, not the session's.
    subscription_data: { metadata: metadataOf(buyer) },
    ...PAGES,
  });
