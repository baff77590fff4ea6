import { joinBySlug } from '../../store/partners/portal-programs.ts';
import type { Manage } from '../context.ts';
import { writeAsPartner } from './as-partner.ts';
import { showPortalProgram } from './show.ts';

export const joinProgram: Manage<'joinProgram'> = (context) => {
  const { body, now, answer, fail } = context;
  return writeAsPartner(context, async (tx, note, partner) => {
    const joined = await joinBySlug(tx, note, { slug: body.slug, partnerId: partner.id, at: now });
    switch (joined.kind) {
      case 'missing':
        throw fail('notFound');
      case 'already':
        throw fail('alreadyPartner', { status: joined.status });
      case 'refused':
        throw fail('ownTransition', { status: joined.status });
      case 'done':
        return answer(201, { data: showPortalProgram(joined.program) });
    }
  });
};
