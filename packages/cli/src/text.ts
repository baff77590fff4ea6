import { withoutControls } from './generated/terminal-text.ts';

/** A document of JSON values whose texts are safe to show. */
export function showable<T>(document: T): T {
  const visit = (_key: string, value: unknown): unknown => (typeof value === 'string' ? withoutControls(value) : value);
  return JSON.parse(JSON.stringify(document, visit)) as T;
}

/** Rows in columns as wide as their widest text, two blanks apart. */
export function columns(rows: readonly (readonly string[])[]): string {
  const widths = rows.reduce<number[]>((wide, row) => row.map((cell, i) => Math.max(wide[i] ?? 0, cell.length)), []);
  return rows
    .map((row) =>
      row
        .map((cell, i) => cell.padEnd(widths[i]!))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** A number and its noun: `1 click`, `2 clicks`. */
export const count = (number: number, noun: string): string => `${number} ${noun}${number === 1 ? '' : 's'}`;
