import { STATES, type Customer } from '../../records/customers/paths.ts';
import { StatusBadge } from '../../ui/values.tsx';

export const CustomerBadge = ({ customer: { status, erased_at } }: { customer: Customer }) => (
  <span>
    <StatusBadge status={status} text={STATES[status]} />{' '}
    {erased_at !== null && <StatusBadge status="erased" tone="bad" />}
  </span>
);
