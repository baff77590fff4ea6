import { appendFileSync, openSync } from 'node:fs';

const open = new Map<string, number>();

/** Appends to a file that stays open until the process ends: to open and close it each time costs more than the writing. */
export function append(path: string, text: string | Buffer): void {
  const file = open.get(path) ?? openSync(path, 'a');
  open.set(path, file);
  appendFileSync(file, text);
}
