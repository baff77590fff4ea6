import { createLink as create } from '../../store/links/managed.ts';
import type { Manage } from '../context.ts';
import { showLink } from './show.ts';

export const createLink: Manage<'createLink'> = ({ body, ids, now, write, answer, fail }) =>
  write(async (tx, note) => {
    const created = await create(tx, note, 'program', {
      programId: ids.program_id,
      partnerId: body.partner_id,
      code: body.code ?? undefined,
      destination: body.destination ?? undefined,
      enabled: body.enabled ?? true,
      at: now,
    });
    switch (created.kind) {
      case 'missing':
        throw fail('notFound');
      case 'archived':
        throw fail('programArchived');
      case 'not_joined':
        throw fail('partnerNotJoined', { status: created.status });
      case 'destination':
        throw fail('destinationInvalid');
      case 'taken':
        throw fail('linkNameTaken', { value: body.code ?? '', field: 'code' });
      case 'done':
        return answer(201, { data: showLink(created.link) });
    }
  });
