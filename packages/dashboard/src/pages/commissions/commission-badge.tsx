import { StatusBadge } from '../../ui/values.tsx';
import type { Commission } from './paths.ts';

/** The status, and whether it is on hold. */
export const CommissionBadge = ({
  commission: { status, held },
}: {
  commission: Pick<Commission, 'status' | 'held'>;
}) => (
  <span>
    <StatusBadge status={status} /> {held && <StatusBadge status="held" text="on hold" />}
  </span>
);
