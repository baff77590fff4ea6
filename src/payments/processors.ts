// The payment processors. Nothing else names all of them. It is loaded with the first delivery: most deployments have one or none.
import type { Processor, ProcessorType } from './processor.ts';
import { lemonsqueezy } from './lemonsqueezy/index.ts';
import { paddle } from './paddle/index.ts';
import { polar } from './polar/index.ts';
import { shopify } from './shopify/index.ts';
import { stripe } from './stripe/index.ts';
import { woocommerce } from './woocommerce/index.ts';

export const PROCESSORS: Readonly<Record<ProcessorType, Processor>> = {
  stripe,
  paddle,
  woocommerce,
  shopify,
  polar,
  lemonsqueezy,
};
