import { useState, type ReactNode } from 'react';
import { Button } from './button.tsx';
import { DialogFoot } from './dialog.tsx';
import styles from './secret-dialog.module.css';

interface ShownOnceFootProps {
  /** whether everything is safe: then it closes at once */
  safe: boolean;
  /** what is lost otherwise, and how to get it again */
  lost: string;
  done?: string | undefined;
  onClose: () => void;
  /** other buttons */
  children?: ReactNode;
}

/** The end of a dialog with what is shown once: who has not copied it confirms that the dialog may close. */
export function ShownOnceFoot({ safe, lost, done = 'Done', onClose, children }: ShownOnceFootProps) {
  const [asked, setAsked] = useState(false);
  const asks = asked && !safe;
  return (
    <>
      {asks && (
        <p role="alert" className={styles.lost}>
          {lost}
        </p>
      )}
      <DialogFoot>
        {children}
        <Button kind={asks ? 'danger' : 'main'} onClick={safe || asked ? onClose : () => setAsked(true)}>
          {asks ? 'Close without copying' : done}
        </Button>
      </DialogFoot>
    </>
  );
}
