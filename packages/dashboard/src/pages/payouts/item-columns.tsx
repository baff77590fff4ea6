import { Link } from '@tanstack/react-router';
import { amountText, countText } from '../../lib/money.ts';
import { PartnerLink } from '../../records/partners/partner-link.tsx';
import { isDealtWith } from '../../records/payouts/failed.ts';
import type { Item } from '../../records/payouts/paths.ts';
import { ITEM_STATUS, METHODS, nameOf } from '../../records/payouts/texts.ts';
import { useProgram } from '../../records/programs/program.ts';
import { useComing } from '../../ui/later.tsx';
import { selectColumn, type Selection } from '../../ui/select-column.tsx';
import type { Column } from '../../ui/table.tsx';
import { DateTime, Money, StatusBadge } from '../../ui/values.tsx';
import { PayAgain } from './pay-again.tsx';
import styles from './payouts.module.css';
import { SameDestination } from './same-destination.tsx';

/** Where the money of a payment is that failed or was cancelled. */
function Whereabouts({ item, item: { replaced_by: next } }: { item: Item }) {
  const { id: programId } = useProgram();
  if (!next) {
    return (
      <span className={styles.again}>
        <span className={styles.details}>Returned to the balance</span>
        <PayAgain item={item} />
      </span>
    );
  }
  return (
    <span className={styles.details}>
      Returned to the balance, {next.status === 'paid' ? 'paid in' : 'to be paid in'}{' '}
      <Link to="/app/programs/$programId/payouts/$payoutId" params={{ programId, payoutId: next.payout_id }}>
        {next.reference}
      </Link>
    </span>
  );
}

function ItemBadge({ item, item: { id, status } }: { item: Item }) {
  const coming = useComing(id);
  if (coming) return <StatusBadge status="failed" text={coming} />;
  const tone = status === 'open' ? 'warn' : status === 'failed' && isDealtWith(item) ? 'neutral' : undefined;
  return <StatusBadge status={status} text={ITEM_STATUS[status]} {...(tone ? { tone } : {})} />;
}

/** What became of it, with the date, the reference or the reason. */
const Status = ({ item, item: { status, paid_at, external_reference, reason, exported_at } }: { item: Item }) => (
  <span className={styles.name}>
    <span>
      <ItemBadge item={item} />
    </span>
    {paid_at && (
      <span className={styles.details}>
        <DateTime value={paid_at} dateOnly />
        {external_reference && `, ${external_reference}`}
      </span>
    )}
    {reason && <span className={styles.details}>{reason}</span>}
    {(status === 'failed' || status === 'cancelled') && <Whereabouts item={item} />}
    {status === 'open' && exported_at && (
      <span className={styles.details}>
        exported <DateTime value={exported_at} />
      </span>
    )}
  </span>
);

/** The columns of a payout's items; without a selection for readers who may change nothing. */
export const itemColumns = (selection: Selection | undefined, shown: readonly Item[]): Column<Item>[] => [
  ...(selection ? [selectColumn(selection, shown, (item) => `Select the payment to ${nameOf(item)}`)] : []),
  {
    title: 'Partner',
    cell: (item) => (
      <span className={styles.name}>
        {item.partner ? <PartnerLink {...item.partner} /> : nameOf(item)}
        <span className={styles.details}>{item.reference}</span>
      </span>
    ),
    csv: nameOf,
  },
  { title: 'Reference', csv: ({ reference }) => reference },
  {
    title: 'Amount',
    number: true,
    key: true,
    cell: ({ amount_cents, currency }) => <Money cents={amount_cents} currency={currency} />,
    csv: ({ amount_cents, currency }) => amountText(amount_cents, currency),
  },
  { title: 'Currency', csv: ({ currency }) => currency },
  {
    title: 'Paid with',
    cell: (item) => (
      <span className={styles.name}>
        {METHODS[item.method] ?? item.method}
        {item.label && <span className={styles.details}>{item.label}</span>}
        <SameDestination row={item} />
      </span>
    ),
    csv: ({ method, label }) => [method, label].filter(Boolean).join(' '),
  },
  {
    title: 'Commissions',
    number: true,
    extra: true,
    cell: ({ commissions }) => countText(commissions),
    csv: ({ commissions }) => commissions,
  },
  { title: 'Status', cell: (item) => <Status item={item} />, csv: ({ status }) => status },
  { title: 'Exported', csv: ({ exported_at }) => exported_at },
  { title: 'Paid on', csv: ({ paid_at }) => paid_at },
  { title: 'Payment reference', csv: ({ external_reference }) => external_reference },
  { title: 'Reason', csv: ({ reason }) => reason },
  { title: 'Replaced by', csv: ({ replaced_by }) => replaced_by?.reference },
];
