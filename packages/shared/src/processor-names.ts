/** How people write the names of the payment processors. */
export const PROCESSOR_NAMES: Readonly<Record<string, string>> = {
  stripe: 'Stripe',
  paddle: 'Paddle',
  woocommerce: 'WooCommerce',
  shopify: 'Shopify',
  polar: 'Polar',
  lemonsqueezy: 'Lemon Squeezy',
};
