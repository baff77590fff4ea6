import type { ReactNode } from 'react';
import styles from './empty-state.module.css';
import { Thread } from './thread.tsx';

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
      <Thread className={styles.thread} done={done} />
      <h2>{title}</h2>
      <p>{children}</p>
      {action}
    </section>
  );
}
