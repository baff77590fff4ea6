import { useId, type ReactNode } from 'react';
import { classes } from './classes.ts';
import styles from './hint.module.css';

interface HintProps {
  /** what is said more about it */
  text: string;
  /** whether the text is placed before the end of a row */
  end?: boolean;
  className?: string | undefined;
  children: ReactNode;
}

/** Says more when the pointer is on it, or the focus: a tap on a phone. */
export function Hint({ text, end = false, className, children }: HintProps) {
  const id = useId();
  return (
    <button type="button" className={classes(styles.hint, end && styles.end, className)} aria-describedby={id}>
      {children}
      <span role="tooltip" id={id} className={styles.text}>
        {text}
      </span>
    </button>
  );
}
