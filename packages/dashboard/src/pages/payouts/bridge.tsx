// The way from what is approved to what can be paid: each reason with its amount, which add up exactly.
import { moneyText } from '../../lib/money.ts';
import type { HeldBack, Preview } from '../../records/payouts/paths.ts';
import styles from './payouts.module.css';

type Reason = HeldBack['reason'];

const REASONS: Record<Reason, string> = {
  partner_erased: 'of erased partners',
  account_suspended: 'of suspended accounts',
  not_positive: 'owed after refunds',
  below_minimum: 'below the minimum',
  no_method: 'no way to be paid',
  method_waits: 'new way to be paid',
  on_hold: 'on hold',
  too_many: 'for another payout',
  too_large: 'for another payout',
};

interface Part {
  why: string;
  /** what it takes off */
  cents: number;
}

/** What is taken off, by reason. @param unchosen what is due to partners that the reader has left out */
function partsOf({ from_approved: from, excluded }: Preview, unchosen: number): Part[] {
  const by = new Map<string, number>([
    ['in a payout already', from.in_payout_cents],
    ['approved later', from.after_cutoff_cents],
    ['taken back by refunds', from.owed_cents],
  ]);
  for (const { reason, amount_cents } of excluded) {
    const why = REASONS[reason] ?? reason;
    by.set(why, (by.get(why) ?? 0) + amount_cents);
  }
  by.set('not chosen', unchosen);
  return [...by].map(([why, cents]) => ({ why, cents })).filter(({ cents }) => cents !== 0);
}

/** Nothing if all that is approved can be paid. */
export function Bridge({ preview, unchosen }: { preview: Preview; unchosen: number }) {
  const { currency, from_approved: from, total_cents } = preview;
  const parts = partsOf(preview, unchosen);
  if (parts.length === 0) return null;
  const money = (cents: number) => moneyText(cents, currency);
  return (
    <p className={styles.bridge} aria-label="From approved to payable">
      <span>
        Approved <strong>{money(from.approved_cents)}</strong>
      </span>
      {parts.map(({ why, cents }) => (
        <span key={why}>
          {cents > 0 ? '−' : '+'} {money(Math.abs(cents))} {why}
        </span>
      ))}
      <span>
        = <strong>{money(total_cents - unchosen)}</strong> can be paid
      </span>
    </p>
  );
}
