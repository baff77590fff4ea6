/** A request that a payment processor sends. */
export interface Delivery {
  body: string;
  headers: Record<string, string>;
}

/** The identifiers that a checkout passed to the processor. */
export interface Buyer {
  buyer?: { click_id?: string; customer_key?: string; kind?: string };
}
