import { withoutControls } from '@referral-tracking/shared/terminal-text';

/** Removes control characters from all texts of a JSON document. */
export function showable<T>(document: T): T {
  const visit = (_key: string, value: unknown): unknown => (typeof value === 'string' ? withoutControls(value) : value);
  return JSON.parse(JSON.stringify(document, visit)) as T;
}

/** Formats rows as columns, separated by two spaces. */
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

/** A number with its noun: `1 click`, `2 clicks`. */
export const count = (number: number, noun: string): string => `${number} ${noun}${number === 1 ? '' : 's'}`;
