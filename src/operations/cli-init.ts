import { parseDomain } from '../domain/origin.ts';
import { createProgram } from '../store/program-admin.ts';
import type { Operation } from './context.ts';

/** That the account has an advertiser, and that the request names no other, was seen before its fields were. */
export const cliInit: Operation<'cliInit'> = async ({ deps, body, login, now, answer }) => {
  const settings = {
    name: body.name,
    domain: parseDomain(body.domain)!,
    commissionType: body.commission_type,
    commissionRate: String(body.commission_rate),
    advertiserId: login.advertiser_id!,
  };
  const { id, slug, apiKey } = await deps.db.transaction((tx) => createProgram(tx, settings, [], now));
  const { name, domain } = settings;
  return answer(200, { data: { program_id: id, program_slug: slug, name, domain, api_key: apiKey } });
};
