import type { Operation } from './context.ts';

export const getHealth: Operation<'getHealth'> = ({ answer }) => Promise.resolve(answer(200, { status: 'ok' }));
