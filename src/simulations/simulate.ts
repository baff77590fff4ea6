// What other terms would have cost: decides again about the sales of a period, with the functions that decide about new ones.
import { REQUEST_BUDGET_MS } from '../database/budget.ts';
import type { Db } from '../database/db.ts';
import { isLimited } from '../terms/rules.ts';
import type { Terms, TermsLevel } from '../common/types.ts';
import { simulateSale, type PastProgress, type PastSale } from './rules.ts';
import { inChunks } from '../common/chunks.ts';
import { refused, type Refused } from '../common/refused.ts';
import { findDecidedTerms, summaryOfTerms, type LevelTerms } from '../terms/present.ts';
import { hasMoreSales, payeesOf, progressBefore, salesOf, type Period, type SaleRow } from './read.ts';
import { createSums, type PartnerSums, type Sums } from './sums.ts';

/** The most sales that one simulation decides about. */
const MOST_SALES = 100_000;

/** Terms that take the place of those that a level decided by. */
export interface Replacement {
  level: TermsLevel;
  /** the group or the partnership; null for the program */
  levelId: number | null;
  terms: Terms;
}

export type Simulated =
  | Refused<'tooManySales'>
  | { kind: 'done'; replaced: number; totals: Sums[]; partners: PartnerSums[] };

/** What was read so far that later pages need too; each is read once. */
interface Known {
  firstTermsId: number;
  terms: Map<number, LevelTerms>;
  payees: Map<number, number | null>;
  /** undefined: no terms have a limit, so that no sale depends on earlier ones */
  customers: Map<number, PastProgress> | undefined;
}

const missingIn = (known: ReadonlyMap<number, unknown>, ids: readonly number[]): number[] =>
  [...new Set(ids)].filter((id) => !known.has(id));

/** Reads what the page needs, unless it is known. */
async function learn(db: Db, period: Period, known: Known, rows: readonly SaleRow[]): Promise<void> {
  const termsIds = rows.map(({ terms_id }) => terms_id ?? known.firstTermsId);
  const terms = missingIn(known.terms, termsIds);
  if (terms.length > 0) {
    for (const one of await findDecidedTerms(db, period.programId, terms)) known.terms.set(one.terms_id, one);
  }
  const partnerships = rows.map(({ partnership_id }) => partnership_id);
  const payees = missingIn(known.payees, partnerships);
  if (payees.length > 0) {
    for (const [id, partnerId] of await payeesOf(db, period.programId, payees)) known.payees.set(id, partnerId);
  }
  if (!known.customers) return;
  const customers = missingIn(
    known.customers,
    rows.map(({ customer_id }) => customer_id),
  );
  if (customers.length === 0) return;
  for (const [id, progress] of await progressBefore(db, period, customers)) known.customers.set(id, progress);
}

const pastSaleOf = (row: SaleRow, terms: Terms): PastSale => ({
  cents: row.amount_cents,
  currency: row.currency,
  grossCents: row.gross_cents,
  taxCents: row.tax_cents,
  shippingCents: row.shipping_cents,
  occurredAt: row.occurred_at,
  isRenewal: row.is_renewal,
  terms,
  earned: row.commission_cents === null ? null : { cents: row.commission_cents, currency: row.commission_currency! },
});

const isReplaced = (replacement: Replacement | undefined, { terms_level, level_id }: LevelTerms): boolean =>
  replacement?.level === terms_level && replacement.levelId === level_id;

/** Decides about a sale again, and counts it for the customer's later ones. */
function decideAgain(known: Known, replacement: Replacement | undefined, row: SaleRow) {
  const terms = known.terms.get(row.terms_id ?? known.firstTermsId)!;
  const progress = known.customers?.get(row.customer_id) ?? { firstSaleAt: null, earned: 0, simulated: 0 };
  const sale = pastSaleOf(row, terms);
  const replaced = isReplaced(replacement, terms);
  const simulated = simulateSale(sale, replaced ? replacement!.terms : undefined, progress);
  if (sale.earned) progress.earned += 1;
  if (simulated) progress.simulated += 1;
  const partnerId = known.payees.get(row.partnership_id) ?? null;
  // One that earned nothing was of no partner if that account is erased now: when that happened is not known.
  const isCounted = sale.earned ? row.is_stored : partnerId !== null;
  return {
    isCounted,
    replaced,
    partnerId,
    outcome: { sale, refundedCents: row.refunded_cents, earned: sale.earned, simulated },
  };
}

/**
 * Decides again about the sales that were recorded in the period. It writes nothing, and reads page by page, each within
 * the limit of a request.
 * @param replacement undefined: each sale has its own terms, and the difference is zero
 */
export async function simulate(db: Db, period: Period, replacement: Replacement | undefined): Promise<Simulated> {
  if (await hasMoreSales(db, period, MOST_SALES)) return refused('tooManySales');
  const { firstId, limited } = await summaryOfTerms(db, period.programId);
  const needsHistory = limited || (replacement !== undefined && isLimited(replacement.terms));
  const customers = needsHistory ? new Map<number, PastProgress>() : undefined;
  const known: Known = { firstTermsId: firstId, terms: new Map(), payees: new Map(), customers };
  const sums = createSums();
  let replaced = 0;
  const pages = inChunks<SaleRow, SaleRow>(
    (after, limit) => salesOf(db.within(REQUEST_BUDGET_MS), period, after, limit),
    (row) => row,
  );
  for await (const rows of pages) {
    await learn(db.within(REQUEST_BUDGET_MS), period, known, rows);
    for (const row of rows) {
      const decided = decideAgain(known, replacement, row);
      if (!decided.isCounted) continue;
      if (decided.replaced) replaced += 1;
      sums.add(decided.partnerId, decided.outcome);
    }
  }
  return { kind: 'done', replaced, ...sums.result() };
}
