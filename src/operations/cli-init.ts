import { parseDomain } from '../domain/origin.ts';
import { holdActiveAccount } from '../store/people/accounts.ts';
import { noteAs } from '../store/platform/audit.ts';
import { createManagedProgram } from '../store/programs/managed.ts';
import type { Operation, Permission } from './context.ts';

/** An account may create programs only for its own advertiser. The request may name the advertiser. */
export const mayInit: Permission<'cliInit'> = ({ body, login, fail }) => {
  if (login.advertiser_id === null) throw fail('advertiserMissing');
  if ((body.advertiser_id ?? login.advertiser_id) !== login.advertiser_id) throw fail('advertiserMismatch');
};

export const cliInit: Operation<'cliInit'> = async ({ deps, body, login, now, requestId, answer, fail }) => {
  const settings = {
    name: body.name,
    domain: parseDomain(body.domain)!,
    commissionType: body.commission_type,
    commissionRate: String(body.commission_rate),
  };
  const { id, slug, apiKey } = await deps.db.transaction(async (tx) => {
    // Lock the account, so that a concurrent suspension either revokes this program's key too or prevents its creation.
    if (!(await holdActiveAccount(tx, login.account_id))) throw fail('loginTokenInvalid');
    const actor = { kind: 'account' as const, id: login.account_id, credential: `login ${login.token_id}`, requestId };
    const wanted = { settings, ownerId: login.account_id, at: now };
    const made = await createManagedProgram(tx, noteAs(tx, actor, now), wanted);
    if (!made) throw fail('advertiserMissing');
    return made;
  });
  const { name, domain } = settings;
  return answer(200, { data: { program_id: id, program_slug: slug, name, domain, api_key: apiKey } });
};
