import type { ReactNode } from 'react';
import { classes } from './classes.ts';
import styles from './empty-state.module.css';

interface EmptyStateProps {
  title: string;
  /** why there is nothing, and what to do next */
  children: ReactNode;
  /** the button that does it */
  action?: ReactNode;
  /** whether there is nothing because all is done */
  done?: boolean;
}

export function EmptyState({ title, children, action, done = false }: EmptyStateProps) {
  return (
    <section className={styles.empty}>
      <Thread done={done} />
      <h2>{title}</h2>
      <p>{children}</p>
      {action && <div className={styles.action}>{action}</div>}
    </section>
  );
}

/** The sign of the product as a picture: the thread from a person to a coin. Dotted, nothing has come along it yet. */
const Thread = ({ done }: { done: boolean }) => (
  <svg viewBox="0 0 96 48" className={classes(styles.thread, done && styles.done)} aria-hidden="true">
    <path d="M12 36 C40 36 48 40 56 24 S72 12 82 12" className={styles.way} />
    <circle cx="11" cy="36" r="6" className={styles.from} />
    <circle cx="84" cy="12" r="8" className={styles.to} />
  </svg>
);
