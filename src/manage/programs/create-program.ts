import { holdActiveAccount } from '../../store/people/accounts.ts';
import { createManagedProgram, findManagedProgram } from '../../store/programs/managed.ts';
import type { Manage } from '../context.ts';
import { settingsOf } from './settings.ts';
import { showProgram } from './show.ts';

export const createProgram: Manage<'createProgram'> = ({ body, caller, now, write, answer, fail }) =>
  write(async (tx, note) => {
    // Lock the account, so that a concurrent suspension either revokes this program's key too or prevents its creation.
    if (!(await holdActiveAccount(tx, caller.accountId))) throw fail('credentialInvalid');
    const { commission_type, commission_rate, name, domain } = body;
    const required = { commissionType: commission_type, commissionRate: String(commission_rate), name };
    const settings = { ...settingsOf(body), ...required, domain: domain.trim().toLowerCase() };
    const { id, apiKey } = await createManagedProgram(tx, note, { settings, ownerId: caller.accountId, at: now });
    const program = (await findManagedProgram(tx, id))!;
    return answer(201, { data: { program: showProgram(program, 'owner'), api_key: apiKey } });
  });
