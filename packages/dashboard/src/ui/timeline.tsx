// What happened to something, oldest first, along a line.
import type { ReactNode } from 'react';
import styles from './timeline.module.css';
import { DateTime } from './values.tsx';

/** Whether it counts, in the colour of its mark. */
export type TimelineTone = 'good' | 'bad' | 'warn' | 'plain';

export const Timeline = ({ children }: { children: ReactNode }) => <ol className={styles.timeline}>{children}</ol>;

interface MomentProps {
  at: string;
  tone: TimelineTone;
  /** what happened, in bold */
  title: ReactNode;
  /** beside the title: a badge, or an amount */
  beside?: ReactNode;
  /** more about it */
  children?: ReactNode;
}

export const Moment = ({ at, tone, title, beside, children }: MomentProps) => (
  <li className={styles[tone]}>
    <p className={styles.when}>
      <DateTime value={at} />
    </p>
    <p className={styles.what}>
      <strong>{title}</strong> {beside}
    </p>
    {children}
  </li>
);
