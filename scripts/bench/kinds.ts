/** What is measured, in the order of a customer's life. */
export const KINDS = ['click', 'lead', 'sale', 'refund', 'readiness'] as const;
export type Kind = (typeof KINDS)[number];

/** One of those whose throughput is compared. */
export interface Contestant {
  name: string;
  /** requests or transactions per second at 64 connections; every one of them did its whole work */
  measure(kind: Kind, seconds: number): Promise<Measurement>;
}

export interface Measurement {
  /** per second */
  rate: number;
  /** milliseconds; pgbench reports none */
  p50?: number;
  p99?: number;
}

/** Chains of the program for readiness: the same number in every database. */
export const READY_CHAINS = 200;
export const LINKS = 4;
export const AMOUNT_CENTS = 9900;
