import { mutationsOf } from '../mutation.ts';

const FILE = 'src/api/limit.ts';

/** Counts the requests of a bucket otherwise. */
const limit = (bucket: string, number: number) => ({
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  edit: (contract: any) => void (contract.rateLimits.buckets[bucket].limit = number),
});

export const LIMITS = mutationsOf('limits', {
  'the click limit is 61': limit('click', 61),
});
void FILE;
