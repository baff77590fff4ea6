import type { Manage } from '../context.ts';
import { actOn } from './act.ts';

export const approvePartner: Manage<'approvePartner'> = (context) => {
  const { write, answer } = context;
  return write(async (tx, note) => answer(200, { data: await actOn(tx, note, 'approve', context) }));
};
