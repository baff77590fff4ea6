import { Link } from '@tanstack/react-router';
import { countText } from '../../lib/money.ts';
import { broughtOf, nameOf, type Customer } from '../../records/customers/paths.ts';
import { MaybePartner } from '../../records/partners/partner-link.tsx';
import type { NameOf } from '../../records/partners/partner-names.ts';
import { amountsOf, commissionIn, revenueIn, salesOf } from '../../records/stats/figure-columns.tsx';
import type { Column } from '../../ui/table.tsx';
import { Code, DateTime, None, Short } from '../../ui/values.tsx';
import { CustomerBadge } from './customer-status.tsx';

/** Their identifier in the program, or else their click's. */
const Name = ({ customer }: { customer: Customer }) =>
  customer.customer_key === null && customer.click_id ? (
    <Code text={customer.click_id} />
  ) : (
    <Short text={nameOf(customer)} />
  );

/** The columns of the list of customers. */
export const customerColumns = (programId: number, names: NameOf): Column<Customer>[] => [
  {
    title: 'Customer',
    cell: (customer) =>
      customer.id === null ? (
        <Code text={nameOf(customer)} />
      ) : (
        <Link to="/app/programs/$programId/customers/$customerId" params={{ programId, customerId: customer.id }}>
          <Name customer={customer} />
        </Link>
      ),
  },
  {
    title: 'Partner',
    cell: ({ partner_id }) => <MaybePartner id={partner_id} name={names(partner_id)} face />,
  },
  { title: 'Status', cell: (customer) => <CustomerBadge customer={customer} /> },
  { title: 'Sales', sort: 'sales', number: true, cell: (customer) => countText(salesOf(broughtOf(customer))) },
  {
    title: 'Revenue',
    sort: 'revenue',
    number: true,
    key: true,
    cell: (customer) => amountsOf(broughtOf(customer), revenueIn) || <None />,
  },
  {
    title: 'Commission',
    sort: 'commission',
    number: true,
    extra: true,
    cell: (customer) => amountsOf(broughtOf(customer), commissionIn) || <None />,
  },
  {
    title: 'First sale',
    extra: true,
    cell: ({ converted_at }) => <DateTime value={converted_at} dateOnly />,
  },
  // The order of the list: a click may be much older than what made somebody a customer.
  {
    title: 'Added',
    sorts: true,
    cell: ({ created_at }) => <DateTime value={created_at} dateOnly />,
  },
];
