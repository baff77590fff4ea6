import { StatusBadge } from '../../ui/values.tsx';
import type { Customer } from './paths.ts';

/** What a customer has done, in words. */
export const STATES: Record<Customer['status'], string> = {
  click: 'clicked',
  lead: 'signed up',
  conversion: 'bought',
};

export const CustomerBadge = ({ customer: { status, erased_at } }: { customer: Customer }) => (
  <span>
    <StatusBadge status={status} text={STATES[status]} />{' '}
    {erased_at !== null && <StatusBadge status="erased" tone="bad" />}
  </span>
);
