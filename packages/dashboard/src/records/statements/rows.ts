// Statements as lists and pages show them: those of closed months, and the preview of the month that is not.
import type { Schemas } from '../../api/schemas.ts';
import type { List } from '../../api/list.ts';

export type Preview = Schemas['statement-preview'];
type Closed = Schemas['statement'];
type Previewed = Preview['statements'][number];

/** What both have; a preview has no number, was not closed and is not signed. */
export interface Statement extends Omit<Previewed, 'lines'> {
  id: number | null;
  month: string;
  closed_at: string | null;
  sha256: string | null;
}
export type Line = Previewed['lines'][number];
export type Sum = Extract<keyof Statement, `${string}_cents`>;

export const NOT_FINAL = 'Preview – not final, not signed';

/** The statements of the open month. */
export const rowsOf = ({ month, statements }: Preview): (Statement & { lines: Line[] })[] =>
  statements.map((one) => ({ ...one, month, id: null, closed_at: null, sha256: null }));

export const keyOf = ({ id, partnership_id, currency }: Statement): string | number =>
  id ?? `${partnership_id} ${currency}`;

/** A list that begins with the open month, which its file has not. */
export function withPreview(list: List<Closed>, preview: readonly Statement[]): List<Statement> {
  return { ...list, rows: [...preview, ...list.rows], empty: list.empty && preview.length === 0 };
}
