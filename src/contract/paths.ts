import { operationEntry, type OperationId } from './index.ts';

/** The path of a call to an operation, with the given path parameters. */
export function callPath(id: OperationId, values: Readonly<Record<string, string | number>> = {}): string {
  const { path } = operationEntry(id);
  return path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(values[name]!));
}
