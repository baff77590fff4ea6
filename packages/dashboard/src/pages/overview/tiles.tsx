import { changeText } from '../../lib/totals.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import styles from './overview.module.css';

export interface Measure {
  key: 'clicks' | 'leads' | 'sales' | 'commission';
  label: string;
  format: (value: number) => string;
}

interface TileProps {
  measure: Measure;
  /** undefined while it is loading */
  now: number | undefined;
  before: number | undefined;
  /** the length of the period */
  days: number;
}

/** One number of the period, and what it was in the period before. */
export function Tile({ measure: { label, format }, now, before, days }: TileProps) {
  const change = now === undefined || before === undefined ? undefined : changeText(before, now);
  return (
    <div className={styles.tile}>
      <dt>{label}</dt>
      <dd className={styles.value}>{now === undefined ? <Skeleton width="5rem" /> : format(now)}</dd>
      <dd className={styles.before}>
        {before === undefined ? (
          <Skeleton width="8rem" />
        ) : (
          <>
            {change && <strong>{change},</strong>} {format(before)} in the {days} days before
          </>
        )}
      </dd>
    </div>
  );
}
