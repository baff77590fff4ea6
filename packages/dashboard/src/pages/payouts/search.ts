import { currencyIn } from '../../api/schemas.ts';
import { dayIn, daysIn, given, idIn, oneOf, orderIn, textIn } from '../../lib/search.ts';

export const ITEM_STATES = ['open', 'paid', 'failed', 'cancelled'] as const;

/** What is due: in a currency, approved until a day. What was paid: created on days. */
export const payoutsSearch = (raw: Record<string, unknown>) =>
  given({
    currency: currencyIn(raw.currency),
    until: dayIn(raw.until),
    ...daysIn(raw),
    order: orderIn(raw),
  });

export const payoutSearch = ({ status }: Record<string, unknown>) => given({ status: oneOf(status, ITEM_STATES) });

const monthIn = (raw: unknown): string | undefined =>
  typeof raw === 'string' && /^\d{4}-(?:0[1-9]|1[0-2])$/.test(raw) ? raw : undefined;

export const statementsSearch = (raw: Record<string, unknown>) =>
  given({
    month: monthIn(raw.month),
    partner_id: idIn(raw.partner_id),
    order: orderIn(raw),
  });

export const openStatementSearch = ({ partnership_id, currency }: Record<string, unknown>) =>
  given({ partnership_id: idIn(partnership_id), currency: textIn(currency) });
