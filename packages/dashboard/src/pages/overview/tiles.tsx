import { changeText } from '../../lib/totals.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import styles from './overview.module.css';

export interface Measure {
  key: 'clicks' | 'leads' | 'sales' | 'revenue' | 'commission';
  label: string;
  format: (value: number) => string;
  /** writes a value in a file */
  plain?: (value: number) => string;
}

interface TileProps {
  measure: Measure;
  /** with today; undefined while it is loading */
  now: number | undefined;
  /** without today, as `before` */
  complete: number | undefined;
  before: number | undefined;
}

/**
 * One number of the period, and how it has changed since the period before. What the change compares is named: it is not
 * the number above if something has come in today.
 */
export function Tile({ measure: { label, format }, now, complete, before }: TileProps) {
  const change = complete === undefined || before === undefined ? undefined : changeText(before, complete);
  return (
    <div className={styles.tile}>
      <dt>{label}</dt>
      <dd className={styles.value}>{now === undefined ? <Skeleton width="5rem" /> : format(now)}</dd>
      <dd className={styles.before}>
        {before === undefined ? (
          <Skeleton width="8rem" />
        ) : (
          <>
            {change && complete !== now && `${format(complete!)} until yesterday: `}
            {change && <strong>{change}</strong>} {change ? 'from' : ''} {format(before)} in the previous period
          </>
        )}
      </dd>
    </div>
  );
}
