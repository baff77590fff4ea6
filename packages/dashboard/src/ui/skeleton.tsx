import styles from './skeleton.module.css';

/** The place of a text that is not there yet; of this width. */
export const Skeleton = ({ width = '6rem' }: { width?: string }) => <div className={styles.bar} style={{ width }} />;

/** The place of a list or a card that is not there yet. */
export function SkeletonRows({ label = 'Loading', rows = 5 }: { label?: string; rows?: number }) {
  return (
    <div className={styles.rows} role="status" aria-label={label}>
      {Array.from({ length: rows }, (_, row) => (
        <Skeleton key={row} width={`${90 - ((row * 17) % 40)}%`} />
      ))}
    </div>
  );
}
