import { StatusBadge } from '../../ui/values.tsx';
import { STATES, type Customer } from './paths.ts';

export const CustomerBadge = ({ customer: { status, erased_at } }: { customer: Customer }) => (
  <span>
    <StatusBadge status={status} text={STATES[status]} />{' '}
    {erased_at !== null && <StatusBadge status="erased" tone="bad" />}
  </span>
);
