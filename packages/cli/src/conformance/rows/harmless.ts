// For each operation, a request that changes nothing and whose answer does not matter.
import { contract, operationEntry, type OperationId } from '@referral-tracking/shared/contract';
import type { Call } from '../call.ts';
import { requestSchema } from '../schema.ts';

const ALL = Object.keys(contract.operations) as OperationId[];
const isManaged = (id: OperationId): boolean => operationEntry(id).access !== null;

/** The operations outside the management API, which has rules of its own. */
export const OPERATIONS = ALL.filter((id) => !isManaged(id));
export const MANAGED = ALL.filter(isManaged);

/** The operations whose requests count against a rate limit. */
export const LIMITED = OPERATIONS.filter((id) => bucketName(id) !== null);

export type Bucket = keyof typeof contract.rateLimits.buckets;
export const BUCKETS = (Object.keys(contract.rateLimits.buckets) as Bucket[]).filter((bucket) =>
  LIMITED.some((id) => bucketName(id) === bucket),
);

/** The bucket of an operation; null if its path has no limit. */
export function bucketName(id: OperationId): Bucket | null {
  return operationEntry(id).bucket;
}

/** The operations that share a bucket. */
export const operationsOf = (bucket: Bucket): OperationId[] => LIMITED.filter((id) => bucketName(id) === bucket);

/** A method that no path outside the management API has. It is answered with 405, after the rate limit. */
export const NO_METHOD = 'PATCH';

/** An incomplete request; for a POST operation without fields, which would succeed, another method. */
export function harmless(id: OperationId): Call {
  const { method, path } = operationEntry(id);
  if (method === 'get') return {};
  return requestSchema(path, method) === undefined ? { method: NO_METHOD } : { body: {} };
}

/** The operation as reports show it, for example `POST /api/v1/track/click`. */
export function nameOf(id: OperationId): string {
  const { method, path } = operationEntry(id);
  return `${method.toUpperCase()} ${path}`;
}
