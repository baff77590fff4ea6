/** The processors whose shops have an address of their own, which is given with the key. */
export const WITH_SITE: readonly string[] = ['woocommerce', 'shopify'];
