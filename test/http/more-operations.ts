// A larger document: copies of the operation that the path section measures, half of them at paths with parameters.

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- the document is JSON of any shape
type Json = any;

export interface Operations {
  paths: Record<string, Json>;
  operations: Record<string, Json>;
}

const COPIED = '/api/v1/track/lead';

/** Paths that begin like the measured one, so that a search by prefix has to pass them. */
const pathOf = (i: number): string => (i % 2 === 0 ? `/api/v1/track/more-${i}` : `/api/v1/track/{kind_${i}}/more-${i}`);

/** Adds operations to the document, and to what the service reads from it. */
export function addOperations(document: Record<string, Json>, contract: Operations, count: number): void {
  const [id] = contract.paths[COPIED].operations as [string];
  for (let i = 0; i < count; i++) {
    const [path, operationId] = [pathOf(i), `moreOperations${i}`];
    const { post, ...item } = structuredClone(document.paths[COPIED]) as { post: object };
    document.paths[path] = { ...item, post: { ...post, operationId } };
    contract.paths[path] = { ...contract.paths[COPIED], operations: [operationId] };
    contract.operations[operationId] = { ...contract.operations[id], path };
  }
}
