import { daysIn, given, idIn, orderIn } from '../../lib/search.ts';

/** An action such as `program.update`; the contract allows new ones. */
const actionIn = (raw: unknown): string | undefined =>
  typeof raw === 'string' && /^[a-z.-]{1,64}$/.test(raw) ? raw : undefined;

export const auditSearch = (raw: Record<string, unknown>) =>
  given({
    actor_id: idIn(raw.actor_id),
    action: actionIn(raw.action),
    ...daysIn(raw),
    order: orderIn(raw),
  });
