import { stringify } from 'csv-stringify/sync';

const cast = { date: (date: Date) => date.toISOString() };
/** Without `quote_record_delimiter`, a single `\n` in a text would begin a line. */
const RFC_4180 = { record_delimiter: 'windows', quote_record_delimiter: true } as const;

/** Lines of comma-separated values (RFC 4180), of rows or of these columns of records. No text is a formula to a spreadsheet. */
export const csvLines = (rows: readonly object[], columns?: readonly string[]): string =>
  stringify([...rows], { ...RFC_4180, cast, escape_formulas: true, ...(columns && { columns: [...columns] }) });

/** The same for a program, which would take what protects a spreadsheet for a part of the text. */
export const machineLines = (rows: readonly (readonly string[])[]): string => stringify([...rows], RFC_4180);
