import { rowsOf, type Row } from '../row.ts';
import { methodRows } from './reading.ts';

const { refused } = rowsOf('cli-auth-logout', 'cliAuthLogout');

// A success would end the token of the kit.
export const cliAuthLogoutRows: Row[] = [
  refused('no credential', { as: 'nobody' }, 'authenticationRequired'),
  ...methodRows('cli-auth-logout', 'cliAuthLogout', 'login'),
];
