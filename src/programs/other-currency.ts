// What follows for terms of groups and partners if the currency of their program changes, before its first sale.
import { statement, type Transaction } from '../database/db.ts';
import type { Currency } from '../common/types.ts';

const COPIED = `commission_type, commission_rate, lead_commission_cents, commission_base, commission_on_shipping, max_months,
  max_commissions, holding_period_days`;

// Terms do not change, so there are new ones with the same numbers.
const replace = statement<{ id: number }>(
  'terms_in_other_currency',
  `with made as (
     insert into terms (program_id, level, level_id, ${COPIED}, currency, created_by, created_at)
     select program_id, level, level_id, ${COPIED}, $2, $3, $4 from terms
     where id in (
       select terms_id from partner_groups where program_id = $1
       union all select terms_id from partnerships where program_id = $1)
     returning id, level, level_id),
   of_groups as (
     update partner_groups g set terms_id = made.id from made where made.level = 'group' and g.id = made.level_id),
   of_partners as (
     update partnerships s set terms_id = made.id from made where made.level = 'partnership' and s.id = made.level_id)
   select id from made order by id`,
);

/** Makes the terms of the program's groups and partners again, in this currency; returns their identifiers. The program is locked. */
export const replaceCurrency = async (
  tx: Transaction,
  programId: number,
  { currency, accountId, at }: { currency: Currency; accountId: number | null; at: Date },
): Promise<number[]> => (await tx.run(replace, [programId, currency, accountId, at])).map(({ id }) => id);
