import { StatusBadge } from '../../ui/values.tsx';
import type { Commission } from './paths.ts';

/** The status, and whether it is on hold. */
export const CommissionBadge = ({ commission: { status, held } }: { commission: Commission }) => (
  <span>
    <StatusBadge status={status} /> {held && <StatusBadge status="held" text="on hold" />}
  </span>
);
