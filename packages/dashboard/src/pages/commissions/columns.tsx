import { Link } from '@tanstack/react-router';
import type { Column } from '../../ui/table.tsx';
import { Code, DateTime, Money, None, Short } from '../../ui/values.tsx';
import { PartnerLink } from '../partners/partner-link.tsx';
import { CommissionBadge } from './commission-badge.tsx';
import styles from './commissions.module.css';
import type { Commission } from './paths.ts';
import { KINDS } from './texts.ts';

interface Selection {
  isSelected: (id: number) => boolean;
  toggle: (id: number) => void;
}

const select = ({ isSelected, toggle }: Selection): Column<Commission> => ({
  title: 'Select',
  mark: true,
  cell: ({ id }) => (
    <input
      type="checkbox"
      className={styles.check}
      aria-label={`Select commission ${id}`}
      checked={isSelected(id)}
      onChange={() => toggle(id)}
    />
  ),
});

/** The identifier of the program, or of the click. */
const customerOf = ({ customer, customer_id }: Commission): string | null =>
  customer?.customer_key ?? customer?.click_id ?? (customer_id === null ? null : `Customer ${customer_id}`);

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

interface Context {
  programId: number;
  /** the holding period of the program */
  days: number;
  /** unset for readers who may change nothing */
  selection: Selection | undefined;
}

/** The columns of the list. */
export const commissionColumns = ({ programId, days, selection }: Context): Column<Commission>[] => [
  ...(selection ? [select(selection)] : []),
  {
    title: 'Commission',
    cell: ({ id, kind }) => (
      <span>
        <Link to="/app/programs/$programId/commissions/$commissionId" params={{ programId, commissionId: id }}>
          {id}
        </Link>{' '}
        <span className={styles.soft}>{KINDS[kind] ?? kind}</span>
      </span>
    ),
  },
  {
    title: 'Partner',
    cell: ({ partner, partner_id }) =>
      partner ? <PartnerLink {...partner} /> : partner_id === null ? 'An erased partner' : `Partner ${partner_id}`,
  },
  {
    title: 'Customer',
    cell: (commission) => <Customer programId={programId} commission={commission} />,
  },
  {
    title: 'Amount',
    number: true,
    cell: ({ amount_cents, currency }) => <Money cents={amount_cents} currency={currency} />,
  },
  {
    title: 'Status',
    cell: (commission) => <CommissionBadge commission={commission} days={days} />,
  },
  {
    title: 'Created',
    sorts: true,
    cell: ({ created_at }) => <DateTime value={created_at} />,
  },
];
