import { changeLink } from '../../store/links/managed.ts';
import type { Manage } from '../context.ts';
import { showLink } from './show.ts';

export const updateLink: Manage<'updateLink'> = ({ body, ids, write, answer, fail }) =>
  write(async (tx, note) => {
    const { enabled, destination } = body;
    const wanted = { programId: ids.program_id, linkId: ids.link_id, enabled, destination };
    const changed = await changeLink(tx, note, wanted);
    if (changed.kind === 'archived') throw fail('programArchived');
    if (changed.kind === 'destination') throw fail('destinationInvalid');
    if (changed.kind !== 'done') throw fail('notFound');
    return answer(200, { data: showLink(changed.link) });
  });
