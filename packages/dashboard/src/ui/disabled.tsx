import { useId, type ReactNode } from 'react';
import { buttonLook } from './button.tsx';
import buttons from './button.module.css';
import { classes } from './classes.ts';
import styles from './hint.module.css';

interface DisabledProps {
  kind?: 'main' | 'plain';
  small?: boolean;
  /** why nothing can be done */
  why: string;
  children: ReactNode;
}

/** A button that can do nothing now. It keeps its place in the order of the keyboard, so that everybody can learn why. */
export function Disabled({ kind, small, why, children }: DisabledProps) {
  const id = useId();
  return (
    <span className={styles.why}>
      <button
        type="button"
        className={classes(buttonLook({ kind, small }), buttons.off)}
        aria-disabled="true"
        aria-describedby={id}
      >
        {children}
      </button>
      <span role="tooltip" id={id} className={styles.text}>
        {why}
      </span>
    </span>
  );
}
