import { operationEntry, type OperationId } from './index.ts';

/** The path at which an operation is called, with these values for its parameters. */
export function callPath(id: OperationId, values: Readonly<Record<string, string | number>> = {}): string {
  const { path } = operationEntry(id);
  return path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(values[name]!));
}
