// Rows that go into a statement by name. A table's columns are listed once; the texts of its statements and the values of
// their parameters follow from the list, so that a column is neither forgotten nor matched by its position.

/** What JavaScript has for a value of each SQL type. */
interface Values {
  bigint: number;
  text: string;
  boolean: boolean;
  timestamptz: Date;
  bytea: Buffer;
  jsonb: object;
  /** the version of a row */
  xid: string;
}
/** The columns of a table, or of rows that are sent, with their types. */
export type Columns = Readonly<Record<string, keyof Values>>;

/** A row by the names of its columns. What is undefined is null in SQL; a column that is missing does not compile. */
export type RowOf<C extends Columns> = {
  readonly [Name in keyof C]: Values[C[Name]] | null | undefined;
};

/** SQL of the names of the columns. */
export const namesOf = (columns: Columns): string => Object.keys(columns).join(', ');

/** SQL in place of columns that the source has under their names. */
export type ValuesOf<C extends Columns> = {
  readonly [Name in keyof C]?: string;
};

/** SQL of the values of the columns, in the same order. The source has JSON as text. */
export const valuesOf = <C extends Columns>(columns: C, values: ValuesOf<C> = {}): string =>
  Object.entries(columns)
    .map(([name, type]) => {
      const value = values[name] ?? name;
      return value === 'null' || type === 'jsonb' ? `${value}::${type}` : value;
    })
    .join(', ');

/** SQL of rows that are sent as one array for each column, as the first parameters; `place` counts them from 1. */
export function sentRows(columns: Columns): string {
  const arrays = Object.values(columns).map((type, i) => `$${1 + i}::${type === 'jsonb' ? 'text' : type}[]`);
  return `unnest(${arrays.join(', ')}) with ordinality as sent(${namesOf(columns)}, place)`;
}

/** The parameters of `sentRows`. */
export const arraysOf = <C extends Columns>(columns: C, rows: readonly RowOf<C>[]): unknown[] =>
  Object.entries(columns).map(([name, type]) =>
    type === 'jsonb'
      ? rows.map((row) => (row[name] ? JSON.stringify(row[name]) : null))
      : rows.map((row) => row[name] ?? null),
  );

/** SQL of the parameter that has a column of `sentRows`. */
export const parameterOf = <C extends Columns>(columns: C, name: keyof C & string): string =>
  `$${1 + Object.keys(columns).indexOf(name)}`;
