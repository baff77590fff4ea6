import { listStripeAccounts } from '../../store/payments/stripe-accounts.ts';
import { secretsOf } from '../../store/payments/stripe-secrets.ts';
import type { Manage } from '../context.ts';
import { readPage } from '../cursors.ts';
import { showProcessor } from './show.ts';

export const listProcessors: Manage<'listProcessors'> = async (context) => {
  const { deps, ids, answer } = context;
  const { program_id: programId } = ids;
  const accounts = await listStripeAccounts(deps.db, programId);
  const place = { programId, baseUrl: deps.baseUrl, accounts };
  const page = await readPage(
    context,
    (request) => secretsOf(deps.db, programId, request),
    (secret) => showProcessor(secret, place),
  );
  return answer(200, page);
};
