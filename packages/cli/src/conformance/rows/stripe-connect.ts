import { rowsOf, type Row } from '../row.ts';
import { methodRows } from './reading.ts';

const { refused } = rowsOf('stripe-connect', 'cliStripeConnect');

export const stripeConnectRows: Row[] = [
  refused('nothing', {}, 'retired'),
  refused('a body that is not JSON', { body: '{"x":' }, 'retired'),
  refused('with the key', { as: 'program', body: {} }, 'retired'),
  ...methodRows('stripe-connect', 'cliStripeConnect', undefined),
];
