import { lowerAscii } from '../../lib/text.ts';
import { addAlias } from '../../store/links/managed.ts';
import type { Manage } from '../context.ts';
import { showLink } from './show.ts';

export const createAlias: Manage<'createAlias'> = ({ body, ids, now, write, answer, fail }) =>
  write(async (tx, note) => {
    const alias = lowerAscii(body.alias);
    const added = await addAlias(tx, note, { programId: ids.program_id, linkId: ids.link_id, alias, at: now });
    switch (added.kind) {
      case 'missing':
        throw fail('notFound');
      case 'archived':
        throw fail('programArchived');
      case 'too_many':
        throw fail('tooManyAliases');
      case 'taken':
        throw fail('linkNameTaken', { value: alias, field: 'alias' });
      case 'done':
        return answer(201, { data: showLink(added.link) });
    }
  });
