import { createLink } from '../../store/links/managed.ts';
import { refusalOfLink } from '../../store/partners/portal-programs.ts';
import type { Manage } from '../context.ts';
import { showLink } from '../links/show.ts';
import { writeAsPartner } from './as-partner.ts';

export const createOwnLink: Manage<'createOwnLink'> = (context) => {
  const { body, ids, now, answer, fail } = context;
  return writeAsPartner(context, async (tx, note, { id: partnerId }) => {
    const programId = ids.program_id;
    const refusal = await refusalOfLink(tx, programId, partnerId);
    if (refusal?.kind === 'not_joined') throw fail('ownTransition', { status: refusal.status });
    if (refusal?.kind === 'missing') throw fail('notFound');
    if (refusal) throw fail(refusal.kind === 'off' ? 'partnerLinksOff' : 'tooManyLinks');
    const { code, destination } = body;
    const wanted = { programId, partnerId, code: code ?? undefined, destination: destination ?? undefined };
    const created = await createLink(tx, note, 'program', { ...wanted, enabled: true, at: now });
    switch (created.kind) {
      case 'missing':
        throw fail('notFound');
      case 'archived':
        throw fail('programArchived');
      case 'not_joined':
        throw fail('ownTransition', { status: created.status });
      case 'destination':
        throw fail('destinationInvalid');
      case 'taken':
        throw fail('linkNameTaken', { value: code ?? '', field: 'code' });
      case 'done':
        return answer(201, { data: showLink(created.link) });
    }
  });
};
