import { contract, operationEntry, type OperationId } from '@referral-tracking/shared/contract';
import type { ServiceResponse } from './response.ts';

/** The names of the document's headers, by their `x-value`. */
interface HeaderNames {
  requestId: string;
  rateLimitLimit: string;
  rateLimitRemaining: string;
  rateLimitReset: string;
  retryAfter: string;
  allowedMethods: string;
  deprecation: string;
  sunset: string;
  rotationLink: string;
  allowOrigin: string;
  varyOrigin: string;
  exposeHeaders: string;
  contentTypeOptions: string;
  cacheControl: string;
  idempotentReplayed: string;
  entityTag: string;
  deletedSession: string;
}

const entries = (Object.keys(contract.operations) as OperationId[]).flatMap((id) =>
  Object.values(operationEntry(id).headers).flat(),
);
export const headerNames = Object.fromEntries(
  entries.map(({ name, value }) => [value, name]),
) as unknown as HeaderNames;

/** The name of the header with this `x-value`. */
export const headerOf = (value: keyof HeaderNames): string => headerNames[value];

/** The header with this `x-value`; undefined if the response does not have it. */
export const headerValue = (
  { headers }: Pick<ServiceResponse, 'headers'>,
  value: keyof HeaderNames,
): string | undefined => headers[headerOf(value).toLowerCase()];

/** The same as a number; NaN if the header is missing or not a number. */
export const headerNumber = (answer: Pick<ServiceResponse, 'headers'>, value: keyof HeaderNames): number =>
  Number(headerValue(answer, value) ?? NaN);
