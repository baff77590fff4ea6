import { rowsOf, type Row } from '../row.ts';
import { methodRows } from './reading.ts';
import { tokenRows } from './tokens.ts';

const { answered } = rowsOf('status', 'cliStatus');

// Only failures and 405 responses of this endpoint have a request identifier. The document declares this, so every
// response is checked for it.
export const statusRows: Row[] = [
  ...tokenRows('status', 'cliStatus', 'missingApiToken'),
  answered('with the key', { as: 'program' }),
  ...methodRows('status', 'cliStatus', 'program'),
];
