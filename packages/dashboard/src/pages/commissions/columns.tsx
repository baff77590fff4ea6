import { Link } from '@tanstack/react-router';
import { CommissionAmount } from '../../records/commissions/commission-amount.tsx';
import { Deductions, takenOf } from '../../records/commissions/clawbacks.tsx';
import { CommissionBadge } from '../../records/commissions/commission-badge.tsx';
import styles from '../../records/commissions/commission.module.css';
import type { Commission } from '../../records/commissions/paths.ts';
import { KIND_NAMES, longNameOf } from '../../records/commissions/texts.ts';
import { PartnerLink } from '../../records/partners/partner-link.tsx';
import { PayoutOf } from '../../records/payouts/payout-of.tsx';
import { selectColumn, type Selection } from '../../ui/select-column.tsx';
import type { Column } from '../../ui/table.tsx';
import { Code, DateTime, None, Short } from '../../ui/values.tsx';

/** The identifier of the program, or of the click. */
const customerOf = ({ customer, customer_id }: Commission): string | null =>
  customer?.customer_key ?? customer?.click_id ?? (customer_id === null ? null : 'A customer');

/** Leads to the reasons of the customer's sales. */
function Customer({ programId, commission }: { programId: number; commission: Commission }) {
  const name = customerOf(commission);
  if (name === null || commission.customer_id === null) return <None label="no customer" />;
  return (
    <Link
      to="/app/programs/$programId/customers/$customerId"
      params={{ programId, customerId: commission.customer_id }}
    >
      {commission.customer?.customer_key ? <Short text={name} /> : <Code text={name} />}
    </Link>
  );
}

/** What was taken back of a paid one, as far as it is known. */
function clawbacksOf({ kind, status, sale_id }: Commission, clawbacks: Context['clawbacks']): readonly Commission[] {
  const isPaid = kind === 'sale' && status === 'paid' && sale_id !== null;
  return (isPaid ? clawbacks.get(sale_id) : undefined) ?? [];
}

interface Context {
  programId: number;
  /** the holding period of the program */
  days: number;
  /** unset for readers who may change nothing */
  selection: Selection | undefined;
  /** the rows that are shown */
  shown: readonly Commission[];
  /** what was taken back of paid ones, by their sales */
  clawbacks: ReadonlyMap<number, readonly Commission[]>;
}

/** The columns of the list. */
export const commissionColumns = ({ programId, days, selection, shown, clawbacks }: Context): Column<Commission>[] => [
  ...(selection ? [selectColumn(selection, shown, (one) => `Select ${longNameOf(one)}`)] : []),
  {
    title: 'Partner',
    cell: ({ partner }) => (partner ? <PartnerLink {...partner} face /> : 'An erased partner'),
  },
  {
    title: 'For',
    cell: ({ id, kind }) => (
      <Link to="/app/programs/$programId/commissions/$commissionId" params={{ programId, commissionId: id }}>
        {KIND_NAMES[kind] ?? kind}
      </Link>
    ),
  },
  {
    title: 'Customer',
    cell: (commission) => <Customer programId={programId} commission={commission} />,
  },
  {
    title: 'Amount',
    number: true,
    key: true,
    cell: (commission) => <CommissionAmount commission={commission} />,
  },
  {
    title: 'Status',
    cell: (commission) => {
      const taken = clawbacksOf(commission, clawbacks);
      return (
        <>
          <CommissionBadge commission={commission} days={days} taken={takenOf(commission, taken)} />
          <PayoutOf commission={commission} className={styles.until} />
          <Deductions clawbacks={taken} className={styles.taken} />
        </>
      );
    },
  },
  {
    title: 'Created',
    sorts: true,
    cell: ({ created_at }) => <DateTime value={created_at} dateOnly />,
  },
];
