import { contract, operationEntry, type OperationId } from '../contract/index.ts';
import type { Answer } from './answer.ts';

// A header is known by what the service puts there (`x-value`); its name stands in the document.
const names = new Map(
  (Object.keys(contract.operations) as OperationId[])
    .flatMap((id) => Object.values(operationEntry(id).headers).flat())
    .map(({ name, value }) => [value, name]),
);

/** The name of the header that carries this value. */
export function headerOf(value: string): string {
  const name = names.get(value);
  if (name === undefined) throw new Error(`no header of the document carries ${value}`);
  return name;
}

/** What an answer's header with this value says; undefined when it is not there. */
export const headerValue = ({ headers }: Pick<Answer, 'headers'>, value: string): string | undefined =>
  headers[headerOf(value).toLowerCase()];

/** The same as a number; NaN when it is not there or none. */
export const headerNumber = (answer: Pick<Answer, 'headers'>, value: string): number =>
  Number(headerValue(answer, value) ?? NaN);
