import type { Measurement } from './measure.ts';

/** The measured kinds of requests, in the order of a customer's chain; `resale` is a sale of a customer who has bought before. */
export const KINDS = ['click', 'lead', 'sale', 'resale', 'refund', 'readiness'] as const;
export type Kind = (typeof KINDS)[number];
/** What the service alone does: visits of short addresses are compared with its clicks. */
export type Served = Kind | 'redirect';

/** A contestant, whose throughput is compared. */
export interface Contestant {
  name: string;
  /** complete requests or transactions per second at 64 connections */
  measure(kind: Kind, seconds: number): Promise<Measurement>;
}

/** Chains of the program for readiness: the same number in every database. */
export const READY_CHAINS = 200;
/** Customers who buy again and again, in turn. */
export const BUYERS = 2_000;
export const LINKS = 4;
export const AMOUNT_CENTS = 9900;
