// What a program offers to its partners, for pages that are read before a sign-in.
import { statement, type Runner } from '../database/db.ts';
import type { Question } from './application.ts';
import type { Brand } from '../common/brand.ts';
import type { CommissionBase, CommissionType, Currency, JoinPolicy } from '../common/types.ts';
import { MINIMUM, termsColumns } from './terms-columns.ts';

/** What a program offers to its partners. */
export interface Offer {
  program_id: number;
  name: string;
  domain: string;
  brand: Brand;
  commission_type: CommissionType;
  /** a decimal number as text */
  commission_rate: string;
  currency: Currency;
  lead_commission_cents: number | null;
  commission_base: CommissionBase;
  commission_on_shipping: boolean;
  max_months: number | null;
  max_commissions: number | null;
  cookie_window_days: number;
  attribution_window_days: number;
  holding_period_days: number;
  minimum_payout_cents: number;
  /** the day of the month on which it pays; null: it has named none */
  payout_day: number | null;
}

/** The columns of an offer, and the tables that they come from: who joins is in the default group, whose terms hold. */
export const OFFER_COLUMNS = `p.id as program_id, p.name, p.domain, p.brand, ${termsColumns('n')}, n.holding_period_days,
  p.cookie_window_days, p.attribution_window_days, ${MINIMUM} as minimum_payout_cents, y.payout_day`;
export const OFFER_TABLES = `programs p left join payout_settings y on y.program_id = p.id
   left join partner_groups g on g.id = p.default_group_id join terms n on n.id = coalesce(g.terms_id, p.terms_id)`;

/** An offer to everybody who knows the program's name in addresses. */
export interface OpenOffer extends Offer {
  join_policy: Exclude<JoinPolicy, 'invite'>;
  questions: Question[];
}

const byId = statement<Offer>('offer', `select ${OFFER_COLUMNS} from ${OFFER_TABLES} where p.id = $1`);

/** What a program offers to those who join it now. */
export const findOffer = async (db: Runner, programId: number): Promise<Offer | undefined> =>
  (await db.run(byId, [programId]))[0];

const bySlug = statement<OpenOffer>(
  'open_offer',
  `select ${OFFER_COLUMNS}, p.join_policy, p.questions from ${OFFER_TABLES}
   where p.slug = $1 and p.archived_at is null and p.join_policy <> 'invite'`,
);

/** The offer of a program that people may join or apply to by themselves. */
export const findOpenOffer = async (db: Runner, slug: string): Promise<OpenOffer | undefined> =>
  (await db.run(bySlug, [slug]))[0];
