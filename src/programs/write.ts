import { randomInt } from 'node:crypto';
import { originsOfDomain } from '../common/origin.ts';
import { slugOf } from '../common/slug.ts';
import type { Question } from '../offers/application.ts';
import type { GivenBrand } from '../common/brand.ts';
import type { CodePolicy, CommissionBase, CommissionType, Currency, JoinPolicy, LeadAuth } from '../common/types.ts';
import { statement, type Runner, type Transaction } from '../database/db.ts';
import { issueKey } from '../keys/issue.ts';

/** The settings of a program that an operator or an advertiser may change. */
export interface ProgramSettings {
  name: string;
  domain: string;
  commissionType: CommissionType;
  /** a decimal number as text, to preserve its precision */
  commissionRate: string;
  advertiserId?: number | undefined;
  /** `USD` unless set */
  currency?: Currency | undefined;
  /** `server_required` unless set */
  leadAuth?: LeadAuth | undefined;
  /** `code_first` unless set */
  codePolicy?: CodePolicy | undefined;
  /** 60 unless set */
  cookieWindowDays?: number | undefined;
  /** 60 unless set */
  attributionWindowDays?: number | undefined;
  /** null or unset: no commission for leads; in a change, null clears it */
  leadCommissionCents?: number | null | undefined;
  /** null or unset: no limit; in a change, null clears it */
  maxMonths?: number | null | undefined;
  /** null or unset: no limit; in a change, null clears it */
  maxCommissions?: number | null | undefined;
  /** false unless set */
  grandfather?: boolean | undefined;
  /** 0 unless set */
  holdingPeriodDays?: number | undefined;
  /** 0 unless set */
  minimumPayoutCents?: number | undefined;
  /** false unless set */
  autoApprove?: boolean | undefined;
  /** `invite` unless set */
  joinPolicy?: JoinPolicy | undefined;
  /** false unless set */
  partnerLinks?: boolean | undefined;
  /** `net` unless set */
  commissionBase?: CommissionBase | undefined;
  /** false unless set */
  commissionOnShipping?: boolean | undefined;
  /** the account that writes it, which new terms name; without one, the operator */
  changedBy?: number | undefined;
}

/** Some settings of a program; those that are undefined keep their value, and so do fields of the brand. */
export type GivenSettings = {
  [Name in keyof ProgramSettings]?: ProgramSettings[Name] | undefined;
} & {
  brand?: GivenBrand | undefined;
  questions?: readonly Question[] | undefined;
  mutedMails?: readonly string[] | undefined;
  partnerPostbacks?: boolean | undefined;
};

/** The values of the columns that have a default, in the order of the statements. */
const furtherValues = (settings: GivenSettings) => [
  settings.holdingPeriodDays ?? null,
  settings.minimumPayoutCents ?? null,
  settings.autoApprove ?? null,
  settings.joinPolicy ?? null,
  settings.partnerLinks ?? null,
  settings.commissionBase ?? null,
  settings.commissionOnShipping ?? null,
  settings.maxMonths ?? null,
  settings.maxCommissions ?? null,
  settings.grandfather ?? null,
  settings.changedBy ?? null,
];

const insert = statement<{ id: number }>(
  'insert_program',
  `insert into programs (advertiser_id, name, slug, domain, commission_type, commission_rate, currency, lead_auth,
     cookie_window_days, attribution_window_days, lead_commission_cents, created_at, holding_period_days,
     minimum_payout_cents, auto_approve, join_policy, partner_links, commission_base, commission_on_shipping,
     max_months, max_commissions, grandfather, changed_by, code_policy)
   values ($1, $2, $3, $4, $5, $6::numeric, coalesce($7, 'USD'), coalesce($8, 'server_required'),
     coalesce($9::integer, 60), coalesce($10::integer, 60), $11, $12, coalesce($13::integer, 30),
     coalesce($14::bigint, 0), coalesce($15::boolean, false), coalesce($16, 'invite'), coalesce($17::boolean, false),
     coalesce($18, 'net'), coalesce($19::boolean, false),
     $20, $21, coalesce($22::boolean, false), $23, coalesce($24, 'code_first'))
   on conflict (slug) do nothing
   returning id`,
);

/** The number of consecutive suffixes to try before a random one, because many programs may have the same name. */
const NUMBERED = 10;

async function insertProgram(tx: Runner, settings: ProgramSettings, at: Date) {
  const base = slugOf(settings.name);
  for (let tries = 1; ; tries++) {
    const number = tries <= NUMBERED ? tries : randomInt(NUMBERED, 1_000_000_000);
    const slug = number === 1 ? base : `${base}-${number}`;
    const rows = await tx.run(insert, [
      settings.advertiserId ?? null,
      settings.name,
      slug,
      settings.domain,
      settings.commissionType,
      settings.commissionRate,
      settings.currency ?? null,
      settings.leadAuth ?? null,
      settings.cookieWindowDays ?? null,
      settings.attributionWindowDays ?? null,
      settings.leadCommissionCents ?? null,
      at,
      ...furtherValues(settings),
      settings.codePolicy ?? null,
    ]);
    if (rows[0]) return { id: rows[0].id, slug };
  }
}

const addOrigins = statement<{ origin: string }>(
  'add_origins',
  `insert into program_origins (program_id, origin) select $1, unnest($2::text[])
   on conflict (program_id, origin) do nothing returning origin`,
);

/** Adds origins to the list; returns those that it did not have. */
export const addAllowedOrigins = async (db: Runner, programId: number, origins: readonly string[]): Promise<string[]> =>
  (await db.run(addOrigins, [programId, origins])).map(({ origin }) => origin);

export interface NewProgram {
  id: number;
  slug: string;
  /** in plain text; only its hash is stored */
  apiKey: string;
}

/**
 * Creates a program with its key and its origins: those of its domain and the given ones. The slug is derived from the
 * name, with a number if another program has that slug; the unique constraint decides. Run it in a separate transaction.
 */
export async function createProgram(
  tx: Transaction,
  settings: ProgramSettings,
  furtherOrigins: readonly string[],
  at: Date,
): Promise<NewProgram> {
  const { id, slug } = await insertProgram(tx, settings, at);
  await addAllowedOrigins(tx, id, [...originsOfDomain(settings.domain), ...furtherOrigins]);
  return { id, slug, apiKey: await issueKey(tx, id, at) };
}

const update = statement<{ id: number }>(
  'update_program',
  `update programs set name = coalesce($2, name), domain = coalesce($3, domain),
     commission_type = coalesce($4, commission_type), commission_rate = coalesce($5::numeric, commission_rate),
     advertiser_id = coalesce($6, advertiser_id), currency = coalesce($7, currency),
     lead_auth = coalesce($8, lead_auth), cookie_window_days = coalesce($9::integer, cookie_window_days),
     attribution_window_days = coalesce($10::integer, attribution_window_days),
     lead_commission_cents = case when $23::boolean then null else coalesce($11::bigint, lead_commission_cents) end,
     holding_period_days = coalesce($12::integer, holding_period_days),
     minimum_payout_cents = coalesce($13::bigint, minimum_payout_cents),
     auto_approve = coalesce($14::boolean, auto_approve), join_policy = coalesce($15, join_policy),
     partner_links = coalesce($16::boolean, partner_links), commission_base = coalesce($17, commission_base),
     commission_on_shipping = coalesce($18::boolean, commission_on_shipping),
     max_months = case when $24::boolean then null else coalesce($19::integer, max_months) end,
     max_commissions = case when $25::boolean then null else coalesce($20::integer, max_commissions) end,
     grandfather = coalesce($21::boolean, grandfather), changed_by = $22,
     brand = jsonb_strip_nulls(brand || $26::jsonb), questions = coalesce($27::jsonb, questions),
     muted_mails = coalesce($28::text[], muted_mails), partner_postbacks = coalesce($29::boolean, partner_postbacks),
     code_policy = coalesce($30, code_policy)
   where id = $1 returning id`,
);
const removeOrigins = statement<object>(
  'remove_other_origins',
  'delete from program_origins where program_id = $1 and origin <> all ($2::text[])',
);

/**
 * Changes only the given settings; a list of origins replaces the current list. False if the program does not exist.
 * Locks the program's row until the transaction ends, so that concurrent changes wait.
 */
export async function updateProgram(
  tx: Transaction,
  programId: number,
  settings: GivenSettings,
  origins: readonly string[] | undefined,
): Promise<boolean> {
  const rows = await tx.run(update, [
    programId,
    settings.name ?? null,
    settings.domain ?? null,
    settings.commissionType ?? null,
    settings.commissionRate ?? null,
    settings.advertiserId ?? null,
    settings.currency ?? null,
    settings.leadAuth ?? null,
    settings.cookieWindowDays ?? null,
    settings.attributionWindowDays ?? null,
    settings.leadCommissionCents ?? null,
    ...furtherValues(settings),
    settings.leadCommissionCents === null,
    settings.maxMonths === null,
    settings.maxCommissions === null,
    JSON.stringify(settings.brand ?? {}),
    settings.questions === undefined ? null : JSON.stringify(settings.questions),
    settings.mutedMails ?? null,
    settings.partnerPostbacks ?? null,
    settings.codePolicy ?? null,
  ]);
  if (rows.length === 0) return false;
  if (origins) {
    await tx.run(removeOrigins, [programId, origins]);
    await addAllowedOrigins(tx, programId, origins);
  }
  return true;
}
