import type { Program, ProgramKey } from '../common/types.ts';
import { statement, type Runner } from '../database/db.ts';
import { termsColumns } from '../offers/terms-columns.ts';

/** A program with its terms, from a table named `p`. */
export const PROGRAM_COLUMNS = `p.id as program_id, p.lead_auth, p.cookie_window_days, p.attribution_window_days,
  p.grandfather, p.terms_id, ${termsColumns('p')}, p.code_policy,
  exists (select from codes k where k.program_id = p.id) as has_codes,
  exists (select from stripe_secrets k where k.program_id = p.id) as is_connected,
  (select json_object_agg(m.id, m.merged_into) from partnerships m
   where m.program_id = p.id and m.merged_into is not null) as merged`;

export type ProgramRow = Omit<Program, 'id' | 'terms_level'> & { program_id: number };

export const programOf = (row: ProgramRow): Program => ({
  id: row.program_id,
  lead_auth: row.lead_auth,
  cookie_window_days: row.cookie_window_days,
  attribution_window_days: row.attribution_window_days,
  commission_type: row.commission_type,
  commission_rate: row.commission_rate,
  currency: row.currency,
  lead_commission_cents: row.lead_commission_cents,
  commission_base: row.commission_base,
  commission_on_shipping: row.commission_on_shipping,
  max_months: row.max_months,
  max_commissions: row.max_commissions,
  grandfather: row.grandfather,
  terms_id: row.terms_id,
  terms_level: 'program',
  code_policy: row.code_policy,
  has_codes: row.has_codes,
  is_connected: row.is_connected,
  merged: row.merged,
});

export const programByToken = statement<
  ProgramRow & { key_id: number; marked_at: Date | null; rotate_by: Date | null }
>(
  'program_by_token',
  `select k.id as key_id, k.marked_at, k.rotate_by, ${PROGRAM_COLUMNS}
   from program_keys k join programs p on p.id = k.program_id
   where k.token_hash = $1 and k.revoked_at is null and p.archived_at is null`,
);

export interface KeyedProgram {
  program: Program;
  key: ProgramKey;
}

/** The program whose key has this SHA-256 hash, including retired keys; undefined if there is none. */
export async function findProgramByToken(db: Runner, tokenHash: Buffer): Promise<KeyedProgram | undefined> {
  const [row] = await db.run(programByToken, [tokenHash]);
  return (
    row && { program: programOf(row), key: { id: row.key_id, marked_at: row.marked_at, rotate_by: row.rotate_by } }
  );
}

const byId = statement<ProgramRow>('program_by_id', `select ${PROGRAM_COLUMNS} from programs p where p.id = $1`);

/** The program's terms; undefined if the program does not exist. */
export async function findProgramTerms(db: Runner, programId: number): Promise<Program | undefined> {
  const [row] = await db.run(byId, [programId]);
  return row && programOf(row);
}

/** The origins of a program, from a table named `p`. */
export const ORIGINS_COLUMN = 'array(select o.origin from program_origins o where o.program_id = p.id) as origins';

export interface ProgramWithOrigins {
  program: Program;
  origins: ReadonlySet<string>;
}

const withOrigins = statement<ProgramRow & { origins: string[] }>(
  'program_with_origins',
  `select ${PROGRAM_COLUMNS}, ${ORIGINS_COLUMN} from programs p where p.id = $1`,
);

/** The program's terms and its origins; undefined if the program does not exist. */
export async function findProgramWithOrigins(db: Runner, programId: number): Promise<ProgramWithOrigins | undefined> {
  const [row] = await db.run(withOrigins, [programId]);
  return row && { program: programOf(row), origins: new Set(row.origins) };
}

const lists = statement<object>(
  'program_lists_origin',
  'select 1 from program_origins where program_id = $1 and origin = $2',
);

/** Whether the program lists the origin. */
export async function listsOrigin(db: Runner, programId: number, origin: string): Promise<boolean> {
  return (await db.run(lists, [programId, origin])).length > 0;
}

const forTest = statement<{ origin_allowed: boolean }>(
  'program_for_test',
  `select exists (select 1 from program_origins o where o.program_id = p.id and o.origin = $2) as origin_allowed
   from programs p where p.id = $1`,
);

/** Whether the program exists, and whether it lists the origin. */
export async function findProgramForTest(
  db: Runner,
  programId: number,
  origin: string | undefined,
): Promise<{ origin_allowed: boolean } | undefined> {
  if (!Number.isSafeInteger(programId)) return undefined;
  return (await db.run(forTest, [programId, origin ?? null]))[0];
}

const listed = statement<{ listed: boolean }>(
  'origin_listed',
  'select exists (select 1 from program_origins where origin = $1) as listed',
);

/** Whether any program lists the origin, for preflights and errors, whose program is unknown. */
export async function isOriginListed(db: Runner, origin: string): Promise<boolean> {
  return (await db.run(listed, [origin]))[0]?.listed ?? false;
}

const ping = statement<object>('ping', 'select 1');

/** Rejects if the database cannot be reached. */
export async function reachDatabase(db: Runner): Promise<void> {
  await db.run(ping, []);
}
