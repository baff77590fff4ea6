import type { ReactNode } from 'react';
import styles from './tabs.module.css';

/** Links between the parts of a page; each is a page of its own with its address: `<Link>`s of the router. */
export const Tabs = ({ label, children }: { label: string; children: ReactNode }) => (
  <nav className={styles.tabs} aria-label={label}>
    {children}
  </nav>
);
