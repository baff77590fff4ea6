import type { ReactNode } from 'react';
import { Skeleton } from './skeleton.tsx';
import styles from './tile.module.css';

/** Key figures in a row: `<Tiles><Tile … /></Tiles>`. */
export const Tiles = ({ children }: { children: ReactNode }) => <dl className={styles.tiles}>{children}</dl>;

interface TileProps {
  label: string;
  /** undefined while it is loading */
  value: string | undefined;
  /** a `Delta` */
  change?: ReactNode;
  /** a `Sparkline` */
  line?: ReactNode;
}

export const Tile = ({ label, value, change, line }: TileProps) => (
  <div className={styles.tile}>
    <dt>{label}</dt>
    <dd className={styles.value}>{value ?? <Skeleton width="5rem" />}</dd>
    {change !== undefined && <dd className={styles.change}>{change}</dd>}
    {line !== undefined && <dd className={styles.spark}>{line}</dd>}
  </div>
);
