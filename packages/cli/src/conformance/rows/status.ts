import { rowsOf, type Row } from '../row.ts';
import { methodRows } from './reading.ts';
import { tokenRows } from './tokens.ts';

const { answered } = rowsOf('status', 'cliStatus');

// That no answer but those of a failure and of another method has an identifier is the document's: it declares none.
export const statusRows: Row[] = [
  ...tokenRows('status', 'cliStatus', 'missingApiToken'),
  answered('with the key', { as: 'program' }),
  ...methodRows('status', 'cliStatus', 'program'),
];
