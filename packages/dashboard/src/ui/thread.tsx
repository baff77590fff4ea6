// The sign of the product as a picture: the thread from a person to a coin. Dotted, nothing has come along it yet.
import { classes } from './classes.ts';
import styles from './thread.module.css';

export const Thread = ({ className, done = false }: { className?: string | undefined; done?: boolean }) => (
  <svg viewBox="0 0 96 48" className={classes(className, done && styles.done)} aria-hidden="true">
    <path d="M12 36 C40 36 48 40 56 24 S72 12 82 12" className={styles.way} />
    <circle cx="11" cy="36" r="6" className={styles.from} />
    <circle cx="84" cy="12" r="8" className={styles.to} />
  </svg>
);
