import type { CodePolicy, CommissionBase, CommissionType, Currency, LeadAuth } from '../common/types.ts';
import { statement, type Runner } from '../database/db.ts';

/** A program in the operator's list. */
export interface ProgramView {
  program_id: number;
  name: string;
  slug: string;
  domain: string;
  advertiser_id: number | null;
  commission_type: CommissionType;
  commission_rate: number;
  commission_base: CommissionBase;
  commission_on_shipping: boolean;
  currency: Currency;
  lead_commission_cents: number | null;
  lead_auth: LeadAuth;
  code_policy: CodePolicy;
  cookie_window_days: number;
  attribution_window_days: number;
  allowed_origins: string[];
  key: { masked: string; created_at: Date; marked_at: Date | null; rotate_by: Date | null } | null;
  created_at: Date;
}

type Row = Omit<ProgramView, 'key' | 'commission_rate'> & {
  commission_rate: string;
  masked: string | null;
  key_created_at: Date;
  marked_at: Date | null;
  rotate_by: Date | null;
};

const list = statement<Row>(
  'list_programs',
  `select p.id as program_id, p.name, p.slug, p.domain, p.advertiser_id, p.commission_type, p.commission_rate,
     p.commission_base, p.commission_on_shipping, p.currency, p.lead_commission_cents, p.lead_auth, p.code_policy, p.cookie_window_days, p.attribution_window_days,
     array(select o.origin from program_origins o where o.program_id = p.id order by o.origin) as allowed_origins,
     k.masked, k.created_at as key_created_at, k.marked_at, k.rotate_by, p.created_at
   from programs p left join lateral (
     select * from program_keys where program_id = p.id and revoked_at is null order by id desc limit 1) k on true
   where $1::bigint is null or p.id = $1
   order by p.id`,
);

function view({
  masked,
  key_created_at,
  marked_at,
  rotate_by,
  commission_rate,
  created_at,
  ...rest
}: Row): ProgramView {
  const key = masked === null ? null : { masked, created_at: key_created_at, marked_at, rotate_by };
  return { ...rest, commission_rate: Number(commission_rate), key, created_at };
}

export const listPrograms = async (db: Runner): Promise<ProgramView[]> => (await db.run(list, [null])).map(view);

export async function findProgram(db: Runner, programId: number): Promise<ProgramView | undefined> {
  return (await db.run(list, [programId])).map(view)[0];
}
