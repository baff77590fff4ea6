import { listStripeAccounts } from '../../store/payments/stripe-accounts.ts';
import { connectSecret } from '../../store/payments/stripe-secrets.ts';
import type { Manage } from '../context.ts';
import { showProcessor } from './show.ts';

export const connectProcessor: Manage<'connectProcessor'> = ({ deps, body, ids, now, write, answer, fail }) =>
  write(async (tx, note) => {
    const { program_id: programId } = ids;
    const accounts = body.account ? [body.account] : [];
    const wanted = { programId, secret: body.webhook_secret, accounts, at: now };
    const stored = await connectSecret(tx, note, deps.secretKey, wanted);
    if (!stored) throw fail('notFound');
    const place = { programId, baseUrl: deps.baseUrl, accounts: await listStripeAccounts(tx, programId) };
    return answer(201, { data: showProcessor(stored, place) });
  });
