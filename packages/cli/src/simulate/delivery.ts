/** A request that a payment processor sends. */
export interface Delivery {
  body: string;
  headers: Record<string, string>;
}

/** The identifiers that a checkout passed to the processor. */
export interface Buyer {
  buyer?: { click_id?: string; customer_key?: string };
}

/** A delivery with what it is: the event, and the object that it is about. */
export interface Sent extends Delivery {
  name: string;
}

/** Deliveries that are sent one after the other; a list is sent at the same time. */
export type Step = Sent | Sent[];

/** Who buys, when, and with which secret the processor signs. */
export interface Occasion {
  secret: string;
  now: () => Date;
  buyer: { click_id?: string; customer_key?: string };
  /** the discount code that the buyer enters */
  code?: string | undefined;
}

/** A payment, and what may follow it. */
export interface Payment {
  paid: Sent;
  refunded: Sent;
  disputed?: Sent;
}

/** A processor, as a shop sees it. */
export interface Seller {
  sell: (occasion: Occasion) => Payment;
  subscribe?: (occasion: Occasion) => Sent[];
}

const LETTERS = '0123456789abcdefghjkmnpqrstvwxyz';
/** An identifier such as Paddle's: a prefix and 26 characters. */
export const newId = (prefix: string): string =>
  `${prefix}_${[...crypto.getRandomValues(new Uint8Array(26))].map((byte) => LETTERS[byte % 32]).join('')}`;

/** A number that no earlier run has used. */
export const newNumber = (): number => crypto.getRandomValues(new Uint32Array(1))[0]! + 1;
