import { renamePartner } from '../../store/partners/own.ts';
import type { Manage } from '../context.ts';
import { unchanged } from '../write.ts';
import { writeAsPartner } from './as-partner.ts';
import { showProfile } from './show.ts';

export const replaceProfile: Manage<'replaceProfile'> = (context) => {
  const { body, caller, answer } = context;
  const { name } = body;
  return writeAsPartner(
    context,
    async (tx, note, partner) => {
      const answered = answer(200, { data: showProfile({ ...partner, name }, caller) });
      if (partner.name === name) return unchanged(answered);
      await renamePartner(tx, note, partner, name);
      return answered;
    },
    name,
  );
};
