import { parseDomain } from '../domain/origin.ts';
import { holdActiveAccount } from '../store/accounts.ts';
import { createProgram } from '../store/program-admin.ts';
import type { Operation } from './context.ts';

/** That the account has an advertiser, and that the request names no other, was seen before its fields were. */
export const cliInit: Operation<'cliInit'> = async ({ deps, body, login, now, answer, fail }) => {
  const settings = {
    name: body.name,
    domain: parseDomain(body.domain)!,
    commissionType: body.commission_type,
    commissionRate: String(body.commission_rate),
    advertiserId: login.advertiser_id!,
  };
  const { id, slug, apiKey } = await deps.db.transaction(async (tx) => {
    // A suspension that revokes the account's keys must find this program's too, or prevent it.
    if (!(await holdActiveAccount(tx, login.account_id))) throw fail('loginTokenInvalid');
    return createProgram(tx, settings, [], now);
  });
  const { name, domain } = settings;
  return answer(200, { data: { program_id: id, program_slug: slug, name, domain, api_key: apiKey } });
};
