import { listStripeAccounts } from '../../store/payments/stripe-accounts.ts';
import { disconnectSecrets } from '../../store/payments/stripe-secrets.ts';
import type { Manage } from '../context.ts';
import { showProcessor } from './show.ts';

export const disconnectProcessor: Manage<'disconnectProcessor'> = ({ deps, ids, write, answer, fail }) =>
  write(async (tx, note) => {
    const { program_id: programId, processor_id: id } = ids;
    const [removed] = await disconnectSecrets(tx, note, deps.secretKey, { programId, which: { id } });
    if (!removed) throw fail('notFound');
    const place = { programId, baseUrl: deps.baseUrl, accounts: await listStripeAccounts(tx, programId) };
    return answer(200, { data: showProcessor(removed, place) });
  });
