// Where an operation is documented.
import { contract, document, operationEntry, type OperationId } from '../../src/contract/index.ts';
import { dashed } from '../generate/document.ts';

type Item = Partial<Record<string, { tags?: string[] }>>;
const paths = document.paths as Record<string, Item>;

/** The last part of the address of an operation's page. */
export const pageName = (id: OperationId): string => dashed(id);

/** The link from a guide to an operation of the reference. */
export const referenceLink = (id: OperationId): string => `./reference/${pageName(id)}`;

/** The tag of an operation, under which the reference lists it. */
export function tagOf(id: OperationId): string {
  const { path, method } = operationEntry(id);
  return paths[path]?.[method]?.tags?.[0] ?? '';
}

export const operationIds = Object.keys(contract.operations) as OperationId[];
