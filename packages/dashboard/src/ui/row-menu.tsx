// What is rarely done with a row: behind one button, so that the usual things stay in their places.
import type { ReactNode } from 'react';
import { Ellipsis } from 'lucide-react';
import { buttonLook } from './button.tsx';
import { classes } from './classes.ts';
import styles from './popup.module.css';
import { closePopup, Popup } from './popup.tsx';

/** @param of what the row is about */
export const RowMenu = ({ of, children }: { of: string; children: ReactNode }) => (
  <Popup
    look={buttonLook({ small: true, icon: true, kind: 'quiet' })}
    face={
      <>
        <Ellipsis size={16} aria-hidden="true" />
        <span className="visually-hidden">More actions, {of}</span>
      </>
    }
    className={styles.menu}
    menu
  >
    {children}
  </Popup>
);

interface MenuItemProps {
  danger?: boolean;
  busy?: boolean;
  onChoose: () => void;
  children: ReactNode;
}

export const MenuItem = ({ danger = false, busy = false, onChoose, children }: MenuItemProps) => (
  <button
    type="button"
    role="menuitem"
    tabIndex={-1}
    className={classes(styles.item, danger && styles.danger)}
    aria-disabled={busy || undefined}
    onClick={({ currentTarget }) => {
      if (busy) return;
      closePopup(currentTarget);
      onChoose();
    }}
  >
    {children}
  </button>
);
