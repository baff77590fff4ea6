import { createApiToken } from '../../store/people/api-tokens.ts';
import type { Manage } from '../context.ts';
import { showToken } from './show.ts';

export const createToken: Manage<'createToken'> = async ({ body, caller, now, write, answer, fail }) => {
  const { name, scopes, expires_at } = body;
  const programIds = body.program_ids ?? undefined;
  if ((programIds !== undefined) === (body.all_programs ?? false)) throw fail('tokenProgramsInvalid');
  return write(async (tx, note) => {
    const wanted = { accountId: caller.accountId, name, scopes, programIds, expiresAt: new Date(expires_at) };
    const created = await createApiToken(tx, note, wanted, now);
    switch (created.kind) {
      case 'suspended':
        throw fail('credentialInvalid');
      case 'no_program':
        throw fail('notFound');
      case 'too_many':
        throw fail('tooManyTokens');
      case 'created':
        return answer(201, { data: { token: showToken(created.token), api_token: created.text } });
    }
  });
};
