// SQL of the terms that decide: those of the partnership, else those of its group, else those of the program.

/** SQL of what a row of terms and a program have in common, from a table of this name. */
export const termsColumns = (table: string): string =>
  `${table}.commission_type, ${table}.commission_rate, ${table}.currency, ${table}.lead_commission_cents,
  ${table}.commission_base, ${table}.commission_on_shipping, ${table}.max_months, ${table}.max_commissions`;

/** SQL of a row of terms as JSON; null without one. A decimal is text, so that no precision is lost. */
export const termsJson = (table: string): string =>
  `case when ${table}.id is not null then json_build_object('terms_id', ${table}.id, 'terms_level', ${table}.level,
    'commission_type', ${table}.commission_type, 'commission_rate', ${table}.commission_rate::text,
    'currency', ${table}.currency, 'lead_commission_cents', ${table}.lead_commission_cents,
    'commission_base', ${table}.commission_base, 'commission_on_shipping', ${table}.commission_on_shipping,
    'max_months', ${table}.max_months, 'max_commissions', ${table}.max_commissions) end`;

/** SQL of the first terms of a program, which decided about all that names no terms. */
export const firstTermsId = (program: string): string =>
  `(select min(f.id) from terms f where f.program_id = ${program} and f.level = 'program')`;

/**
 * SQL of what reasons say of the terms that decided, as JSON. This SQL says their identifier, when the sale and the first one
 * of the customer happened, and the terms of that one. Whether they decided as such is known while the program has
 * `grandfather`.
 */
export const decidedTerms = (of: {
  termsId: string;
  soldAt: string;
  firstSaleAt: string;
  firstTerms: string;
}): string =>
  `(select json_build_object('level', t.level, 'group', g.name, 'max_months', t.max_months,
     'percent', case when t.commission_type like '%percent' then t.commission_rate::text end,
     'of_first_sale', coalesce(p.grandfather and ${of.soldAt} <> ${of.firstSaleAt}
       and t.id = coalesce(${of.firstTerms}, ${firstTermsId('t.program_id')}), false))
   from terms t join programs p on p.id = t.program_id
     left join partner_groups g on t.level = 'group' and g.id = t.level_id
   where t.id = ${of.termsId})`;

/** SQL that joins the program `p` and the group `g` of a partnership `s`. */
export const GROUP = `left join programs p on p.id = s.program_id
   left join partner_groups g on g.id = coalesce(s.group_id, p.default_group_id)`;
const PRESENT = 'coalesce(s.terms_id, g.terms_id)';
/** SQL of whether the partner of a partnership may make links. */
export const LINK_RIGHT = 'coalesce(g.partner_links, p.partner_links)';
/** SQL of the least amount of a payout in the program's currency to who joins, and to a partner. */
export const MINIMUM = 'coalesce(g.minimum_payout_cents, p.minimum_payout_cents)';
export const OWN_MINIMUM = 'coalesce(s.minimum_payout_cents, g.minimum_payout_cents, p.minimum_payout_cents)';
/** SQL that joins besides the terms `t` that a partnership has of its own or by its group; none: those of the program hold. */
export const OWN_TERMS = `${GROUP} left join terms t on t.id = ${PRESENT}`;

/** The same for the sales of a customer of whom this SQL says the status and the terms of the first recorded sale. */
export const termsOfBuyer = (customer: { status: string; firstTerms: string }): string =>
  `${GROUP} left join terms t on t.id = case when p.grandfather and ${customer.status} = 'conversion'
     then coalesce(${customer.firstTerms}, ${firstTermsId('p.id')}) else ${PRESENT} end`;
