/** The payment processors whose deliveries the service reads, in the order in which people choose between them. */
export const PROCESSOR_TYPES = ['stripe', 'paddle', 'woocommerce', 'shopify', 'polar', 'lemonsqueezy'] as const;
export type ProcessorType = (typeof PROCESSOR_TYPES)[number];

const NAMES: Readonly<Record<ProcessorType, string>> = {
  stripe: 'Stripe',
  paddle: 'Paddle',
  woocommerce: 'WooCommerce',
  shopify: 'Shopify',
  polar: 'Polar',
  lemonsqueezy: 'Lemon Squeezy',
};

export const isProcessorType = (type: string): type is ProcessorType => Object.hasOwn(NAMES, type);

/** What people call a processor; one of a newer service by its type. */
export const processorName = (type: string): string => (isProcessorType(type) ? NAMES[type] : type);
