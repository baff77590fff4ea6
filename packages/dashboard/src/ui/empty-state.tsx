import type { ReactNode } from 'react';
import styles from './empty-state.module.css';

interface EmptyStateProps {
  title: string;
  /** why there is nothing, and what to do next */
  children: ReactNode;
  /** the button that does it */
  action?: ReactNode;
}

export function EmptyState({ title, children, action }: EmptyStateProps) {
  return (
    <section className={styles.empty}>
      <h2>{title}</h2>
      <p>{children}</p>
      {action}
    </section>
  );
}
