import { refundedOf, STATES, type Customer } from '../../records/customers/paths.ts';
import { StatusBadge } from '../../ui/values.tsx';

/** Who got all the money back has not bought anything. */
export function CustomerBadge({ customer }: { customer: Customer }) {
  const { status, erased_at } = customer;
  const refunded = status === 'conversion' ? refundedOf(customer) : undefined;
  return (
    <span>
      {refunded === undefined ? (
        <StatusBadge status={status} text={STATES[status]} />
      ) : (
        <StatusBadge
          status={status}
          tone={refunded === 'all' ? 'bad' : 'warn'}
          text={refunded === 'all' ? 'refunded' : 'partly refunded'}
        />
      )}{' '}
      {erased_at !== null && <StatusBadge status="erased" tone="bad" />}
    </span>
  );
}
