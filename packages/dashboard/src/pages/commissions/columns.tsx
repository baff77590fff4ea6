import { Link } from '@tanstack/react-router';
import { amountText } from '../../lib/money.ts';
import type { Column } from '../../ui/table.tsx';
import { Code, DateTime, Money, None } from '../../ui/values.tsx';
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

const customerOf = ({ customer, customer_id }: Commission): string | null =>
  customer?.customer_key ?? customer?.click_id ?? (customer_id === null ? null : `Customer ${customer_id}`);

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
    csv: ({ id }) => id,
  },
  {
    title: 'Partner',
    cell: ({ partner, partner_id }) =>
      partner ? (
        <Link to="/app/programs/$programId/partners/$partnerId" params={{ programId, partnerId: partner.id }}>
          {partner.name}
        </Link>
      ) : (
        `Partner ${partner_id ?? 'erased'}`
      ),
    csv: ({ partner, partner_id }) => partner?.name ?? partner_id,
  },
  {
    title: 'Customer',
    cell: (commission) => {
      const customer = customerOf(commission);
      return customer === null ? <None label="no customer" /> : <Code text={customer} />;
    },
    csv: customerOf,
  },
  {
    title: 'Amount',
    number: true,
    cell: ({ amount_cents, currency }) => <Money cents={amount_cents} currency={currency} />,
    csv: ({ amount_cents, currency }) => amountText(amount_cents, currency),
  },
  // On the page the amount has its currency.
  { title: 'Currency', csv: ({ currency }) => currency },
  {
    title: 'Status',
    cell: (commission) => <CommissionBadge commission={commission} days={days} />,
    csv: ({ status, held }) => (held ? `${status}, on hold` : status),
  },
  {
    title: 'Created',
    sorts: true,
    cell: ({ created_at }) => <DateTime value={created_at} />,
    csv: ({ created_at }) => created_at,
  },
];
