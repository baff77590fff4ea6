import type { RefundReason } from '../common/types.ts';
import { bookDue, type BookedRow, type Booking } from '../commissions/booking.ts';
import { takenBack } from '../terms/commission.ts';
import { refundedOf, type Fact, type RefundedSale } from './refunded.ts';

export interface RefundableSale extends RefundedSale {
  /** what is recorded as refunded */
  refunded_cents: number;
  /** the part of it that calls asked for, of the base */
  called_cents: number;
  /** the part of that which calls sent as a chargeback */
  disputed_cents?: number;
}

/** What a call asks for: an amount, or all that is left. `body` has other names that the amount may have been sent under. */
export interface AskedByCall {
  kind: 'call';
  amountCents: number | undefined;
  reason?: RefundReason | undefined;
  body: object;
}
/** The processor reports a fact, and the facts decide. */
export type Asked = AskedByCall | { kind: 'event'; fact: Fact };

/** The names of other APIs, and of a sale's field. To ignore one would take back the whole sale. */
const OTHER_NAMES = ['amount', 'refund_amount', 'amount_cents'] as const;
type OtherName = (typeof OTHER_NAMES)[number];

export type Refund<Row extends BookedRow = BookedRow> =
  | { kind: 'nothing_left' }
  | { kind: 'too_large' }
  /** the part to refund has another name */
  | { kind: 'misnamed'; field: OtherName }
  | {
      kind: 'refund';
      /** by how much the refunded amount changes: by nothing if the processor has said so before, below zero if it comes back */
      amountCents: number;
      calledCents: number;
      deductionCents: number;
      status: 'reversed' | 'clawed_back' | 'no_commission' | 'restored';
      booking: Booking<Row> | undefined;
    };

/** What a call asks for; undefined if nothing is left. */
function calledBy(sale: RefundableSale, asked: number | undefined): number | undefined {
  const left = sale.amount_cents - sale.called_cents;
  return left <= 0 ? undefined : (asked ?? left);
}

/** The first field that must not be ignored. With `amount_cents`, all that is left may be meant. */
function misnamedBy(sale: RefundableSale, { amountCents, body }: AskedByCall): OtherName | undefined {
  if (amountCents !== undefined) return undefined;
  const sent: Partial<Record<OtherName, unknown>> = body;
  const { amount_cents: whole, called_cents: called, refunded_cents: refunded } = sale;
  const all: unknown[] = [whole, whole - called, whole - refunded];
  const isMeant = (name: OtherName): boolean => name === 'amount_cents' && all.includes(sent[name]);
  return OTHER_NAMES.find((name) => (sent[name] ?? undefined) !== undefined && !isMeant(name));
}

function statusOf(amountCents: number, booking: Booking | undefined, commission: BookedRow | undefined) {
  if (!commission || !booking) return 'no_commission';
  if (amountCents < 0) return 'restored';
  return commission.status === 'paid' || commission.claimed || booking.restCents < 0 ? 'clawed_back' : 'reversed';
}

/**
 * Computes a refund: by how much the refunded amount of the sale changes, and how the change of what is due is booked. After
 * a rejection nothing is deducted.
 */
export function decideRefund<Row extends BookedRow>(
  sale: RefundableSale,
  commission: Row | undefined,
  corrections: readonly Row[],
  asked: Asked,
): Refund<Row> {
  const calledCents = asked.kind === 'call' ? calledBy(sale, asked.amountCents) : 0;
  if (calledCents === undefined) return { kind: 'nothing_left' };
  const field = asked.kind === 'call' ? misnamedBy(sale, asked) : undefined;
  if (field) return { kind: 'misnamed', field };
  if (calledCents > sale.amount_cents - sale.called_cents) return { kind: 'too_large' };
  const facts = asked.kind === 'call' ? sale.facts : [...sale.facts, asked.fact];
  const disputedCents = asked.kind === 'call' && asked.reason === 'chargeback' ? calledCents : 0;
  const disputed = (sale.disputed_cents ?? 0) + disputedCents;
  const refunded = refundedOf({ ...sale, facts }, sale.called_cents + calledCents, disputed);
  const amountCents = refunded - sale.refunded_cents;
  if (amountCents === 0 && asked.kind === 'event') return { kind: 'nothing_left' };
  const due = commission && commission.earned_cents - takenBack(commission.earned_cents, refunded, sale.amount_cents);
  const booking = commission && bookDue(commission, corrections, due!, refunded > 0);
  const status = statusOf(amountCents, booking, commission);
  const deductionCents = booking && booking.changeCents !== 0 ? -booking.changeCents : 0;
  return { kind: 'refund', amountCents, calledCents, deductionCents, status, booking };
}

/** A `refund_reference` that is sent again for another amount than it was used for. */
export interface ReusedReference {
  recordedCents: number;
  requestedCents: number;
}

/** Undefined for a repeat of the same refund: without an amount, it asks for what is left, which is nothing then. */
export function reusedReference(
  sale: Pick<RefundableSale, 'amount_cents' | 'called_cents'> & { seen_cents: number | null },
  requestedCents: number | undefined,
): ReusedReference | undefined {
  const asked = requestedCents ?? sale.amount_cents - sale.called_cents;
  if (sale.seen_cents === null || asked === sale.seen_cents || asked <= 0) return undefined;
  return { recordedCents: sale.seen_cents, requestedCents: asked };
}
