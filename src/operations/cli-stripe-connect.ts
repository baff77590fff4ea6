import type { Operation } from './context.ts';

export const cliStripeConnect: Operation<'cliStripeConnect'> = ({ fail }) => Promise.reject(fail('retired'));
