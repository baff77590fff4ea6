import { adjust } from '../../store/commissions/adjustments.ts';
import type { Manage } from '../context.ts';
import { showCommission } from './show.ts';

export const createAdjustment: Manage<'createAdjustment'> = async ({ body, ids, now, write, answer, fail }) => {
  const { partner_id: partnerId, amount_cents: amountCents, currency, reason } = body;
  if (amountCents === 0) throw fail('adjustmentAmountInvalid');
  return write(async (tx, note) => {
    const terms = { programId: ids.program_id, partnerId, amountCents, currency: currency ?? undefined };
    const adjusted = await adjust(tx, note, { ...terms, reason, at: now });
    if (adjusted.kind === 'no_partner') throw fail('notFound');
    if (adjusted.kind !== 'adjusted') throw fail('adjustmentCurrencyInvalid');
    return answer(201, { data: showCommission(adjusted.commission) });
  });
};
