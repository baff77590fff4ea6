import { parseDomain } from '../domain/origin.ts';
import { holdActiveAccount } from '../store/accounts.ts';
import { createProgram } from '../store/program-admin.ts';
import type { Operation, Permission } from './context.ts';

/** An account may create programs only for its own advertiser. The request may name the advertiser. */
export const mayInit: Permission<'cliInit'> = ({ body, login, fail }) => {
  if (login.advertiser_id === null) throw fail('advertiserMissing');
  if ((body.advertiser_id ?? login.advertiser_id) !== login.advertiser_id) throw fail('advertiserMismatch');
};

export const cliInit: Operation<'cliInit'> = async ({ deps, body, login, now, answer, fail }) => {
  const settings = {
    name: body.name,
    domain: parseDomain(body.domain)!,
    commissionType: body.commission_type,
    commissionRate: String(body.commission_rate),
    advertiserId: login.advertiser_id!,
  };
  const { id, slug, apiKey } = await deps.db.transaction(async (tx) => {
    // Lock the account, so that a concurrent suspension either revokes this program's key too or prevents its creation.
    if (!(await holdActiveAccount(tx, login.account_id))) throw fail('loginTokenInvalid');
    return createProgram(tx, settings, [], now);
  });
  const { name, domain } = settings;
  return answer(200, { data: { program_id: id, program_slug: slug, name, domain, api_key: apiKey } });
};
