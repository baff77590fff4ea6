import type { ReactNode } from 'react';
import styles from './facts.module.css';

/** Names with their values: `<Facts><Fact name="Email">…</Fact></Facts>`. */
export const Facts = ({ children }: { children: ReactNode }) => <dl className={styles.facts}>{children}</dl>;

export const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </>
);
