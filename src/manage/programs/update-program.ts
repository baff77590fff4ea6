import { includesRole } from '../../domain/access.ts';
import { changeProgram } from '../../store/programs/managed.ts';
import type { Manage } from '../context.ts';
import { settingsOf } from './settings.ts';
import { showProgram } from './show.ts';

/** The fields that are not terms, which an admin may change too. */
const OPEN_FIELDS = ['name', 'domain'];

export const updateProgram: Manage<'updateProgram'> = async ({ body, ids, role, write, answer, fail }) => {
  const changesTerms = Object.keys(body).some((field) => !OPEN_FIELDS.includes(field));
  if (changesTerms && !includesRole(role, 'owner')) throw fail('roleMissing', { role: 'owner' });
  return write(async (tx, note) => {
    const changed = await changeProgram(tx, note, { id: ids.program_id, settings: settingsOf(body) });
    switch (changed.kind) {
      case 'missing':
        throw fail('notFound');
      case 'archived':
        throw fail('programArchived');
      case 'currency_fixed':
        throw fail('currencyFixed');
      case 'rate_too_high':
        throw fail('commissionRateTooHigh');
      case 'changed':
        return answer(200, { data: showProgram(changed.program, role) });
    }
  });
};
