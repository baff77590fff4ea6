// What a payout would pay now, to whom, and what is held back.
import { useState, type ReactNode } from 'react';
import { Link } from '@tanstack/react-router';
import { dayText } from '../../lib/days.ts';
import { moneyText } from '../../lib/money.ts';
import { countOf } from '../../records/commissions/texts.ts';
import { PartnerLink } from '../../records/partners/partner-link.tsx';
import { useDeducted, useDue, type Wanted } from '../../records/payouts/due.ts';
import type { HeldBack, Payable, Preview } from '../../records/payouts/paths.ts';
import { heldBackText, METHODS, nameOf, partnersOf, whatToDo, whomText } from '../../records/payouts/texts.ts';
import { nextPayDay, usePaySettings } from '../../records/programs/pay-settings.ts';
import { allows, useProgram } from '../../records/programs/program.ts';
import { useAsked } from '../../shell/asked.ts';
import { Button } from '../../ui/button.tsx';
import { FailureNote } from '../../ui/failure-note.tsx';
import { Filters } from '../../ui/filters.tsx';
import { Card } from '../../ui/page.tsx';
import { SkeletonRows } from '../../ui/skeleton.tsx';
import { DateTime } from '../../ui/values.tsx';
import { CreateDialog } from './create-dialog.tsx';
import styles from './payouts.module.css';
import { SameDestination } from './same-destination.tsx';

interface DueNowProps {
  wanted: Wanted;
  /** the fields that choose what is wanted */
  filters: ReactNode;
}

export function DueNow({ wanted, filters }: DueNowProps) {
  const { role } = useProgram();
  const { data: preview, error, refetch } = useDue(wanted);
  const [creating, setCreating] = useState<Preview>();
  const nothing = preview?.items.length === 0;
  const payable = nothing || !allows(role, 'owner') ? undefined : preview;
  useAsked(() => setCreating(payable), preview !== undefined);
  return (
    <>
      {error && <FailureNote error={error} onRetry={() => void refetch()} />}
      <section className={styles.hero} aria-label="Due now">
        {preview ? <Figures preview={preview} /> : !error && <SkeletonRows label="Loading what is due" rows={2} />}
        <div className={styles.choice}>
          <Filters>{filters}</Filters>
          {payable && (
            <Button kind="main" onClick={() => setCreating(payable)}>
              Create a payout
            </Button>
          )}
        </div>
      </section>
      {preview && preview.items.length + preview.excluded.length > 0 && (
        <div className={styles.columns}>
          {!nothing && <Payees preview={preview} />}
          {preview.excluded.length > 0 && <HeldBackCard preview={preview} />}
        </div>
      )}
      {creating && <CreateDialog wanted={wanted} preview={creating} onClose={() => setCreating(undefined)} />}
    </>
  );
}

const sumOf = (rows: readonly { amount_cents: number }[]): number =>
  rows.reduce((sum, { amount_cents }) => sum + amount_cents, 0);

const MOST_NAMES = 3;

/** Whose it is: their names, or their number if they are many. */
function heldNames(rows: readonly HeldBack[]): string {
  const names = new Map(rows.map((row) => [row.partnership_id, nameOf(row)]));
  return names.size > MOST_NAMES ? partnersOf(names.size) : [...names.values()].join(', ');
}

const nothingText = (excluded: readonly HeldBack[]): string =>
  excluded.length > 0
    ? 'All that is due is held back'
    : 'Nothing is due. A commission is due from its approval until a payout takes it.';

function Figures({
  preview: { items, excluded, currency, cutoff, total_cents, commissions, due_since },
}: {
  preview: Preview;
}) {
  const deductions = useDeducted(currency);
  const deducted = items.reduce((sum, { partner_id }) => sum + (deductions.get(partner_id) ?? 0), 0);
  return (
    <dl className={styles.figures}>
      <div className={styles.figure}>
        <dt>Ready to pay</dt>
        <dd className={styles.large}>{moneyText(total_cents, currency)}</dd>
        <dd className={styles.under}>
          {items.length > 0 ? whomText(items.length, commissions) : nothingText(excluded)}
          {due_since && (
            <>
              , due since <DateTime value={due_since} dateOnly />
            </>
          )}
        </dd>
        {deducted > 0 && <dd className={styles.under}>{lessText(total_cents, deducted, currency)}</dd>}
        <Terms cutoff={cutoff} />
      </div>
      {excluded.length > 0 && (
        <div className={styles.figure}>
          <dt>Held back</dt>
          <dd className={styles.middle}>{moneyText(sumOf(excluded), currency)}</dd>
          <dd className={styles.under}>{heldNames(excluded)}</dd>
        </div>
      )}
    </dl>
  );
}

/** When it is paid, and what it takes, as far as the settings or the reader said so. */
function Terms({ cutoff }: { cutoff: string | null }) {
  const day = usePaySettings()?.payout_day ?? null;
  return (
    <>
      {cutoff && (
        <dd className={styles.under}>
          Approved before <DateTime value={cutoff} />
        </dd>
      )}
      {day !== null && <dd className={styles.under}>Next payout day: {dayText(nextPayDay(day))}</dd>}
    </>
  );
}

const SHOWN = 25;

/** The first of many rows, and the others when they are wanted. */
function useShown<Row>(rows: readonly Row[]) {
  const [all, setAll] = useState(false);
  const more = !all && rows.length > SHOWN && (
    <Button small onClick={() => setAll(true)}>
      Show all {rows.length}
    </Button>
  );
  return { shown: all ? rows : rows.slice(0, SHOWN), more };
}

const byAmount = (a: Payable, b: Payable): number => b.amount_cents - a.amount_cents;

/** How the amount came about: "$60.80 less $15.80 clawback" */
const lessText = (cents: number, deducted: number, currency: string): string =>
  `${moneyText(cents + deducted, currency)} less ${moneyText(deducted, currency)} clawback`;

/** The last row of a list of amounts. */
const Total = ({ cents, currency }: { cents: number; currency: string }) => (
  <p className={styles.total}>
    <span>Total</span> <span className={styles.amount}>{moneyText(cents, currency)}</span>
  </p>
);

/** What somebody is paid, and what refunds took off it. */
function Amount({ cents, deducted, currency }: { cents: number; deducted: number; currency: string }) {
  return (
    <span className={styles.amount}>
      {moneyText(cents, currency)}
      {deducted > 0 && <span className={styles.under}>{lessText(cents, deducted, currency)}</span>}
    </span>
  );
}

function Payees({ preview: { items, currency } }: { preview: Preview }) {
  const deducted = useDeducted(currency);
  const { shown, more } = useShown(items.toSorted(byAmount));
  return (
    <Card title="Who is paid">
      <ul className={styles.rows}>
        {shown.map((item) => (
          <li key={item.partnership_id}>
            <Who row={item} />
            <Amount cents={item.amount_cents} deducted={deducted.get(item.partner_id) ?? 0} currency={currency} />
            <span className={styles.under}>
              <Whole text={METHODS[item.method] ?? item.method} /> · {item.label && <Whole text={item.label} />}
              {item.label && ' · '}
              <Whole text={countOf(item.commissions)} />
            </span>
            <SameDestination row={item} />
          </li>
        ))}
      </ul>
      {more}
      <Total cents={sumOf(items)} currency={currency} />
    </Card>
  );
}

function HeldBackCard({ preview: { excluded, currency } }: { preview: Preview }) {
  const { shown, more } = useShown(excluded);
  return (
    <Card title="Held back">
      <ul className={styles.rows}>
        {shown.map((row) => (
          <li key={`${row.partnership_id} ${row.reason}`}>
            <Who row={row} />
            <span className={styles.amount}>{moneyText(row.amount_cents, currency)}</span>
            <span className={styles.reason}>{heldBackText(row)}</span>
            <span className={styles.under}>
              {whatToDo(row.reason)} <Way row={row} />
            </span>
          </li>
        ))}
      </ul>
      {more}
      <Total cents={sumOf(excluded)} currency={currency} />
    </Card>
  );
}

/** To where something can be done about what is held back. */
function Way({ row: { reason, partner_id } }: { row: HeldBack }) {
  const { id: programId } = useProgram();
  if (partner_id === null) return null;
  if (reason === 'on_hold') {
    return (
      <Link to="/app/programs/$programId/commissions" params={{ programId }} search={{ partner_id }}>
        See their commissions
      </Link>
    );
  }
  if (reason !== 'no_method' && reason !== 'not_positive') return null;
  return (
    <Link to="/app/programs/$programId/partners/$partnerId" params={{ programId, partnerId: partner_id }}>
      {reason === 'no_method' ? 'See their e-mail address' : 'See their balance'}
    </Link>
  );
}

/** Lines break only between the parts. */
const Whole = ({ text }: { text: string }) => <span className={styles.whole}>{text}</span>;

const Who = ({ row }: { row: Payable | HeldBack }) => (
  <span className={styles.who}>{row.partner ? <PartnerLink {...row.partner} face /> : nameOf(row)}</span>
);
