import type { Operation } from '../../common/operation.ts';

export const cliStripeConnect: Operation<'cliStripeConnect'> = ({ fail }) => Promise.reject(fail('retired'));
