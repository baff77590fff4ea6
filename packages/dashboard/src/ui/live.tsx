import styles from './live.module.css';

/** Says that what comes in appears by itself. */
export const Live = ({ text }: { text: string }) => (
  <span className={styles.live}>
    <span className={styles.dot} aria-hidden="true" /> {text}
  </span>
);
