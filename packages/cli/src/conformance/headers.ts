import { contract, operationEntry, type OperationId } from '../generated/contract.ts';
import type { Answer } from './answer.ts';

/** The document's headers by what the service puts there (`x-value`), each with its name. */
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
}

const entries = (Object.keys(contract.operations) as OperationId[]).flatMap((id) =>
  Object.values(operationEntry(id).headers).flat(),
);
export const headerNames = Object.fromEntries(
  entries.map(({ name, value }) => [value, name]),
) as unknown as HeaderNames;

/** The name of the header that carries this value. */
export const headerOf = (value: keyof HeaderNames): string => headerNames[value];

/** What an answer's header with this value says; undefined when it is not there. */
export const headerValue = ({ headers }: Pick<Answer, 'headers'>, value: keyof HeaderNames): string | undefined =>
  headers[headerOf(value).toLowerCase()];

/** The same as a number; NaN when it is not there or none. */
export const headerNumber = (answer: Pick<Answer, 'headers'>, value: keyof HeaderNames): number =>
  Number(headerValue(answer, value) ?? NaN);
