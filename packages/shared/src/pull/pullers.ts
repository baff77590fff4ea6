// The processors that can be caught up with.
import { withoutEndSlashes } from '../formats.ts';
import { lemonsqueezy } from './lemonsqueezy.ts';
import { paddle } from './paddle.ts';
import { polar } from './polar.ts';
import { shopify } from './shopify.ts';
import { stripe } from './stripe.ts';
import { woocommerce } from './woocommerce.ts';
import type { Puller } from './pull.ts';

export const PULLERS = { stripe, paddle, woocommerce, shopify, polar, lemonsqueezy } as const satisfies Record<
  string,
  Puller
>;
export type PulledProcessor = keyof typeof PULLERS;

export { WITH_SITE } from './with-site.ts';

/** The address of a shop without what follows its host, which may be a folder at WooCommerce; undefined if it cannot be one. */
export function siteOf(processor: PulledProcessor, text: string | undefined): string | undefined {
  if (text === undefined || !URL.canParse(text)) return undefined;
  const url = new URL(text);
  if (url.username !== '' || url.password !== '' || url.search !== '' || url.hash !== '') return undefined;
  if (processor === 'shopify') {
    const isShop = url.protocol === 'https:' && url.port === '' && /^[a-z0-9-]+\.myshopify\.com$/.test(url.hostname);
    return isShop ? url.origin : undefined;
  }
  return url.protocol === 'https:' ? `${url.origin}${withoutEndSlashes(url.pathname)}` : undefined;
}

/** Why a key must not be given: a secret key of Stripe may move money. */
export const isTooPowerful = (processor: PulledProcessor, key: string): boolean =>
  processor === 'stripe' && !/^rk_(live|test)_/.test(key);
