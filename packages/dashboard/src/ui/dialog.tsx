import { useEffect, useId, useRef, type ReactNode } from 'react';
import { X } from 'lucide-react';
import { Button } from './button.tsx';
import { classes } from './classes.ts';
import styles from './dialog.module.css';
import { FailureNote } from './failure-note.tsx';

interface DialogProps {
  title: string;
  onClose: () => void;
  wide?: boolean;
  /** whether only its own buttons close it: for what is shown once, which Escape must not lose */
  keepsOpen?: boolean;
  children: ReactNode;
}

/** An open modal dialog; render it only while it is open. The browser keeps the focus in it, and gives it back. */
export function Dialog({ title, onClose, wide = false, keepsOpen = false, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useIgnoredEscape(keepsOpen);
  useEffect(() => {
    const opener = document.activeElement;
    const element = dialog.current!;
    element.showModal();
    // Otherwise the button that closes it gets the focus.
    element.querySelector<HTMLElement>('input, select, textarea')?.focus();
    return () => {
      element.close();
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    };
  }, []);
  return (
    <dialog
      ref={dialog}
      className={classes(styles.dialog, wide && styles.wide)}
      aria-labelledby={id}
      closedby={keepsOpen ? 'none' : 'closerequest'}
      onCancel={(event) => {
        event.preventDefault();
        if (!keepsOpen) onClose();
      }}
    >
      <div className={styles.head}>
        <h2 id={id}>{title}</h2>
        {!keepsOpen && (
          <Button kind="quiet" small icon onClick={onClose} aria-label="Close">
            <X size={16} aria-hidden="true" />
          </Button>
        )}
      </div>
      <div className={styles.body}>{children}</div>
    </dialog>
  );
}

/** Browsers that do not know `closedby` close a dialog when Escape is pressed a second time, whatever the page answers. */
function useIgnoredEscape(ignored: boolean): void {
  useEffect(() => {
    if (!ignored) return undefined;
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') event.preventDefault();
    };
    window.addEventListener('keydown', onKey, { capture: true });
    return () => window.removeEventListener('keydown', onKey, { capture: true });
  }, [ignored]);
}

/** The row of buttons at the end of a dialog. */
export const DialogFoot = ({ children }: { children: ReactNode }) => <div className={styles.foot}>{children}</div>;

interface ConfirmProps {
  title: string;
  /** what will happen */
  children: ReactNode;
  /** the name of the button, such as "Disable the link" */
  action: string;
  danger?: boolean | undefined;
  busy: boolean;
  error: Error | null;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before something that cannot be undone. */
export function ConfirmDialog({ title, children, action, danger, busy, error, onConfirm, onClose }: ConfirmProps) {
  return (
    <Dialog title={title} onClose={onClose}>
      <div>{children}</div>
      {error && <FailureNote error={error} />}
      <DialogFoot>
        <Button onClick={onClose}>Cancel</Button>
        <Button kind={danger ? 'danger' : 'main'} busy={busy} onClick={onConfirm}>
          {action}
        </Button>
      </DialogFoot>
    </Dialog>
  );
}
