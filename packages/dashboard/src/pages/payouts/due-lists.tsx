// Who is paid by the next payout, of whom some can be left out, and who is not paid and why.
import { useState } from 'react';
import { Link } from '@tanstack/react-router';
import { moneyText } from '../../lib/money.ts';
import { countOf } from '../../records/commissions/texts.ts';
import { PartnerLink } from '../../records/partners/partner-link.tsx';
import { useDeducted } from '../../records/payouts/due.ts';
import { useFailedTo } from '../../records/payouts/failed.ts';
import type { HeldBack, Payable, Preview } from '../../records/payouts/paths.ts';
import { Remind } from '../../records/payouts/remind.tsx';
import { heldBackText, lessText, METHODS, nameOf, sumOf, whatToDo } from '../../records/payouts/texts.ts';
import { useProgram } from '../../records/programs/program.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/page.tsx';
import { checkLook } from '../../ui/select-column.tsx';
import { chosenOf, NOBODY, type useLeft } from './chosen.ts';
import { LastFailed } from './last-failed.tsx';
import styles from './payouts.module.css';
import { SameDestination } from './same-destination.tsx';

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

/** The last row of a list of amounts. */
const Total = ({ text = 'Total', cents, currency }: { text?: string; cents: number; currency: string }) => (
  <p className={styles.total}>
    <span>{text}</span> <span className={styles.amount}>{moneyText(cents, currency)}</span>
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

interface PayeesProps {
  preview: Preview;
  /** what leaves somebody out; unset: the reader creates no payout */
  choice: ReturnType<typeof useLeft> | undefined;
}

export function Payees({ preview, preview: { items, currency }, choice }: PayeesProps) {
  const { shown, more } = useShown(items.toSorted(byAmount));
  const chosen = chosenOf(preview, choice?.left ?? NOBODY);
  // One who is alone is not chosen.
  const pick = items.length > 1 ? choice : undefined;
  const all = chosen.items.length === items.length;
  return (
    <Card
      title="Who is paid"
      actions={
        pick && (
          <Button small kind="quiet" onClick={() => pick.leave(all ? items.map((item) => item.partnership_id) : [])}>
            {all ? 'Choose nobody' : 'Choose all'}
          </Button>
        )
      }
    >
      <ul className={pick ? styles.picks : styles.rows}>
        {shown.map((item) => (
          <Payee key={item.partnership_id} item={item} currency={currency} pick={pick} />
        ))}
      </ul>
      {more}
      <Total
        text={all ? 'Total' : `Total of ${chosen.items.length} of ${items.length}`}
        cents={chosen.total_cents}
        currency={currency}
      />
    </Card>
  );
}

interface PayeeProps {
  item: Payable;
  currency: string;
  /** unset: nobody is chosen */
  pick: PayeesProps['choice'];
}

function Payee({ item, currency, pick }: PayeeProps) {
  const deducted = useDeducted(currency)?.get(item.partner_id) ?? 0;
  const failedTo = useFailedTo();
  return (
    <li>
      {pick && (
        <input
          type="checkbox"
          className={checkLook}
          aria-label={`Pay ${nameOf(item)}`}
          checked={!pick.left.has(item.partnership_id)}
          onChange={() => pick.toggle(item.partnership_id)}
        />
      )}
      <Who row={item} />
      <Amount cents={item.amount_cents} deducted={deducted} currency={currency} />
      <span className={styles.under}>
        <Whole text={METHODS[item.method] ?? item.method} /> · {item.label && <Whole text={item.label} />}
        {item.label && ' · '}
        <Whole text={countOf(item.commissions)} />
      </span>
      <LastFailed item={failedTo(item)} />
      <SameDestination row={item} />
    </li>
  );
}

export function HeldBackCard({ preview: { excluded, currency } }: { preview: Preview }) {
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
              {whatToDo(row, currency)} <Way row={row} currency={currency} />
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
function Way({ row, currency }: { row: HeldBack; currency: string }) {
  const { reason, partner_id, partner, amount_cents, method_currencies: others } = row;
  const { id: programId } = useProgram();
  if (partner_id === null) return null;
  if (reason === 'no_method' && partner) return <Remind partner={partner} owed={{ amount_cents, currency, others }} />;
  if (reason === 'on_hold') {
    return (
      <Link to="/app/programs/$programId/commissions" params={{ programId }} search={{ partner_id }}>
        See their commissions
      </Link>
    );
  }
  if (reason !== 'not_positive') return null;
  return (
    <Link to="/app/programs/$programId/partners/$partnerId" params={{ programId, partnerId: partner_id }}>
      See their balance
    </Link>
  );
}

/** Lines break only between the parts. */
const Whole = ({ text }: { text: string }) => <span className={styles.whole}>{text}</span>;

const Who = ({ row }: { row: Payable | HeldBack }) => (
  <span className={styles.who}>{row.partner ? <PartnerLink {...row.partner} face /> : nameOf(row)}</span>
);
