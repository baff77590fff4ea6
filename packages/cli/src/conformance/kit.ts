// What a rule is given: requests that are validated against the document, and the programs that all rules share.
import { contract, type OperationId } from '@referral-tracking/shared/contract';
import { unique, type Call } from './call.ts';
import type { IdentifiedResponse, ServiceResponse } from './response.ts';
import type { Target } from './target.ts';

export type { Target } from './target.ts';

/** The properties of the key's program that rules depend on. */
export interface KeyProgram {
  id: number;
  leadAuth: string;
}

/** A program that the kit has created with the API token. At first it has no partner and no link. */
export interface OwnedProgram {
  id: number;
  apiKey: string;
  slug: string;
}

/** A response, its kind, and its request identifier in the service's log. */
export interface CheckedResponse extends ServiceResponse {
  seen: IdentifiedResponse;
}

export interface Kit {
  target: Target;
  now: () => Date;
  /**
   * sends a request, waits first if the rate limit is used up, and validates the response against the document; throws
   * if it differs
   */
  ask: (id: OperationId, call?: Call) => Promise<CheckedResponse>;
  /** the response without validation */
  askRaw: (id: OperationId, call?: Call) => Promise<ServiceResponse>;
  program: () => Promise<KeyProgram>;
  /** a program that the API token may see: the key's, if that is one */
  managed: () => Promise<number>;
  /** a program that the kit has created with the API token */
  owned: () => Promise<OwnedProgram>;
  /** a program of which the API token's account is a partner; with `write` one that the kit has filled with records */
  joined: () => Promise<number>;
  /** waits, and says why */
  wait: (seconds: number, why: string) => Promise<void>;
  /** the last request, for the report */
  last: () => string | undefined;
}

/** The request that creates a program, except for the parts that a rule changes. */
export const newProgram = (more: Record<string, unknown> = {}): Record<string, unknown> => ({
  name: 'Conformance',
  domain: `${unique('conformance')}.example`,
  commission_type: 'percent',
  commission_rate: 20,
  ...more,
});

/** The number of requests that a bucket allows in each window of this deployment. */
export const limitOf = (name: keyof typeof contract.rateLimits.buckets, { limitScale = 1 }: Target): number =>
  Math.max(1, Math.floor(contract.rateLimits.buckets[name].limit * limitScale));
