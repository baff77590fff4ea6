// How much of a sale is refunded, computed again from all that is stored of it: so the order of events never matters.
import { share } from '../terms/commission.ts';

interface OfCharge {
  charge?: string | undefined;
  intent?: string | undefined;
  currency: string;
}

/** What the processor said, by the time of the event. */
export type Fact = OfCharge & { at: number } & (
    | {
        kind: 'refund';
        charge: string;
        /** a single refund, of several of the charge */
        refund?: string | undefined;
        refundedCents: number;
        /** the same without tax, for a sale of which only the base is known */
        netCents?: number | undefined;
        chargeCents?: number | undefined;
      }
    | { kind: 'refund_failed'; refund: string; amountCents: number }
    | {
        kind: 'chargeback' | 'dispute_won';
        dispute: string;
        amountCents: number;
        /** the same without tax, for a sale of which only the base is known */
        netCents?: number | undefined;
      }
  );
type Refunded = Extract<Fact, { kind: 'refund' }>;
type Failed = Extract<Fact, { kind: 'refund_failed' }>;
type Disputed = Extract<Fact, { kind: 'chargeback' | 'dispute_won' }>;
export const FACTS = ['refund', 'refund_failed', 'chargeback', 'dispute_won'] as const satisfies Fact['kind'][];

export interface RefundedSale {
  /** the base, which is what is refunded */
  amount_cents: number;
  /** what the customer paid; null if unknown */
  gross_cents: number | null;
  currency: string;
  facts: readonly Fact[];
  /** what is refunded at least, whatever the facts say: some may be lost */
  least_cents?: number;
}

const isRefund = (fact: Fact): fact is Refunded => fact.kind === 'refund';
const isFailure = (fact: Fact): fact is Failed => fact.kind === 'refund_failed';
const isDispute = (fact: Fact): fact is Disputed => fact.kind === 'chargeback' || fact.kind === 'dispute_won';

/** The single refunds of each charge, added up. */
function singlesOf(facts: readonly Refunded[]): Refunded[] {
  // Of a refund that was reported twice with the same time, more of its money had moved in the larger one.
  const sorted = facts.toSorted((a, b) => a.at - b.at || a.refundedCents - b.refundedCents);
  const newest = new Map(sorted.map((fact) => [`${fact.charge} ${fact.refund}`, fact]));
  const sums = new Map<string, Refunded>();
  for (const fact of newest.values()) {
    const before = sums.get(fact.charge);
    const netCents = fact.netCents === undefined ? undefined : (before?.netCents ?? 0) + fact.netCents;
    const refundedCents = (before?.refundedCents ?? 0) + fact.refundedCents;
    sums.set(fact.charge, { ...fact, refundedCents, netCents, at: Math.max(before?.at ?? 0, fact.at) });
  }
  return [...sums.values()];
}

/**
 * The newest total of each charge; of equally new ones the largest. A processor may report totals and single refunds: what is
 * more counts, because both are of the same money.
 */
function totalsOf(facts: readonly Fact[]): Refunded[] {
  const refunds = facts.filter(isRefund);
  const totals = newestTotals(refunds.filter(({ refund }) => refund === undefined));
  for (const single of singlesOf(refunds.filter(({ refund }) => refund !== undefined))) {
    const total = totals.get(single.charge);
    if (!total || single.refundedCents > total.refundedCents) totals.set(single.charge, single);
  }
  return [...totals.values()];
}

function newestTotals(facts: readonly Refunded[]): Map<string, Refunded> {
  const newest = new Map<string, Refunded>();
  for (const fact of facts) {
    const known = newest.get(fact.charge);
    const isNewer = !known || fact.at > known.at || (fact.at === known.at && fact.refundedCents > known.refundedCents);
    if (isNewer) newest.set(fact.charge, fact);
  }
  return newest;
}

/** The failed refunds, each once, at the earliest time. */
function failuresOf(facts: readonly Fact[]): Failed[] {
  const earliest = new Map<string, Failed>();
  for (const fact of facts.filter(isFailure)) {
    if (fact.at < (earliest.get(fact.refund)?.at ?? Infinity)) earliest.set(fact.refund, fact);
  }
  return [...earliest.values()];
}

const isOf = (total: Refunded, { charge, intent }: OfCharge): boolean =>
  charge === undefined ? intent !== undefined && intent === total.intent : charge === total.charge;

/** What is refunded of a charge: a refund that failed after its total was stated is no longer in it. */
function refundedOfCharge(total: Refunded, failures: readonly Failed[]): number {
  const failed = failures.filter((failure) => isOf(total, failure) && failure.at >= total.at);
  return Math.max(0, total.refundedCents - failed.reduce((sum, { amountCents }) => sum + amountCents, 0));
}

/** A part of the base: amounts of the sale's currency are parts of what was paid, others parts of their charge. */
interface Part {
  cents: number;
  /** null: the sale's own amount decides */
  whole: number | null;
}

/** The sum of the parts, each whole rounded once, at most the base. */
function sumOf({ amount_cents: base }: RefundedSale, parts: readonly Part[]): number {
  const sums = new Map<number, number>();
  for (const { cents, whole } of parts) sums.set(whole ?? base, (sums.get(whole ?? base) ?? 0) + cents);
  const taken = [...sums].reduce((sum, [whole, cents]) => sum + (whole === 0 ? 0 : share(base, cents, whole)), 0);
  return Math.min(base, taken);
}

/** R: what the processor refunded of the charges, in the proportion of the base. */
function refundsOf(sale: RefundedSale): number {
  const failures = failuresOf(sale.facts);
  const parts = totalsOf(sale.facts).map((total): Part => {
    const isOwn = sale.gross_cents !== null && total.currency === sale.currency;
    const { netCents, chargeCents = null } = total;
    if (!isOwn && chargeCents === null && netCents !== undefined) return { cents: netCents, whole: null };
    const whole = isOwn ? sale.gross_cents : chargeCents;
    return { cents: refundedOfCharge(total, failures), whole };
  });
  return sumOf(sale, parts);
}

/** D: the same share of the disputes that were not won, whichever event came first. */
function disputesOf(sale: RefundedSale): number {
  const disputes = sale.facts.filter(isDispute);
  const won = new Set(disputes.filter(({ kind }) => kind === 'dispute_won').map(({ dispute }) => dispute));
  const lost = new Map(disputes.filter(({ dispute }) => !won.has(dispute)).map((fact) => [fact.dispute, fact]));
  const totals = totalsOf(sale.facts);
  const parts = [...lost.values()].map((fact): Part => {
    const isOwn = fact.currency === sale.currency;
    if (isOwn && sale.gross_cents !== null) return { cents: fact.amountCents, whole: sale.gross_cents };
    const chargeCents = totals.find((total) => isOf(total, fact))?.chargeCents;
    if (chargeCents !== undefined) return { cents: fact.amountCents, whole: chargeCents };
    if (isOwn && fact.netCents !== undefined) return { cents: fact.netCents, whole: null };
    return { cents: isOwn ? fact.amountCents : sale.amount_cents, whole: null };
  });
  return sumOf(sale, parts);
}

/**
 * What is refunded of the base, by calls (`calledCents`) and by the processor. What both said counts once: a refund, and a dispute
 * that a call has sent as a chargeback (`disputedCents`, a part of `calledCents`).
 */
export const refundedOf = (sale: RefundedSale, calledCents: number, disputedCents = 0): number => {
  const disputed = disputesOf(sale);
  const refunded = Math.max(calledCents - Math.min(disputedCents, disputed), refundsOf(sale)) + disputed;
  return Math.min(sale.amount_cents, Math.max(refunded, sale.least_cents ?? 0));
};
