// Programs as their members manage them. Every change is in the audit log.
import { statement, type Runner, type Transaction } from '../database/db.ts';
import type { Role } from '../common/access.ts';
import type { Question } from '../offers/application.ts';
import type { Brand } from '../common/brand.ts';
import type { CodePolicy, CommissionBase, CommissionType, Currency, JoinPolicy, LeadAuth } from '../common/types.ts';
import type { Note } from '../common/audit.ts';
import { refused, type Refused } from '../common/refused.ts';
import { createList, type ListPage } from '../common/lists.ts';
import { createdFilters } from '../common/page-order.ts';
import { report } from '../common/report.ts';
import { followDomain } from '../link-hosts/write.ts';
import { replaceCurrency } from './other-currency.ts';
import { addOwner } from '../members/write.ts';
import { lockProgram, lockToArchiveProgram } from '../common/program-lock.ts';
import { createProgram, updateProgram, type GivenSettings, type NewProgram, type ProgramSettings } from './write.ts';

export interface ManagedProgram {
  id: number;
  name: string;
  slug: string;
  domain: string;
  commission_type: CommissionType;
  /** a decimal number as text */
  commission_rate: string;
  commission_base: CommissionBase;
  commission_on_shipping: boolean;
  currency: Currency;
  lead_commission_cents: number | null;
  max_months: number | null;
  max_commissions: number | null;
  /** whether a customer keeps the terms of their first recorded sale */
  grandfather: boolean;
  lead_auth: LeadAuth;
  cookie_window_days: number;
  attribution_window_days: number;
  holding_period_days: number;
  minimum_payout_cents: number;
  auto_approve: boolean;
  join_policy: JoinPolicy;
  partner_links: boolean;
  partner_postbacks: boolean;
  code_policy: CodePolicy;
  brand: Brand;
  questions: Question[];
  muted_mails: string[];
  origins: string[];
  /** whether its events are invented */
  demo: boolean;
  created_at: Date;
  archived_at: Date | null;
}

const COLUMNS = `p.id, p.name, p.slug, p.domain, p.commission_type, p.commission_rate, p.commission_base,
  p.commission_on_shipping, p.currency, p.lead_commission_cents, p.max_months, p.max_commissions, p.grandfather,
  p.lead_auth, p.cookie_window_days, p.attribution_window_days, p.holding_period_days, p.minimum_payout_cents,
  p.auto_approve, p.join_policy, p.partner_links, p.partner_postbacks, p.code_policy, p.brand, p.questions, p.muted_mails, p.created_at, p.archived_at,
  array(select o.origin from program_origins o where o.program_id = p.id order by o.origin) as origins,
  exists (select from demos d where d.program_id = p.id) as demo`;

const byId = statement<ManagedProgram>('managed_program', `select ${COLUMNS} from programs p where p.id = $1`);

export const findManagedProgram = async (db: Runner, id: number): Promise<ManagedProgram | undefined> =>
  (await db.run(byId, [id]))[0];

export interface ProgramFilters {
  accountId: number;
  programIds: readonly number[] | undefined;
  createdFrom: Date | undefined;
  createdBefore: Date | undefined;
}

// In the order of the index for an account: the primary key would begin with all members of an older program.
const list = createList<ManagedProgram & { role: Role }, Exclude<keyof ProgramFilters, 'accountId'>>({
  name: 'programs_of_account',
  columns: `${COLUMNS}, m.role`,
  from: 'memberships m join programs p on p.id = m.program_id',
  id: 'm.program_id',
  always: { is: 'm.account_id = :owner' },
  filters: {
    programIds: { where: 'm.program_id = any (:programIds::bigint[])' },
    ...createdFilters('programs', 'p', { of: 'true' }),
  },
});

/** The programs of which the account is a member, in the order of their identifiers. */
export const programsOfAccount = (
  db: Runner,
  { accountId, ...filters }: ProgramFilters,
  page: ListPage,
): Promise<(ManagedProgram & { role: Role })[]> => list(db, accountId, filters, page);

const ownAdvertiser = statement<{ id: number }>(
  'advertiser_of_account',
  'select id from advertisers where account_id = $1',
);

/** Creates a program, which the account of its advertiser owns. */
export async function createNotedProgram(
  tx: Transaction,
  note: Note,
  { settings, origins, at }: { settings: ProgramSettings; origins: readonly string[]; at: Date },
): Promise<NewProgram> {
  const made = await createProgram(tx, settings, origins, at);
  const after = (await findManagedProgram(tx, made.id))!;
  await note({ action: 'program.create', programId: made.id, targetId: made.id, after });
  return made;
}

/** Creates a program that the account owns; undefined if the account has no advertiser, without which it may not. */
export async function createManagedProgram(
  tx: Transaction,
  note: Note,
  { settings, ownerId, at }: { settings: ProgramSettings; ownerId: number; at: Date },
): Promise<NewProgram | undefined> {
  const [advertiser] = await tx.run(ownAdvertiser, [ownerId]);
  if (!advertiser) return undefined;
  const owned = { ...settings, advertiserId: advertiser.id };
  const made = await createNotedProgram(tx, note, { settings: owned, origins: [], at });
  await addOwner(tx, made.id, ownerId, at);
  return made;
}

const hasSale = statement<object>('program_has_sale', 'select 1 from sales where program_id = $1 limit 1');

interface ChangedProgram {
  kind: 'changed';
  program: ManagedProgram;
}
/** Of a change that no setting can stand in the way of. */
export type Changed = ChangedProgram | Refused<'notFound' | 'programArchived'>;

/** The greatest rate of a percent type. The constraint of the table has the same number. */
const HIGHEST_PERCENT = 100;

export const isRateTooHigh = (
  { commission_type, commission_rate }: Pick<ManagedProgram, 'commission_type' | 'commission_rate'>,
  settings: GivenSettings = {},
): boolean =>
  (settings.commissionType ?? commission_type).endsWith('percent') &&
  Number(settings.commissionRate ?? commission_rate) > HIGHEST_PERCENT;

/** The program, locked until the transaction ends, so that changes of its settings and keys run one at a time. */
export async function holdProgram(tx: Transaction, id: number): Promise<ManagedProgram | undefined> {
  await lockProgram(tx, id);
  return findManagedProgram(tx, id);
}

export const presentTerms = statement<{ terms_id: number }>(
  'present_terms',
  'select terms_id from programs where id = $1',
);

interface Change {
  id: number;
  settings: GivenSettings;
  origins?: readonly string[] | undefined;
  at: Date;
}

/** Returns the new list of origins for the current one. */
type ChangeOrigins = (current: readonly string[]) => readonly string[];

/** Changes the given settings and, if given, the list of origins. */
export async function changeProgram(
  tx: Transaction,
  note: Note,
  { origins, ...change }: Omit<Change, 'origins'> & { origins?: ChangeOrigins | undefined },
): Promise<Changed | Refused<'currencyFixed' | 'commissionRateTooHigh'>> {
  const { id, settings } = change;
  const before = await holdProgram(tx, id);
  if (!before) return refused('notFound');
  if (before.archived_at) return refused('programArchived');
  const { currency = before.currency } = settings;
  if (currency !== before.currency && (await tx.run(hasSale, [id])).length > 0) return refused('currencyFixed');
  if (isRateTooHigh(before, settings)) return refused('commissionRateTooHigh');
  return store(tx, note, before, { ...change, origins: origins?.(before.origins) });
}

/** Changes what no sale and no other setting can stand in the way of. The caller knows that the program is not archived. */
export async function changeOpenly(
  tx: Transaction,
  note: Note,
  change: Omit<Change, 'settings'> & { settings: Pick<GivenSettings, 'brand'> },
): Promise<ChangedProgram | Refused<'notFound'>> {
  const before = await holdProgram(tx, change.id);
  if (!before) return refused('notFound');
  return store(tx, note, before, change);
}

async function store(
  tx: Transaction,
  note: Note,
  before: ManagedProgram,
  { id, settings, origins, at }: Change,
): Promise<ChangedProgram> {
  const { currency = before.currency } = settings;
  const termsBefore = (await tx.run(presentTerms, [id]))[0]!.terms_id;
  await updateProgram(tx, id, settings, origins);
  const program = (await findManagedProgram(tx, id))!;
  await note({
    action: origins ? 'program.origins' : 'program.update',
    programId: id,
    targetId: id,
    before,
    after: program,
  });
  if (program.domain !== before.domain) await followDomain(tx, note, { programId: id, domain: program.domain });
  const termsId = (await tx.run(presentTerms, [id]))[0]!.terms_id;
  const made = termsId === termsBefore ? [] : [termsId];
  if (currency !== before.currency) {
    made.push(...(await replaceCurrency(tx, id, { currency, accountId: settings.changedBy ?? null, at })));
  }
  await report(
    tx,
    made.map((each) => ({ type: 'terms.changed', programId: id, termsId: each, at })),
  );
  return { kind: 'changed', program };
}

const archive = statement<object>('archive_program', 'update programs set archived_at = $2 where id = $1');

/** Archives the program for good. */
export async function archiveProgram(tx: Transaction, note: Note, id: number, at: Date): Promise<Changed> {
  await lockToArchiveProgram(tx, id);
  const before = await findManagedProgram(tx, id);
  if (!before) return refused('notFound');
  if (before.archived_at) return refused('programArchived');
  await tx.run(archive, [id, at]);
  const program = { ...before, archived_at: at };
  await note({ action: 'program.archive', programId: id, targetId: id, before, after: program });
  return { kind: 'changed', program };
}
