import { contract, document, operationEntry, type OperationId } from '../../src/contract/index.ts';

type Item = Record<string, { tags?: string[] }>;
const paths = document.paths as Record<string, Item>;

/** The link from a guide to an operation on the reference page. */
export function referenceLink(id: OperationId): string {
  const { path, method } = operationEntry(id);
  const [tag = ''] = paths[path]?.[method]?.tags ?? [];
  return `./reference#/${tag.toLowerCase()}/${id.toLowerCase()}`;
}

export const operationIds = Object.keys(contract.operations) as OperationId[];
